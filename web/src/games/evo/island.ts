// Positions on the chart of the island: pointy-topped hexes at doubled-width coordinates.
import { hand } from "../../ink/hand.ts";
import { polygon, type Point } from "../../ink/outline.ts";
import type { SpaceView } from "../../protocol/evo.ts";

export const WIDTH = 62;
const RADIUS = WIDTH / Math.sqrt(3);
const PITCH = RADIUS * 1.5;
const SEA = 46;
const WAVES = 46;

export type Place = Pick<SpaceView, "name" | "x" | "r">;

export const centre = ({ x, r }: Place): Point => [(x * WIDTH) / 2, r * PITCH];

/** A hand-drawn hexagon around a space. The same place and size give the same outline. */
export function hexagon(space: Place, size: number, wobble: number): string {
  const [x, y] = centre(space);
  const corners = [0, 1, 2, 3, 4, 5].map((i): Point => [x + RADIUS * size * Math.sin((i * Math.PI) / 3), y - RADIUS * size * Math.cos((i * Math.PI) / 3)]);
  return polygon(corners, `${space.name} ${size}`, wobble);
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The island with some sea around it. */
export function frame(spaces: readonly Place[]): Frame {
  const xs = spaces.map((space) => centre(space)[0]);
  const ys = spaces.map((space) => centre(space)[1]);
  const [left, top] = [Math.min(...xs) - SEA, Math.min(...ys) - SEA - 6];
  return { left, top, width: Math.max(...xs) + SEA - left, height: Math.max(...ys) + SEA + 6 - top };
}

/** Where to draw waves, away from the shore. */
export function waves(board: string, spaces: readonly Place[]): Point[] {
  const random = hand(board);
  const { left, top, width, height } = frame(spaces);
  const anywhere = Array.from({ length: WAVES }, (): Point => [left - 60 + random() * (width + 120), top - 30 + random() * (height + 60)]);
  return anywhere.filter(([u, v]) => spaces.every((space) => Math.hypot(centre(space)[0] - u, centre(space)[1] - v) > 72));
}

const STEPS: Readonly<Record<string, readonly [dx: number, dr: number]>> = { nw: [-1, -1], ne: [1, -1], w: [-2, 0], e: [2, 0], sw: [-1, 1], se: [1, 1] };

/** The direction of a neighbour, as in the notation; null if the spaces are not adjacent. */
export function direction(from: Place, to: Place): string | null {
  return Object.keys(STEPS).find((way) => from.x + STEPS[way]![0] === to.x && from.r + STEPS[way]![1] === to.r) ?? null;
}

/** The neighbours of a space, each with its direction, without the sea. */
export function neighbours<P extends Place>(space: Place, spaces: readonly P[]): [way: string, there: P][] {
  return Object.entries(STEPS).flatMap(([way, [dx, dr]]) => spaces.filter((one) => one.x === space.x + dx && one.r === space.r + dr).map((one): [string, P] => [way, one]));
}
