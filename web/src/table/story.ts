// The course of a match, turn by turn.
import { changed, type Change } from "../net/changes.ts";
import type { Message } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";

export interface Course {
  name: Message;
  /** For each player or team, its value at the beginning and at the end of each turn. All lines begin at the same turn. */
  lines: number[][];
}

/** The moment from which on the winners stayed ahead. */
export interface Turning {
  /** 1: they were ahead from the first turn on. */
  turn: number;
  /** The winners' highest line. */
  line: number;
}

/** When the winning lines took the lead for good; null if the curve does not show it, because they were not ahead at the end. */
export function turningOf({ lines }: Course, winners: readonly number[]): Turning | null {
  const others = lines.filter((_, line) => !winners.includes(line));
  if (!winners.length || !others.length) return null;
  const line = winners.toSorted((a, b) => lines[b]!.at(-1)! - lines[a]!.at(-1)!)[0]!;
  const isAhead = (turn: number): boolean => others.every((other) => other[turn]! < lines[line]![turn]!);
  let turn = lines[line]!.length;
  while (turn > 0 && isAhead(turn - 1)) turn--;
  return turn < lines[line]!.length ? { turn: Math.max(1, turn), line } : null;
}

/** A game's own measure beside the score. */
export interface Measure<V> {
  name: Message;
  of(view: V, seat: number): number;
}

/** Curves of the game's own measure, if any, and of every part of the score; constant ones are left out. The seats of a team share a line. */
export function coursesOf(film: Film, measure?: Measure<unknown>, teams: readonly (readonly number[])[] = []): Course[] {
  const sides = teams.length ? teams : Array.from({ length: film.seats }, (_, seat) => [seat]);
  const scored = film.scores.map(({ key, points }, place) => {
    const of = (all: readonly number[]) => sides.map(([seat]) => all[seat!] ?? 0); // mates have the same score
    let now = of(points);
    return course(film, { id: idOf(key) }, now, (moment) => {
      const scores = moment.scores?.[place]?.points;
      if (scores) now = of(scores);
      return now;
    });
  });
  const own = measure ? [measured(film, measure, sides)] : [];
  const others = scored.filter(({ name }) => name.id !== measure?.name.id); // a game may measure a part of the score itself
  return [...own, ...others].filter(({ lines }) => lines.some((line) => new Set(line).size > 1));
}

const idOf = (key: string): string => `score-${key.replaceAll("_", "-")}`;

function measured(film: Film, { name, of }: Measure<unknown>, sides: readonly (readonly number[])[]): Course {
  let { view } = film;
  const standing = (): number[] => sides.map((seats) => seats.reduce((sum, seat) => sum + of(view, seat), 0));
  return course(film, name, standing(), (moment) => {
    view = changed(view, moment.changes as unknown as Change[]);
    return standing();
  });
}

function course({ moments }: Film, name: Message, first: readonly number[], after: (moment: Film["moments"][number]) => readonly number[]): Course {
  const lines = first.map((value) => [value]);
  for (const moment of moments) {
    const now = after(moment);
    for (const [i, line] of lines.entries()) {
      while (line.length <= moment.turn) line.push(line.at(-1)!);
      line[moment.turn] = now[i]!;
    }
  }
  const isEven = new Set(first).size === 1;
  // What single players did before the first turn is no common beginning.
  return { name, lines: isEven && new Set(lines.map(([value]) => value)).size > 1 ? lines.map((line) => [first[0]!, ...line.slice(1)]) : lines };
}
