// Places the labels of two arrows that end in the same place.
export interface Spot {
  x: number;
  y: number;
}

export const LABEL = { width: 104, height: 22 };
const GAP = 3;

/** A label that would cover the one before it moves above it. */
export function apart(spots: readonly Spot[]): Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const under = placed.find((other) => Math.abs(other.x - x) < LABEL.width + GAP && Math.abs(other.y - y) < LABEL.height + GAP);
    placed.push(under ? { x, y: under.y - LABEL.height - GAP } : { x, y });
  }
  return placed;
}
