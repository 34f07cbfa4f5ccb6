// Arithmetic of scrolling: how far to a thing, and which ends hide something.
const SLACK = 2; // pixels of rounding
const EDGE = 10; // pixels around a thing that should be visible too

export interface Extent {
  top: number;
  bottom: number;
}

/** How far to scroll so that the things are in sight: all of them if they fit, else at least the first one, which a half-visible thing does not satisfy. */
export function wayTo(things: readonly Extent[], frame: Extent): number {
  const [first] = things;
  if (!first) return 0;
  const all = { top: Math.min(...things.map(({ top }) => top)) - EDGE, bottom: Math.max(...things.map(({ bottom }) => bottom)) + EDGE };
  const room = frame.bottom - frame.top;
  if (all.bottom - all.top <= room) return reach(all, frame);
  const isSeen = ({ top, bottom }: Extent): boolean => top >= frame.top && bottom <= frame.bottom;
  return things.some(isSeen) ? 0 : reach({ top: first.top - EDGE, bottom: Math.min(first.bottom + EDGE, first.top - EDGE + room) }, frame);
}

const reach = ({ top, bottom }: Extent, frame: Extent): number => (top < frame.top ? top - frame.top : bottom > frame.bottom ? bottom - frame.bottom : 0);

/** Which ends of a scroller hide something. */
export function hidden({ scrollTop, clientHeight, scrollHeight }: Pick<Element, "scrollTop" | "clientHeight" | "scrollHeight">): string {
  const above = scrollTop > SLACK ? "above" : "";
  const below = scrollTop + clientHeight < scrollHeight - SLACK ? "below" : "";
  return [above, below].filter(Boolean).join(" ");
}
