// The bots' analysis of a match, as galapagos.lab.analysis returns it.
import type { Message } from "../protocol/engine.ts";

export interface Option {
  text: string;
  message: Message;
  /** The chance of winning for the player who decided. */
  chance: number;
  to: string;
}

export interface Judged {
  /** The number of the action, from 1. */
  number: number;
  seat: number;
  played: Option;
  best: Option;
  /** What the best action would have gained, and the standard error of that. */
  gain: number;
  error: number;
  /** It lost something that noise of the search does not explain. */
  is_mistake: boolean;
  /** What the best action would have gained, in the words of the game. */
  reason?: Message | null;
  /** Each player's chance before the action, and after it. */
  worth: number[];
  chances: number[];
}

export interface TurningPoint {
  /** The number of the decision; the number of decisions for the end. */
  index: number;
  seat: number;
  change: number;
  is_mistake: boolean;
}

export interface Analysis {
  iterations: number;
  decisions: Judged[];
  course: number[][];
  turning_points: TurningPoint[];
}

export type Verdict = "best" | "fine" | "mistake";

export function verdictOf({ played, best, is_mistake }: Judged): Verdict {
  return is_mistake ? "mistake" : played.text === best.text ? "best" : "fine";
}

/** Whether another action was really better: a difference that the search could find by chance does not count. */
export const hasBetter = (judged: Judged): boolean => judged.is_mistake;

const MOST_MISTAKES = 8;

/** A player's worst decisions, the worst first. */
export const mistakesOf = ({ decisions }: Analysis, seat: number): Judged[] =>
  decisions.filter((one) => one.seat === seat && one.is_mistake).toSorted((a, b) => b.gain - a.gain).slice(0, MOST_MISTAKES);

export const percent = (chance: number): number => Math.round(100 * chance);

/** The change of a chance, as `+6 %` or `−6 %`. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(percent(change))} %`;

/** The number of actions before a turning point: up to the mistake, or including the luck. */
export function placeOf(turn: TurningPoint, { decisions }: Analysis, length: number): number {
  const judged = decisions[turn.index];
  return judged ? judged.number - 1 : length;
}

/** Each player's chance after so many actions. */
export function chancesAt(count: number, analysis: Analysis, length: number): readonly number[] {
  if (count >= length) return analysis.course.at(-1)!;
  const next = analysis.decisions.find(({ number }) => number > count);
  const before = analysis.decisions.findLast(({ number }) => number <= count);
  return next?.number === count + 1 || !before ? (next ?? before!).worth : before.chances;
}
