// What galapagos.server.offer does on the other side: choices come as those of one verb together, and names of pieces once.
import type { Choice, Message } from "../protocol/engine.ts";
import type { Offer } from "../protocol/server.ts";

/** By the word of a part, and by the piece. */
export type Names = Record<string, Record<string, Message>>;

/** All names, with those that are new. */
export function learned(names: Names, news: Names): Names {
  const all = { ...names };
  for (const [part, pieces] of Object.entries(news)) all[part] = { ...all[part], ...pieces };
  return all;
}

export function choicesOf(offers: readonly Offer[], names: Names): Choice[] {
  return offers.flatMap((offer) => offer.options.flatMap(takenApart).map((option) => choiceOf(offer, option, names)));
}

/** Actions that differ in their goals alone come as one option. */
function takenApart(option: readonly unknown[]): (readonly unknown[])[] {
  const [actions, start, goals, ...more] = option as [number[], string, string, ...unknown[]];
  return Array.isArray(actions) ? actions.map((action, i) => [action, `${start} ${goals.split(" ")[i]!}`, "", ...more]) : [option];
}

function choiceOf(offer: Offer, option: readonly unknown[], names: Names): Choice {
  const [action, text = "", to = "", more = {}] = option as [number, string?, string?, Message["args"]?];
  const pieces = text.split(" ").filter(Boolean);
  const args: NonNullable<Message["args"]> = {};
  for (const [i, part] of (offer.parts ?? []).entries()) if (part) args[part] = names[part]?.[pieces[i]!] ?? pieces[i]!;
  const target = to || pieces[offer.to ?? -1];
  return { action, text: [offer.verb, ...pieces].join(" "), verb: offer.verb, pieces, message: { id: offer.message, args: { ...args, ...more } }, ...(target && { to: target }) };
}
