// Food and tokens.
import type { Shape } from "../../ink/shape.ts";

export const bird: Shape = "|M3 13c0-4 4-5 7-4 3 .5 3.5-2 3.5-4C13.5 2.5 16 1.5 18 2c2 .5 5 2 5 5l-3-.5c-1 3-2 4-2 8 0 4-3 6-6 6.2V23h-2v-2.2C6 20 3 17 3 13zM17 4.5a1.2 1.2 0 1 0 .01 0z";
export const berry: Shape = "M12 9c0-3 2-5 5-6|M8 9a5 5 0 1 0 .01 0zM16 10a5 5 0 1 0 .01 0z";
export const grain: Shape = "M12 22V9|M12 2c2 2 2 5 0 7-2-2-2-5 0-7zM6 8c3 0 5 2 5 5-3 0-5-2-5-5zM18 8c-3 0-5 2-5 5 3 0 5-2 5-5zM6 14c3 0 5 2 5 5-3 0-5-2-5-5zM18 14c-3 0-5 2-5 5 3 0 5-2 5-5z";
export const fern: Shape = "M12 22V4|M12 2c2 2 2 4 0 6-2-2-2-4 0-6zM4 9c4-1 7 1 8 4-4 1-7-1-8-4zM20 9c-4-1-7 1-8 4 4 1 7-1 8-4zM5 16c3-1 6 0 7 3-3 1-6 0-7-3zM19 16c-3-1-6 0-7 3 3 1 6 0 7-3z";
export const advantage: Shape = "M12 21c-6 0-9-4-8-12M12 21c6 0 9-4 8-12|M12 4l2 4 4 .5-3 3 .8 4L12 13.5 8.2 15.5l.8-4-3-3L10 8zM3 12l3 2-3 1zM21 12l-3 2 3 1z";
export const famine: Shape = "M12 22V11M12 11c-4 0-6-2-7-6M12 13c4 0 6-2 6-7M5 5l3 0M18 6l-3-1M5 22h14M8 18l-3-1M16 18l3-2";
export const relocation: Shape = "M12 2a6 6 0 0 1 6 6c0 3-3 5-4 8h-4c-1-3-4-5-4-8a6 6 0 0 1 6-6zM10 19h4v3h-4zM10 8c0 3 1 5 2 8 1-3 2-5 2-8";
