// Written by tools/protocol.py: `make protocol` writes it anew.

import type { Choice, Happening, Message, Request, ScoreLine } from "./engine.ts";

/** A person as others see one. */
export interface PersonInfo {
  id: string;
  name: string;
}

export interface Me {
  id: string;
  name: string;
  kept?: boolean;
  turns?: number;
  settings?: Record<string, string | number | boolean>;
  webhook?: string;
}

/** Who I am: a new guest, or another name or other settings for the one that I am. A setting that is not named stays, and null takes one back. */
export interface Introduce {
  name: string | null;
  settings: Record<string, string | number | boolean | null> | null;
}

export interface KeepMe {
  passphrase: string;
}

export interface LogIn {
  name: string;
  passphrase: string;
}

/** Where my program is told that it is my turn: at a host that the operator allows. Nothing takes it back. */
export interface SetWebhook {
  url: string;
}

/** For a bot: sent as `Authorization: Bearer …`. It is shown once. */
export interface Token {
  token: string;
}

export interface OptionInfo {
  name: string;
  kind: string;
  default: string;
  sentence: string;
  values?: string[];
  least?: number;
  most?: number;
}

export interface GameInfo {
  name: string;
  title: string;
  sentence: string;
  seats: number[];
  default_seats: number;
  rules: number;
  options: OptionInfo[];
  bots: string[];
  bot_titles: Record<string, string>;
  bots_are: string;
}

export interface SeatInfo {
  person?: PersonInfo;
  bot?: string;
  relieved?: string;
  away?: boolean;
  gone?: boolean;
}

export interface ProposalInfo {
  what: string;
  seat: number;
  about?: number;
  agreed?: number[];
  asked?: number[];
  number?: number;
}

/** A table as all see it. */
export interface TableInfo {
  id: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  commitment: string;
  host?: string;
  public?: boolean;
  clock?: ClockRule;
  solo?: boolean;
  hints?: boolean;
  proposal?: ProposalInfo;
  ended?: string;
  ended_by?: number;
  ranks?: number[];
  followed?: string;
  watching?: number;
  position?: string;
}

/** `{"kind": "bank", "seconds": 600, "increment": 5}`. */
export interface ClockRule {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, string>;
  changed: number;
  clock?: ClockRule;
  turn?: number;
  asked?: boolean;
  winners?: number[];
}

/** `{"me": true}`, `{"bot": "level2"}` or `{}` for whoever comes. */
export interface SeatPlan {
  me?: boolean;
  bot?: string;
}

export interface OpenTable {
  game: string;
  seats?: SeatPlan[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: ClockRule;
  hints?: boolean;
  nonce?: string;
  position?: string;
}

export interface TakeSeat {
  seat?: number;
  nonce?: string;
}

/** By the host, before the start: a bot, or nobody, which also removes a guest. */
export interface SetSeat {
  seat: number;
  bot?: string;
}

export interface ReportPerson {
  person: string;
  text: string;
}

/** The story of a table as its reader heard it, step by step. */
export interface Log {
  steps: LoggedStep[];
}

/** One action of a match and what a seat heard of it. */
export interface LoggedStep {
  version: number;
  turn: number;
  seat: number;
  events: Happening[];
}

/** A position as a text, what is played from there, chance included, and an action of which I want to know why it is not open. Nothing is kept. */
export interface AskPosition {
  game: string;
  text: string;
  actions?: string[];
  seat?: number;
  why?: string;
}

export interface PositionText {
  position: string;
}

/** How far an analysis is, from 0 to 1, and what it found. */
export interface AnalysisInfo {
  part: number;
  result?: Record<string, unknown>;
}

/** A report on a game, by games between bots. */
export interface LabReport {
  name: string;
  game: string;
  players: number[];
  games: number;
  written: number;
  language: string;
}

/** A quick report that is being made, or was the last one. */
export interface LabWork {
  report: string;
  game: string;
  players: number;
  part?: number;
  done?: boolean;
  sentence?: string;
}

export interface LabShelf {
  reports: LabReport[];
  may_start?: boolean;
  missing?: string;
  work?: LabWork;
}

export interface StartLabReport {
  game: string;
  players: number;
  language: string;
}

/** Why something was refused, and what to do next. */
export interface Sentence {
  sentence: string;
}

export interface Clocks {
  left: number[];
  running: number;
}

export interface ChatLine {
  number: number;
  at: number;
  person: PersonInfo;
  text: string;
}

/** Everything, on joining and after a cut. */
export interface Joined {
  type: "joined";
  protocol: number;
  table: TableInfo;
  seat: number;
  request: Request<unknown> | null;
  offers?: Offer[];
  names?: Record<string, Record<string, unknown[]>>;
  messages?: unknown[][];
  clocks?: Clocks;
  chat?: ChatLine[];
  events_from?: number;
}

/** The open actions of one verb. An option is `[1364, "e3", "e2", {"kind": "step"}]`: an action, its pieces, where it leads if `to` does not say so, and
parameters of its message; what is empty at its end is left out. Actions that differ in their last piece alone, which is where they lead, are one option:
`[[1364, 1367], "c7", "e2 e5", {"from": "e3"}]`. The other parameters are the pieces, by their names where they have one. */
export interface Offer {
  verb: string;
  message: string;
  options: unknown[][];
  parts?: string[];
  to?: number;
}

/** A step of the game. `changes` turn the last view into this one; what is left out is as it was. */
export interface Update {
  type: "update";
  version: number;
  actor: number;
  changes: unknown[][];
  prompt?: Message;
  offers?: Offer[];
  names?: Record<string, Record<string, unknown[]>>;
  messages?: unknown[][];
  choices?: Choice[];
  tale?: Tale;
  events?: Happening[];
  scores?: ScoreLine[];
  standing?: string;
  undo?: Message;
  clocks?: Clocks;
}

/** What happened, in its order. An event is `[1, ["e1", ["c7", 12]], [0], {"creature": [3], "count": 1}]`: the number of its kind, its parts (a piece
that keeps an id with that id), the seats that it concerns, and the parameters of its sentence that are not its parts (null for a part that is none).
`[3]` is the message of the frame with that number. What is empty at the end is left out. The names that are others' later are those of its pieces with
an id, unless a fifth item tells them. */
export interface Tale {
  kinds: Kind[];
  events: unknown[][];
}

/** What events of one kind have in common. */
export interface Kind {
  event: string;
  parts?: string[];
  message?: string;
  grave?: boolean;
}

/** Who sits where, who is away, what is voted on, how it ended. */
export interface Changed {
  type: "table";
  table: TableInfo;
}

export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** A sentence; nothing was changed. */
export interface Refusal {
  type: "refused";
  sentence: string;
  to?: number;
  message?: Message;
  version?: number;
}

/** The rule that forbids an action; allowed where there is none. */
export interface WhyNot {
  type: "why";
  to: number;
  sentence: string;
  message?: Message;
}

export interface Advised {
  action: number;
  text: string;
  message: Message;
  chance: number;
}

export interface Advice {
  type: "hint";
  to: number;
  actions: Advised[];
}

/** The server closes the connection, and says why. */
export interface Goodbye {
  type: "bye";
  sentence: string;
}

export interface Play {
  type: "play";
  id?: number;
  version: number;
  action: number | string;
}

/** Mine back, where that is fair; else all are asked. */
export interface Undo {
  type: "undo";
  id?: number;
  version: number;
}

/** All who play are asked, but for those who are gone. It takes the place of what was proposed before; to propose the same is to agree. */
export interface Propose {
  type: "propose";
  id?: number;
  what: string;
  about?: number;
}

/** A "no" ends the proposal; its proposer withdraws it that way. */
export interface Vote {
  type: "vote";
  id?: number;
  agrees: boolean;
  number?: number;
}

export interface Why {
  type: "why";
  id?: number;
  action: number | string;
}

/** An answer without pieces, left beforehand; nothing takes it back. */
export interface Stand {
  type: "stand";
  id?: number;
  action?: string;
}

export interface Say {
  type: "say";
  id?: number;
  text: string;
}

export interface Hint {
  type: "hint";
  id?: number;
}

export interface Resign {
  type: "resign";
  id?: number;
}

/** My seat back from the bot that plays on for me. */
export interface Return {
  type: "return";
  id?: number;
}

/** A match from a viewpoint, from the beginning. */
export interface Film {
  game: string;
  seats: number;
  seat: number;
  options: Record<string, string>;
  view: unknown;
  scores: ScoreLine[];
  moments: Moment[];
}

/** What an action made of a match: `changes` turn the view before it into the one after it. */
export interface Moment {
  version: number;
  turn: number;
  seat: number;
  action: string;
  actor: number;
  changes: unknown[][];
  events?: Happening[];
  prompt?: Message;
  scores?: ScoreLine[];
}

export interface PositionShown {
  request: Request<unknown>;
  position: string;
  seats: number;
  why?: Message;
}

export type AnyCall = Play | Undo | Propose | Vote | Why | Stand | Say | Hint | Resign | Return;

export type AnyFrame = Joined | Update | Changed | Chatted | Refusal | WhyNot | Advice | Goodbye;

export const PROTOCOL = 2;
