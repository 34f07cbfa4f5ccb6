// What the bots thought of a match: galapagos.lab.analysis has it as data.
import type { Message } from "../protocol/engine.ts";

export interface Option {
  text: string;
  message: Message;
  /** Of winning, for whoever decided. */
  chance: number;
  to: string;
}

export interface Judged {
  /** Of the action, from 1. */
  number: number;
  seat: number;
  played: Option;
  best: Option;
  /** What the best would have gained. */
  gain: number;
  /** Chances of all before it, and after what was played. */
  worth: number[];
  chances: number[];
}

export interface TurningPoint {
  /** Of the decision; as many as there are for the end. */
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

const MISTAKE = 0.05; // of the chance of winning; less than that is as good as noise of the search

export function verdictOf({ played, best, gain }: Judged): Verdict {
  return played.text === best.text ? "best" : gain < MISTAKE ? "fine" : "mistake";
}

/** Whether something else would have been better by what is shown: a difference that is rounded away is none. */
export const hasBetter = (judged: Judged): boolean => verdictOf(judged) !== "best" && percent(judged.best.chance) > percent(judged.played.chance);

export const percent = (chance: number): number => Math.round(100 * chance);

/** A change of a chance, as `+6 %` or `−6 %`. */
export const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(percent(change))} %`;

/** How many actions are done at a turning point: just before the mistake, or just after the luck. */
export function placeOf(turn: TurningPoint, { decisions }: Analysis, length: number): number {
  const judged = decisions[turn.index];
  return judged ? judged.number - 1 : length;
}

/** The chances of all when so many actions are done. */
export function chancesAt(count: number, analysis: Analysis, length: number): readonly number[] {
  if (count >= length) return analysis.course.at(-1)!;
  const next = analysis.decisions.find(({ number }) => number > count);
  const before = analysis.decisions.findLast(({ number }) => number <= count);
  return next?.number === count + 1 || !before ? (next ?? before!).worth : before.chances;
}
