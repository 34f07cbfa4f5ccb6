// What galapagos.server.glossary does on the other side: the messages of a frame are told once, and meant by their numbers.
import type { Message } from "../protocol/engine.ts";
import type { Names } from "./offers.ts";

export type Value = NonNullable<Message["args"]>[string];
type Told = Record<string, unknown>;

export function messagesOf(rows: readonly unknown[][] = []): Message[] {
  const messages: Message[] = [];
  for (const [id, args] of rows as [string, Told?][]) messages.push({ id, ...(args && { args: saidAll(args, messages) }) });
  return messages;
}

export function namesOf(names: Record<string, Record<string, unknown[]>> = {}, messages: readonly Message[]): Names {
  return Object.fromEntries(Object.entries(names).map(([part, pieces]) => [part, saidAll(pieces, messages) as Record<string, Message>]));
}

/** A message is told by its number, alone in a list. */
function said(value: unknown, messages: readonly Message[]): Value {
  if (!Array.isArray(value)) return value as Value;
  return value.length === 1 && typeof value[0] === "number" ? messages[value[0]]! : (value.map((item) => said(item, messages)) as Value);
}

/** All but those that are null: there are none of these. */
export function saidAll(args: Told, messages: readonly Message[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(args).flatMap(([word, value]) => (value === null ? [] : [[word, said(value, messages)]])));
}
