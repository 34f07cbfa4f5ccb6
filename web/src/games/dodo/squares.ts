// The squares of an environment, one by one.
import type { EnvironmentView } from "../../protocol/dodo.ts";
import { COLOURS, countOf, total, type Colour } from "./colours.ts";

export type SquareState = "free" | "covered" | "eaten";
export interface Square {
  colour: Colour;
  state: SquareState;
}

export function squaresOf(environment: EnvironmentView): Square[] {
  return COLOURS.flatMap((colour) => {
    const free = countOf(environment.available, colour);
    const covered = countOf(environment.covered, colour);
    const state = (i: number): SquareState => (i < free ? "free" : i < free + covered ? "covered" : "eaten");
    return Array.from({ length: countOf(environment.squares, colour) }, (_, i) => ({ colour, state: state(i) }));
  });
}

/** Free, covered, eaten. */
export function tally({ squares, covered, available }: EnvironmentView): [free: number, covered: number, eaten: number] {
  return [total(available), total(covered), total(squares) - total(covered) - total(available)];
}
