import type { Pigment } from "../../ink/pigment.ts";
import type { EvoView } from "../../protocol/evo.ts";
import type { SeatLook } from "../game.ts";

/** Purple uses the pigment violet. */
export const pigmentOf = (name: string): Pigment => (name === "purple" ? "violet" : (name as Pigment));

export const seats = (view: EvoView): SeatLook[] => view.players.map(({ name }) => ({ name, pigment: pigmentOf(name) }));
