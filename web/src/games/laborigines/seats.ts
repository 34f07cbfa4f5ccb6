// Players and their pieces. In team play two players share a colour, with twins a player has two pieces: both are then numbered.
import type { Pigment } from "../../ink/pigment.ts";
import type { LaborigineView, LaboriginesView } from "../../protocol/laborigines.ts";
import type { SeatLook, Team } from "../game.ts";

/** `red2` is the second. */
export const numberOf = (name: string): number | undefined => (/\d$/.test(name) ? Number(name.at(-1)) : undefined);

export function seats(view: LaboriginesView): SeatLook[] {
  return view.players.map(({ name, colour }) => {
    const number = numberOf(name);
    return { name, pigment: colour as Pigment, ...(number && { number }) };
  });
}

/** In team play: the seats of each colour, and their total energy. */
export function teams({ variant, players }: LaboriginesView): Team[] {
  if (variant !== "teams") return [];
  return [...new Set(players.map((one) => one.colour))].map((colour) => {
    const both = players.filter((one) => one.colour === colour);
    return { title: { id: "page-team", args: { colour: { id: `colour-${colour}` } } }, pigment: colour as Pigment, seats: both.map((one) => one.seat), points: both.reduce((sum, one) => sum + one.total, 0) };
  });
}

export const piecesOf = (view: LaboriginesView, seat: number): LaborigineView[] => view.laborigines.filter((one) => one.seat === seat);

/** Pairs that belong together, if both stand in the ring. */
export function pairs(view: LaboriginesView): [colour: Pigment, one: number, other: number][] {
  const here = view.laborigines.filter((one) => one.tile !== null);
  return here.flatMap((one, i) => here.slice(i + 1).filter((other) => other.colour === one.colour).map((other): [Pigment, number, number] => [one.colour as Pigment, one.tile!, other.tile!]));
}

export interface Standing {
  /** A laborigine, or null for Moa. */
  piece: LaborigineView | null;
  name: string;
  tile: number;
  /** Its index among the pieces on the tile. */
  row: number;
}

/** All pieces in the ring. In an encounter two share a tile. */
export function standings({ laborigines, moa }: LaboriginesView): Standing[] {
  const all: Omit<Standing, "row">[] = laborigines.flatMap((piece) => (piece.tile === null ? [] : [{ piece, name: piece.name, tile: piece.tile }]));
  if (moa !== null) all.push({ piece: null, name: "moa", tile: moa });
  return all.map((one, i) => ({ ...one, row: all.slice(0, i).filter((before) => before.tile === one.tile).length }));
}
