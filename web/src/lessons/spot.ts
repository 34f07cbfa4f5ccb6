// Where to point at a thing, so that a tap there meets the thing and nothing that lies over it.

const STEPS = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92]; // of its width and height, from the middle outwards
const CORNERS = [[0.78, 0.85], [0.85, 0.7], [0.7, 0.75]] as const; // where the hand leaves words and drawings in sight

export function spotOn(thing: Element): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const places = STEPS.flatMap((v) => STEPS.map((u) => [u, v] as const));
  const spots = [...CORNERS, ...places].map(([u, v]) => ({ x: left + u * width, y: top + v * height }));
  const isFree = ({ x, y }: { x: number; y: number }): boolean => thing.contains(document.elementFromPoint(x, y));
  return spots.find(isFree) ?? spots[0]!;
}
