// The settings of a new table, and the message that opens it.
import type { ClockRule, GameInfo, OpenTable, SeatPlan } from "../protocol/server.ts";

/** `here` is a person on this device: the first of them is the user, the others have names. */
export type Sitter = { kind: "here"; name: string } | { kind: "open" } | { kind: "bot"; level: string };

export interface Plan {
  game: string;
  seats: readonly Sitter[];
  /** Only the options that differ from their default. */
  options: Readonly<Record<string, string>>;
  clock: ClockKind;
  /** Index of the clock's preset. */
  tune: number;
  /** Weekends do not count, with a clock of days. */
  restsOnWeekends: boolean;
  isPublic: boolean;
  hints: boolean;
  /** Counts for ratings: without hints, and who leaves loses. */
  isRated: boolean;
}

export type ClockKind = "none" | "move" | "bank" | "days";

const DAY = 86_400;
export const PRESETS: Record<ClockKind, readonly ClockRule[]> = {
  none: [{}],
  move: [15, 30, 60].map((seconds) => ({ kind: "move", seconds })),
  bank: [[300, 10], [600, 20], [1200, 30]].map(([seconds, increment]) => ({ kind: "bank", seconds: seconds!, increment: increment! })),
  days: [1, 3, 7].map((days) => ({ kind: "days", seconds: days * DAY })),
};
export const CLOCKS = Object.keys(PRESETS) as ClockKind[];

const FRIENDLY = ["level2", "level3", "level4"];

export const levelsOf = (game: GameInfo): string[] => game.bots.filter((bot) => bot.startsWith("level"));

/** The default table: one person against bots. */
export function usual(game: GameInfo): Plan {
  const bots = Array.from({ length: game.default_seats - 1 }, (_, i): Sitter => ({ kind: "bot", level: FRIENDLY[i % FRIENDLY.length]! }));
  return { game: game.name, seats: [{ kind: "here", name: "" }, ...bots], options: {}, clock: "none", tune: 1, restsOnWeekends: false, isPublic: false, hints: true, isRated: false };
}

/** Whether all people play on this device. */
export const isAlone = (plan: Plan): boolean => plan.seats.every((seat) => seat.kind !== "open");

/** Whether several people play on this device: such a table is not rated. */
export const isShared = (plan: Plan): boolean => plan.seats.filter(({ kind }) => kind === "here").length > 1;

export const isRated = (plan: Plan): boolean => plan.isRated && !isShared(plan);

export const yourSeat = (plan: Plan): number => plan.seats.findIndex(({ kind }) => kind === "here");

export const LONGEST_NAME = 40; // letters, as the server has it

export const hasHints = (plan: Plan): boolean => plan.hints && isAlone(plan) && !isRated(plan);

export function clockOf({ clock, tune, restsOnWeekends }: Plan): ClockRule {
  const rule = PRESETS[clock][tune] ?? PRESETS[clock][0]!;
  return clock === "days" ? { ...rule, weekends: restsOnWeekends, offset: -new Date().getTimezoneOffset() } : rule;
}

/** `nameless` names a seat of this device whose player has no name yet. */
export function wishOf(plan: Plan, nameless: (seat: number) => string): OpenTable {
  const seats = plan.seats.map((seat, i): SeatPlan => {
    if (seat.kind === "here") return i === yourSeat(plan) ? { me: true } : { me: true, name: seat.name.trim() || nameless(i) };
    return seat.kind === "bot" ? { bot: seat.level } : {};
  });
  return { game: plan.game, seats, options: { ...plan.options }, public: plan.isPublic, clock: clockOf(plan), hints: hasHints(plan), rated: isRated(plan) };
}
