// What a game shows of itself before it is played: a drawing, small enough for the first page, and how long a game takes.
import type { Component } from "svelte";

export interface Plate {
  default: Component;
  minutes: number;
}

const PLATES = import.meta.glob<Plate>("./*/Plate.svelte");

export const plateOf = (game: string): Promise<Plate | undefined> => PLATES[`./${game}/Plate.svelte`]?.() ?? Promise.resolve(undefined);
