// A replay frame by frame: how a match looked after each action.
import { changed, type Change } from "../net/changes.ts";
import { momentOfPosition, onTheWay, type Moment as Shown } from "../net/moments.ts";
import type { Course } from "../games/game.ts";
import type { Message, Request } from "../protocol/engine.ts";
import type { Film, Moment } from "../protocol/server.ts";

/** A turn or round, from one number of actions to another. */
export interface Span {
  when: Message;
  from: number;
  to: number;
}

const BEFORE = -1; // before the first question

export class Frames {
  readonly film: Film;
  /** The request after each action; views share equal parts. */
  private readonly requests: Request<unknown>[];

  constructor(film: Film) {
    this.film = film;
    const { game, seat, view, options, scores } = film;
    this.requests = [{ game, version: 0, seat, actor: BEFORE, view, options, scores }];
  }

  /** The number of actions. */
  get length(): number {
    return this.film.moments.length;
  }

  /** The number of actions before the first decision: a replay begins there, after the setup. */
  get opening(): number {
    return Math.max(0, this.film.moments.findIndex(({ seat }) => seat >= 0));
  }

  /** The view after so many actions, without choices. */
  after(count: number): Request<unknown> {
    for (let i = this.requests.length; i <= count; i++) this.requests.push(next(this.requests[i - 1]!, this.film.moments[i - 1]!));
    return this.requests[count]!;
  }

  /** What is seen after so many actions, or in one of the pictures on the way to the next. */
  at(count: number, part: number): Shown {
    const request = this.after(count);
    return part ? onTheWay(request, this.after(count + 1), this.film.moments[count]!.pictures ?? [])[part - 1]! : momentOfPosition(request);
  }

  /** The number of pictures between so many actions and the next. */
  parts(count: number): number {
    return this.film.moments[count]?.pictures?.length ?? 0;
  }

  /** The next action. */
  next(count: number): Moment | undefined {
    return this.film.moments[count];
  }

  /** The turns of the match, as the game calls them. */
  spans(course: (view: unknown) => Course): Span[] {
    const spans: Span[] = [];
    for (let from = 0; from < this.length; from++) {
      const { when } = course(this.after(from).view);
      if (JSON.stringify(spans.at(-1)?.when) !== JSON.stringify(when)) spans.push({ when, from, to: this.length });
    }
    return spans.map((span, i) => ({ ...span, to: spans[i + 1]?.from ?? this.length }));
  }
}

function next(before: Request<unknown>, { version, actor, changes, prompt, scores }: Moment): Request<unknown> {
  const view = changed(before.view, changes as unknown as Change[]);
  const { prompt: _, ...rest } = before;
  return { ...rest, version, actor, view, scores: scores ?? before.scores, ...(prompt && { prompt }) };
}
