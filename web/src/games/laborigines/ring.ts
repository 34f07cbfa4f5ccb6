// The ring of tiles: t1 on top, then clockwise, at equal distances along a rounded oval. It is wide beside the notes and tall on a phone.
import { tenth } from "../../ink/hand.ts";
import type { Point } from "../../ink/outline.ts";

export const TILES = 20;

/** A board of nominal size with its middle at 0 0; drawings are placed in per cent of it. */
export interface Layout {
  width: number;
  height: number;
  places: readonly Point[];
  /** Distance of a piece from its tile, inwards. */
  reach: number;
}

export const WIDE: Layout = { width: 1056, height: 716, places: oval(TILES, 448, 288), reach: 74 };
export const TALL: Layout = { width: 390, height: 566, places: oval(TILES, 158, 240), reach: 40 };
export const LAYOUTS = { wide: WIDE, tall: TALL };

/** n places along a superellipse. */
export function oval(n: number, a: number, b: number, power = 2.7): Point[] {
  const steps = 4000;
  const bent = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
  const fine = Array.from({ length: steps + 1 }, (_, i): Point => [a * bent(Math.sin((i / steps) * 2 * Math.PI)), -b * bent(Math.cos((i / steps) * 2 * Math.PI))]);
  const walked = [0];
  for (let i = 1; i <= steps; i++) walked.push(walked[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]));
  return Array.from({ length: n }, (_, k) => fine[walked.findIndex((length) => length >= (walked[steps]! * k) / n)]!);
}

/** A tile's place, moved outwards from the middle, and down. */
export function out({ places }: Layout, tile: number, away: number, down = 0): Point {
  const [x, y] = places[tile]!;
  const length = Math.hypot(x, y);
  return [x + (x / length) * away, y + (y / length) * away + down];
}

/** Where pieces stand: inside the ring, with their feet to the tile; `row` counts the pieces that share it. */
export function standing(layout: Layout, tile: number, row = 0): Point {
  const [x, y] = layout.places[tile]!;
  const above = Math.max(0, -y / Math.hypot(x, y));
  const [u, v] = out(layout, tile, -layout.reach * (1 + 0.38 * above), layout.reach * 0.3);
  return [u + row * layout.reach * 0.85 * (x > 0 ? -1 : 1), v];
}

/** From the left and from the top, in per cent. */
export function percent({ width, height }: Layout, [x, y]: Point): [left: string, top: string] {
  return [`${tenth(50 + (x / width) * 100)}%`, `${tenth(50 + (y / height) * 100)}%`];
}

export interface Spot {
  x: string;
  y: string;
  u: string;
  v: string;
}

/** The same place in both layouts. */
export function spot(place: (layout: Layout) => Point): Spot {
  const [x, y] = percent(WIDE, place(WIDE));
  const [u, v] = percent(TALL, place(TALL));
  return { x, y, u, v };
}

/** The tiles from one to another in one direction: 1 is clockwise. */
export function between(from: number, to: number, step: 1 | -1): number[] {
  const path = [from];
  for (let tile = from; tile !== to; ) {
    tile = (tile + step + TILES) % TILES;
    path.push(tile);
  }
  return path;
}

/** The shorter direction. */
export const shorter = (from: number, to: number): 1 | -1 => ((to - from + TILES) % TILES <= TILES / 2 ? 1 : -1);

/** Hops over the ring's outer half, tile by tile. */
export function hops(layout: Layout, path: readonly number[]): string {
  const height = layout.reach / 2;
  return path
    .slice(1)
    .map((tile, i) => {
      const [x, y] = out(layout, path[i]!, height);
      const [u, v] = out(layout, tile, height);
      const middle: Point = [(x + u) / 2, (y + v) / 2];
      const length = Math.hypot(...middle);
      const [m, n] = middle.map((value) => value + (value / length) * height) as [number, number];
      return `M${tenth(x)} ${tenth(y)}Q${tenth(m)} ${tenth(n)} ${tenth(u)} ${tenth(v)}`;
    })
    .join("");
}

/** The thread between two pieces that belong together, bent towards the middle. */
export function thread(layout: Layout, one: number, other: number): string {
  const [[x, y], [u, v]] = [standing(layout, one), standing(layout, other)];
  const bend = 0.31;
  return `M${tenth(x)} ${tenth(y)}Q${tenth((x + u) * bend)} ${tenth((y + v) * bend)} ${tenth(u)} ${tenth(v)}`;
}
