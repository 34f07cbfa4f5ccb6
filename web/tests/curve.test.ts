import assert from "node:assert/strict";
import { test } from "node:test";
import { lineOf } from "../src/player/curve.ts";

test("a curve rises with the rating and fills its frame", () => {
  assert.equal(lineOf([1500, 1550, 1450]), "4,40 150,4 296,76");
});

test("a curve without a change is a flat line", () => {
  assert.equal(lineOf([1500, 1500]), "4,76 296,76");
});
