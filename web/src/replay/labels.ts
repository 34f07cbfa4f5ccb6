// Places the labels of arrows where they cover neither pieces nor each other.
export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const LABEL = { width: 104, height: 22 };
const GAP = 3;

/** For each label the first of its places that is free, or else its first place, moved above a label that is there. */
export function apart(wishes: readonly (readonly Spot[])[], pieces: readonly Box[] = []): Spot[] {
  const placed: Spot[] = [];
  for (const spots of wishes) {
    const free = spots.find((spot) => !placed.some((other) => areClose(spot, other)) && !pieces.some((piece) => covers(spot, piece)));
    const first = spots[0]!;
    const under = placed.find((other) => areClose(first, other));
    placed.push(free ?? (under ? { x: first.x, y: under.y - LABEL.height - GAP } : first));
  }
  return placed;
}

const areClose = (one: Spot, other: Spot): boolean => Math.abs(other.x - one.x) < LABEL.width + GAP && Math.abs(other.y - one.y) < LABEL.height + GAP;

const covers = ({ x, y }: Spot, box: Box): boolean =>
  x + LABEL.width / 2 > box.x && x - LABEL.width / 2 < box.x + box.width && y + LABEL.height / 2 > box.y && y - LABEL.height / 2 < box.y + box.height;
