// The meteor track as a chain of stones.
import type { Point } from "../../ink/outline.ts";

const GAP = 37.5;
const LEAST = 6;

/** The stone in the nth place shown. */
export const stone = (place: number): Point => [24 + place * GAP, 30 + (place % 2 ? 3 : -3)];
export const trackWidth = (stones: number): number => stone(stones - 1)[0] + 26;

/** On a narrow screen: the spaces around the meteor, and those where it can strike. */
export function shortTrack(meteor: number, track: readonly number[]): number[] {
  return [...track.keys()].filter((space) => space >= Math.min(meteor - 1, track.length - LEAST) && (space <= meteor + 2 || track[space]! > 0));
}

/** `1–3`: the rolls with which it strikes. */
export const rolls = (highest: number): string => (highest > 1 ? `1–${highest}` : String(highest));
