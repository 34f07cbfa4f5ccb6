// Genes, zones, climate.
import type { Shape } from "../../ink/shape.ts";

export const dino: Shape = "|M1 15c4 0 5-5 9-5.5 3-.5 4-1 5-4C16 2.5 19 2 21 3c2.5 1 2 4-.5 4-1.5 0-2 1-2 2.5 0 3-.5 4.5-1 6V21h-3l-.5-4h-4l-.5 4h-3v-4.5C5 17.5 3 17 1 15z";
export const tail: Shape = "M21 5c-3 0-6 1-7 5s-1 6-5 7-6-1-6-3 2-3 4-2";
export const foot: Shape = "|M8 4h7c0 4 0 7 1 9l5 4c1 1 0 4-2 4H6c-1-5 2-10 2-17z";
export const horn: Shape = "|M5 21c-3-9 3-17 15-19-5 4-7 9-6 15z";
export const egg: Shape = "|M12 2c4 0 7 6 7 11a7 8 0 0 1-14 0c0-5 3-11 7-11z";
export const fur: Shape = "M4 20c0-5 2-7 2-11M9 21c0-6 2-9 1-14M14 21c0-6 3-9 3-15M19 20c0-4 2-6 2-10M4 14c-1-2-1-4-2-5M12 12c-1-4-2-6-1-9";
export const parasol: Shape = "M12 2v20c0 1 3 1 3-1|M1 13C2 6 7 3 12 3s10 3 11 10c-2-2-5-2-6 0-1-2-4-2-5 0-1-2-4-2-5 0-1-2-4-2-6 0z";
export const mutant: Shape = "M6 2c0 8 12 12 12 20M18 2c0 8-12 12-12 20M7 5h10M8 8h8M8 16h8M7 19h10";
export const card: Shape = "M6 3h12v18H6zM9 7h6|M12 10l1.5 3 3 .4-2.2 2.2.6 3-2.9-1.5-2.9 1.5.6-3-2.2-2.2 3-.4z";
export const beach: Shape = "M2 18c3-3 5-3 7 0s4 3 7 0 4-2 6 0M3 13c4-6 13-7 18-1";
export const plain: Shape = "M2 20h20M6 20c0-4-1-6-2-7M7 20c0-6 1-9 2-11M12 20c0-4-1-6-1-8M17 20c0-4-1-6-2-8M18 20c0-4 1-6 2-7";
export const hill: Shape = "M2 19c3-9 8-9 11 0M10 13c3-7 8-5 12 6";
export const mountain: Shape = "M1 20L9 5l5 9 3-5 6 11zM6 11l3 2 3-2";
export const snow: Shape = "M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 3.5l3 3 3-3M9 20.5l3-3 3 3";
export const skull: Shape = "M9 21v-3M12 21v-3M15 21v-3|M12 2c-5 0-9 3.5-9 8 0 3 1 4.5 3 6v3h12v-3c2-1.5 3-3 3-6 0-4.5-4-8-9-8zM8.5 9a2.3 2.3 0 1 0 .01 0zM15.5 9a2.3 2.3 0 1 0 .01 0z";
export const meteor: Shape = "M14 10L22 2M11 7l5-5M17 13l5-5|M8 10a6 6 0 1 0 .01 0z";
export const bag: Shape = "M8 3h8l-2 4c5 3 7 7 6 11-1 3-15 3-16 0-1-4 1-8 6-11zM9 7h6";
