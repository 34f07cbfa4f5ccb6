// The course of a match, turn by turn.
import { changed, type Change } from "../net/changes.ts";
import type { Message } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";

export interface Course {
  name: Message;
  /** For each seat, its value at the end of each turn, from the beginning. */
  lines: number[][];
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
    return course(film, { id: `score-${key.replaceAll("_", "-")}` }, (seat) => points[seat] ?? 0, (moment) => {
      now = moment.scores?.[place]?.points ?? now;
      return (seat) => now[seat] ?? 0;
    });
  });
  return [...(measure ? [measured(film, measure)] : []), ...scored].filter(({ lines }) => lines.some((line) => new Set(line).size > 1));
}

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
  return { name, lines };
}
