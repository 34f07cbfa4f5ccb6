// The lines of the notes: events that share a line, as the server numbers them. A line of several events opens.
import type { Message } from "../protocol/engine.ts";
import type { Note } from "./table.svelte.ts";

/** What a line needs of its events. */
export type Part = Pick<Note, "message" | "line" | "tells" | "grave">;

export interface NoteFold<P extends Part> {
  key: string;
  message: Message;
  grave: boolean;
  parts: readonly P[];
}

/** The lines in the order in which they begin. */
export function linesOf<P extends Part>(notes: readonly P[]): NoteFold<P>[] {
  const found = new Map<number, P[]>();
  for (const [i, note] of notes.entries()) {
    const line = note.line || -i - 1;
    const parts = found.get(line);
    if (parts) parts.push(note);
    else found.set(line, [note]);
  }
  return [...found].map(([line, parts]) => ({
    key: String(line),
    message: (parts.length > 1 ? parts.findLast(({ tells }) => tells)?.tells : undefined) ?? parts[0]!.message,
    grave: parts.some(({ grave }) => grave),
    parts,
  }));
}
