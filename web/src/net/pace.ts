// What others do is shown step by step, so that one can follow; what has waited too long is jumped over.
const MOST_MS = 4000;

/** Shows things one after the other, each for a beat. */
export class Pace<T> {
  private readonly show: (thing: T, isLast: boolean) => void;
  private readonly beat: () => number;
  private waiting: { thing: T; since: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private freeAt = 0;

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

  /** All that waits, now. */
  skip(): void {
    clearTimeout(this.timer);
    const rest = this.waiting;
    this.waiting = [];
    for (const [i, { thing }] of rest.entries()) this.show(thing, i === rest.length - 1);
    this.freeAt = Date.now() + this.beat();
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
    if (this.beat() === 0 || now - first.since > MOST_MS) this.skip();
    else if (now < this.freeAt) this.timer = setTimeout(() => this.next(), this.freeAt - now);
    else {
      this.waiting.shift();
      this.show(first.thing, this.waiting.length === 0);
      this.freeAt = now + this.beat();
      this.next();
    }
  }
}
