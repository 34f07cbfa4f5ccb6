// A heap of tokens: rows of seven, five and three, each on the gaps of the row below.
import { hand, tenth } from "../../ink/hand.ts";
import type { Point } from "../../ink/outline.ts";
import type { MutationsView } from "../../protocol/mutations.ts";
import type { Table } from "../../shell/table.svelte.ts";

export const HEAPS = ["food", "shelter", "parasite"] as const;
export type HeapName = (typeof HEAPS)[number];

const ROWS = [7, 5, 3] as const;

/** Positions of tokens on 120 by 48. A heap shows fifteen at most; its number tells the rest. */
export function placesOf(name: HeapName, count: number): Point[] {
  const random = hand(name);
  const places: Point[] = [];
  for (const [row, most] of ROWS.entries()) {
    const here = Math.min(most, count - places.length);
    for (let i = 0; i < here; i++) places.push([tenth(60 + (i - (here - 1) / 2) * 14 + (random() - 0.5) * 3), tenth(36 - row * 10 + (random() - 0.5) * 3)]);
  }
  return places;
}

export const countOf = (name: HeapName, { food, shelters, parasites }: MutationsView): number => ({ food, shelter: shelters, parasite: parasites })[name];

/** A heap in words. */
export const labelOf = (name: HeapName, { words, view }: Table<MutationsView>): string => words.say(`page-on-table-${name}`, { count: countOf(name, view) });
