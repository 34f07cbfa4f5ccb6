// Brings what can be tapped into sight where a board scrolls.
import { duration } from "./motion.ts";
import { wayTo } from "./scrolling.ts";

/** The things of the board that continue a choice. */
export const litIn = (scroller: Element): Element[] => [...scroller.querySelectorAll('[data-touch="lit"]')];

export function bringIntoSight(root: HTMLElement): void {
  const scroller = root.querySelector(".scroller")!;
  if (scroller.scrollHeight <= scroller.clientHeight) return;
  const way = wayTo(litIn(scroller).map((one) => one.getBoundingClientRect()), scroller.getBoundingClientRect());
  if (way) scroller.scrollBy({ top: way, behavior: duration() ? "smooth" : "instant" });
}

/** Scrolls to a thing, if it is not in sight. */
export function bringThere(thing: Element): void {
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: duration() ? "smooth" : "instant" });
}
