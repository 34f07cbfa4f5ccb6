// Follows a match by its updates: {view, updates: [{changes, offers, names, messages, tale}]} on standard input, [{view, choices, events}] on standard output.
import { readFileSync } from "node:fs";
import { changed, type Change } from "../src/net/changes.ts";
import { messagesOf, namesOf } from "../src/net/glossary.ts";
import { choicesOf, learned, type Names } from "../src/net/offers.ts";
import { happeningsOf } from "../src/net/tale.ts";
import type { Offer, Tale } from "../src/protocol/server.ts";

interface Told {
  view: unknown;
  updates: { changes: Change[]; offers: Offer[]; names: Record<string, Record<string, unknown[]>>; messages: unknown[][]; tale: Tale | null }[];
}

const { view: first, updates } = JSON.parse(readFileSync(0, "utf8")) as Told;
let view = first;
let known: Names = {};
const followed = updates.map(({ changes, offers, names, messages: rows, tale }) => {
  view = changed(view, changes);
  const messages = messagesOf(rows);
  known = learned(known, namesOf(names, messages));
  return { view, choices: choicesOf(offers, known), events: happeningsOf(tale ?? undefined, messages) };
});
process.stdout.write(JSON.stringify(followed));
