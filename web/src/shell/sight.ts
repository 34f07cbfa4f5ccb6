// On a phone the board is longer than the screen: scrolls to the things that can be tapped if none is visible.
import { duration } from "./motion.ts";

const ONE_LEAF = 1000;
const EDGE = 24; // pixels of a piece that must be visible

export function bringIntoSight(root: HTMLElement): void {
  if (innerWidth > ONE_LEAF) return;
  const [top, bottom] = gap();
  const lit = [...root.querySelectorAll('[data-touch="lit"]')];
  const isSeen = (piece: Element): boolean => {
    const box = piece.getBoundingClientRect();
    return piece.closest("footer") !== null || (box.bottom > top + EDGE && box.top < bottom - EDGE);
  };
  if (lit.length && !lit.some(isSeen)) bringThere(lit[0]!);
}

/** Scrolls a thing into the gap between the page's top and the desk, if it is not there. */
export function bringThere(thing: Element): void {
  const [top, bottom] = thing.closest("footer") ? [0, innerHeight] : gap();
  document.documentElement.style.scrollPadding = `${top}px 0 ${innerHeight - bottom}px`;
  thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: duration() ? "smooth" : "instant" });
}

function gap(): [top: number, bottom: number] {
  const top = document.querySelector(".notebook > .top")!.getBoundingClientRect().bottom;
  return [top, document.querySelector(".notebook > footer")!.getBoundingClientRect().top];
}
