// How large the things of a board can be, so that all of them fit: one unit, the side of a square, for the whole board.
import type { TableView, ThingView } from "../protocol/table.ts";
import { columnsOf, isScale, seatOf, type Palette } from "./things.ts";

export interface Plan {
  /** The side of a square, in pixels. */
  unit: number;
  /** Players' mats side by side. */
  mats: number;
  /** The mats stand beside what all share, not below it. */
  isBeside: boolean;
}

interface Size {
  width: number;
  height: number;
}

const LARGEST = 96;
const LEAST = 30;
const STEP = 2;
export const GAP = 12;
const TITLE = 20; // over a thing
const NAME = 17; // of a place, below it
const HEAD = 26; // of a player's mat
const PADDING = 8; // around a mat, and around the board
const LETTER = 7; // in pixels
export const LINE = 30; // of a track
const SLIP = 46; // of a palette
const NARROWEST = 118; // mat

/** The parts of a view: what all share, the tracks that all players run on, and what belongs to each player. */
export interface Parts {
  shared: readonly ThingView[];
  races: readonly (readonly ThingView[])[];
  mats: readonly (readonly ThingView[])[];
}

export function partsOf({ things, players }: TableView): Parts {
  const tracks = things.filter((thing) => seatOf(thing) >= 0 && isScale(thing));
  const mats = players.map(({ seat }) => things.filter((thing) => seatOf(thing) === seat && !tracks.includes(thing)));
  return {
    shared: things.filter((thing) => seatOf(thing) < 0),
    races: [...new Set(tracks.map(({ field }) => field))].map((field) => tracks.filter((track) => track.field === field)),
    mats: mats.some((mat) => mat.length > 0) ? mats : [],
  };
}

/** The widest text in a thing. */
const letters = ({ cells }: ThingView): number => Math.max(0, ...cells.map(({ text = "" }) => text.length));

const WRAPPED = 44; // pixels: larger places stay in one row

const inRows = (n: number, each: Size, width: number): Size => {
  const abreast = Math.max(1, Math.min(n, Math.floor(width / each.width)));
  return { width: abreast * each.width, height: Math.ceil(n / abreast) * each.height };
};

/** A ring's diameter: its places lie on a circle, with one place's width to spare. */
export const diameter = (n: number, unit: number): number => Math.max(2.4 * unit, ((n + 1) * unit) / Math.PI + unit);

function sizeOf(thing: ThingView, unit: number, width: number): Size {
  const n = thing.cells.length;
  const isNamed = thing.cells.some(({ names }) => names);
  const wide = (side: number): number => Math.max(side, letters(thing) * LETTER + 10);
  switch (thing.kind) {
    case "grid": {
      const columns = columnsOf(thing);
      return { width: columns * unit + 2 * NAME, height: Math.ceil(n / columns) * unit + 2 * NAME };
    }
    case "ring":
      return { width: diameter(n, unit), height: diameter(n, unit) };
    case "row":
      return inRows(n, { width: wide(unit) + 4, height: unit + 4 + (isNamed ? NAME : 0) }, unit > WRAPPED ? Infinity : width);
    case "hand":
      return inRows(Math.max(1, n), { width: wide(0.8 * unit) + 4, height: 1.15 * unit + 4 }, width);
    case "deck":
      return { width: unit, height: 1.2 * unit };
    case "dice":
      return inRows(n, { width: 0.72 * unit + 4, height: 0.72 * unit + 4 }, width);
    case "numbers":
      return inRows(n, { width: 30, height: 26 }, width);
    default:
      return isScale(thing) ? { width: Math.min(width, 460), height: LINE } : { width: Math.max(52, 0.8 * unit, thing.title.length * LETTER), height: Math.max(38, 0.55 * unit) };
  }
}

/** The height of blocks side by side, in as many lines as they need. */
function flowed(blocks: readonly Size[], width: number): number {
  let [all, line, used] = [0, 0, 0];
  for (const block of blocks) {
    if (used && used + GAP + block.width > width) [all, line, used] = [all + line + GAP, 0, 0];
    [line, used] = [Math.max(line, block.height), used + (used ? GAP : 0) + block.width];
  }
  return all + line;
}

const titled = (size: Size): Size => ({ ...size, height: size.height + TITLE });
const widest = (blocks: readonly Size[]): number => Math.max(0, ...blocks.map(({ width }) => width));

/** The largest unit at which everything fits; if nothing does, the least one, and the board scrolls. */
export function arrange(view: TableView, slips: readonly Palette[], width: number, height: number): Plan {
  const parts = partsOf(view);
  const most = Math.max(1, parts.mats.length);
  const inner = width - 2 * PADDING;
  for (let unit = LARGEST; unit >= LEAST; unit -= STEP) {
    const common = (space: number): Size[] => [
      ...parts.shared.map((thing) => titled(sizeOf(thing, unit, space))),
      ...parts.races.map((race) => titled({ width: Math.min(space, 460), height: race.length * LINE })),
      ...slips.map(({ words }) => titled(inRows(words.length, { width: SLIP, height: SLIP }, space))),
    ];
    /** The height of the tallest mat; without end if one is too wide. */
    const matHeight = (space: number): number => {
      const room = space - 2 * PADDING;
      const mats = parts.mats.map((mat) => mat.map((thing) => titled(sizeOf(thing, unit, room))));
      return mats.every((blocks) => widest(blocks) <= room) ? Math.max(0, ...mats.map((blocks) => flowed(blocks, room))) + HEAD + 2 * PADDING : Infinity;
    };
    const matWidth = (space: number): number => Math.max(NARROWEST, ...parts.mats.map((mat) => widest(mat.map((thing) => sizeOf(thing, unit, space))) + 2 * PADDING));
    const shared = common(inner);
    const fits = (blocks: readonly Size[], space: number): boolean => widest(blocks) <= space;
    for (let mats = most; mats >= 1; mats--) {
      const space = (inner - (mats - 1) * GAP) / mats;
      if (space < NARROWEST && mats > 1) continue;
      const below = parts.mats.length ? Math.ceil(parts.mats.length / mats) * (matHeight(space) + GAP) : 0;
      if (fits(shared, inner) && flowed(shared, inner) + below + 2 * PADDING <= height) return { unit, mats, isBeside: false };
    }
    if (!parts.mats.length || !shared.length) continue;
    const beside = Math.min(matWidth(inner / 2), inner / 2);
    const left = inner - beside - GAP;
    const blocks = common(left);
    const isFitting = fits(blocks, left) && flowed(blocks, left) + 2 * PADDING <= height;
    if (isFitting && parts.mats.length * (matHeight(beside) + GAP) + 2 * PADDING <= height) return { unit, mats: 1, isBeside: true };
  }
  return { unit: leastUnit(view, inner), mats: Math.max(1, Math.min(most, Math.floor((inner + GAP) / (NARROWEST + 60 + GAP)))), isBeside: false };
}

/** Nothing scrolls sideways: the widest grid sets the least unit. */
function leastUnit({ things }: TableView, width: number): number {
  const columns = Math.max(1, ...things.filter(({ kind }) => kind === "grid").map(columnsOf));
  return Math.min(40, Math.floor((width - 2 * NAME) / columns));
}
