// Icons of the replay.
import type { Shape } from "../ink/shape.ts";

export const first: Shape = "M5 5v14|M20 4v16L8 12z";
export const last: Shape = "M19 5v14|M4 4v16l12-8z";
export const back: Shape = "M15 4l-8 8 8 8";
export const on: Shape = "M9 4l8 8-8 8";
export const play: Shape = "|M6 3v18l14-9z";
export const pause: Shape = "|M6 4h4v16H6zM14 4h4v16h-4z";
export const turnBack: Shape = "M11 12H2M6 7l-5 5 5 5|M13 3h10v11l-5 5-5-5z";
export const turnOn: Shape = "M13 12h9M18 7l5 5-5 5|M1 3h10v11l-5 5-5-5z";
export const ring: Shape = "M12 7a5 5 0 1 0 .01 0z";
export const danger: Shape = "M12 3L2 21h20zM12 10v5|M12 17a1.2 1.2 0 1 0 .01 0z";
export const keep: Shape = "M12 3v12M7 10l5 5 5-5M5 16v5h14v-5";
