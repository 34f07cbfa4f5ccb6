// The recap: what I lost comes first, then one line for each of the others.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message } from "../src/protocol/engine.ts";
import type { Note } from "../src/shell/table.svelte.ts";
import { recapOf } from "../src/table/recap.ts";

const ME = 0;
const note = (seat: number, id: string, more: Partial<Note> = {}, args: Message["args"] = {}): Note => ({ version: 1, event: id, message: { id, args: { ...args, who: String(seat) } }, seats: [seat], ...more });
const doer = (message: Message): number => Number(message.args!["who"]);
const told = (...notes: Note[]): string[] => recapOf(notes, ME, doer).map(({ message }) => message.id);

test("what I paid or lost comes first, and what I did is not told again", () => {
  assert.deepEqual(told(note(1, "moves"), note(ME, "steps"), note(ME, "pays", {}, { cause: "acid" }), note(ME, "starves", { grave: true })), ["pays", "starves", "moves"]);
});

test("each of the others has one line, what concerns me before the rest", () => {
  assert.deepEqual(told(note(1, "moves"), note(1, "attacks", { seats: [1, ME] }), note(2, "moves"), note(1, "rests")), ["attacks", "moves"]);
});

test("what all are told alike is no news of mine, and lines of one weight keep their order", () => {
  const all = { seats: [ME, 1, 2] };
  assert.deepEqual(told(note(-1, "turn-order", all), note(1, "outbids", { seats: [1] }), note(2, "bids"), note(1, "bids more", { seats: [1] })), ["bids", "bids more"]);
  assert.deepEqual(told(note(-1, "dies", { seats: [ME] }), note(-1, "all tokens leave", { ...all, grave: true })), ["all tokens leave"]);
});

test("of many losses the latest are told", () => {
  const losses = ["a", "b", "c", "d"].map((id) => note(ME, id, { grave: true }));
  assert.deepEqual(told(...losses), ["b", "c", "d"]);
});
