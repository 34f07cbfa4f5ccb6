// What a game adds to the page. Everything is drawn from the view; the page knows no rules.
import type { Component } from "svelte";
import type { Pigment } from "../ink/pigment.ts";
import type { Choice, Message } from "../protocol/engine.ts";
import type { GameInfo } from "../protocol/server.ts";
import type { Table } from "../shell/table.svelte.ts";
import type { Measure } from "../table/story.ts";

/** How a seat looks everywhere: its pigment, and a number if several seats share it. */
export interface SeatLook {
  name: string;
  pigment: Pigment;
  number?: number;
}

/** The seat that a player's name belongs to, or that of a piece which is told as its player: `red` and `red1`, the first of red's twins; else -1. */
export function seatCalled(seats: readonly SeatLook[], name: string): number {
  return seats.findIndex((seat) => seat.name === name || seat.name === name.replace(/\d$/, ""));
}

/** The state of the game in words, and the phases of a turn with the index of the current one (-1 before and after). */
export interface Course {
  when: Message;
  phases: readonly Message[];
  now: number;
}

/** Seats that play together: one frame joins their panels and shows their total. */
export interface Team {
  title: Message;
  pigment: Pigment;
  seats: readonly number[];
  points: number;
}

/** A description of a thing: a sentence on hover; drawing, rule and numbers in a closer look. */
export interface Look {
  title: string;
  kind: string;
  sentence: string;
  rule?: string;
  numbers: readonly (readonly [what: string, howMany: string | number])[];
  /** Its parts, each with a sentence. */
  texts?: readonly (readonly [what: string, sentence: string])[];
}

export interface OfTable<V> {
  table: Table<V>;
}
export interface OfSeat<V> extends OfTable<V> {
  seat: number;
}

export interface GamePage<V> {
  /** The board, as large as its frame allows. */
  Board: Component<OfTable<V>>;
  /** Your own things on the desk. */
  Own: Component<OfSeat<V>>;
  /** In a player's panel: the score, large, and other public information, small. */
  Score: Component<OfSeat<V>>;
  Facts: Component<OfSeat<V>>;
  /** A player as a drawing, for the podium. */
  Emblem: Component<OfSeat<V>>;
  /** The first curve in the story of a match, if the score itself hardly changes. */
  measure?: Measure<V>;
  /** The drawing of a closer look. */
  Portrait: Component<OfTable<V> & { thing: string }>;

  /** The names of pieces and places are drawn unless the user hides them. */
  isNamed?: boolean;

  seats(view: V): SeatLook[];
  /** Whether a player has nothing to do for the rest of the game; without this function, none is out before the end. */
  isOut?(view: V, seat: number): boolean;
  /** The teams; without this function, or if it returns none, each player plays alone. */
  teams?(view: V): readonly Team[];
  course(view: V): Course;
  /** The things to tap for a choice, in order. */
  route(choice: Choice, view: V): readonly string[];
  /** A second route to a choice, such as one that begins with what the first one ends with. */
  shortcut?(choice: Choice): readonly string[] | null;
  /** The label of a button for the rest of a half-made choice; by default the whole choice. */
  label?(choice: Choice): Message | null;
  /** Choices that differ only by a number share one button and a stepper; null for the others. */
  amount?(choice: Choice): number | null;
  /** The action that a tap on an unlit thing would mean, or a message about it; null if it can only be looked at. By default, a choice that contains the thing. */
  meaning?(thing: string, choices: readonly Choice[], chosen: readonly string[], view: V): string | Message | null;
  /** What kind of thing a name stands for, so that a tap can take one thing for another; by default the name without its number. */
  kind?(thing: string, view: V): string;
  /** Whether a thing is drawn on the board or on the desk. */
  isDrawn(thing: string, view: V, choices: readonly Choice[]): boolean;
  look(thing: string, table: Table<V>): Look | null;
}

/** The board of each game is a chunk of its own, found by its folder. */
const PAGES = import.meta.glob("./*/index.ts", { import: "default" });

export const GAMES: readonly string[] = Object.keys(PAGES).map((path) => path.split("/")[1]!);

/** The view of all games in one file, which one board draws. */
const OF_THINGS = "TableView";

/** Whether a game is one file: its words and rules come from the server, and its board is `things/`. */
export const isOneFile = ({ view }: GameInfo): boolean => view === OF_THINGS;

/** A game without a board is played in the terminal. */
export const hasBoard = (game: GameInfo): boolean => GAMES.includes(game.name) || isOneFile(game);

/** How many can play: `2–5`, or `2`. */
export const seatsOf = ({ seats }: GameInfo): string => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : String(seats[0]));

export async function gamePage(game: string): Promise<GamePage<unknown>> {
  const load = PAGES[`./${game}/index.ts`] ?? (() => import("../things/index.ts").then((found) => found.default));
  return (await load()) as GamePage<unknown>;
}
