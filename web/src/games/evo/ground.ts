// The vegetation of a space, in a few strokes. The seed keeps each space's looks.
import { hand, tenth } from "../../ink/hand.ts";
import type { Point } from "../../ink/outline.ts";
import type { SpaceView } from "../../protocol/evo.ts";
import { centre } from "./island.ts";

export interface Ground {
  strokes: string;
  width: number;
  /** Grains of sand. */
  grains: readonly Point[];
  /** The flank of a mountain. */
  peak: string;
}

export function ground(space: Pick<SpaceView, "name" | "x" | "r" | "zone">): Ground {
  const [x, y] = centre(space);
  const random = hand(space.name);
  const scattered = (n: number): Point[] => Array.from({ length: n }, () => [tenth(x + (random() - 0.5) * 38), tenth(y + (random() - 0.5) * 40)]);
  const nothing = { strokes: "", width: 0.9, grains: [], peak: "" };
  const [left, above] = [tenth(x), tenth(y)];
  switch (space.zone) {
    case "beach":
      return { ...nothing, grains: scattered(7), strokes: `M${left - 14} ${above - 20}q5-4 9 0t9 0` };
    case "plain":
      return { ...nothing, strokes: scattered(5).map(([u, v]) => `M${u - 3} ${v}q-1-4-2-5M${u} ${v}q0-5 1-7M${u + 3} ${v}q1-3 3-5`).join("") };
    case "hill":
      return { ...nothing, width: 1, strokes: scattered(3).map(([u, v]) => `M${u - 8} ${v}q8-11 16 0`).join("") };
    default:
      return { ...nothing, width: 1, peak: `M${left - 20} ${above - 6}l10-19 7 12 5-8 13 15`, strokes: `M${left - 14} ${above - 17}l4 4 3-4M${left + 4} ${above + 22}l5-7 6 7` };
  }
}
