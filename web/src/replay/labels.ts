// Where the words of two ways stand, when both end in one place.
export interface Spot {
  x: number;
  y: number;
}

export const LABEL = { width: 104, height: 22 };
const GAP = 3;

/** What would lie on the one before it stands above that. */
export function apart(spots: readonly Spot[]): Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const under = placed.find((other) => Math.abs(other.x - x) < LABEL.width + GAP && Math.abs(other.y - y) < LABEL.height + GAP);
    placed.push(under ? { x, y: under.y - LABEL.height - GAP } : { x, y });
  }
  return placed;
}
