// Tiles, pieces and tokens in words, for screen readers and the closer look.
import type { LaborigineView, LaboriginesView, TileView, WayView } from "../../protocol/laborigines.ts";
import type { Table } from "../../shell/table.svelte.ts";
import { capital, type Catalogue } from "../../words/catalogue.ts";
import { burdensOf } from "./burdens.ts";
import { faceId } from "./faces.ts";
import { standings } from "./seats.ts";
import { heaps, total, type Heap, type Tokens } from "./tokens.ts";

export type LaboriginesTable = Table<LaboriginesView>;

/** All ways; of twins who choose their dice, those of the chosen one. */
export const waysShown = ({ view, lighting }: LaboriginesTable): WayView[] => view.ways.filter((way) => way.die === null || view.variant !== "twins" || lighting.chosen.includes(way.laborigine));

/** `red 2`, or Moa. */
export const nameOf = (name: string, words: Catalogue): string => (name === "moa" ? words.say("moa") : words.say(`player-${name}`));

/** `3 red tokens`. */
export function tokensOf({ colour, count }: Heap, words: Catalogue): string {
  return words.say("tokens", { colour: { id: `colour-${colour}` }, count });
}

export const listTokens = (tokens: Tokens, words: Catalogue): string => heaps(tokens).map((heap) => tokensOf(heap, words)).join(", ");

export function undersideOf({ underside, seen }: TileView, words: Catalogue): string {
  return underside ? words.say(faceId(underside)) : words.say(seen === false ? "look-unseen" : "look-remember");
}

/** The pieces on a tile. */
export const hereOf = (index: number, { view, words }: LaboriginesTable): string[] => standings(view).filter((one) => one.tile === index).map((one) => nameOf(one.name, words));

export function describeTile(tile: TileView, index: number, table: LaboriginesTable): string {
  const { words, choices } = table;
  const parts = [words.say("page-tile-label", { tile: tile.name, face: { id: faceId(tile.face) }, below: undersideOf(tile, words) }), ...hereOf(index, table)];
  if (total(tile.energy)) parts.push(listTokens(tile.energy, words));
  if (tile.followed) parts.push(words.say("look-followed"));
  const ring = table.view.tiles;
  if (table.touch(tile.name) !== "rest") parts.push(words.say("page-tile-between", { before: ring.at(index - 1)!.name, after: ring[(index + 1) % ring.length]!.name }));
  const ways = choices.filter((choice) => choice.to === tile.name && !choice.pieces.includes(tile.name));
  return [parts.join(", "), ...ways.map((choice) => words.sentence(choice.message))].join(". ");
}

export const bearingsOf = (one: LaborigineView, words: Catalogue): string[] => burdensOf(one).map(({ name, count }) => words.say(`page-bears-${name}`, { count }));

export function describeLaborigine(one: LaborigineView, table: LaboriginesTable): string {
  const { words, view } = table;
  const where = one.tile === null ? words.say("look-off") : view.tiles[one.tile]!.name;
  return [capital(nameOf(one.name, words)), where, ...bearingsOf(one, words), words.say("page-energy-of", { count: view.players[one.seat]!.total })].join(", ");
}

/** The bearer of the flag. */
export function flagState({ view, words }: LaboriginesTable): string {
  const bearer = view.laborigines.find((one) => one.flag);
  if (!view.flag_in_game) return words.say("page-flag-gone");
  return bearer ? words.say("page-flag-of", { piece: nameOf(bearer.name, words) }) : words.say("page-flag-free");
}
