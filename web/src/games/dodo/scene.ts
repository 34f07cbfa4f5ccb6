// The vignette behind an environment: hills and plants in the colours of its food. The seed keeps each place's looks.
import { hand } from "../../ink/hand.ts";
import { smooth, type Point } from "../../ink/outline.ts";
import type { EnvironmentView } from "../../protocol/dodo.ts";
import { COLOURS, countOf, type Colour } from "./colours.ts";

export interface Plant {
  colour: Colour;
  x: number;
  y: number;
  size: number;
}
export interface Landscape {
  hues: [first: Colour, second: Colour, third: Colour];
  ridges: [back: string, middle: string, front: string];
  cloud: number;
  gulls: Point[];
  plants: Plant[];
}

export function landscape({ name, squares }: EnvironmentView): Landscape {
  const random = hand(`${name}scene`);
  const hues = COLOURS.toSorted((a, b) => countOf(squares, b) - countOf(squares, a)) as [Colour, Colour, Colour];
  const ridge = (y: number, height: number): string => {
    const points = [0, 1, 2, 3, 4, 5].map((i): Point => [i * 76 - 20, y - (i % 2 ? random() : random() * 0.35) * height]);
    return `${smooth(points, false)}L380 220L-40 220Z`;
  };
  const plant = (colour: Colour): Plant => ({ colour, x: 20 + random() * 300, y: 128 + random() * 26, size: 0.75 + random() * 0.35 });
  return {
    hues,
    ridges: [ridge(100 + random() * 24, 50), ridge(142 + random() * 12, 44), ridge(180, 22)],
    plants: hues.flatMap((colour) => Array.from({ length: Math.ceil(countOf(squares, colour) / 2) }, () => plant(colour))),
    cloud: 60 + random() * 220,
    gulls: [[60 + random() * 200, 56 + random() * 10], [80 + random() * 200, 70]],
  };
}
