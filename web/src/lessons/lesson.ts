// A guided round as data: scenes, each a position and the steps from there. Also what this device remembers of lessons and matches.

export interface Step {
  /** The message, in lessons/<game>.<language>.ftl. */
  say: string;
  /** A new scene begins with this step. */
  position?: string;
  /** The things that the sentence speaks of; they get a dashed outline. */
  show?: readonly string[];
  /** The action to take; without it the step is only read. */
  do?: string;
  /** Actions that follow: others' answers and the dice. */
  then?: readonly string[];
}

export interface Lesson {
  /** The seat whose view is shown. */
  seat: number;
  /** The first step has a position. */
  steps: readonly Step[];
}

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });

export const hasLesson = (game: string): boolean => `./${game}.json` in FILES;

export const lessonOf = (game: string): Promise<Lesson> => FILES[`./${game}.json`]!();

export interface Scene {
  position: string;
  actions: string[];
}

const actionsOf = (step: Step): string[] => [...(step.do ? [step.do] : []), ...(step.then ?? [])];

/** The position of a step: that of its scene, and the actions since then. */
export function sceneOf(step: number, { steps }: Lesson): Scene {
  const first = steps.slice(0, step + 1).findLastIndex(({ position }) => position !== undefined);
  return { position: steps[first]!.position!, actions: steps.slice(first, step).flatMap(actionsOf) };
}

/** The scene of a step up to the end of the step, and how many of its actions are done before. */
export function wayFrom(step: number, lesson: Lesson): Scene & { since: number } {
  const { position, actions } = sceneOf(step, lesson);
  return { position, actions: [...actions, ...actionsOf(lesson.steps[step]!)], since: actions.length };
}

/** Whether a step begins another scene than the first one. */
export const isLater = (step: number, { steps }: Lesson): boolean => step > 0 && steps[step]?.position !== undefined;

const LESSON = "galapagos-lesson-";
const PLAYED = "galapagos-played-";

/** The step that the reader reached last time. */
export const bookmark = (game: string): number => Number(kept(LESSON + game)) || 0;

export const mark = (game: string, step: number): void => keep(LESSON + game, String(step));

/** Whether no match of this game has been played to its end on this device. */
export const isNew = (game: string): boolean => kept(PLAYED + game) === null;

export const notePlayed = (game: string): void => keep(PLAYED + game, "yes");

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage each visit is the first one
  }
}
