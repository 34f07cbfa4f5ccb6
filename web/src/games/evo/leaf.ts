// How much room the window gives the chart.
import { innerWidth } from "svelte/reactivity/window";

const ONE_LEAF = 1000;
const WIDE = 1280;

/** One leaf, or an open notebook that is narrow or wide. */
export function leaf(): "one" | "narrow" | "wide" {
  const width = innerWidth.current ?? WIDE;
  return width <= ONE_LEAF ? "one" : width < WIDE ? "narrow" : "wide";
}

/** How large the text is: the pixels of a letter. */
export const letter = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
