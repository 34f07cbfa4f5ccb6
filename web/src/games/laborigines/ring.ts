// The ring of tiles: t1 on top, then clockwise. It is a rounded oval beside the notes, and on a phone a frame of five by seven, where tiles are largest.
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
  /** Where a piece's feet are, from the middle of its tile. */
  feet: (tile: number) => Point;
}

const WIDE_REACH = 74;
export const WIDE: Layout = { width: 1056, height: 716, places: oval(TILES, 448, 288), reach: WIDE_REACH, feet: feetInOval };
export const TALL: Layout = { width: 390, height: 566, places: frame(81, 79), reach: 40, feet: feetInFrame };
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

/** A frame of five columns and seven rows around the middle, with its corners drawn in. */
function frame(across: number, down: number): Point[] {
  const side = [-3, -2, -1, 0, 1, 2, 3].map((row) => row * down);
  const top: Point[] = [[0, -3 * down], [across, -3 * down]];
  const bottom: Point[] = [1, 0, -1].map((column) => [column * across, 3 * down]);
  const column = (x: number, rows: readonly number[]): Point[] => rows.map((y) => (Math.abs(y) === 3 * down ? [x * 0.97, y * 0.98] : [x, y]));
  return [...top, ...column(2 * across, side), ...bottom, ...column(-2 * across, side.toReversed()), [-across, -3 * down]];
}

/** Towards the middle, and lower on top, so that the whole piece is inside. */
function feetInOval(tile: number): Point {
  const [x, y] = WIDE.places[tile]!;
  const length = Math.hypot(x, y);
  const away = WIDE_REACH * (1 + 0.38 * Math.max(0, -y / length) + 0.14 * Math.abs(x / length));
  return [(-x / length) * away, (-y / length) * away + WIDE_REACH * 0.3];
}

/** Clear of the tile: below the top row with its tokens, above the bottom row, and beside the columns. Next to a corner they make room for the piece of the corner. */
function feetInFrame(tile: number): Point {
  const [x, y] = TALL.places[tile]!;
  const inwards = x > 0 ? -1 : 1;
  const [isSide, isEnd] = [Math.abs(x) > 120, Math.abs(y) > 200];
  const beyondTile = y < 0 ? 80 : -36;
  if (isSide && isEnd) return [inwards * 44, y < 0 ? 64 : -36];
  if (isEnd) return [x ? inwards * 20 : 0, beyondTile];
  return [inwards * 54, Math.abs(y) < 120 ? 14 : y < 0 ? 30 : -8];
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
  const [across, down] = layout.feet(tile);
  return [x + across + row * layout.reach * 0.85 * (x > 0 ? -1 : 1), y + down];
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
