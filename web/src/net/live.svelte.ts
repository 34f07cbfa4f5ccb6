// A live table: turns the frames of its socket into what the page shows, and sends what the player does.
import { gamePage, hasBoard } from "../games/game.ts";
import type { Choice, Message, Request } from "../protocol/engine.ts";
import { PROTOCOL, type Advised, type AnyFrame, type ChatLine, type Clocks, type GameInfo, type Joined, type Refusal, type TableInfo, type Update } from "../protocol/server.ts";
import { Table } from "../shell/table.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";
import { gameWords } from "../words/load.ts";
import { refusal } from "../words/refusal.ts";
import { changed, type Change } from "./changes.ts";
import { games } from "./http.ts";
import { Line, SILENCE_MS, type LineState } from "./line.ts";
import { onTheWay } from "./moments.ts";
import { settings } from "./settings.svelte.ts";
import { Stage } from "./stage.svelte.ts";

const READY_MS = 8000;

export class Live {
  readonly id: string;
  readonly words: Catalogue;
  info: TableInfo | null = $state.raw(null);
  game: GameInfo | null = $state.raw(null);
  stage: Stage = $state.raw(null!);
  chat: readonly ChatLine[] = $state.raw([]);
  /** The seat from which I see the table; -1 for a spectator. */
  seat = $state(-1);
  /** The seats of this device: if there are several, the table is shown from that of the player who is asked. */
  mine: readonly number[] = $state.raw([]);
  /** The seat whose player must lift the curtain; -1 for none. */
  curtain = $state(-1);
  /** Whether the curtain has fallen: nothing of the last player is in the page any more. */
  isCovered = $state(false);
  line: LineState = $state("connecting");
  /** The reason that the server gave for closing the socket. */
  farewell = $state("");
  isOutdated = $state(false);
  /** Everything of the table is loaded, so that it appears at once and not part by part. */
  isThere = $state(false);
  advice: readonly Advised[] | null = $state.raw(null);
  /** A hint is being thought about. */
  isAdvising = $state(false);
  /** The time of each seat at the server's last message. */
  clocks: (Clocks & { at: number }) | null = $state.raw(null);
  /** Shows a refusal; set by the page. */
  refuse: (sentence: string, rule?: string) => void = () => {};

  private heard: Promise<void> = Promise.resolve();
  private sent: { choice: Choice; version: number; id: number | null; timer: number } | null = null;
  private asking = 0;
  private covering = 0;
  private readonly wire: Line;

  constructor(id: string, words: Catalogue) {
    this.id = id;
    this.words = words;
    this.stage = new Stage(id);
    this.wire = new Line(id, () => this.known(), { frame: (frame) => this.take(frame), state: (state) => this.setLine(state) });
  }

  /** What this page has of the table when it connects again. */
  private known(): Record<string, number> {
    const since = this.newest ? { since: this.newest.version } : {};
    return this.isShared && this.seat >= 0 && this.curtain < 0 ? { ...since, seat: this.seat } : since;
  }

  /** Whether several people play on this device. */
  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** When the socket was lost; 0 while it is connected. */
  cutAt = $state(0);

  private setLine(state: LineState): void {
    this.line = state;
    if (state === "open") this.cutAt = 0;
    else if (state === "waiting") this.cutAt ||= Date.now();
  }

  /** The server's time less this device's, in seconds. */
  private ahead = 0;

  private setTime(now = 0): void {
    if (now) this.ahead = now - Date.now() / 1000;
  }

  /** The server's time at a time of this device in milliseconds. */
  serverTime(at: number): number {
    return at / 1000 + this.ahead;
  }

  get nextAttempt(): number {
    return this.wire.nextAt;
  }

  get table(): Table<unknown> | null {
    return this.stage.table;
  }

  get newest(): Request<unknown> | null {
    return this.stage.newest;
  }

  /** Whether I am asked, in the state that is shown. */
  get isMine(): boolean {
    return !this.stage.isPlaying && this.isAsked(this.table?.request);
  }

  /** Whether to notify me. While the page is hidden the newest request counts, because no steps are shown. */
  get isCalled(): boolean {
    return this.isMine || (this.stage.isHidden && this.isAsked(this.newest));
  }

  private isAsked(request: Request<unknown> | null | undefined): boolean {
    return this.info?.status === "running" && this.seat >= 0 && request?.actor === this.seat && !this.info.seats[this.seat]?.relieved;
  }

  close(): void {
    this.wire.close();
    this.stage.close();
    clearTimeout(this.sent?.timer);
    clearTimeout(this.asking);
    clearTimeout(this.covering);
  }

  hurry(): void {
    this.wire.hurry();
  }

  /** Reconnects with my new identity. */
  again(): void {
    this.wire.doubt();
    this.wire.hurry();
  }

  // --- receiving

  /** One frame at a time, because a board may have to load before the next frame. */
  private take(frame: AnyFrame): void {
    this.heard = this.heard.then(() => this.hear(frame)).catch((error: Error) => this.refuse(error.message));
  }

  private async hear(frame: AnyFrame): Promise<void> {
    switch (frame.type) {
      case "joined":
        await this.join(frame);
        this.isThere = true;
        break;
      case "update":
        this.update(frame);
        break;
      case "curtain":
        this.fall(frame.seat);
        break;
      case "table":
        this.info = frame.table;
        this.setTime(frame.now);
        if (frame.clocks) this.tick(frame.clocks);
        break;
      case "chat":
        this.chat = [...this.chat, frame.line];
        break;
      case "refused":
        void this.refused(frame);
        break;
      case "bye":
        void refusal(frame).then((said) => (this.farewell = said));
    }
  }

  private async join(frame: Joined): Promise<void> {
    this.isOutdated = frame.protocol !== PROTOCOL;
    if (this.info && this.info.reloads !== frame.table.reloads) return location.reload(); // other rules, other words
    this.info = frame.table;
    this.setTime(frame.now);
    this.seat = frame.seat;
    this.mine = frame.mine ?? [];
    this.farewell = "";
    if (frame.chat) this.chat = frame.chat;
    await this.learnGame();
    const { request } = frame;
    if ((frame.curtain ?? -1) >= 0) return this.cover(frame.curtain!);
    if (this.isCovered && this.seat !== this.curtain) this.replaceStage(-1); // nobody on this device is asked any more
    this.curtain = -1;
    if (!request || !this.game || !hasBoard(this.game)) return;
    this.tick(frame.clocks);
    const missed = await this.stage.missed(request);
    await this.seatMyself(missed[0]?.request ?? request);
    await this.stage.meet(request, missed, (frame.events_from ?? 0) <= (this.newest?.version ?? -1));
    this.isCovered = false;
    this.sendAgain(request);
  }

  // --- the curtain

  /** Another player on this device is asked. The last player still sees what followed. */
  private fall(seat: number): void {
    const isDown = this.isCovered || !this.table;
    this.curtain = seat;
    clearTimeout(this.covering);
    if (isDown) return this.cover(seat);
    const cover = (): void => void (this.covering = window.setTimeout(() => this.cover(seat), settings.now.pace));
    if (this.stage.isPlaying) this.stage.rested = cover;
    else cover();
  }

  /** Drops everything of the last player. */
  private cover(seat: number): void {
    this.curtain = seat;
    this.replaceStage(seat);
    this.seat = -1;
    this.isCovered = true;
  }

  private replaceStage(lifter: number): void {
    clearTimeout(this.covering);
    this.answered();
    this.advice = null;
    this.stage.close();
    this.stage = new Stage(this.id, lifter);
  }

  /** The player who is asked lifts the curtain. */
  lift(): void {
    this.wire.tell({ type: "lift", seat: this.curtain });
  }

  /** Loads the game and its bots, again until the bots are ready. */
  private async learnGame(): Promise<void> {
    this.game = (await games()).find((game) => game.name === this.info?.game) ?? null;
    clearTimeout(this.asking);
    if (this.game && this.game.bots_are !== "ready") this.asking = window.setTimeout(() => void this.learnGame().catch(() => {}), READY_MS);
  }

  /** Makes the board when the game is known, and again when my seat changes. */
  private async seatMyself(request: Request<unknown>): Promise<void> {
    if (this.table && this.table.request.seat === request.seat) return;
    const { name } = this.game!; // a game with other components has another name in its requests
    const [page, words] = await Promise.all([gamePage(name), gameWords(name, this.words.language)]);
    const hint = (): (() => void) | undefined => (this.info?.hints && this.isMine ? () => void this.hint() : undefined);
    this.stage.table = new Table(page, words, request, {
      answer: (choice) => this.answer(choice),
      undo: () => this.undo(),
      get hint() {
        return hint();
      },
      whyNot: (action) => this.whyNot(action),
      lookAt: (version, part) => void this.stage.lookAt(version, part).catch((error: Error) => this.refuse(error.message)),
    });
  }

  private update(frame: Update): void {
    const before = this.newest;
    if (!before) return;
    const { version, actor, prompt, choices = [], events = [], scores = before.scores, standing = "", undo, undoes = 0 } = frame;
    const view = changed(before.view, frame.changes as unknown as Change[]);
    this.seat = frame.seat ?? this.seat;
    const request: Request<unknown> = { ...before, seat: this.seat, version, actor, view, prompt: prompt!, choices, events, scores, standing, undo: undo!, undoes };
    this.advice = null;
    this.tick(frame.clocks);
    const isOwn = this.sent !== null;
    if (this.sent && version > this.sent.version) this.answered();
    this.stage.add(onTheWay(before, request, frame.pictures ?? []), isOwn);
  }

  private tick(clocks: Clocks | undefined): void {
    const here = (at = 0): number => at && at - this.ahead;
    this.clocks = clocks ? { ...clocks, at: Date.now(), runs_out: here(clocks.runs_out), rests_until: here(clocks.rests_until) } : null;
  }

  private async refused(frame: Refusal): Promise<void> {
    if (this.sent && frame.to === this.sent.id) this.answered();
    if (this.newest && this.table?.past === null) this.table.show(this.newest);
    this.refuse(await refusal(frame));
  }

  // --- sending

  private answer(choice: Choice): void {
    this.stage.answered();
    this.send(choice, this.table!.request.version); // that of the question on the screen: the server refuses an old one
  }

  /** Sends an answer once. If the server does not reply, reconnects and sends it again; its version makes that safe. */
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
    return { id: "", words: answer && "sentence" in answer ? await refusal(answer) : this.words.say("page-line-cut") };
  }

  async hint(): Promise<void> {
    const asked = this.newest?.version;
    if (this.isAdvising) return;
    this.isAdvising = true;
    const answer = await this.wire.ask({ type: "hint" }).finally(() => (this.isAdvising = false));
    if (this.newest?.version !== asked) return; // the hint is for a question that has been answered
    if (answer?.type === "hint") this.advice = answer.actions;
    else if (answer) this.refuse(await refusal(answer));
  }

  propose(what: "abort" | "relieve" | "claim" | "holiday" | "weekends", about = -1, days = 0): void {
    this.wire.tell({ type: "propose", what, about, days });
  }

  vote(agrees: boolean, number = 0): void {
    this.wire.tell({ type: "vote", agrees, number });
  }

  say(text: string): void {
    this.wire.tell({ type: "say", text });
  }

  stand(action: string | null): void {
    this.wire.tell(action === null ? { type: "stand" } : { type: "stand", action });
  }

  resign(seat: number): void {
    this.wire.tell({ type: "resign", seat });
  }

  comeBack(seat: number): void {
    this.wire.tell({ type: "return", seat });
  }
}
