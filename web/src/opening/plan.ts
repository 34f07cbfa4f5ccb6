// The settings of a new table, and the message that opens it.
import type { ClockRule, GameInfo, OpenTable } from "../protocol/server.ts";

export type Sitter = { kind: "you" } | { kind: "open" } | { kind: "bot"; level: string };

export interface Plan {
  game: string;
  seats: readonly Sitter[];
  /** Only the options that differ from their default. */
  options: Readonly<Record<string, string>>;
  clock: ClockKind;
  /** Index of the clock's preset. */
  tune: number;
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
  days: [1, 3, 7].map((days) => ({ kind: "move", seconds: days * DAY })),
};
export const CLOCKS = Object.keys(PRESETS) as ClockKind[];

const FRIENDLY = ["level2", "level3", "level4"];

export const levelsOf = (game: GameInfo): string[] => game.bots.filter((bot) => bot.startsWith("level"));

/** The default table: one person against bots. */
export function usual(game: GameInfo): Plan {
  const bots = Array.from({ length: game.default_seats - 1 }, (_, i): Sitter => ({ kind: "bot", level: FRIENDLY[i % FRIENDLY.length]! }));
  return { game: game.name, seats: [{ kind: "you" }, ...bots], options: {}, clock: "none", tune: 1, isPublic: false, hints: true, isRated: false };
}

export const isAlone = (plan: Plan): boolean => plan.seats.every((seat) => seat.kind !== "open");

export const hasHints = (plan: Plan): boolean => plan.hints && isAlone(plan) && !plan.isRated;

export const clockOf = ({ clock, tune }: Plan): ClockRule => PRESETS[clock][tune] ?? PRESETS[clock][0]!;

export function wishOf(plan: Plan): OpenTable {
  const seats = plan.seats.map((seat) => (seat.kind === "you" ? { me: true } : seat.kind === "bot" ? { bot: seat.level } : {}));
  return { game: plan.game, seats, options: { ...plan.options }, public: plan.isPublic, clock: clockOf(plan), hints: hasHints(plan), rated: plan.isRated };
}
