import assert from "node:assert/strict";
import { test } from "node:test";
import { linesOf } from "../src/shell/lines.ts";
import type { Note } from "../src/shell/table.svelte.ts";
import { recapOf } from "../src/table/recap.ts";

const note = (id: string, more: Partial<Note> = {}): Note => ({ version: 1, event: id, message: { id }, ...more });
const said = (lines: readonly { message: { id: string } }[]): string[] => lines.map(({ message }) => message.id);

test("events of a line are one sentence, and keep their own", () => {
  const notes = [note("a", { line: 7 }), note("alone"), note("b", { line: 7, tells: { id: "a and b" } })];
  const [first, second] = linesOf(notes);
  assert.equal(first!.message.id, "a and b");
  assert.deepEqual(said(first!.parts), ["a", "b"]);
  assert.equal(second!.message.id, "alone");
});

test("a line of one event is that event, and a death in a line makes it grave", () => {
  assert.deepEqual(said(linesOf([note("a", { line: 1 }), note("b")])), ["a", "b"]);
  assert.equal(linesOf([note("a", { line: 1 }), note("death", { line: 1, grave: true })])[0]!.grave, true);
});

test("in the recap a line that players share is told of each of them", () => {
  const notes = [note("one", { line: 3 }), note("other", { line: 3, tells: { id: "both" } })];
  assert.deepEqual(said(recapOf(notes, 0, ({ id }) => (id === "one" ? 1 : 2))), ["one", "other"]);
  assert.deepEqual(said(recapOf(notes, 0, () => 1)), ["both"]);
});

test("the recap has a line for each player, what concerns me first, and of chance only what does", () => {
  const doers: Record<string, number> = { mine: 0, "my death": 0, bid: 1, attack: 1, step: 1, rest: 2, rain: -1, meteor: -1 };
  const notes = [
    note("mine", { seats: [0] }),
    note("bid", { seats: [1] }),
    note("attack", { seats: [0, 1] }),
    note("step", { seats: [1] }),
    note("rest", { seats: [2] }),
    note("rain"),
    note("my death", { seats: [0], grave: true }),
  ];
  assert.deepEqual(said(recapOf(notes, 0, ({ id }) => doers[id]!)), ["my death", "attack", "rest"]);
  assert.deepEqual(said(recapOf([...notes, note("meteor", { seats: [0] })], 0, ({ id }) => doers[id]!)), ["my death", "attack", "meteor", "rest"]);
});
