// What moves: a piece runs round the ring, a tile turns over. Durations are those of the page, so they are 0 for who wants none.
import { between, LAYOUTS, percent, shorter, standing } from "./ring.ts";
import type { Happening } from "../../protocol/engine.ts";

const TALL = "(max-width: 1000px)";

function milliseconds(element: Element, token: "--step" | "--turn"): number {
  return parseFloat(getComputedStyle(element).getPropertyValue(token)) || 0;
}

/** From tile to tile, the way it went. */
export function run(element: HTMLElement, from: number, to: number, step: 1 | -1 = shorter(from, to)): void {
  const layout = matchMedia(TALL).matches ? LAYOUTS.tall : LAYOUTS.wide;
  const path = between(from, to, step).map((tile) => percent(layout, standing(layout, tile)));
  element.animate(path.map(([left, top]) => ({ left, top })), { duration: milliseconds(element, "--turn"), easing: "cubic-bezier(.3, .7, .2, 1)" });
}

export function turnOver(element: HTMLElement): void {
  element.animate([{ transform: "rotateY(180deg)" }, { transform: "rotateY(90deg)" }, { transform: "none" }], { duration: milliseconds(element, "--turn") });
}

const HEADS: readonly string[] = ["headed", "second"];

/** Which way a laborigine went by what has happened; Moa always goes clockwise. */
export function heading(events: readonly Happening[], laborigine: number): 1 | -1 | undefined {
  const told = events.findLast(({ event, parts }) => HEADS.includes(event) && parts["laborigine"] === `l${laborigine + 1}`);
  return told && (told.parts["direction"] === "clockwise" ? 1 : -1);
}

export const hasTurned = (events: readonly Happening[], tile: string): boolean => events.some(({ event, parts }) => event === "flipped" && parts["tile"] === tile);
