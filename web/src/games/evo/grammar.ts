// Which things a player taps for a choice, and what a tap on any other thing means.
import type { EvoView } from "../../protocol/evo.ts";
import type { Choice, Message } from "../../protocol/engine.ts";
import { byPieces } from "../../shell/choosing.ts";
import { direction } from "./island.ts";

const ON_TABLE = "table-";
const SPACE = /^[a-z]\d+$/;
const ROW = /^row\d$/;

/** A card on the table, which has the same name as one in the hand. */
export const onTable = (card: string): string => ON_TABLE + card;
export const cardOf = (thing: string): string => thing.replace(ON_TABLE, "");

/** A direction is the space it leads to; a card is taken back from the table. */
export function route(choice: Choice): readonly string[] {
  if (choice.verb === "move") return [choice.pieces[0]!, choice.to!];
  return choice.verb === "withdraw" ? [onTable(choice.pieces[0]!)] : byPieces(choice);
}

export function isDrawn(thing: string, view: EvoView): boolean {
  return SPACE.test(thing) || ROW.test(thing) || thing.startsWith(ON_TABLE) || view.players.some((player) => player.hand?.some((card) => card.name === thing));
}

/** A bid is a number on its row. */
export function amount({ verb, pieces }: Choice): number | null {
  return verb === "bid" ? Number(pieces[1]) : null;
}

/** The action that a tap on an unlit thing would mean, or a message about it; null if it can only be looked at. */
export function meaning(thing: string, choices: readonly Choice[], chosen: readonly string[], view: EvoView): string | Message | null {
  const verbs = new Set(choices.map((choice) => choice.verb));
  const row = view.rows.find((one) => one.name === thing);
  if (SPACE.test(thing)) return ofSpace(thing, verbs, chosen, view);
  if (row) return verbs.has("bid") ? `bid ${thing} ${row.least_bid}` : { id: "why-not-now" };
  const card = cardOf(thing);
  if (thing !== card) return verbs.has("pass") ? `withdraw ${card}` : { id: "why-other-phase" };
  return isDrawn(thing, view) ? (verbs.has("pass") ? `play ${thing}` : { id: "why-other-phase" }) : null;
}

function ofSpace(thing: string, verbs: ReadonlySet<string>, chosen: readonly string[], view: EvoView): string | Message {
  for (const verb of ["hatch", "remove", "target"]) if (verbs.has(verb)) return `${verb} ${thing}`;
  if (!verbs.has("stop")) return { id: "why-not-now" };
  const [from, to] = [chosen.at(-1) ?? "", thing].map((name) => view.spaces.find((space) => space.name === name));
  if (!from) return `move ${thing} e`;
  const way = direction(from, to!);
  return way ? `move ${from.name} ${way}` : { id: "page-too-far" };
}
