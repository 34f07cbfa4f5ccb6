// The river of chances: a band for each player, as thick as the chance of winning.
import { smooth, type Point } from "../ink/outline.ts";
import type { Analysis } from "./analysis.ts";

/** For each player, the path of the band and the places where it is wide enough for a symbol. */
export interface Band {
  d: string;
  marks: readonly { x: number; y: number; size: number }[];
}

const STEP = 8; // pixels between two points of an edge
const AROUND = 4; // neighbours on each side in the running median, which removes noise of the search
const REGIONS = [[0.04, 0.34], [0.34, 0.66], [0.66, 0.98]] as const;
const LEAST = 15; // pixels that a band needs for a symbol
const LARGEST = 17;

export function river(analysis: Analysis, length: number, width: number, height: number): Band[] {
  const steps = Math.max(8, Math.round(width / STEP));
  const levels = levelsOf(analysis, length, steps);
  const seats = levels[0]!.length - 1;
  const at = (k: number, edge: number): Point => [(k / steps) * width, height * levels[k]![edge]!];
  return Array.from({ length: seats }, (_, seat) => {
    const upper = levels.map((_, k) => at(k, seat));
    const lower = levels.map((_, k) => at(k, seat + 1)).reverse();
    const marks = REGIONS.flatMap(([from, to]) => {
      const k = widest(levels, seat, Math.ceil(from * steps), Math.floor(to * steps));
      const [x, top] = at(k, seat);
      const wide = at(k, seat + 1)[1] - top;
      return wide > LEAST ? [{ x, y: top + wide / 2, size: Math.min(LARGEST, wide * 0.7) }] : [];
    });
    return { d: `${smooth(upper, false)}L${smooth(lower, false).slice(1)}Z`, marks };
  });
}

/** The edges between the bands at each step, from 0 at the top to 1. */
function levelsOf({ decisions, course }: Analysis, length: number, steps: number): number[][] {
  const places = decisions.flatMap(({ number }) => [number - 1, number]);
  const chancesAt = (k: number): number[] => {
    if (k === steps) return course.at(-1)!;
    const i = Math.max(0, places.findLastIndex((place) => place <= (k / steps) * length));
    const near = course.slice(Math.max(0, i - AROUND), i + AROUND + 1);
    return near[0]!.map((_, seat) => median(near.map((chances) => chances[seat]!)));
  };
  return Array.from({ length: steps + 1 }, (_, k) => {
    const chances = chancesAt(k);
    const sum = chances.reduce((a, b) => a + b, 0) || 1;
    let level = 0;
    return [0, ...chances.map((chance) => (level += chance / sum))];
  });
}

function widest(levels: readonly number[][], seat: number, from: number, to: number): number {
  const width = (k: number): number => levels[k]![seat + 1]! - levels[k]![seat]!;
  let best = from;
  for (let k = from; k <= to; k++) if (Math.min(width(k - 1), width(k), width(k + 1)) > width(best)) best = k;
  return best;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
