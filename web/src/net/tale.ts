// What galapagos.server.tale does on the other side: events of one kind share what they have in common.
import type { Happening, Message, Piece } from "../protocol/engine.ts";
import type { Kind, Tale } from "../protocol/server.ts";
import { saidAll, type Value } from "./glossary.ts";

type Row = readonly [kind: number, values?: readonly (string | number | [string, number])[], seats?: number[], more?: Record<string, unknown>, called?: Record<string, number>];

export function happeningsOf(tale: Tale | undefined, messages: readonly Message[]): Happening[] {
  return tale ? tale.events.map((row) => happeningOf(row as unknown as Row, tale.kinds, messages)) : [];
}

function happeningOf([number, values = [], seats, more = {}, called]: Row, kinds: readonly Kind[], messages: readonly Message[]): Happening {
  const { event, parts: words = [], message: id, grave } = kinds[number]!;
  const parts: Happening["parts"] = {};
  const args: Record<string, Value> = {};
  const pieces: Record<string, number> = {};
  for (const [i, word] of words.entries()) {
    const value = values[i]!;
    const piece: Piece | undefined = Array.isArray(value) ? { name: value[0], id: value[1] } : undefined;
    parts[word] = piece ?? (value as string | number);
    args[word] = piece?.name ?? (value as string | number);
    if (piece) pieces[piece.name] = piece.id;
  }
  for (const [word, value] of Object.entries(more)) if (value === null) delete args[word];
  const message = id ? { id, args: { ...args, ...saidAll(more, messages) } } : undefined;
  const names = called ?? pieces;
  return { event, parts, ...(message && { message }), ...(seats && { seats }), ...(grave && { grave }), ...(message && Object.keys(names).length && { called: names }) };
}
