// A table that is being played: what the line brings becomes what the page shows, and what somebody does goes out by it.
import { gamePage } from "../games/game.ts";
import type { Choice, Message, Request } from "../protocol/engine.ts";
import { PROTOCOL, type Advised, type AnyFrame, type ChatLine, type Clocks, type Film, type GameInfo, type Joined, type Refusal, type TableInfo, type Update } from "../protocol/server.ts";
import { Table, type Note } from "../shell/table.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";
import { gameWords } from "../words/load.ts";
import { refusal } from "../words/refusal.ts";
import { changed, type Change } from "./changes.ts";
import { filmOf, momentOf } from "./film.ts";
import { games } from "./http.ts";
import { Line, SILENCE_MS, type LineState } from "./line.ts";
import { history, notesOf } from "./notes.ts";
import { choicesOf, learned, type Names } from "./offers.ts";
import { Pace } from "./pace.ts";
import { isStill, settings } from "./settings.svelte.ts";

const READY_MS = 8000;

interface Step {
  request: Request<unknown>;
  notes: readonly Note[];
}

export class Live {
  readonly id: string;
  readonly words: Catalogue;
  info: TableInfo | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  table: Table<unknown> | null = $state.raw(null);
  notes: readonly Note[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  seat = $state(-1);
  line: LineState = $state("connecting");
  /** What the server said when it closed the line. */
  farewell = $state("");
  isOutdated = $state(false);
  isPlaying = $state(false);
  advice: readonly Advised[] | null = $state.raw(null);
  /** The time each seat had when the server said so. */
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  /** The steps since my last answer. */
  recent: readonly Note[] = $state.raw([]);
  /** Shows a refusal; the page sets it. */
  refuse: (sentence: string, rule?: string) => void = () => {};

  private newest: Request<unknown> | null = null;
  /** The version up to which everything stands in the notes. */
  private noted = -1;
  private heard: Promise<void> = Promise.resolve();
  private names: Names = {};
  private film: { film: Film; version: number } | null = null;
  private sent: { choice: Choice; version: number; id: number | null; timer: number } | null = null;
  private asking = 0;
  private readonly wire: Line;
  private readonly pace = new Pace<Step>((step, isLast) => this.show(step, isLast), () => (isStill() || document.hidden ? 0 : settings.now.pace));

  constructor(id: string, words: Catalogue) {
    this.id = id;
    this.words = words;
    this.wire = new Line(id, () => this.newest?.version ?? null, { frame: (frame) => this.take(frame), state: (state) => this.setLine(state) });
  }

  /** Since when nothing comes; 0 while the line is up. */
  cutAt = $state(0);

  private setLine(state: LineState): void {
    this.line = state;
    if (state === "open") this.cutAt = 0;
    else if (state === "waiting") this.cutAt ||= Date.now();
  }

  get nextAttempt(): number {
    return this.wire.nextAt;
  }

  get isMine(): boolean {
    return this.info?.status === "running" && this.seat >= 0 && this.table?.request.actor === this.seat && !this.info.seats[this.seat]?.relieved;
  }

  close(): void {
    this.wire.close();
    this.pace.stop();
    clearTimeout(this.sent?.timer);
    clearTimeout(this.asking);
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Anew, as whoever I am now. */
  again(): void {
    this.wire.doubt();
    this.wire.hurry();
  }

  skip(): void {
    this.pace.skip();
    this.isPlaying = false;
  }

  // --- hearing

  /** One frame after the other: a board may have to be fetched before the next can be shown on it. */
  private take(frame: AnyFrame): void {
    this.heard = this.heard.then(() => this.hear(frame)).catch((error: Error) => this.refuse(error.message));
  }

  private async hear(frame: AnyFrame): Promise<void> {
    switch (frame.type) {
      case "joined":
        await this.join(frame);
        break;
      case "update":
        this.update(frame);
        break;
      case "table":
        this.info = frame.table;
        break;
      case "chat":
        this.chat = [...this.chat, frame.line];
        break;
      case "refused":
        this.refused(frame);
        break;
      case "bye":
        this.farewell = refusal(frame.sentence);
    }
  }

  private async join(frame: Joined): Promise<void> {
    this.isOutdated = frame.protocol !== PROTOCOL;
    this.info = frame.table;
    this.seat = frame.seat;
    this.farewell = "";
    if (frame.chat) this.chat = frame.chat;
    await this.learnGame();
    if (!frame.request) return;
    this.names = learned({}, frame.names);
    const request = frame.offers ? { ...frame.request, choices: choicesOf(frame.offers, this.names) } : frame.request;
    const knew = this.newest?.version ?? -1;
    this.newest = request;
    this.tick(frame.clocks);
    await this.seatMyself(request);
    if (knew < 0 || (frame.events_from ?? 0) > knew) await this.recall();
    else this.pace.push({ request, notes: notesOf(request.version, frame.request.events ?? []) }, true);
    this.sendAgain(request);
  }

  /** The game with its bots; asked again until they are ready. */
  private async learnGame(): Promise<void> {
    this.game = (await games()).find((game) => game.name === this.info?.game) ?? null;
    clearTimeout(this.asking);
    if (this.game && this.game.bots_are !== "ready") this.asking = window.setTimeout(() => void this.learnGame().catch(() => {}), READY_MS);
  }

  /** The board, as soon as there is a game; anew where I have another seat now. */
  private async seatMyself(request: Request<unknown>): Promise<void> {
    if (this.table && this.table.request.seat === request.seat) return;
    const [page, words] = await Promise.all([gamePage(request.game), gameWords(request.game, this.words.language)]);
    const hint = (): (() => void) | undefined => (this.info?.hints && this.isMine ? () => void this.hint() : undefined);
    this.table = new Table(page, words, this.newest ?? request, {
      answer: (choice) => this.answer(choice),
      undo: () => this.undo(),
      get hint() {
        return hint();
      },
      whyNot: (action) => this.whyNot(action),
      lookAt: (version) => void this.lookAt(version),
    });
  }

  private update(frame: Update): void {
    const before = this.newest;
    if (!before) return;
    this.names = learned(this.names, frame.names);
    const { prompt, standing = "", undo, version, actor } = frame;
    const choices = frame.offers ? choicesOf(frame.offers, this.names) : (frame.choices ?? []);
    this.newest = {
      ...before, version, actor, choices, standing, events: frame.events ?? [], scores: frame.scores ?? before.scores,
      view: changed(before.view, frame.changes as unknown as Change[]), prompt: prompt!, undo: undo!,
    };
    this.advice = null;
    this.tick(frame.clocks);
    const isOwn = this.sent !== null;
    if (this.sent && version > this.sent.version) this.answered();
    this.pace.push({ request: this.newest, notes: notesOf(version, frame.events ?? []) }, isOwn);
    this.isPlaying = this.pace.isPlaying;
    if (frame.events?.some(({ event }) => event === "undone")) void this.recall();
  }

  /** One step of the game, on the board and in the notes; who looks back stays there. */
  private show({ request, notes }: Step, isLast: boolean): void {
    if (request.version > this.noted) {
      this.notes = [...this.notes, ...notes];
      this.recent = [...this.recent, ...notes];
      this.noted = request.version;
    }
    if (this.table && this.table.past === null) this.table.show(request);
    this.isPlaying = !isLast;
  }

  /** The notes from the beginning. */
  private async recall(): Promise<void> {
    this.notes = await history(this.id);
    this.noted = Math.max(this.newest?.version ?? 0, this.notes.at(-1)?.version ?? 0);
    if (this.table?.past === null && this.newest) this.table.show(this.newest);
  }

  private tick(clocks: Clocks | undefined): void {
    this.clocks = clocks ? { ...clocks, at: Date.now() } : null;
  }

  private refused(frame: Refusal): void {
    if (this.sent && frame.to === this.sent.id) this.answered();
    if (this.newest && this.table?.past === null) this.table.show(this.newest);
    this.refuse(frame.message ? this.table!.words.sentence(frame.message) : refusal(frame.sentence));
  }

  // --- doing

  private answer(choice: Choice): void {
    this.recent = [];
    this.send(choice, this.newest!.version);
  }

  /** Sent once; where no answer comes, the line is cut and the choice told again, which the version makes safe. */
  private send(choice: Choice, version: number): void {
    const timer = window.setTimeout(() => this.wire.doubt(), SILENCE_MS);
    this.sent = { choice, version, timer, id: this.wire.tell({ type: "play", version, action: choice.action }) };
  }

  private answered(): void {
    clearTimeout(this.sent?.timer);
    this.sent = null;
  }

  private sendAgain(request: Request<unknown>): void {
    const sent = this.sent;
    this.answered();
    if (sent && sent.version === request.version) {
      this.table!.isSent = true;
      this.send(sent.choice, sent.version);
    }
  }

  undo(): void {
    if (this.newest) this.wire.tell({ type: "undo", version: this.newest.version });
  }

  private async whyNot(action: string): Promise<Message> {
    const answer = await this.wire.ask({ type: "why", action });
    if (answer?.type === "why") return answer.message ?? { id: "page-not-yet" };
    return { id: "", words: answer && "sentence" in answer ? refusal(answer.sentence) : this.words.say("page-line-cut") };
  }

  async hint(): Promise<void> {
    const answer = await this.wire.ask({ type: "hint" });
    if (answer?.type === "hint") this.advice = answer.actions;
    else if (answer) this.refuse(refusal(answer.sentence));
  }

  async lookAt(version: number): Promise<void> {
    const newest = this.newest;
    if (!newest || !this.table) return;
    this.skip();
    if (version >= newest.version) return this.backToNow();
    try {
      if (!this.film || this.film.version < version) this.film = { film: await filmOf(this.id), version: newest.version };
    } catch (error) {
      return this.refuse((error as Error).message);
    }
    this.table.past = version;
    this.table.request = momentOf(this.film.film, version, newest);
  }

  backToNow(): void {
    if (!this.table || !this.newest) return;
    this.table.past = null;
    this.table.show(this.newest);
  }

  propose(what: "abort" | "relieve", about = -1): void {
    this.wire.tell({ type: "propose", what, about });
  }

  vote(agrees: boolean): void {
    this.wire.tell({ type: "vote", agrees });
  }

  say(text: string): void {
    this.wire.tell({ type: "say", text });
  }

  stand(action: string | null): void {
    this.wire.tell(action === null ? { type: "stand" } : { type: "stand", action });
  }

  resign(): void {
    this.wire.tell({ type: "resign" });
  }

  comeBack(): void {
    this.wire.tell({ type: "return" });
  }
}
