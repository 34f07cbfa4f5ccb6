// Clocks in words and figures.
import type { ClockRule, Clocks } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";

const DAY = 86_400;
const MINUTE = 60;

/** The time left for a seat, in seconds. */
export function left(clocks: Clocks & { at: number }, seat: number, now: number): number {
  const spent = clocks.running === seat ? Math.max(0, now - clocks.at) / 1000 : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - spent);
}

/** `9:02`, `2 d 4 h`; tenths in the last minute. */
export function shown(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds >= MINUTE) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  return `0:${two(seconds)}.${Math.floor((seconds * 10) % 10)}`;
}

/** Whole minutes and seconds: `0:42`. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;

const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");

/** A clock's rule in words. */
export function clockWords(rule: ClockRule | undefined, words: Catalogue): string {
  const { kind = "none", seconds = 0, increment = 0 } = rule ?? {};
  if (kind === "none") return words.say("page-clock-none");
  if (kind === "bank") return words.say("page-clock-bank", { minutes: Math.round(seconds / MINUTE), increment });
  return seconds >= DAY ? words.say("page-clock-days", { days: Math.round(seconds / DAY) }) : words.say("page-clock-move", { seconds });
}
