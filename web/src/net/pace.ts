// What others do is shown step by step, so that one can follow; what has waited too long is jumped over. Where nobody looks it waits, to be shown then.
const MOST_MS = 4000;
const LEAST_MS = 250; // a shorter beat shows nothing: a piece is still on its way
/** How many things can be shown in that time; of more that wait, only the last are. */
export const MOST = MOST_MS / LEAST_MS;

/** Shows things one after the other, each for a beat, or for less where many wait. */
export class Pace<T> {
  private readonly show: (thing: T, isLast: boolean) => void;
  private readonly beat: () => number;
  private waiting: { thing: T; since: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private freeAt = 0;
  private isHeld = false;

  constructor(show: (thing: T, isLast: boolean) => void, beat: () => number) {
    this.show = show;
    this.beat = beat;
  }

  get isPlaying(): boolean {
    return this.waiting.length > 0;
  }

  /** What is urgent (one's own answer) is shown at once, after all that waits. */
  push(thing: T, isUrgent = false): void {
    this.waiting.push({ thing, since: Date.now() });
    if (isUrgent) this.skip();
    else this.next();
  }

  /** What is shown now has its beat, before anything else is. */
  rest(): void {
    this.freeAt = Date.now() + this.beat();
  }

  /** Nobody looks: all waits until somebody does. */
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

  /** All that waits, now. */
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
      this.freeAt = now + this.span(now);
      this.next();
    }
  }

  /** What is too much to be shown later is shown now. */
  private forget(): void {
    while (this.waiting.length > MOST) this.show(this.waiting.shift()!.thing, false);
  }

  /** How long the next has to wait: a beat, or its share of the time that is left. */
  private span(now: number): number {
    const [next] = this.waiting;
    const share = next ? (MOST_MS - (now - next.since)) / this.waiting.length : Infinity;
    return Math.min(this.beat(), Math.max(LEAST_MS, share));
  }
}
