// Brings what can be tapped, or what a hint advises, into sight where a board scrolls.
import { duration } from "./motion.ts";
import { wayTo } from "./scrolling.ts";

/** The things of the board that continue a choice. */
export const litIn = (scroller: Element): Element[] => [...scroller.querySelectorAll('[data-touch="lit"]')];

const named = (scroller: Element, things: readonly string[]): Element[] => things.flatMap((thing) => [...scroller.querySelectorAll(`[data-piece="${CSS.escape(thing)}"]`)]);

export function bringIntoSight(root: HTMLElement, advised: readonly string[] = []): void {
  const scroller = root.querySelector(".scroller")!;
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const best = named(scroller, advised);
  const way = wayTo((best.length ? best : litIn(scroller)).map((one) => one.getBoundingClientRect()), scroller.getBoundingClientRect());
  if (way) scroller.scrollBy({ top: way, behavior: duration() ? "smooth" : "instant" });
}

/** Scrolls to a thing, if it is not in sight. */
export function bringThere(thing: Element): void {
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: duration() ? "smooth" : "instant" });
}
