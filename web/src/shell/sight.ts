// Brings what can be tapped into sight where a board scrolls.
import { duration } from "./motion.ts";

const EDGE = 10; // pixels around a thing that should be visible too

export interface Extent {
  top: number;
  bottom: number;
}

/** How far to scroll so that the things are in sight: all of them if they fit, else at least the first one, which a half-visible thing does not satisfy. */
export function wayTo(things: readonly Extent[], frame: Extent): number {
  const [first] = things;
  if (!first) return 0;
  const all = { top: Math.min(...things.map(({ top }) => top)) - EDGE, bottom: Math.max(...things.map(({ bottom }) => bottom)) + EDGE };
  const room = frame.bottom - frame.top;
  if (all.bottom - all.top <= room) return reach(all, frame);
  const isSeen = ({ top, bottom }: Extent): boolean => top >= frame.top && bottom <= frame.bottom;
  return things.some(isSeen) ? 0 : reach({ top: first.top - EDGE, bottom: Math.min(first.bottom + EDGE, first.top - EDGE + room) }, frame);
}

const reach = ({ top, bottom }: Extent, frame: Extent): number => (top < frame.top ? top - frame.top : bottom > frame.bottom ? bottom - frame.bottom : 0);

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
