// The tokens on an animal's card.
import type { AnimalView } from "../../protocol/mutations.ts";

export type SlotState = "red" | "blue" | "empty";
export interface Slot {
  x: number;
  r: number;
  state: SlotState;
}

/** One slot for each food it needs; red tokens first, then blue ones. Tokens beyond its need have slots, too. */
export function slotsOf({ food, blue }: AnimalView, need: number): Slot[] {
  const count = Math.max(need, food);
  const width = Math.min(12, 36 / count);
  const red = food - blue;
  return Array.from({ length: count }, (_, i) => ({
    x: 24 + (i - (count - 1) / 2) * width,
    r: Math.min(5, width / 2 - 0.4),
    state: i < red ? "red" : i < food ? "blue" : "empty",
  }));
}

/** Up to four bugs side by side; the more bugs, the closer they are. */
export function bugsOf(parasites: number): number[] {
  const gap = Math.min(9, 27 / Math.max(1, parasites - 1));
  return Array.from({ length: parasites }, (_, i) => 37 - i * gap);
}
