// Sizes the gardens so that all fit, and lets pieces slide to their new places.
import type { Attachment } from "svelte/attachments";
import { Slide } from "../../shell/motion.ts";
import { largest, SCROLLING, type Size } from "./fitting.ts";

const SIZED = ".garden, .place, .art, .animal";
const SLIDING = ".place, .beast";
const FILLING = ".place, .trait, .animal";
const ROUNDING = 1; // pixels: a frame of 295.4 px counts as 295, what stretches in it as 296

/** Whether something that takes room has come or gone, or a trait has become a larger target. */
function isFilling({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const holds = (node: Node): boolean => node instanceof Element && (node.matches(FILLING) || node.querySelector(FILLING) !== null);
  return type === "childList" ? [...addedNodes, ...removedNodes].some(holds) : (target as Element).matches(".trait");
}

/** Arranges the gardens in the frame after pieces came or went. Food and parasites change no size, so most moves need nothing. */
export const arranging: Attachment<HTMLElement> = (land) => {
  const others = land.querySelector<HTMLElement>(".others")!;
  const mine = (): Element | null => land.querySelector(".mine");
  /** The width of your own lizards: those of others are not larger. */
  const ownWidth = (): number => mine()?.querySelector(".art")?.clientWidth ?? Infinity;
  // On each element, not once above all: an inherited property makes a browser restyle every stroke of every drawing.
  const set = (sized: readonly HTMLElement[], { cell, card, isWorded, isDense }: Size) => {
    for (const { style } of sized) {
      style.setProperty("--cell", `${cell}px`);
      style.setProperty("--small", `${card}px`);
    }
    others.classList.toggle("worded", isWorded);
    mine()?.classList.toggle("dense", isDense);
  };
  let last: Size | undefined;
  const fit = () => {
    const sized = [...others.querySelectorAll<HTMLElement>(SIZED)];
    land.classList.remove("tall");
    const fits = (size: Size) => {
      set(sized, size);
      return others.scrollHeight <= others.clientHeight + ROUNDING && size.cell <= ownWidth() + ROUNDING;
    };
    last = largest(fits, last);
    const isTall = !fits(last);
    if (isTall) set(sized, (last = SCROLLING));
    land.classList.toggle("tall", isTall);
  };
  const slide = new Slide(() => land.querySelectorAll<HTMLElement>(SLIDING));
  let frame = 0; // one frame for everything until then: animals may leave one by one
  const arrange = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const before = last;
      fit();
      if (last === before) slide.go();
      else slide.remember(); // all sizes have changed
    });
  };
  fit(); // before the first paint
  slide.remember();
  const resized = new ResizeObserver(arrange);
  for (const part of [land, land.querySelector(".top")!]) resized.observe(part);
  const filled = new MutationObserver((changes) => changes.some(isFilling) && arrange());
  filled.observe(land, { childList: true, subtree: true, attributeFilter: ["data-touch"] });
  if (document.fonts.status === "loading") void document.fonts.ready.then(arrange);
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    filled.disconnect();
  };
};
