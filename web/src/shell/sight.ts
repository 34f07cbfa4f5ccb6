// On a phone the board is longer than the screen: scrolls to the things that can be tapped if none is visible.
import { duration } from "./motion.ts";

const ONE_LEAF = 1000;
const EDGE = 24; // pixels of a piece that must be visible

export function bringIntoSight(root: HTMLElement): void {
  if (innerWidth > ONE_LEAF) return;
  const top = root.querySelector(".top")!.getBoundingClientRect().bottom;
  const bottom = root.querySelector("footer")!.getBoundingClientRect().top;
  const lit = [...root.querySelectorAll('[data-touch="lit"]')];
  const isSeen = (piece: Element): boolean => {
    const box = piece.getBoundingClientRect();
    return piece.closest("footer") !== null || (box.bottom > top + EDGE && box.top < bottom - EDGE);
  };
  if (lit.length && !lit.some(isSeen)) lit[0]!.scrollIntoView({ block: "center", behavior: duration() ? "smooth" : "instant" });
}
