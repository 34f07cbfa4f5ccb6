// Written by tools/protocol.py: `make protocol` writes it anew.

import type { Choice, Happening, Message, Request, ScoreLine } from "./engine.ts";

/** A person, as others see them. */
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

/** A name and settings. Settings that are left out do not change; null removes one. */
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

/** An address at a host that the operator allows. An empty one removes it. */
export interface SetWebhook {
  url: string;
}

/** A token for programs. The server shows it only once. */
export interface NewToken {
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
  view: string;
  components?: string[];
}

/** Such as `{"kind": "bank", "seconds": 600, "increment": 5}`. */
export interface ClockRule {
  kind?: string;
  seconds?: number;
  increment?: number;
  weekends?: boolean;
  offset?: number;
}

/** Something that a player may ask for now. */
export interface Offer {
  what: string;
  about?: number;
  asks?: number[];
}

export interface SeatInfo {
  person?: PersonInfo;
  bot?: string;
  relieved?: string;
  away?: boolean;
  gone?: boolean;
  gone_at?: number;
  may?: Offer[];
  device?: string;
}

export interface ProposalInfo {
  what: string;
  seat: number;
  about?: number;
  agreed?: number[];
  asked?: number[];
  number?: number;
  days?: number;
}

/** A table, as everybody may see it. */
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
  components?: string[];
  position?: string;
  rated?: boolean;
  reloads?: number;
  stopped_at?: string;
  island?: string;
  practice?: boolean;
  tournament?: string;
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
  rated?: boolean;
}

/** `{"me": true}`, with a `name` for another player on my device; `{"bot": "level2"}`; or `{}` for an open seat. */
export interface SeatPlan {
  me?: boolean;
  bot?: string;
  name?: string;
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
  rated?: boolean;
}

export interface TakeSeat {
  seat?: number;
  nonce?: string;
  name?: string;
}

/** Gives a seat to a bot; an empty name frees the seat, for the host or if its player is on my device. */
export interface SetSeat {
  seat: number;
  bot?: string;
}

export interface ReportPerson {
  person: string;
  text: string;
}

/** All events that I may know, step by step. */
export interface Log {
  steps: LoggedStep[];
}

/** One action of a match, with the events that a seat may know. */
export interface LoggedStep {
  version: number;
  turn: number;
  seat: number;
  events: Happening[];
  part?: number;
}

/** A position in notation, actions and chance outcomes to play from there, and an action to explain. */
export interface AskPosition {
  game: string;
  text: string;
  actions?: string[];
  seat?: number;
  why?: string;
  since?: number;
}

export interface PositionText {
  position: string;
}

/** The progress of an analysis (0 to 1) and its result. */
export interface AnalysisInfo {
  part: number;
  result?: Record<string, unknown>;
}

/** What I wait for: a game with so many players. */
export interface PairingWish {
  game: string;
  seats: number;
  pace: string;
  rated: boolean;
  nonce: string;
}

/** How many people wait for the same thing. */
export interface QueueInfo {
  game: string;
  seats: number;
  pace: string;
  rated: boolean;
  waiting: number;
  willing?: number;
}

/** The queues of quick pairing, and my place there. I am the only one who sees the last five fields. */
export interface PairingInfo {
  number: number;
  queues: QueueInfo[];
  wish?: PairingWish;
  waited?: number;
  bots_in?: number;
  with_bots?: boolean;
  table?: string;
}

export interface RatingPoint {
  at: number;
  points: number;
}

/** A rating: of two players, 100 points more mean 64 wins in 100. */
export interface RatingInfo {
  game: string;
  kind: string;
  points: number;
  spread: number;
  matches: number;
  provisional?: boolean;
  course?: RatingPoint[];
}

/** Results at tables of one size. Rank, points and seconds are averages. */
export interface FiguresInfo {
  game: string;
  seats: number;
  matches: number;
  won: number;
  rank: number;
  points: number;
  seconds: number;
}

/** How a player did against a person, or against a level of bots. */
export interface OpponentInfo {
  matches: number;
  ahead: number;
  behind: number;
  person?: PersonInfo;
  bot?: string;
}

/** A turning point of a match in the player's favour. */
export interface MomentInfo {
  table: string;
  game: string;
  version: number;
  gain: number;
}

/** A person's results, for those who may see them. Matches at tables by link are for the people who played there. */
export interface Player {
  person: PersonInfo;
  me: boolean;
  ratings: RatingInfo[];
  figures: FiguresInfo[];
  opponents: OpponentInfo[];
  running: TableLine[];
  over: TableLine[];
  moments: MomentInfo[];
  animal: string;
}

/** Who may see my results, whether I stand on leaderboards, and how I am drawn. */
export interface ProfileChoice {
  visible: string;
  listed: boolean;
  here: boolean;
  animal: string;
}

export interface Leader {
  person: PersonInfo;
  rating: RatingInfo;
}

/** The best players of a game who want to be listed: against people, and against bots. */
export interface Leaders {
  game: string;
  people: Leader[];
  bots: Leader[];
}

/** What the server stores about me. Each table has its own record. */
export interface MyData {
  me: Me;
  made: number;
  seen: number;
  profile: ProfileChoice;
  player: Player;
  device: PersonInfo[];
  tables: string[];
  islands: string[];
  chat: string[];
  reports: string[];
  names: string[];
  people: MyPeople;
  invitations: InvitationInfo[];
  acts: ActInfo[];
  puzzles: MyPuzzles[];
  waiting: PairingWish | null;
}

export interface MyPeople {
  known: KnownPerson[];
  blocked: PersonInfo[];
}

/** A person whom I know. */
export interface KnownPerson {
  person: PersonInfo;
  met: boolean;
  here: boolean;
}

export interface InvitationInfo {
  table: TableLine;
  host: PersonInfo;
  at: number;
}

/** What an operator did. */
export interface ActInfo {
  at: number;
  operator: string;
  act: string;
  about: string;
}

/** What the server stores about me and the puzzles of a game. */
export interface MyPuzzles {
  game: string;
  points: number;
  spread: number;
  solved: Record<string, boolean>;
  own: string[];
}

export interface AskPerson {
  person: string;
}

export interface BlockPerson {
  person: string;
  blocked: boolean;
}

export interface DeclineTable {
  table: string;
}

/** Today's island of a game: the same start, dice and bots for everybody. */
export interface IslandInfo {
  game: string;
  seats: number;
  bot: string;
  commitment: string;
  tomorrow: string;
  table?: string;
  status?: string;
  finished?: number;
}

export interface Islands {
  day: string;
  ends: number;
  streak: number;
  islands: IslandInfo[];
}

/** A result; without a person for those who may not see that person's results. */
export interface IslandLine {
  rank: number;
  points: number;
  person?: PersonInfo;
  table?: string;
  me?: boolean;
}

export interface IslandResults {
  day: string;
  game: string;
  commitment: string;
  secret?: string;
  count?: number;
  lines?: IslandLine[];
}

export interface PlayIsland {
  practice?: boolean;
}

export interface TournamentPlan {
  name: string;
  game: string;
  seats: number;
  rounds: number;
  clock: ClockRule;
  options?: Record<string, string>;
  public?: boolean;
  rated?: boolean;
  duplicate?: boolean;
}

export interface Enter {
  nonce?: string;
}

export interface AddBots {
  bot: string;
  count: number;
}

/** A tournament in a list. */
export interface TournamentLine {
  id: string;
  name: string;
  game: string;
  status: string;
  entrants: number;
  round?: number;
  rounds?: number;
  seats?: number;
  mine?: boolean;
}

/** An entrant in the standing. A full score at a table is 1000. */
export interface Placing {
  place: number;
  score: number;
  rounds: number;
  person?: PersonInfo;
  bot?: string;
  left?: boolean;
  me?: boolean;
}

export interface RoundTable {
  id: string;
  seats: number[];
  scores?: number[];
}

export interface RoundInfo {
  tables: RoundTable[];
  pausing?: number[];
}

export interface TournamentInfo {
  id: string;
  plan: TournamentPlan;
  host: PersonInfo;
  status: string;
  standing: Placing[];
  rounds: RoundInfo[];
  next_at?: number;
  table?: string;
  entered?: boolean;
  hosting?: boolean;
}

/** The puzzles of a game, and how I did. */
export interface PuzzleLine {
  game: string;
  count: number;
  tried?: number;
  solved?: number;
  own?: number;
  points?: number;
  provisional?: boolean;
}

/** A position in which one answer is clearly best. */
export interface PuzzleTask {
  game: string;
  name: string;
  request: Request<unknown>;
  points: number;
  rated?: boolean;
  own?: boolean;
  mine?: number;
  left?: number;
}

/** An answer as text; empty to see the best one. */
export interface PuzzleAnswer {
  answer: string;
  own: boolean;
}

export interface PuzzleVerdict {
  is_best: boolean;
  chance: number;
  best?: string;
  best_chance?: number;
  reason?: Message;
  themes?: string[];
  line?: boolean;
  points?: number;
  mine?: number;
  gained?: number;
}

/** How far my mistakes of a match have been made into puzzles. */
export interface OwnPuzzles {
  part: number;
  made: number;
}

/** The body of a refusal: a sentence with the reason, and what to do next. */
export interface Sentence {
  sentence: string;
  message?: Message;
}

/** A report of the lab on a game. */
export interface LabReport {
  name: string;
  game: string;
  players: number[];
  games: number;
  written: number;
  language: string;
}

/** The current or latest quick report. */
export interface LabWork {
  report: string;
  game: string;
  players: number;
  part?: number;
  done?: boolean;
  trouble?: Sentence;
}

export interface LabReports {
  reports: LabReport[];
  may_start?: boolean;
  missing?: Sentence;
  work?: LabWork;
}

export interface StartLabReport {
  game: string;
  players: number;
  language: string;
}

/** A table in an operator's list. */
export interface ListedTable {
  table: string;
  game: string;
  status: string;
  people: string[];
  changed: number;
  rules: number;
}

export interface ListedPerson {
  id: string;
  name: string;
  made: number;
  seen: number;
  kept: boolean;
  banned: boolean;
}

/** A report about a person. */
export interface Reported {
  at: number;
  table: string;
  reporter: string;
  person: string;
  about: string;
  text: string;
}

/** The server for its operator. */
export interface Overview {
  operator: string;
  version: string;
  began: number;
  figures: Record<string, number>;
  features: Record<string, boolean>;
  acts: ActInfo[];
}

export interface OperatorAct {
  act: "ban" | "close" | "erase" | "unban";
  about: string;
}

export interface Clocks {
  left: number[];
  running: number;
  runs_out?: number;
  rests_until?: number;
}

export interface ChatLine {
  number: number;
  at: number;
  person: PersonInfo;
  text: string;
}

/** The first frame of a socket, with everything that I may know. Another one follows when a curtain is lifted. */
export interface Joined {
  type: "joined";
  protocol: number;
  table: TableInfo;
  seat: number;
  request: Request<unknown> | null;
  clocks?: Clocks;
  chat?: ChatLine[];
  events_from?: number;
  now?: number;
  mine?: number[];
  curtain?: number;
}

/** The changes of the request. `changes` turn the last view into the new one; `pictures` lie between the two. */
export interface Update {
  type: "update";
  version: number;
  actor: number;
  changes: unknown[][];
  prompt?: Message;
  choices?: Choice[];
  events?: Happening[];
  pictures?: PictureChange[];
  scores?: ScoreLine[];
  standing?: string;
  undo?: Message;
  undoes?: number;
  clocks?: Clocks;
  seat?: number;
}

/** A picture on the way to a position. `changes` turn the last view, or that of the picture before, into its own. */
export interface PictureChange {
  version: number;
  part: number;
  changes: unknown[][];
  caption: Message;
  events: number;
  scores?: ScoreLine[];
}

/** A player on my device is asked who knows something that another one does not. Nothing of the game is sent until
that player lifts the curtain. */
export interface Curtain {
  type: "curtain";
  seat: number;
}

/** Seats, presence, votes or the status have changed. */
export interface Changed {
  type: "table";
  table: TableInfo;
  now?: number;
  clocks?: Clocks;
}

/** A new line in the chat. */
export interface Chatted {
  type: "chat";
  line: ChatLine;
}

/** A call was refused and changed nothing. An id like `dodo/why-too-far` is in the catalogue of that game. */
export interface Refusal {
  type: "refused";
  sentence: string;
  to?: number;
  message?: Message;
  version?: number;
}

/** The rule that forbids an action; an empty sentence if it is allowed. */
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
  is_close?: boolean;
  reason?: Message;
}

/** The best actions, as rated by a bot. */
export interface Advice {
  type: "hint";
  to: number;
  actions: Advised[];
}

/** The server closes the socket. */
export interface Goodbye {
  type: "bye";
  sentence: string;
  message?: Message;
}

/** Plays one of the choices. */
export interface Play {
  type: "play";
  id?: number;
  version: number;
  action: number | string;
}

/** Takes my last answer back. If that would be unfair, the others vote on it. */
export interface Undo {
  type: "undo";
  id?: number;
  version: number;
}

/** Proposes to let a bot play for an absent player, or to end the match. Replaces an older proposal. In a game of
two with a bank of time, `claim` wins the game from a player who has left. With a clock of days, all may agree to a
`holiday`, in which no time counts, or that `weekends` do not count, or count again; votes on these stay open while
players move. */
export interface Propose {
  type: "propose";
  id?: number;
  what: string;
  about?: number;
  days?: number;
}

/** Votes on a proposal. A no ends it; the proposer withdraws it with a no. */
export interface Vote {
  type: "vote";
  id?: number;
  agrees: boolean;
  number?: number;
}

/** Asks why an action is not allowed. */
export interface Why {
  type: "why";
  id?: number;
  action: number | string;
}

/** Sets a standing answer, such as `pass`, for my next turns. Null removes it. */
export interface Stand {
  type: "stand";
  id?: number;
  action?: string;
}

/** Writes a line in the chat. */
export interface Say {
  type: "say";
  id?: number;
  text: string;
}

/** Asks a bot for advice, at a table that allows it. */
export interface Hint {
  type: "hint";
  id?: number;
}

/** Gives up. If others play on, a bot takes the seat. */
export interface Resign {
  type: "resign";
  id?: number;
  seat?: number;
}

/** Takes a seat back from the bot that plays on. */
export interface Return {
  type: "return";
  id?: number;
  seat?: number;
}

/** Lifts the curtain: a player on a device of several sees the table now. While one of them is asked, only that one
may. */
export interface Lift {
  type: "lift";
  id?: number;
  seat: number;
  since?: number;
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

/** One action of a match. `changes` turn the view before it into the view after it. */
export interface Moment {
  version: number;
  turn: number;
  seat: number;
  action: string;
  actor: number;
  changes: unknown[][];
  events?: Happening[];
  pictures?: PictureChange[];
  prompt?: Message;
  scores?: ScoreLine[];
}

export interface PositionShown {
  request: Request<unknown>;
  position: string;
  seats: number;
  why?: Message;
  film?: Film;
}

export type AnyFrame = Joined | Update | Curtain | Changed | Chatted | Refusal | WhyNot | Advice | Goodbye;

export type AnyCall = Play | Undo | Propose | Vote | Why | Stand | Say | Hint | Resign | Return | Lift;

export const PROTOCOL = 3;
