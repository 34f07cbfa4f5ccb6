// The inks of players: by the names that a game gives them, or else in order.
import type { SeatLook } from "../games/game.ts";
import { SYMBOLS, type Pigment } from "../ink/pigment.ts";
import type { TableView } from "../protocol/table.ts";

const ORDER: readonly Pigment[] = ["red", "blue", "green", "yellow", "pink", "orange", "teal", "white", "violet"];

const isPigment = (name: string): name is Pigment => Object.keys(SYMBOLS).includes(name);

/** As messages call a player: `player-old-fox`. */
const asName = (name: string): string => name.toLowerCase().replaceAll(/[_ ]/g, "-");

export function seats({ players }: TableView): SeatLook[] {
  const free = ORDER.filter((pigment) => !players.some(({ name }) => name === pigment));
  return players.map(({ name }) => ({ name: asName(name), pigment: isPigment(name) ? name : free.shift()! }));
}
