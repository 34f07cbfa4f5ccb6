// Energy: tokens in the players' colours, counted by colour.
import type { Pigment } from "../../ink/pigment.ts";

export type Tokens = Readonly<Record<string, number>>;
export interface Heap {
  colour: Pigment;
  count: number;
}

export const total = (tokens: Tokens): number => Object.values(tokens).reduce((a, b) => a + b, 0);

export function heaps(tokens: Tokens): Heap[] {
  return Object.entries(tokens).map(([colour, count]) => ({ colour: colour as Pigment, count }));
}

/** The tokens on a tile: one by one if there is room, else a heap per colour. */
export function lying(tokens: Tokens, room = 5): Heap[] {
  const all = heaps(tokens);
  return total(tokens) > room ? all : all.flatMap(({ colour, count }) => Array.from({ length: count }, () => ({ colour, count: 1 })));
}

/** A hexagon about a point. */
export function hexagon(x: number, y: number, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => `${(x + radius * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(y + radius * Math.sin((i * Math.PI) / 3)).toFixed(1)}`);
  return `M${corners.join("L")}Z`;
}
