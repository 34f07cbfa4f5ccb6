// On one leaf a board is longer than the screen: what may be touched is brought into sight where none of it is.
import { duration } from "./motion.ts";

const ONE_LEAF = 1000;
const EDGE = 24; // pixels of a piece that are enough to see it

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
