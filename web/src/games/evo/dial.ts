// The ring of the climate: six positions clockwise around a middle of 110, 110.
import { tenth } from "../../ink/hand.ts";
import type { Point } from "../../ink/outline.ts";

const STEP = Math.PI / 3;
const MIDDLE = 110;

export function point(position: number, radius: number): Point {
  return [tenth(MIDDLE + radius * Math.sin(position * STEP)), tenth(MIDDLE - radius * Math.cos(position * STEP))];
}

/** A position as a segment of the ring, with a gap to its neighbours. */
export function sector(position: number, inner = 46, outer = 92): string {
  const at = (edge: number, gap: number, radius: number): string => point(position + edge - (Math.sign(edge) * gap) / STEP, radius).join(" ");
  return `M${at(-0.5, 0.03, outer)}A${outer} ${outer} 0 0 1 ${at(0.5, 0.03, outer)}L${at(0.5, 0.05, inner)}A${inner} ${inner} 0 0 0 ${at(-0.5, 0.05, inner)}Z`;
}

/** The next angle of a hand that turns the shorter way to a position. */
export function turned(angle: number, position: number): number {
  const way = (((position * 60 - angle) % 360) + 540) % 360 - 180;
  return angle + way;
}
