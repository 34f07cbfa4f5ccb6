// A crowded table is drawn smaller: the largest size at which all gardens fit. Beyond the smallest the gardens scroll.
import type { Attachment } from "svelte/attachments";
import type { MutationsView } from "../../protocol/mutations.ts";

/** How wide a species of others is, how wide the card of an animal is there, whether traits have their names beside them; whether your own row is dense. */
export interface Size {
  cell: number;
  card: number;
  isWorded: boolean;
  isDense: boolean;
}

const CELLS = [230, 190, 170, 150, 134, 120, 108, 100, 94, 87, 80, 72, 64, 58] as const;
const WORDED_FROM = 150;
const DENSE_BELOW = 87;
const CARD_SHARES = [0.3, 0.36, 0.42, 0.5] as const;
const LARGEST_CARD = 68;

/** From large to small: your own row gives way before the others' species become tiny. */
const LOOSE = CELLS.filter((cell) => cell >= DENSE_BELOW).map((cell) => sizeOf(cell, CARD_SHARES[0], false));
const DENSE = CELLS.map((cell) => sizeOf(cell, CARD_SHARES[0], true));

function sizeOf(cell: number, share: number, isDense: boolean): Size {
  return { cell, card: Math.round(Math.min(LARGEST_CARD, cell * share)), isWorded: cell >= WORDED_FROM, isDense };
}

type Fits = (size: Size) => boolean;

/** The first that fits, where what is smaller fits, too: each trial lays the whole table out, so few are made. */
function first(sizes: readonly Size[], fits: Fits): Size | undefined {
  let [least, most] = [0, sizes.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (fits(sizes[middle]!)) most = middle;
    else least = middle + 1;
  }
  return sizes[least];
}

/** The first size that fits (the last where none does), and then the largest cards that still fit with it. */
export function largest(fits: Fits): Size {
  const { cell, isDense } = first(LOOSE, fits) ?? first(DENSE, fits) ?? DENSE.at(-1)!;
  const sizes = CARD_SHARES.map((share) => sizeOf(cell, share, isDense));
  return sizes.findLast(fits) ?? sizes[0]!;
}

/** Fits the gardens in a table for this view. Below 1000 px, where the page grows downwards, the style sheet has the sizes. */
export function fitting(_: MutationsView): Attachment<HTMLElement> {
  return (land) => {
    const others = land.querySelector<HTMLElement>(".others")!;
    const mine = land.querySelector<HTMLElement>(".mine");
    const set = ({ cell, card, isWorded, isDense }: Size) => {
      others.style.setProperty("--cell", `${cell}px`);
      others.style.setProperty("--card", `${card}px`);
      others.classList.toggle("worded", isWorded);
      mine?.classList.toggle("dense", isDense);
    };
    const unset = () => {
      others.removeAttribute("style");
      others.classList.remove("worded");
      mine?.classList.remove("dense");
    };
    const fit = () => {
      if (matchMedia("(max-width: 1000px)").matches) return unset();
      set(largest((size) => {
        set(size);
        return others.scrollHeight <= others.clientHeight;
      }));
      if (others.scrollHeight > others.clientHeight) others.querySelector('[data-touch="lit"]')?.scrollIntoView({ block: "nearest" });
    };
    const watch = new ResizeObserver(fit);
    watch.observe(land);
    if (document.fonts.status === "loading") void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}
