// What to tell a player who is asked again: one line for each of the others, what concerns the player first.
import type { Note } from "../shell/table.svelte.ts";
import { linesOf, type NoteFold } from "../shell/lines.ts";
import type { Message } from "../protocol/engine.ts";

const [NEWS, GRAVE, MINE] = [0, 1, 2];

const LOSSES = 3; // of my own, the latest

/** The lines since my last answer, and the parts of those that players share: what I lost and paid, then of each player the one that matters most to me; of chance, only what concerns me. What weighs the same stays in the order in which it happened. */
export function recapOf(notes: readonly Note[], me: number, doer: (message: Message) => number): NoteFold<Note>[] {
  const found = new Map<number, { line: NoteFold<Note>; weight: number; at: number }>();
  const losses: NoteFold<Note>[] = [];
  const ofOne = (line: NoteFold<Note>): NoteFold<Note>[] => {
    const isShared = new Set(line.parts.map(({ message }) => doer(message))).size > 1;
    return isShared ? line.parts.flatMap(({ line: _, ...part }) => linesOf([part])) : [line];
  };
  for (const [i, line] of linesOf(notes).flatMap(ofOne).entries()) {
    line.key = String(i);
    const who = doer(line.message);
    const isMine = line.parts.some(({ seats, grave }) => seats?.includes(me) && (who >= 0 || grave || seats.length === 1)); // what all are told alike, such as a turn order, is no news of mine
    if (isMine && who === me) {
      if (line.grave || "cause" in (line.message.args ?? {})) losses.push(line);
      continue;
    }
    if (who === me || (who < 0 && !isMine)) continue;
    const weight = (isMine ? MINE : NEWS) + (line.grave ? GRAVE : NEWS);
    const before = found.get(who);
    if (!before || weight >= before.weight) found.set(who, { line, weight, at: i });
  }
  return [...losses.slice(-LOSSES), ...[...found.values()].sort((a, b) => b.weight - a.weight || a.at - b.at).map(({ line }) => line)];
}
