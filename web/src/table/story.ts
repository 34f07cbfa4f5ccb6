// The course of a match, turn by turn.
import { changed, type Change } from "../net/changes.ts";
import type { Message } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";

export interface Course {
  name: Message;
  /** For each seat, its value at the beginning and at the end of each turn. All lines begin at the same turn. */
  lines: number[][];
}

/** The moment from which on the winners stayed ahead. */
export interface Turning {
  turn: number;
  /** The winner with the highest line. */
  seat: number;
  /** Ahead from the first turn on. */
  isFromTheStart: boolean;
}

/** When the winners took the lead for good; null if the curve does not show it, because they were not ahead at the end. */
export function turningOf({ lines }: Course, winners: readonly number[]): Turning | null {
  const others = lines.filter((_, seat) => !winners.includes(seat));
  if (!winners.length || !others.length) return null;
  const seat = winners.toSorted((a, b) => lines[b]!.at(-1)! - lines[a]!.at(-1)!)[0]!;
  const isAhead = (turn: number): boolean => others.every((line) => line[turn]! < lines[seat]![turn]!);
  let turn = lines[seat]!.length;
  while (turn > 0 && isAhead(turn - 1)) turn--;
  return turn < lines[seat]!.length ? { turn, seat, isFromTheStart: turn <= 1 } : null;
}

/** A game's own measure beside the score. */
export interface Measure<V> {
  name: Message;
  of(view: V, seat: number): number;
}

/** Curves of the game's own measure, if any, and of every part of the score; constant ones are left out. */
export function coursesOf(film: Film, measure?: Measure<unknown>): Course[] {
  const scored = film.scores.map(({ key, points }, place) => {
    let now = points;
    return course(film, { id: idOf(key) }, (seat) => points[seat] ?? 0, (moment) => {
      now = moment.scores?.[place]?.points ?? now;
      return (seat) => now[seat] ?? 0;
    });
  });
  const own = measure ? [measured(film, measure)] : [];
  const others = scored.filter(({ name }) => name.id !== measure?.name.id); // a game may measure a part of the score itself
  return [...own, ...others].filter(({ lines }) => lines.some((line) => new Set(line).size > 1));
}

const idOf = (key: string): string => `score-${key.replaceAll("_", "-")}`;

function measured(film: Film, { name, of }: Measure<unknown>): Course {
  let { view } = film;
  return course(film, name, (seat) => of(film.view, seat), (moment) => {
    view = changed(view, moment.changes as unknown as Change[]);
    return (seat) => of(view, seat);
  });
}

type Standing = (seat: number) => number;

function course({ seats, moments }: Film, name: Message, first: Standing, after: (moment: Film["moments"][number]) => Standing): Course {
  const lines = Array.from({ length: seats }, (_, seat) => [first(seat)]);
  for (const moment of moments) {
    const now = after(moment);
    for (const [seat, line] of lines.entries()) {
      while (line.length <= moment.turn) line.push(line.at(-1)!);
      line[moment.turn] = now(seat);
    }
  }
  const start = lines.map((_, seat) => first(seat));
  const isEven = new Set(start).size === 1;
  // Where the first turn was a single player's, its end is no common beginning.
  return { name, lines: isEven && new Set(lines.map(([value]) => value)).size > 1 ? lines.map((line) => [start[0]!, ...line]) : lines };
}
