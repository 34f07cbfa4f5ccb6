// Marks where a scroller goes on, so that a scrolling area is never invisible: `data-more` names the ends, and the style sheet fades them.
import type { Attachment } from "svelte/attachments";
import { hidden } from "./scrolling.ts";

export const edges: Attachment<HTMLElement> = (scroller) => {
  let frame = 0;
  const look = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const more = /auto|scroll/.test(getComputedStyle(scroller).overflowY) ? hidden(scroller) : "";
      if (more !== (scroller.dataset["more"] ?? "")) scroller.dataset["more"] = more;
    });
  };
  const resized = new ResizeObserver(look);
  resized.observe(scroller);
  const filled = new MutationObserver(look);
  filled.observe(scroller, { childList: true, subtree: true, characterData: true, attributeFilter: ["class", "data-touch"] });
  scroller.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    cancelAnimationFrame(frame);
    resized.disconnect();
    filled.disconnect();
    scroller.removeEventListener("scroll", look);
  };
};
