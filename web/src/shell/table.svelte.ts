// A table as its page sees it: the last request, the taps since then, and what they light. Its creator sends the answers.
import { seatCalled, type GamePage, type Look, type SeatLook } from "../games/game.ts";
import type { Choice, Message, Request } from "../protocol/engine.ts";
import { settings } from "../net/settings.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";
import { byNumber, leadingTo, leadsOn, light, lightOnly, meant, tap, type Grammar, type Lighting, type Next } from "./choosing.ts";

/** The actions that a page provides for a table. */
export interface Deeds {
  answer(choice: Choice): void;
  /** Takes my last decision back, or asks the others if that would not be fair; absent if there is nothing to take back. */
  undo?: (() => void) | undefined;
  /** Asks for a hint; absent if hints are off. */
  hint?: (() => void) | undefined;
  /** Asks why an action is not open; the answer appears at the finger. */
  whyNot(action: string): Promise<Message>;
  /** Shows the moment after that version, or one of its pictures. */
  lookAt(version: number, part?: number): void;
}

/** The occupant of a seat. */
export interface Person {
  who: string;
  clock?: string;
  /** With days for an answer: when it runs out, or until when it rests. */
  until?: string | undefined;
  away?: boolean;
}

/** A note: an event and its sentence. */
export interface Note {
  version: number;
  /** The picture of the version that shows it; none for the position after the version. */
  part?: number;
  event: string;
  message: Message;
  grave?: boolean;
  /** The line that it shares with others, and the sentence of that line so far. */
  line?: number;
  tells?: Message;
  /** The seats that it concerns. */
  seats?: readonly number[];
}

const NOTHING = "undo-nothing";

export type Touch = "lit" | "chosen" | "begins" | "sent" | "rest";

/** The attributes of a piece: spread them over a button, or over a `<g role="button">` in a drawing. */
export interface PieceAttributes {
  "data-piece": string;
  "data-touch": Touch;
  tabindex: 0 | -1;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean;
  "aria-haspopup": "dialog" | undefined;
  "data-pointed": true | undefined;
}

export class Table<V> {
  readonly game: GamePage<V>;
  readonly words: Catalogue;
  readonly deeds: Deeds;
  private readonly grammar: Grammar;

  request: Request<V>;
  people: readonly Person[] = $state.raw([]);
  picked: readonly string[] = $state.raw([]);
  /** An answer has been sent: nothing is lit until the next request. */
  isSent = $state(false);
  /** One person plays, so undo affects no other. */
  isSolo = $state(false);
  /** Several people play on this device, so nobody in particular is "you". */
  isShared = $state(false);
  /** All people play on this device. */
  isTogether = $state(false);
  /** The match is rated, so only a fair undo is possible. */
  isRated = $state(false);
  /** The actions of a hint, best first. */
  advised: readonly number[] = $state.raw([]);
  /** The version shown when looking back; null for now. */
  past: number | null = $state(null);
  /** What is happening: the caption of a picture. */
  caption: Message | null = $state.raw(null);
  /** What has been told so far, for the closer look. */
  told: readonly Note[] = $state.raw([]);
  /** The pieces named by the sentence that the pointer is on. */
  pointed: readonly string[] = $state.raw([]);

  /** The only choice that can be made, as the text of its action: the step of a guided round. */
  wanted = $state("");
  /** A guided round always shows the names of pieces. */
  isGuided = $state(false);

  readonly view: V;
  readonly seats: SeatLook[];
  readonly choices: readonly Choice[];
  readonly lighting: Lighting;
  /** The open choice that is wanted. */
  private readonly aim: Choice | undefined;
  /** What to tap next for it. */
  readonly next: Next | null;
  /** Why undo needs the others' consent. */
  readonly shut: Message | undefined;

  constructor(game: GamePage<V>, words: Catalogue, request: Request<V>, deeds: Deeds) {
    this.game = game;
    this.words = words;
    this.deeds = deeds;
    this.grammar = {
      route: (choice) => this.route(choice),
      shortcut: (choice) => game.shortcut?.(choice) ?? null,
      isOnBoard: (thing) => this.isDrawn(thing),
      kind: (thing) => game.kind?.(thing, this.view) ?? byNumber(thing),
    };
    this.request = $state.raw(request);
    this.view = $derived(this.request.view);
    this.seats = $derived(game.seats(this.view));
    this.choices = $derived(this.isSent || this.past !== null ? [] : (this.request.choices ?? []));
    this.shut = $derived(this.request.undo);
    this.aim = $derived(this.choices.find(({ text }) => text === this.wanted));
    this.next = $derived(this.aim ? leadingTo(this.aim, this.choices, this.picked, this.grammar) : null);
    this.lighting = $derived(this.aim ? lightOnly(this.aim, this.choices, this.picked, this.grammar) : light(this.choices, this.picked, this.grammar));
  }

  /** Takes the next request. A half-made choice stays if it still leads somewhere, but nothing of one that was answered. */
  show(request: Request<V>, caption: Message | null = null): void {
    const isAnswered = this.isSent && request.version !== this.request.version;
    this.request = request;
    this.caption = caption;
    this.isSent = false;
    if (isAnswered || !leadsOn(request.choices ?? [], this.picked, this.grammar)) this.picked = [];
  }

  /** The things to tap for a choice, in order. */
  route(choice: Choice): readonly string[] {
    return this.game.route(choice, this.view);
  }

  private isDrawn(thing: string): boolean {
    return this.game.isDrawn(thing, this.view, this.request.choices ?? []);
  }

  /** Whether an undo is possible with everyone's consent. */
  get mayAsk(): boolean {
    return this.shut !== undefined && this.shut.id !== NOTHING && !this.isRated;
  }

  /** Whether some choice begins on the board and ends with a button: its last step is not drawn, or its route or number does not decide alone. */
  get endsOnDesk(): boolean {
    const { amount } = this.game;
    const routes = new Set<string>();
    return this.choices.some((choice) => {
      const things = this.route(choice);
      if (!things.length || !this.isDrawn(things[0]!)) return false;
      const key = things.join(" ");
      const isShared = routes.has(key);
      routes.add(key);
      return isShared || (amount?.(choice) ?? null) !== null || things.some((thing) => !this.isDrawn(thing));
    });
  }

  /** The question; while a choice is half made, what is asked next: `page-then-` and its verb, or `several`. */
  get prompt(): Message | undefined {
    const { chosen, open } = this.lighting;
    if (!this.picked.length || this.isSent) return this.request.prompt;
    if (open.length === 1 && this.route(open[0]!).length <= chosen.length) return open[0]!.message;
    const verbs = new Set(open.map(({ verb }) => verb));
    const verb = verbs.size === 1 ? open[0]!.verb : "several";
    const id = [`page-then-${verb}-${chosen.length}`, `page-then-${verb}`].find((one) => this.words.has(one)) ?? "page-then";
    return { id, args: { thing: this.nameOf(chosen.at(-1)!) } };
  }

  touch(thing: string): Touch {
    if (this.isSent && this.picked.includes(thing)) return "sent";
    if (this.lighting.lit.has(thing)) return "lit";
    if (this.lighting.chosen.includes(thing)) return "chosen";
    return this.lighting.begins.has(thing) ? "begins" : "rest";
  }

  piece(thing: string): PieceAttributes {
    const touch = this.touch(thing);
    const isOpen = touch === "lit" || touch === "begins";
    return {
      "data-piece": thing,
      "data-touch": touch,
      tabindex: isOpen || touch === "chosen" ? 0 : -1,
      "aria-pressed": touch === "chosen" ? true : isOpen ? false : undefined,
      "aria-disabled": touch === "sent",
      "aria-haspopup": touch === "rest" ? "dialog" : undefined, // an unlit thing opens its closer look
      "data-pointed": this.pointed.includes(thing) || undefined,
    };
  }

  /** Whether the names of pieces and places are drawn beside them. */
  get isNamed(): boolean {
    const { names } = settings.now;
    return this.isGuided || (names === "auto" ? this.game.isNamed === true : names === "on");
  }

  /** Handles a tap. Returns whether it did something; if not, the caller asks why not. */
  tap(thing: string): boolean {
    if (this.aim && !this.lighting.lit.has(thing)) return false;
    const done = tap(this.choices, this.picked, thing, this.grammar);
    if (done === null) return false;
    if ("send" in done) this.answer(done.send, [...this.lighting.chosen, thing]);
    else this.picked = done.picked;
    return true;
  }

  /** A tap that chooses but never answers. */
  lift(thing: string): void {
    if (this.aim && !this.lighting.lit.has(thing)) return;
    const done = tap(this.choices, this.picked, thing, this.grammar);
    if (done && "picked" in done && done.picked.includes(thing)) this.picked = done.picked;
  }

  answer(choice: Choice, picked: readonly string[] = this.picked): void {
    this.picked = picked;
    this.isSent = true;
    this.deeds.answer(choice);
  }

  takeBack(): void {
    this.picked = this.picked.slice(0, -1);
  }

  /** Why a thing is not lit; null if it would mean nothing. */
  async whyNot(thing: string): Promise<Message | null> {
    if (this.request.actor !== this.request.seat || !this.choices.length) return null;
    if (this.aim) return { id: "lesson-other", args: { action: this.words.sentence(this.aim.message) } };
    if (this.game.meaning) {
      const meaning = this.game.meaning(thing, this.choices, this.lighting.chosen, this.view);
      return typeof meaning === "string" ? this.deeds.whyNot(meaning) : meaning;
    }
    const action = meant(this.choices, this.picked, thing, this.grammar);
    if (action) return this.deeds.whyNot(action);
    if (this.choices.some((choice) => this.route(choice).includes(thing))) return { id: "page-not-yet" };
    return this.isDrawn(thing) ? { id: "why-not-now" } : null; // what is never tapped for a choice explains itself
  }

  /** The ranks of a hint, by the things to tap. Things common to all ranks are skipped; an answer without a tap has a button. */
  get ranks(): ReadonlyMap<string, readonly number[]> {
    const ranks = new Map<string, number[]>();
    const named = this.advised.map((action) => this.choices.find((choice) => choice.action === action));
    for (const [i, choice] of named.entries()) {
      const things = choice ? this.route(choice).filter((thing) => this.isDrawn(thing)) : [];
      for (const thing of things.length ? new Set(things) : choice ? [choice.text] : []) ranks.set(thing, [...(ranks.get(thing) ?? []), i + 1]);
    }
    return new Map([...ranks].filter(([, all]) => all.length < named.length || named.length === 1));
  }

  look(thing: string): Look | null {
    return this.game.look(thing, this);
  }

  /** The last death, loss or capture that names a thing, with its cause; none after the moment that is shown. */
  fate(thing: string): Note | undefined {
    const { version } = this.request;
    return this.told.findLast((note) => note.grave && note.version <= version && this.words.spans(note.message).some(({ kind, of }) => kind === "piece" && of === thing));
  }

  /** The name of a thing on the desk. */
  nameOf(thing: string): string {
    return this.look(thing)?.title ?? thing;
  }

  /** The label of a button: the rest of a half-made choice, or all of it. */
  label(choice: Choice): string {
    const rest = this.lighting.chosen.length ? this.game.label?.(choice) : null;
    return this.words.sentence(rest ?? choice.message);
  }

  /** The acting player of a sentence: the first that it names; -1 for none, or if it lists several. */
  doer(message: Message): number {
    const { player } = message.args ?? {};
    if (Array.isArray(player) && player.length > 1) return -1;
    const named = this.words.spans(message).find((span) => span.kind === "player");
    return named ? seatCalled(this.seats, named.of) : -1;
  }

  /** Marks the pieces that a sentence names. */
  pointAt(message: Message): void {
    this.pointed = this.words.spans(message).flatMap((span) => (span.kind === "piece" ? [span.of] : []));
  }

  /** The occupant's name; readers see that a seat is their own. */
  whoIs(seat: number): string {
    const name = this.people[seat]?.who ?? "";
    return seat !== this.request.seat || (this.isShared && name) ? name : name ? this.words.say("page-you-called", { name }) : this.words.say("page-you");
  }

  seatName(seat: number): string {
    return this.words.say(`player-${this.seats[seat]!.name}`);
  }
}
