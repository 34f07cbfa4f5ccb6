// The three colours of blocks and squares, in the rulebook's order.
import { berry, fern, grain } from "./icons.ts";

export const COLOURS = ["red", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];
export type Counts = Readonly<Record<string, number>>;

export const FOOD = { red: berry, yellow: grain, green: fern };

export const countOf = (counts: Counts, colour: Colour): number => counts[colour] ?? 0;
export const total = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0);
/** One entry per block, in order: red, red, green. */
export const each = (counts: Counts): Colour[] => COLOURS.flatMap((colour) => Array<Colour>(countOf(counts, colour)).fill(colour));
