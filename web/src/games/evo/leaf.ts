// The room that the window gives the chart.
import { innerWidth } from "svelte/reactivity/window";
import { isOneLeaf } from "../../shell/leaf.ts";

const WIDE = 1280;

/** One leaf, or two with a narrow or a wide chart. */
export function leaf(): "one" | "narrow" | "wide" {
  return isOneLeaf() ? "one" : (innerWidth.current ?? WIDE) < WIDE ? "narrow" : "wide";
}

/** The text size: pixels per letter. */
export const letter = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);
