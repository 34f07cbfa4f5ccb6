// The moments of a match so far, and how it looked at each.
import type { Request } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";
import { changed, type Change } from "./changes.ts";
import { get } from "./http.ts";

export const filmOf = (table: string, seat?: number): Promise<Film> => get<Film>(`/api/tables/${table}/film${seat === undefined ? "" : `?seat=${seat}`}`);

/** What a viewer saw at each moment, as requests without choices. */
export function* momentsOf(film: Film, now: Request<unknown>): Generator<Request<unknown>> {
  let moment: Request<unknown> = { ...now, version: 0, view: film.view, scores: film.scores, choices: [], events: [] };
  yield moment;
  for (const { version, actor, changes, scores, prompt, events = [] } of film.moments) {
    moment = { ...moment, version, actor, view: changed(moment.view, changes as unknown as Change[]), scores: scores ?? moment.scores, events };
    if (prompt) moment.prompt = prompt;
    yield moment;
  }
}

export function momentOf(film: Film, version: number, now: Request<unknown>): Request<unknown> {
  let found: Request<unknown> | undefined;
  for (const moment of momentsOf(film, now)) if (!found || moment.version <= version) found = moment;
  return found!;
}
