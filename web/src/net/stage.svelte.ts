// Shows a game step by step, on the board and in the notes. A returning player sees the missed moves; a player who looks back stays there.
import type { Request } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";
import type { Note, Table } from "../shell/table.svelte.ts";
import { filmOf, momentOf, momentsOf } from "./film.ts";
import { history, notesOf } from "./notes.ts";
import { MOST, Pace } from "./pace.ts";
import { see, seen } from "./seen.ts";
import { isStill, settings } from "./settings.svelte.ts";

interface Step {
  request: Request<unknown>;
  notes: readonly Note[];
}

const stepOf = (request: Request<unknown>): Step => ({ request, notes: notesOf(request.version, request.events ?? []) });
const beat = (): number => (isStill() ? 0 : settings.now.pace);

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
  /** The notes are complete up to this version. */
  private noted = -1;
  /** The steps shown since my last answer. */
  private steps: Step[] = [];
  private film: { film: Film; version: number } | null = null;
  private readonly pace = new Pace<Step>((step, isLast) => this.show(step, isLast), beat);

  constructor(id: string) {
    this.id = id;
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

  // --- new steps

  /** Adds a step. My own step and an undo are shown at once. */
  add(request: Request<unknown>, isMine: boolean): void {
    const isTakenBack = request.events?.some(({ event }) => event === "undone") ?? false;
    this.newest = request;
    this.push(stepOf(request), isMine || isTakenBack);
    if (!isTakenBack) return;
    this.steps = [];
    this.recent = [];
    void this.recall();
  }

  /** I have come, or come back: plays what I missed, up to the current request. */
  async meet(request: Request<unknown>, missed: readonly Request<unknown>[], hasAllEvents: boolean): Promise<void> {
    this.newest = request;
    if (!hasAllEvents) await this.recall();
    if (!missed.length) return this.push(stepOf(request), true);
    this.noted = missed[0]!.version;
    this.notes = this.notes.filter(({ version }) => version <= this.noted);
    this.recent = [];
    this.steps = missed.map(stepOf);
    this.playAgain();
  }

  /** The moments between the last one seen and now; none if the film is not available or not wanted. */
  async missed(request: Request<unknown>): Promise<Request<unknown>[]> {
    const from = this.newest?.version ?? seen(this.id);
    if (from < 0 || from >= request.version || beat() === 0) return [];
    try {
      const moments = [...momentsOf(await this.filmTo(request.version), request)].filter(({ version }) => version >= from && version <= request.version);
      const last = moments.pop();
      return last?.version === request.version ? [...moments, { ...request, events: last.events ?? [] }].slice(-MOST - 1) : [];
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
    const { version } = step.request;
    if (version > this.noted) {
      this.notes = [...this.notes, ...step.notes];
      this.recent = [...this.recent, ...step.notes];
      this.noted = version;
    }
    if (version > (this.steps.at(-1)?.request.version ?? -1)) this.steps = [...this.steps, step].slice(-MOST - 1);
    if (this.table && this.table.past === null) this.table.show(step.request);
    this.isPlaying = !isLast;
    if (!this.isHidden) see(this.id, version);
  }

  /** Loads the notes from the beginning. */
  async recall(): Promise<void> {
    const asked = this.newest?.version ?? 0;
    this.isRecalling = true;
    const told = await history(this.id).finally(() => (this.isRecalling = false));
    const last = told.at(-1)?.version ?? 0;
    this.notes = [...told, ...this.notes.filter(({ version }) => version > Math.max(asked, last))]; // keep notes that arrived while loading
    this.noted = Math.max(this.noted, asked, last);
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
    this.table.show({ ...first.request, choices: [], events: [] });
    this.pace.rest();
    for (const [i, step] of rest.entries()) this.push(i === rest.length - 1 ? step : { ...step, request: { ...step.request, choices: [] } });
  }

  // --- looking back

  async lookAt(version: number): Promise<void> {
    const { newest, table } = this;
    if (!newest || !table) return;
    this.skip();
    if (version >= newest.version) return this.backToNow();
    const film = await this.filmTo(version);
    table.past = version;
    table.request = momentOf(film, version, newest);
  }

  backToNow(): void {
    if (!this.table || !this.newest) return;
    this.table.past = null;
    this.table.show(this.newest);
  }

  private async filmTo(version: number): Promise<Film> {
    if (!this.film || this.film.version < version) this.film = { film: await filmOf(this.id), version: this.newest?.version ?? version };
    return this.film.film;
  }
}
