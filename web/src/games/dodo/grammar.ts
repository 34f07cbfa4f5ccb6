// Which things a player taps for a choice.
import type { DodoView } from "../../protocol/dodo.ts";
import type { Choice, Message } from "../../protocol/engine.ts";
import { byPieces } from "../../shell/choosing.ts";
import { COLOURS } from "./colours.ts";
import { TOKENS } from "./tokens.ts";

const TOKEN_OF: Record<string, string> = { advantage: "advantage", famine: "famine", relocate: "relocation" };

/** A token is tapped before its target. */
export function route(choice: Choice): readonly string[] {
  const token = TOKEN_OF[choice.verb];
  return token ? [token, ...byPieces(choice)] : byPieces(choice);
}

/** Once its environment is chosen, a Famine is named by the squares it covers. */
export function label({ verb, message }: Choice): Message | null {
  return verb === "famine" ? (message.args!["squares"] as Message) : null;
}

export function kind(thing: string, { creatures, environments }: DodoView): string {
  if (creatures.some(({ name }) => name === thing)) return "creature";
  return environments.some(({ name }) => name === thing) ? "environment" : thing;
}

/** Colours are creatures in the hand; the squares of a Famine are buttons. */
export function isDrawn(thing: string, view: DodoView): boolean {
  return kind(thing, view) !== thing || [...COLOURS, ...TOKENS].some((one) => one === thing);
}
