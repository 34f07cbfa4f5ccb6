import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Phrasebook } from "../src/words/phrases.ts";

const FOLDER = "../src/galapagos/engine/phrases";
const read = (language: string): string => readFileSync(`${FOLDER}/${language}.ftl`, "utf8");
const book = new Phrasebook("de", read("en"), read("de"));

test("a refusal is said in another language, with its parameters", () => {
  assert.equal(book.phrase("This table has 4 seats."), "Dieser Tisch hat 4 Plätze.");
  assert.equal(book.phrase("There is no bot 'x': use random, greedy."), "Einen Bot 'x' gibt es nicht: Nimm random, greedy.");
  assert.equal(book.phrase("deck=x is not possible: use full or short."), "deck=x geht nicht: Nimm full or short.");
});

test("what has no phrase stays as it is", () => assert.equal(book.phrase("Nobody has ever said this."), "Nobody has ever said this."));
