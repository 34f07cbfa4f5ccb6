// How scores grew, turn by turn.
import type { Film } from "../protocol/server.ts";

export interface Course {
  key: string;
  /** For each seat, what it had when each turn was over, from the beginning. */
  lines: number[][];
}

/** Of every key that ever changed. */
export function coursesOf({ scores, seats, moments }: Film): Course[] {
  return scores.flatMap(({ key, points }, place) => {
    const lines = Array.from({ length: seats }, (_, seat) => [points[seat] ?? 0]);
    let now = points;
    for (const moment of moments) {
      now = moment.scores?.[place]?.points ?? now;
      for (const [seat, line] of lines.entries()) {
        while (line.length <= moment.turn) line.push(line.at(-1)!);
        line[moment.turn] = now[seat] ?? 0;
      }
    }
    return lines.some((line) => new Set(line).size > 1) ? [{ key, lines }] : [];
  });
}
