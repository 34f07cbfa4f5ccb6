// A guided round as data: a position, and for each step a sentence and the action to try.

export interface Step {
  /** The message, in lessons/<game>.<language>.ftl. */
  say: string;
  /** The action to take; without it the step is only read. */
  do?: string;
  /** Actions that follow: others' answers and the dice. */
  then?: readonly string[];
}

export interface Lesson {
  position: string;
  /** The seat whose view is shown. */
  seat: number;
  steps: readonly Step[];
}

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });

export const hasLesson = (game: string): boolean => `./${game}.json` in FILES;

export const lessonOf = (game: string): Promise<Lesson> => FILES[`./${game}.json`]!();

/** All actions before a step. */
export const playedBefore = (step: number, { steps }: Lesson): string[] => steps.slice(0, step).flatMap((one) => [...(one.do ? [one.do] : []), ...(one.then ?? [])]);

const KEY = "galapagos-lesson-";

/** The step that the reader reached last time. */
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
    // without storage the round begins again
  }
}
