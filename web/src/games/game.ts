// What a game brings to its page. Everything is drawn from the view; the page knows no rules.
import type { Component } from "svelte";
import type { Pigment } from "../ink/pigment.ts";
import type { Choice, Message } from "../protocol/engine.ts";
import type { Table } from "../shell/table.svelte.ts";
import type { Measure } from "../table/story.ts";

/** How a seat looks wherever it is named: its pigment, and a number where several seats wear it. */
export interface SeatLook {
  name: string;
  pigment: Pigment;
  number?: number;
}

/** The seat that a name belongs to: its own, or that of a piece, whose name has a number behind the seat's; -1 where there is none. */
export function seatCalled(seats: readonly SeatLook[], name: string): number {
  return seats.findIndex((seat) => seat.name === name || seat.name === name.replace(/\d$/, ""));
}

/** Where the game stands: the words of the moment, and the phases of a turn with the one it is in (-1 before and after). */
export interface Course {
  when: Message;
  phases: readonly Message[];
  now: number;
}

/** Seats that play together: one frame clasps their panels, with what they have together. */
export interface Team {
  title: Message;
  pigment: Pigment;
  seats: readonly number[];
  points: number;
}

/** What a thing is, told on hover in a sentence and in a closer look with drawing, rule and numbers. */
export interface Look {
  title: string;
  kind: string;
  sentence: string;
  rule?: string;
  numbers: readonly (readonly [what: string, howMany: string | number])[];
  /** What it is made of, each with its own sentence. */
  texts?: readonly (readonly [what: string, sentence: string])[];
}

export interface OfTable<V> {
  table: Table<V>;
}
export interface OfSeat<V> extends OfTable<V> {
  seat: number;
}

export interface GamePage<V> {
  /** The board, as large as its frame lets it be. */
  Board: Component<OfTable<V>>;
  /** What lies before you on the desk. */
  Own: Component<OfSeat<V>>;
  /** In a player's panel: what is compared, large; and what else is public, small. */
  Score: Component<OfSeat<V>>;
  Facts: Component<OfSeat<V>>;
  /** A player as a drawing, for the podium. */
  Emblem: Component<OfSeat<V>>;
  /** What the story of a match shows first, where ranks go by something that hardly changes. */
  measure?: Measure<V>;
  /** The drawing of a closer look. */
  Portrait: Component<OfTable<V> & { thing: string }>;

  seats(view: V): SeatLook[];
  /** Who plays together; without this, or where it is empty, everybody alone. */
  teams?(view: V): readonly Team[];
  course(view: V): Course;
  /** The things one taps for a choice, in order. */
  route(choice: Choice): readonly string[];
  /** What a button says of a choice that is half made: the rest of it. Without this, the whole choice. */
  label?(choice: Choice): Message | null;
  /** Choices that differ by a number alone share one button and a stepper; null for the others. */
  amount?(choice: Choice): number | null;
  /** The action that a tap on an unlit thing would mean, or what is to be said of it; null where it is only to be looked at. Without this, a choice with that thing in it. */
  meaning?(thing: string, choices: readonly Choice[], chosen: readonly string[], view: V): string | Message | null;
  /** Pieces whose names others get when some are gone, each with the id that it keeps. */
  pieces?(view: V): readonly { id: number; name: string }[];
  /** Whether a thing is drawn, on the board or on the desk. */
  isDrawn(thing: string, view: V): boolean;
  look(thing: string, table: Table<V>): Look | null;
}

/** Each game's board is a chunk of its own, found by its folder. */
const PAGES = import.meta.glob("./*/index.ts", { import: "default" });

export const GAMES: readonly string[] = Object.keys(PAGES).map((path) => path.split("/")[1]!);

/** Without one a game is played in the terminal. */
export const hasBoard = (game: string): boolean => GAMES.includes(game);

export async function gamePage(game: string): Promise<GamePage<unknown>> {
  return (await PAGES[`./${game}/index.ts`]!()) as GamePage<unknown>;
}
