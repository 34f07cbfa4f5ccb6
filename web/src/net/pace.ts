// Shows what happens step by step, so that a player can follow. Steps that wait too long are skipped. While the page is hidden, they wait.
const MOST_MS = 30_000;
const LEAST_MS = 250; // a shorter beat shows nothing, because the piece is still moving
/** How many steps fit into that time; if more wait, only the last are shown. */
export const MOST = MOST_MS / LEAST_MS;
/** How many steps a player sees who comes back. */
export const MOST_AT_ONCE = 24;

/** Shows steps one after the other, each for a beat, or for less if many wait. A brief step takes no time: the next one follows at once. */
export class Pace<T> {
  private readonly show: (thing: T, isLast: boolean) => void;
  private readonly beat: () => number;
  private readonly isBrief: (thing: T) => boolean;
  private waiting: { thing: T; since: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private freeAt = 0;
  private isHeld = false;

  constructor(show: (thing: T, isLast: boolean) => void, beat: () => number, isBrief: (thing: T) => boolean = () => false) {
    this.show = show;
    this.beat = beat;
    this.isBrief = isBrief;
  }

  get isPlaying(): boolean {
    return this.waiting.length > 0;
  }

  /** An urgent step, such as my own answer, is shown at once, after all that wait. */
  push(thing: T, isUrgent = false): void {
    this.waiting.push({ thing, since: Date.now() });
    if (isUrgent) this.skip();
    else this.next();
  }

  /** The step on screen gets its full beat before the next. */
  rest(): void {
    this.freeAt = Date.now() + this.beat();
  }

  /** The page is hidden: all steps wait until it is visible. */
  hold(): void {
    clearTimeout(this.timer);
    this.isHeld = true;
  }

  release(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    const now = Date.now();
    this.waiting = this.waiting.map(({ thing }) => ({ thing, since: now }));
    this.next();
  }

  /** Shows all waiting steps now. */
  skip(): void {
    clearTimeout(this.timer);
    const rest = this.waiting;
    this.waiting = [];
    for (const [i, { thing }] of rest.entries()) this.show(thing, i === rest.length - 1);
    this.rest();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting;
    if (!first) return;
    const now = Date.now();
    if (this.beat() === 0) this.skip();
    else if (this.isHeld) this.forget();
    else if (now - first.since > MOST_MS) this.skip();
    else if (now < this.freeAt) this.timer = setTimeout(() => this.next(), this.freeAt - now);
    else {
      this.waiting.shift();
      this.show(first.thing, this.waiting.length === 0);
      this.freeAt = now + (this.isBrief(first.thing) ? 0 : this.span(now));
      this.next();
    }
  }

  /** Shows now what would be too much to show later. */
  private forget(): void {
    while (this.waiting.length > MOST_AT_ONCE) this.show(this.waiting.shift()!.thing, false);
  }

  /** How long the next step waits: a beat, or its share of the remaining time. */
  private span(now: number): number {
    const [next] = this.waiting;
    const share = next ? (MOST_MS - (now - next.since)) / this.waiting.length : Infinity;
    return Math.min(this.beat(), Math.max(LEAST_MS, share));
  }
}
