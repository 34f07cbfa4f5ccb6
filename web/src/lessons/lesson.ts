// A guided round is data: a position, and step by step a sentence and the action that is tried out.

export interface Step {
  /** The message, in lessons/<game>.<language>.ftl. */
  say: string;
  /** What is to be done; without it there is something to read. */
  do?: string;
  /** What follows by itself: others' answers and the dice. */
  then?: readonly string[];
}

export interface Lesson {
  position: string;
  /** Whose eyes. */
  seat: number;
  steps: readonly Step[];
}

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });

export const hasLesson = (game: string): boolean => `./${game}.json` in FILES;

export const lessonOf = (game: string): Promise<Lesson> => FILES[`./${game}.json`]!();

/** All that was played before a step. */
export const playedBefore = (step: number, { steps }: Lesson): string[] => steps.slice(0, step).flatMap((one) => [...(one.do ? [one.do] : []), ...(one.then ?? [])]);

const KEY = "galapagos-lesson-";

/** The step at which somebody stopped. */
export function bookmark(game: string): number {
  try {
    return Number(localStorage.getItem(KEY + game)) || 0;
  } catch {
    return 0;
  }
}

export function mark(game: string, step: number): void {
  try {
    localStorage.setItem(KEY + game, String(step));
  } catch {
    // a browser that keeps nothing begins anew
  }
}
