// Looking back: the moments of a match so far, and how it looked at each.
import type { Request } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";
import { changed, type Change } from "./changes.ts";
import { get } from "./http.ts";

export const filmOf = (table: string, seat?: number): Promise<Film> => get<Film>(`/api/tables/${table}/film${seat === undefined ? "" : `?seat=${seat}`}`);

/** What somebody saw at a version, as a request with nothing to answer. */
export function momentOf(film: Film, version: number, now: Request<unknown>): Request<unknown> {
  let { view, scores } = film as { view: unknown; scores: Request<unknown>["scores"] };
  let actor = now.actor;
  for (const moment of film.moments) {
    if (moment.version > version) break;
    view = changed(view, moment.changes as unknown as Change[]);
    scores = moment.scores ?? scores;
    actor = moment.actor;
  }
  return { ...now, version, actor, view, scores, choices: [] };
}
