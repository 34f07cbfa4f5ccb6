// Motion: a piece runs round the ring, a tile turns over. Durations are those of the page, so they are 0 if the user wants no motion.
import { between, LAYOUTS, percent, shorter, standing } from "./ring.ts";
import type { Happening } from "../../protocol/engine.ts";

/** As in the style sheets. */
const isTall = (width: number, height: number): boolean => width <= height * (width < 600 ? 6 / 5 : 1);

function milliseconds(element: Element, token: "--step" | "--turn"): number {
  return parseFloat(getComputedStyle(element).getPropertyValue(token)) || 0;
}

/** From tile to tile in its direction, ending beside other pieces on the last tile. */
export function run(element: HTMLElement, from: number, to: number, row: number, step: 1 | -1 = shorter(from, to)): void {
  const { clientWidth, clientHeight } = element.parentElement!;
  const layout = isTall(clientWidth, clientHeight) ? LAYOUTS.tall : LAYOUTS.wide;
  const path = between(from, to, step).map((tile) => percent(layout, standing(layout, tile, tile === to ? row : 0)));
  element.animate(path.map(([left, top]) => ({ left, top })), { duration: milliseconds(element, "--turn"), easing: "cubic-bezier(.3, .7, .2, 1)" });
}

export function turnOver(element: HTMLElement): void {
  element.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: milliseconds(element, "--turn"), easing: "ease-out" });
}

export function tumble(element: HTMLElement): void {
  element.animate([{ transform: "rotate(-200deg) scale(.7)" }, { transform: "none" }], { duration: milliseconds(element, "--turn"), easing: "ease-out" });
}

const HEADS: readonly string[] = ["headed", "second"];

/** The direction of a laborigine, from the last events or from the current move; Moa always goes clockwise. */
export function heading(events: readonly Happening[], laborigine: number, goesOn: string | null = null): 1 | -1 | undefined {
  const told = events.findLast(({ event, parts }) => HEADS.includes(event) && parts["laborigine"] === `l${laborigine + 1}`);
  const direction = told?.parts["direction"] ?? goesOn;
  return direction ? (direction === "clockwise" ? 1 : -1) : undefined;
}

export const isRolled = (events: readonly Happening[]): boolean => events.some(({ event }) => event === "rolled");
export const hasTurned = (events: readonly Happening[], tile: string): boolean => events.some(({ event, parts }) => event === "flipped" && parts["tile"] === tile);
