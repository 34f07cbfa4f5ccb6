// Sides of tiles, markers.
import type { Shape } from "../../ink/shape.ts";

export const footprint: Shape = "|M8 9c3 0 4 3 4 6s-1 7-4 7-4-3-4-6 1-7 4-7zM6 3a1.7 2 0 1 0 .01 0zM10 3a1.7 2 0 1 0 .01 0zM17 2c2 0 3 2 3 5s-1 5-3 5-3-2-3-5 1-5 3-5z";
export const disease: Shape = "M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4M4.5 4.5l3 3M16.5 16.5l3 3M4.5 19.5l3-3M16.5 7.5l3-3|M12 5.5a6.5 6.5 0 1 0 .01 0zM10 9.5a1.5 1.5 0 1 0 .01 0zM14.5 13a1.7 1.7 0 1 0 .01 0z";
export const charity: Shape = "M2 14l4-1 5 3h4c2 0 2 2 0 2h-4M15 17l5-3c2-1 3 1 2 2l-7 6H8l-4-2H2|M12 11C8 8 7 6 8 4c1-1.5 3-1 4 .5 1-1.5 3-2 4-.5 1 2 0 4-4 7z";
export const radiation: Shape = "|M12 10a2 2 0 1 0 .01 0zM12 12zM8.5 12L2 12a10 10 0 0 1 5-8.7l3.2 5.6A3.5 3.5 0 0 0 8.5 12zM15.5 12H22a10 10 0 0 0-5-8.7l-3.2 5.6a3.5 3.5 0 0 1 1.7 3.1zM10.2 15l-3.2 5.7a10 10 0 0 0 10 0L13.8 15a3.5 3.5 0 0 1-3.6 0z";
export const lightning: Shape = "|M14 1L4 14h6l-2 9L20 9h-7z";
export const acid: Shape = "M9 2h6M10 2v6L4 19c-1 2 0 3 2 3h12c2 0 3-1 2-3L14 8V2|M7 15h10l2.3 4.5c.4 1-.3 1.5-1.3 1.5H6c-1 0-1.7-.5-1.3-1.5z";
export const smallExplosion: Shape = "|M12 3l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z";
export const hugeExplosion: Shape = "M8 22c2-3 2-6 1-8M16 22c-2-3-2-6-1-8M5 22h14|M12 2c4 0 6 2 6 4 3 0 4 2 4 4s-2 4-5 4c-2 1-8 1-10 0-3 0-5-2-5-4s1-4 4-4c0-2 2-4 6-4z";
export const cure: Shape = "M9 2h6M10 2v5L6 13v9h12v-9l-4-6V2M9.5 16.5h5M12 14v5";
export const green: Shape = "M12 22V11|M12 13C6 13 3 10 3 5c6 0 9 3 9 8zM12 11c0-4 3-7 9-7 0 5-3 7-9 7z";
export const danger: Shape = "M12 3L1.5 21h21zM12 9v6|M12 16.5a1.3 1.3 0 1 0 .01 0z";
export const energy: Shape = "|M12 2l9 5v10l-9 5-9-5V7z";
