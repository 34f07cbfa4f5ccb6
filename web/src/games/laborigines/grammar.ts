// Which things a player taps for a choice.
import type { Choice, Message } from "../../protocol/engine.ts";
import type { LaboriginesView } from "../../protocol/laborigines.ts";
import { byPieces } from "../../shell/choosing.ts";

const TILE = /^t\d+$/;
const DIE = /^[1-6]$/;

/** A direction is the tile it leads to, a twin its piece, a colour a heap of tokens: your own, or one that you take from. */
export function route(choice: Choice): readonly string[] {
  switch (choice.verb) {
    case "move":
    case "manipulate":
      return [choice.to!];
    case "send":
      return [twin(choice), choice.pieces[1]!];
    case "carry":
      return [twin(choice)];
    case "spend":
      return [ownTokens(choice.pieces[0]!)];
    case "transfer":
      return [(choice.message.args?.["kind"] === "take" ? theirTokens : ownTokens)(choice.pieces[0]!)];
    default:
      return byPieces(choice);
  }
}

export const ownTokens = (colour: string): string => `own-${colour}`;
export const theirTokens = (colour: string): string => `their-${colour}`;
/** The colour of a heap of tokens. */
export const colourOf = (thing: string): string | undefined => /^(?:own|their)-(\w+)$/.exec(thing)?.[1];

const twin = (choice: Choice): string => (choice.message.args!["twin"] as Message).id.replace("player-", "");

export function isDrawn(thing: string, view: LaboriginesView): boolean {
  return TILE.test(thing) || DIE.test(thing) || colourOf(thing) !== undefined || view.laborigines.some((one) => one.name === thing && one.tile !== null);
}

/** Another tile is another start, or too near or too far; everything else can only be looked at. */
export function meaning(thing: string, choices: readonly Choice[], _chosen: readonly string[], view: LaboriginesView): string | Message | null {
  if (!TILE.test(thing)) return null;
  if (choices.some((choice) => choice.verb === "start")) return `start ${thing}`;
  return view.distance && view.ways.length ? { id: "page-other-tile", args: { count: view.distance } } : null;
}
