// A crowded table is drawn smaller: the largest size at which all gardens fit. Beyond the smallest the gardens scroll.
import type { Attachment } from "svelte/attachments";
import type { MutationsView } from "../../protocol/mutations.ts";

/** How wide a species is, how wide the card of an animal is beside it, and whether traits have their names beside them. */
export interface Size {
  cell: number;
  card: number;
  isWorded: boolean;
}

const CELLS = [190, 170, 150, 134, 120, 108, 100, 94, 87, 80, 72, 64, 58] as const;
const WORDED_FROM = 150;
const CARD_SHARES = [0.3, 0.36, 0.42, 0.5] as const;
const LARGEST_CARD = 56;

const sizeOf = (cell: number, share: number): Size => ({ cell, card: Math.round(Math.min(LARGEST_CARD, cell * share)), isWorded: cell >= WORDED_FROM });

/** The widest species that fit (the narrowest where none do), and then the largest cards that still fit with them. */
export function largest(fits: (size: Size) => boolean): Size {
  const cell = CELLS.find((one) => fits(sizeOf(one, CARD_SHARES[0]))) ?? CELLS.at(-1)!;
  const sizes = CARD_SHARES.map((share) => sizeOf(cell, share));
  return sizes.findLast(fits) ?? sizes[0]!;
}

/** `--cell` and `--card` of a box for this view. Below 1000 px, where the page grows downwards, the style sheet has them. */
export function fitting(_: MutationsView): Attachment<HTMLElement> {
  return (box) => {
    const set = ({ cell, card, isWorded }: Size) => {
      box.style.setProperty("--cell", `${cell}px`);
      box.style.setProperty("--card", `${card}px`);
      box.classList.toggle("worded", isWorded);
    };
    const fit = () => {
      if (matchMedia("(max-width: 1000px)").matches) return;
      set(largest((size) => {
        set(size);
        return box.scrollHeight <= box.clientHeight;
      }));
    };
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}
