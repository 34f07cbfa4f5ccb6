// Outlines as SVG path data. Functions that take a seed wobble.
import { hand, tenth } from "./hand.ts";

export type Point = readonly [x: number, y: number];

/** A curve through all points (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [before, a, b, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pair(towards(a, before, b))} ${pair(towards(b, after, a))} ${pair(b)}`;
  }
  return d + (closed ? "Z" : "");
}

/** A hand-drawn ellipse. */
export function blob(cx: number, cy: number, rx: number, ry: number, seed: string, amount = 0.05, n = 10): string {
  const random = hand(seed);
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const angle = (i / n) * 2 * Math.PI;
      const reach = 1 + (random() - 0.5) * 2 * amount;
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    }),
  );
}

/** Hand-drawn straight sides. */
export function polygon(corners: readonly Point[], seed: string, amount = 1): string {
  const random = hand(seed);
  const jitter = () => (random() - 0.5) * 2 * amount;
  const drawn = corners.map(([x, y]): Point => [x + jitter(), y + jitter()]);
  const sides = drawn.map(([x, y], i) => {
    const [u, v] = drawn[(i + 1) % drawn.length]!;
    return `Q${pair([(x + u) / 2 + jitter(), (y + v) / 2 + jitter()])} ${pair([u, v])}`;
  });
  return `M${pair(drawn[0]!)}${sides.join("")}Z`;
}

export function box(x: number, y: number, width: number, height: number, seed: string, amount = 1): string {
  return polygon([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], seed, amount);
}

/** Angles for n things, fanned out between two. */
export function fan(n: number, from: number, to: number): number[] {
  return Array.from({ length: n }, (_, i) => (n === 1 ? (from + to) / 2 : from + ((to - from) * i) / (n - 1)));
}

const pair = ([x, y]: Point): string => `${tenth(x)} ${tenth(y)}`;
const towards = (here: Point, before: Point, after: Point): Point => [here[0] + (after[0] - before[0]) / 6, here[1] + (after[1] - before[1]) / 6];
