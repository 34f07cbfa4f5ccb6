// The notes of a table: events as sentences.
import type { Happening } from "../protocol/engine.ts";
import type { Log } from "../protocol/server.ts";
import type { Note } from "../shell/table.svelte.ts";
import { get } from "./http.ts";

export function notesOf(version: number, events: readonly Happening[], part = 0): Note[] {
  return events.flatMap(({ message, parts: _, ...rest }) => (message ? [{ version, ...(part && { part }), message, ...rest }] : []));
}

/** The notes from the beginning, as a seat may know them. */
export async function history(table: string, seat: number): Promise<Note[]> {
  const { steps } = await get<Log>(`/api/tables/${table}/log?seat=${seat}`);
  return steps.flatMap((step) => notesOf(step.version, step.events, step.part));
}
