// The moments of a match: the position after each answer or roll, and the pictures of what happens on the way to it.
import type { Happening, Message, Request } from "../protocol/engine.ts";
import type { Film, PictureChange } from "../protocol/server.ts";
import { changed, type Change } from "./changes.ts";

/** What a viewer sees at one time. */
export interface Moment {
  request: Request<unknown>;
  /** The number of a picture in its version; 0 for the position after the version. */
  part: number;
  /** What is happening in a picture. */
  caption: Message | null;
}

const NO_SEAT = -1;

export const momentOfPosition = (request: Request<unknown>): Moment => ({ request, part: 0, caption: null });

/** Whether a moment takes no time: all it tells is brief, or shown already by the pictures before it. */
export const isBrief = ({ request, part }: Moment): boolean => (request.events ?? []).every(({ brief, message }) => brief || (!message && !part));

/** Whether a moment only goes on with a payment for the same cause that the last event has begun, such as its second token. */
export const goesOn = ({ request }: Moment, last: Happening | undefined): boolean =>
  (request.events ?? []).every(({ event, line, grave, message }) => line && line === last?.line && event === last.event && !grave && "cause" in (message?.args ?? {}));

/** Whether one moment comes after another. */
export const isAfter = (one: Moment, other: Moment): boolean =>
  one.request.version > other.request.version || (one.request.version === other.request.version && (one.part || Infinity) > (other.part || Infinity));

/** The pictures between two positions, and the second position; each with the events since the one before. */
export function onTheWay(before: Request<unknown>, after: Request<unknown>, pictures: readonly PictureChange[]): Moment[] {
  const events: readonly Happening[] = after.events ?? [];
  const moments: Moment[] = [];
  let [{ view, scores }, told] = [before, 0];
  for (const { version, part, changes, caption, events: until, scores: counted } of pictures) {
    view = changed(view, changes as unknown as Change[]);
    scores = counted ?? scores;
    const request = { ...after, version, view, scores, actor: NO_SEAT, choices: [], events: events.slice(told, until), prompt: caption };
    moments.push({ request, part, caption });
    told = until;
  }
  return [...moments, momentOfPosition({ ...after, events: events.slice(told) })];
}

/** What a viewer saw at each moment, as requests without choices. */
export function* momentsOf(film: Film, now: Request<unknown>): Generator<Moment> {
  let last: Request<unknown> = { ...now, version: 0, view: film.view, scores: film.scores, choices: [], events: [] };
  yield momentOfPosition(last);
  for (const { version, actor, changes, scores, prompt, events = [], pictures = [] } of film.moments) {
    const next: Request<unknown> = { ...last, version, actor, view: changed(last.view, changes as unknown as Change[]), scores: scores ?? last.scores, events };
    if (prompt) next.prompt = prompt;
    yield* onTheWay(last, next, pictures);
    last = next;
  }
}

/** The moment at an address: a picture, or the last position that is not after it. */
export function momentAt(film: Film, version: number, part: number, now: Request<unknown>): Moment {
  let found: Moment | undefined;
  for (const moment of momentsOf(film, now)) {
    if (moment.request.version > version) break;
    if (part && moment.part === part && moment.request.version === version) return moment;
    if (!moment.part || !found) found = moment;
  }
  return found!;
}
