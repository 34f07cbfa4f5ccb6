// Shows a game step by step, on the board and in the notes. A returning player sees the missed moves; a player who looks back stays there.
import type { Happening, Request } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";
import type { Note, Table } from "../shell/table.svelte.ts";
import { filmOf } from "./film.ts";
import { goesOn, isAfter, isBrief, momentAt, momentOfPosition, momentsOf, type Moment } from "./moments.ts";
import { history, notesOf } from "./notes.ts";
import { MOST, MOST_AT_ONCE, Pace } from "./pace.ts";
import { see, seen } from "./seen.ts";
import { settings } from "./settings.svelte.ts";

interface Step extends Moment {
  notes: readonly Note[];
  /** Takes no time. */
  isBrief: boolean;
}

/** The step of a moment after an event. */
const stepOf = (moment: Moment, last?: Happening): Step => ({ ...moment, notes: notesOf(moment.request.version, moment.request.events ?? [], moment.part), isBrief: isBrief(moment) || goesOn(moment, last) });
const isAt = (note: Note, moment: Moment): boolean => note.version < moment.request.version || (note.version === moment.request.version && (note.part || Infinity) <= (moment.part || Infinity));
/** Without motion, each step is shown as long as with it. */
const beat = (): number => settings.now.pace;

export class Stage {
  table: Table<unknown> | null = $state.raw(null);
  notes: readonly Note[] = $state.raw([]);
  /** The events since my last answer. */
  recent: readonly Note[] = $state.raw([]);
  isPlaying = $state(false);
  /** Whether notes are still loading. */
  isRecalling = $state(false);
  isHidden = $state(document.hidden);
  /** The newest request; shown after all before it. */
  newest: Request<unknown> | null = $state.raw(null);

  private readonly id: string;
  /** The seat of a player who has lifted a curtain; -1 for none. */
  private readonly lifter: number;
  /** Called when the last step is shown; set by its owner. */
  rested: () => void = () => {};
  /** The notes are complete up to this moment. */
  private noted: Moment | null = null;
  /** The last event that was told. */
  private last: Happening | undefined;
  /** The steps shown since my last answer. */
  private steps: Step[] = [];
  private film: { film: Film; version: number } | null = null;
  private readonly pace = new Pace<Step>((step, isLast) => this.show(step, isLast), beat, (step) => step.isBrief);

  constructor(id: string, lifter = -1) {
    this.id = id;
    this.lifter = lifter;
    document.addEventListener("visibilitychange", this.look);
    this.look();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.look);
    this.pace.stop();
  }

  private readonly look = (): void => {
    this.isHidden = document.hidden;
    if (this.isHidden) this.pace.hold();
    else this.pace.release();
  };

  /** Who remembers how far the table was seen: this device, or each player who lifts a curtain. */
  private get reader(): string {
    return this.lifter < 0 ? this.id : `${this.id} ${this.lifter}`;
  }

  /** The last version that was seen; -1 if none was. A player who lifts a curtain for the first time is told everything. */
  private get seenBefore(): number {
    return Math.max(seen(this.reader), this.lifter < 0 ? -1 : 0);
  }

  // --- new steps

  /** Adds a position and the pictures before it. What I have done myself is shown at once, and so is an undo. */
  add(moments: readonly Moment[], isMine: boolean): void {
    const isTakenBack = moments.some(({ request }) => request.events?.some(({ event }) => event === "undone"));
    this.newest = moments.at(-1)!.request;
    for (const [i, moment] of moments.entries()) {
      this.push(stepOf(moment, this.last), isTakenBack || (isMine && i === 0));
      this.last = moment.request.events?.at(-1) ?? this.last;
    }
    if (!isTakenBack) return;
    this.steps = [];
    this.recent = [];
    void this.recall();
  }

  /** I have come, or come back: plays what I missed, up to the current request. */
  async meet(request: Request<unknown>, missed: readonly Moment[], hasAllEvents: boolean): Promise<void> {
    const from = this.seenBefore;
    this.newest = request;
    if (!hasAllEvents) await this.recall();
    const [first] = missed;
    if (!first) {
      this.push(stepOf(momentOfPosition(request)), true);
      if (this.lifter >= 0) this.recent = this.notes.filter(({ version }) => version > from); // without the steps, at least what they told
      return;
    }
    this.noted = first;
    this.notes = this.notes.filter((note) => isAt(note, first));
    this.recent = [];
    this.steps = missed.map((moment, i) => stepOf(moment, missed[i - 1]?.request.events?.at(-1)));
    this.playAgain();
  }

  /** The moments between the last one seen and now; none if the film is not available or not wanted. */
  async missed(request: Request<unknown>): Promise<Moment[]> {
    const from = this.newest?.version ?? this.seenBefore;
    if (from < 0 || from >= request.version || beat() === 0) return [];
    try {
      const film = await this.filmTo(request.version, request.seat);
      const start = momentAt(film, from, 0, request);
      const moments = [...momentsOf(film, request)].filter((moment) => !isAfter(start, moment) && moment.request.version <= request.version);
      const last = moments.pop()?.request;
      return last?.version === request.version ? [...moments, momentOfPosition({ ...request, events: last.events ?? [] })].slice(-MOST_AT_ONCE - 1) : [];
    } catch {
      return []; // the match has no film, because players must remember what they saw
    }
  }

  /** Notes my own answer: everything after it is news to me. */
  answered(): void {
    this.recent = [];
    this.steps = this.steps.slice(-1);
  }

  /** Shows all waiting steps now. */
  skip(): void {
    this.pace.skip();
    this.isPlaying = false;
  }

  private push(step: Step, isUrgent = false): void {
    this.pace.push(step, isUrgent);
    this.isPlaying = this.pace.isPlaying;
  }

  private show(step: Step, isLast: boolean): void {
    if (!this.noted || isAfter(step, this.noted)) {
      this.notes = [...this.notes, ...step.notes];
      this.recent = [...this.recent, ...step.notes];
      this.noted = step;
    }
    const last = this.steps.at(-1);
    if (!last || isAfter(step, last)) this.steps = [...this.steps, step].slice(-MOST - 1);
    if (this.table && this.table.past === null) this.table.show(step.request, step.caption);
    this.isPlaying = !isLast;
    if (!this.isHidden && !step.part) see(this.reader, step.request.version);
    if (isLast) this.rested();
  }

  /** Loads the notes from the beginning. */
  async recall(): Promise<void> {
    const asked = this.newest;
    this.isRecalling = true;
    const told = await history(this.id, asked?.seat ?? -1).finally(() => (this.isRecalling = false));
    const until = Math.max(asked?.version ?? 0, told.at(-1)?.version ?? 0);
    this.notes = [...told, ...this.notes.filter(({ version }) => version > until)]; // keep notes that arrived while loading
    if (asked && until >= (this.noted?.request.version ?? -1)) this.noted = momentOfPosition({ ...asked, version: until });
  }

  // --- showing again

  /** Whether there are steps to show again. */
  get canPlayAgain(): boolean {
    return this.recent.length > 0 && this.steps.length > 1 && beat() > 0;
  }

  /** Shows again what has happened since my last answer. */
  playAgain(): void {
    const [first, ...rest] = this.steps;
    if (!first || !this.table) return;
    this.table.past = null;
    this.table.show({ ...first.request, choices: [], events: [] }, first.caption);
    this.pace.rest();
    for (const [i, step] of rest.entries()) this.push(i === rest.length - 1 ? step : { ...step, request: { ...step.request, choices: [] } });
  }

  // --- looking back

  async lookAt(version: number, part = 0): Promise<void> {
    const { newest, table } = this;
    if (!newest || !table) return;
    this.skip();
    if (version >= newest.version && !part) return this.backToNow();
    const { request, caption } = momentAt(await this.filmTo(version, newest.seat), version, part, newest);
    table.past = version;
    table.request = request;
    table.caption = caption;
  }

  backToNow(): void {
    if (!this.table || !this.newest) return;
    this.table.past = null;
    this.table.show(this.newest);
  }

  private async filmTo(version: number, seat: number): Promise<Film> {
    if (!this.film || this.film.version < version) this.film = { film: await filmOf(this.id, seat), version: this.newest?.version ?? version };
    return this.film.film;
  }
}
