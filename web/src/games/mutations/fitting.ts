// Draws a crowded table smaller: finds the largest size at which all gardens fit. If the smallest does not fit either, the board scrolls.

/** Widths of the others' species and animal cards, whether traits show their names, and whether your own row is dense. */
export interface Size {
  cell: number;
  card: number;
  isWorded: boolean;
  isDense: boolean;
}

const CELLS = [230, 190, 170, 150, 134, 120, 108, 100, 94, 87, 80, 72, 64, 58] as const;
const WORDED_FROM = 150;
const DENSE_BELOW = 87;
const CARD_SHARES = [0.5, 0.42, 0.36, 0.3] as const;
const LEAST_SHARE = 0.3;
const LARGEST_CARD = 68;

/** From large to small: your own row shrinks before the others' species become tiny. */
const LOOSE = CELLS.filter((cell) => cell >= DENSE_BELOW).map((cell) => sizeOf(cell, LEAST_SHARE, false));
const DENSE = CELLS.map((cell) => sizeOf(cell, LEAST_SHARE, true));

/** If the board scrolls anyway: a size that is easy to read. */
export const SCROLLING: Size = { cell: 94, card: 40, isWorded: false, isDense: true };

function sizeOf(cell: number, share: number, isDense: boolean): Size {
  return { cell, card: Math.round(Math.min(LARGEST_CARD, cell * share)), isWorded: cell >= WORDED_FROM, isDense };
}

type Fits = (size: Size) => boolean;

const isSame = (one: Size, other: Size): boolean => one.cell === other.cell && one.card === other.card && one.isDense === other.isDense;

/** The first size that fits, if every smaller size fits too. Each trial lays out the whole table, so it tries few: the last size and the next larger one come early. */
function first(sizes: readonly Size[], fits: Fits, last?: Size): Size | undefined {
  let [least, most] = [0, sizes.length];
  const place = last ? sizes.findIndex((size) => isSame(size, last)) : 0;
  const early = !last ? [] : place < 0 ? [sizes.length - 1] : [place - 1, place];
  while (least < most) {
    const next = early.shift() ?? (least + most) >> 1;
    if (next < least || next >= most) continue;
    if (fits(sizes[next]!)) most = next;
    else least = next + 1;
  }
  return sizes[least];
}

/** The first size that fits (else the last), and then the largest cards that still fit. `last` is the previous size, if any. */
export function largest(fits: Fits, last?: Size): Size {
  const frame = last && sizeOf(last.cell, LEAST_SHARE, last.isDense);
  const { cell, isDense } = first(LOOSE, fits, frame) ?? first(DENSE, fits, frame) ?? DENSE.at(-1)!;
  const sizes = CARD_SHARES.map((share) => sizeOf(cell, share, isDense));
  const found = first(sizes, fits, last) ?? sizes.at(-1)!;
  return last && isSame(found, last) ? last : found;
}
