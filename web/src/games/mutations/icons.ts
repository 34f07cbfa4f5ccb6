// Traits and tokens.
import type { Shape } from "../../ink/shape.ts";

export const barkBeetle: Shape = "M12 8v13M12 8c-4 0-6 3-6 7s3 6 6 6 6-2 6-6-2-7-6-7zM9 5l-3-3M15 5l3-3M6 12H2M18 12h4M6 17l-3 2M18 17l3 2|M12 4a3 3 0 0 1 3 4H9a3 3 0 0 1 3-4z";
export const poisonous: Shape = "M8 21v-4M12 21v-4M16 21v-4M6 17h12|M12 2a8 8 0 0 1 8 8c0 3-2 4-2 6H6c0-2-2-3-2-6a8 8 0 0 1 8-8zM9 9a2 2 0 1 0 .01 0zM15 9a2 2 0 1 0 .01 0z";
export const budding: Shape = "M12 22V12M12 16c-4 0-6-2-6-5M12 18c4 0 6-2 6-5|M12 2c3 3 3 7 0 10-3-3-3-7 0-10z";
export const metabolicSyndrome: Shape = "M7 3h10M7 21h10M8 3c0 5 3 6 3 9s-3 4-3 9M16 3c0 5-3 6-3 9s3 4 3 9|M9 20c0-3 2-4 3-4s3 1 3 4z";
export const developmentDefects: Shape = "M5 19L19 5M3 15l6 6M15 3l6 6M8 10l6 6M10 8l6 6";
export const extremophile: Shape = "M12 3a2.5 2.5 0 0 1 2.5 2.5V14a5 5 0 1 1-5 0V5.5A2.5 2.5 0 0 1 12 3zM18 5h3M18 9h3|M12 9a1 1 0 0 1 1 1v5a3 3 0 1 1-2 0v-5a1 1 0 0 1 1-1z";
export const mimicry: Shape = "M3 6c6 2 12 2 18 0 1 8-2 14-9 14S2 14 3 6zM7 11c1-1 3-1 4 1M13 12c1-2 3-2 4-1M9 16c2 1 4 1 6 0";
export const highBodyWeight: Shape = "M9 8a3 3 0 1 1 6 0|M6 8h12l3 13H3z";
export const burrowing: Shape = "M2 13h5M17 13h5M7 13c0 5 2 8 5 8s5-3 5-8M9 3v5M12 2v6M15 3v5|M8 8h8l-4 7z";
export const simplification: Shape = "M12 3v12M7 10l5 5 5-5M4 20h16";
export const grazing: Shape = "M3 21h18M6 21c0-6-1-9-3-11M9 21c0-8 0-12-1-16M13 21c0-6 2-10 4-12M17 21c0-4 1-6 4-8";
export const carnivorous: Shape = "|M2 5c6-2 14-2 20 0-1 3-2 4-3 4l-2 5-2-5h-2l-2 4-2-4-2 5-2-5C4 9 3 8 2 5zM6 20l2-4 2 4zM12 20l2-4 2 4z";
export const running: Shape = "M13 8l-4 3 4 4-1 6M9 11l-4 3M13 8l4 3h4M13 15l-5 5|M15 2.5a2.5 2.5 0 1 0 .01 0z";
export const swimming: Shape = "M2 20c2-2 4-2 6 0s4 2 6 0 4-2 7 0|M3 9c4-5 10-5 14 0l4-4v9l-4-4c-4 5-10 5-14-1z";
export const obligateCarnivorous: Shape = "|M3 4h18c0 3-1 4-3 5-.3 6-2 10-3.5 13C13 18 13 13 13 9h-2c0 4 0 9-1.5 13C8 19 6.3 15 6 9 4 8 3 7 3 4z";
export const scavenger: Shape = "M4 7l6-3M8 20c3-6 5-8 10-9|M4 6c4-3 9-2 10 3 4 1 7 4 8 9-6 1-11-1-13-6-3 0-5-2-5-6z";
export const anglerfish: Shape = "M8 9C9 4 13 2 17 3M20 12l3-3v9l-3-3|M17 1.5a2 2 0 1 0 .01 0zM2 14c4-7 14-7 18 0-4 7-14 7-18 0zM6 12a1.5 1.5 0 1 0 .01 0z";
export const flight: Shape = "|M2 5c6 0 9 2 10 7 1-5 4-7 10-7-1 4-3 6-6 7 1 2 0 4-4 8-4-4-5-6-4-8-3-1-5-3-6-7z";
export const intellect: Shape = "M12 3c-5 0-8 3-8 7 0 3 2 4 2 7v4h7v-3h3c2 0 2-2 2-4l2-1-2-4c0-4-3-6-6-6zM9 9c2-2 5-1 5 1s-3 2-3 4";
export const viviparous: Shape = "M4 13c0-6 4-9 8-9s8 3 8 9c0 5-4 8-8 8s-8-3-8-8z|M12 11a4 4 0 0 1 3 6c-2 2-6 1-6-2 0-2 1-4 3-4z";
export const aedificator: Shape = "M2 12L12 4l10 8M5 10v11h14V10M10 21v-6h4v6";
export const herding: Shape = "M2 20h20|M6 9a3 3 0 1 0 .01 0zM12 5a3 3 0 1 0 .01 0zM18 9a3 3 0 1 0 .01 0zM3 19c0-3 6-3 6 0zM9 15c0-3 6-3 6 0v4H9zM15 19c0-3 6-3 6 0z";
export const shelter: Shape = "|M12 3L1 12l2 2 2-1.6V21h14v-8.6L21 14l2-2z";
export const parasite: Shape = "M7 9L3 6M6 13H2M7 17l-4 3M17 9l4-3M18 13h4M17 17l4 3|M12 3a3.5 3.5 0 0 1 3.3 4.6C17 9 18 11 18 13.5c0 4-2.5 7.5-6 7.5s-6-3.5-6-7.5C6 11 7 9 8.7 7.6A3.5 3.5 0 0 1 12 3z";
export const food: Shape = "|M12 7c2-2 8-2 8 4 0 6-4 11-8 11S4 17 4 11c0-6 6-6 8-4zM12 6c0-2 1-4 4-5 0 3-1 5-4 5z";
