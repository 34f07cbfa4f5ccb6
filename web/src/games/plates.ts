// A game's drawing on the first page, and how long it takes.
import type { Component } from "svelte";

export interface Plate {
  default: Component;
  minutes: number;
}

const PLATES = import.meta.glob<Plate>("./*/Plate.svelte");

export const plateOf = (game: string): Promise<Plate | undefined> => PLATES[`./${game}/Plate.svelte`]?.() ?? Promise.resolve(undefined);
