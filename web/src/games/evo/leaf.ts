// The room that the window gives the chart.
import { innerWidth } from "svelte/reactivity/window";

const ONE_LEAF = 1000;
const WIDE = 1280;

/** One column, or two with a narrow or a wide chart. */
export function leaf(): "one" | "narrow" | "wide" {
  const width = innerWidth.current ?? WIDE;
  return width <= ONE_LEAF ? "one" : width < WIDE ? "narrow" : "wide";
}

/** The text size: pixels per letter. */
export const letter = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
