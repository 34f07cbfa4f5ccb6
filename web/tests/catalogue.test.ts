import assert from "node:assert/strict";
import { test } from "node:test";
import { Catalogue } from "../src/words/catalogue.ts";

const words = new Catalogue("en", [
  `list = { $first } and { $last }
player-white = white
moves = { $player } moves { $piece } to { $to }.
loses = { $players } { $count ->
    [one] loses
   *[other] lose
 } { $count }.
far = Too far.
    .rule = Migration, D8`,
]);

test("a sentence begins with a capital, and players and pieces in it are found", () => {
  const message = { id: "moves", args: { player: { id: "player-white" }, piece: "c4", to: "e2" } };
  assert.equal(words.sentence(message), "White moves c4 to e2.");
  assert.deepEqual(words.spans(message), [
    { text: "White", kind: "player", of: "white" },
    { text: " moves ", kind: "words", of: "" },
    { text: "c4", kind: "piece", of: "c4" },
    { text: " to ", kind: "words", of: "" },
    { text: "e2", kind: "piece", of: "e2" },
    { text: ".", kind: "words", of: "" },
  ]);
});

test("lists are joined and forms chosen by the language", () => {
  const players = [{ id: "player-white" }, "pink", "blue"];
  assert.equal(words.sentence({ id: "loses", args: { players, count: 3 } }), "White, pink and blue lose 3.");
  assert.equal(words.word({ id: "loses", args: { players: ["pink"], count: 1 } }), "pink loses 1.");
});

test("what belongs to a message can be said, and what is not there is nothing", () => {
  assert.equal(words.attribute("far", "rule"), "Migration, D8");
  assert.equal(words.word({ id: "far.rule" }), "Migration, D8");
  assert.equal(words.attribute("far", "text"), "");
});

test("a message that the page does not know is as it was sent", () => {
  assert.equal(words.word({ id: "new", words: "Something new." }), "Something new.");
});

test("a message that names its game comes with its rule, also within another one", () => {
  const all = new Catalogue("en", ["refused = { $line } is not possible: { $sentence }", "far = Too far.\n    .rule = Migration, D8\nnear = Too near."]);
  assert.ok(all.has("dodo/far"));
  assert.equal(all.word({ id: "refused", args: { line: "'pass'", sentence: { id: "dodo/far" } } }), "'pass' is not possible: Too far. [Migration, D8]");
  assert.equal(all.word({ id: "dodo/near" }), "Too near.");
});
