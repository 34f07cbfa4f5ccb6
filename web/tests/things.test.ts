// The board of games in one file: what a tap means, and how large things are.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/protocol/engine.ts";
import type { CellView, TableView, ThingView } from "../src/protocol/table.ts";
import { light, tap, type Grammar } from "../src/shell/choosing.ts";
import { arrange } from "../src/things/arrange.ts";
import { isDrawn, kindOf, meaning, palettes, route, targetsOf } from "../src/things/things.ts";

const cells = (names: readonly Record<string, string>[]): CellView[] => names.map((one) => ({ value: 0, names: one }));
const square = (columns: number, rows: number, name: (row: number, column: number) => Record<string, string>): ThingView => ({
  kind: "grid", field: "squares", title: "Squares", rows, columns, cells: cells(Array.from({ length: rows * columns }, (_, i) => name(Math.floor(i / columns), i % columns))),
});
const viewOf = (verbs: Record<string, string[]>, ...things: ThingView[]): TableView => ({
  turn: 1, question: "turn", actor: 0, active: 0, over: false, verbs, players: [{ seat: 0, name: "red" }, { seat: 1, name: "blue" }], things,
});
const choice = (text: string): Choice => ({ action: 0, text, verb: text.split(" ")[0]!, pieces: text.split(" ").slice(1), message: { id: "" } });
const grammarOf = (view: TableView, choices: readonly Choice[]): Grammar => ({ route: (one) => route(one, view), isOnBoard: (thing) => isDrawn(thing, view, choices), kind: kindOf });

const CELLS = square(3, 3, (row, column) => ({ cell: `${"abc"[column]}${row + 1}` }));
const COLUMNS = square(7, 6, (_, column) => ({ column: `${column + 1}` }));

test("a move from and to a square is two taps, and the second narrows the first", () => {
  const view = viewOf({ move: ["cell", "cell"] }, CELLS);
  const choices = ["move a1 a2", "move a1 b1", "move c3 c2"].map(choice);
  const grammar = grammarOf(view, choices);
  assert.deepEqual([...light(choices, [], grammar).lit], ["cell-a1", "cell-c3"]);
  assert.deepEqual(tap(choices, [], "cell-a1", grammar), { picked: ["cell-a1"] });
  assert.deepEqual([...light(choices, ["cell-a1"], grammar).lit], ["cell-a2", "cell-b1"]);
  assert.deepEqual(tap(choices, ["cell-a1"], "cell-b1", grammar), { send: choices[1] });
});

test("a tap on a column is one tap, and words without a place are buttons", () => {
  const view = viewOf({ drop: ["column"], swap: [], name: ["colour"] }, COLUMNS);
  const choices = ["drop 1", "drop 3", "swap", "name red"].map(choice);
  const grammar = grammarOf(view, choices);
  assert.deepEqual(tap(choices, [], "column-3", grammar), { send: choices[1] });
  assert.deepEqual(light(choices, [], grammar).buttons.map(({ text }) => text), ["swap", "name red"]);
});

test("a tap on what is not lit asks about the action that it would be", () => {
  const drop = viewOf({ drop: ["column"] }, COLUMNS);
  assert.equal(meaning("column-2", [choice("drop 1")], [], drop), "drop 2");
  assert.equal(meaning("column-2", [choice("pass")], [], drop), "drop 2");
  const move = viewOf({ move: ["cell", "cell"] }, CELLS);
  const choices = ["move a1 a2", "move a1 b1"].map(choice);
  assert.equal(meaning("cell-c3", choices, ["cell-a1"], move), "move a1 c3");
  assert.equal(meaning("cell-b2", choices, [], move), "move b2 a2");
  assert.deepEqual(meaning("card-king", choices, [], move), { id: "why-not-now" });
});

test("many answers without a place become slips for each part", () => {
  const view = viewOf({ bid: ["count", "face"], call: [] });
  const bids = [1, 2, 3].flatMap((count) => [4, 5, 6].map((face) => choice(`bid ${count} ${face}`)));
  assert.deepEqual(palettes(view, bids), [{ kind: "count", words: ["1", "2", "3"] }, { kind: "face", words: ["4", "5", "6"] }]);
  assert.deepEqual(palettes(view, bids.slice(0, 4)), []);
  const grammar = grammarOf(view, [...bids, choice("call")]);
  assert.deepEqual(tap(bids, ["count-2"], "face-5", grammar), { send: bids[4] });
});

test("columns and rows are told from squares by their names", () => {
  assert.deepEqual(targetsOf(COLUMNS), { cell: "", row: "", column: "column" });
  assert.deepEqual(targetsOf(CELLS), { cell: "cell", row: "", column: "" });
  const all = square(4, 2, (row, column) => ({ cell: `${row}${column}`, row: `r${row}`, column: `c${column}` }));
  assert.deepEqual(targetsOf(all), { cell: "cell", row: "row", column: "column" });
});

test("a board fits its frame, from a phone to a desk", () => {
  const pits = (seat: number): ThingView => ({ kind: "row", field: "pits", title: "Pits", seat, cells: cells(Array.from({ length: 6 }, (_, i) => ({ pit: `${i + 1}` }))) });
  const kalah = viewOf({ sow: ["pit"] }, pits(0), pits(1));
  for (const [width, height] of [[304, 260], [374, 520], [540, 390], [1056, 700]] as const) {
    const four = arrange(viewOf({ drop: ["column"] }, COLUMNS), [], width, height);
    assert.ok(four.unit * 7 <= width && four.unit * 6 <= height && four.unit >= 30, `${width} x ${height}: ${four.unit}`);
    const { unit, mats } = arrange(kalah, [], width, height);
    assert.ok((unit + 4) * 6 * mats <= width || unit <= 44, `${width} x ${height}: ${mats} of ${unit}`);
  }
});

test("a board that does not fit is never wider than its frame", () => {
  const go = square(19, 19, (row, column) => ({ cell: `${row}-${column}` }));
  assert.ok(arrange(viewOf({}, go), [], 304, 260).unit * 19 <= 304);
});
