// Clocks in words and figures.
import type { ClockRule, Clocks } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";

const DAY = 86_400;
const MINUTE = 60;
export const MOST_DAYS = 30; // of a rest

/** The time left for a seat, in seconds. The times in `clocks` are those of this device; `at` in milliseconds. */
export function left(clocks: Clocks & { at: number }, seat: number, now: number): number {
  const spent = clocks.running === seat ? Math.max(0, now - Math.max(clocks.at, (clocks.rests_until ?? 0) * 1000)) / 1000 : 0;
  return Math.max(0, (clocks.left[seat] ?? 0) - spent);
}

/** `9:02`, `2 d 4 h`; tenths in the last minute. */
export function shown(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / MINUTE)}:${two(seconds % MINUTE)}`;
  if (seconds >= MINUTE) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  return `0:${two(seconds)}.${Math.floor((seconds * 10) % 10)}`;
}

/** With days for an answer: when the running clock runs out, or until when it rests. */
export function untilOf(clocks: Clocks & { at: number }, seat: number, now: number, words: Catalogue): string | undefined {
  if (clocks.running !== seat || !clocks.runs_out || clocks.runs_out < now / 1000 + DAY / 4) return undefined;
  const day = (at: number): string => new Intl.DateTimeFormat(words.language, { weekday: "short", day: "numeric", month: "numeric", hour: "2-digit", minute: "2-digit" }).format(new Date(at * 1000));
  const isResting = (clocks.rests_until ?? 0) > now / 1000;
  return words.say(isResting ? "page-clock-rests" : "page-clock-until", { until: day(isResting ? clocks.rests_until! : clocks.runs_out) });
}

/** Whole minutes and seconds: `0:42`. */
export const minutes = (seconds: number): string => `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;

const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");

/** A clock's rule in words. */
export function clockWords(rule: ClockRule | undefined, words: Catalogue): string {
  const { kind = "none", seconds = 0, increment = 0 } = rule ?? {};
  if (kind === "none") return words.say("page-clock-none");
  if (kind === "bank") return words.say("page-clock-bank", { minutes: Math.round(seconds / MINUTE), increment });
  if (seconds < DAY) return words.say("page-clock-move", { seconds });
  const days = words.say("page-clock-days", { days: Math.round(seconds / DAY) });
  return rule?.weekends ? `${days}, ${words.say("page-clock-weekends")}` : days;
}
