// A game's drawing on the first page, and how long it takes, if that is known.
import type { Component } from "svelte";

export interface Plate {
  default: Component<{ game: string }>;
  minutes?: number;
}

const PLATES = import.meta.glob<Plate>("./*/Plate.svelte");

/** The drawing of a game without a folder is made from its name. */
export const plateOf = (game: string): Promise<Plate> => PLATES[`./${game}/Plate.svelte`]?.() ?? import("../things/Plate.svelte");
