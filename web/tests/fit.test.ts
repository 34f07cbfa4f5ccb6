import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../src/shell/fit.ts";

test("few things are as large as they may be", () => {
  assert.equal(fitting(2, 300, 200, 1.2, 66), 66);
  assert.equal(fitting(0, 300, 200, 1.2, 66), 66);
});

test("many things shrink until all rows fit", () => {
  for (const n of [5, 9, 16, 30]) {
    const size = fitting(n, 300, 160, 1.2, 66);
    const columns = Math.floor(300 / size + 1e-9);
    assert.ok(Math.ceil(n / columns) * size * 1.2 <= 160 + 1e-6, `${n} things at ${size}`);
  }
  assert.ok(fitting(30, 300, 160, 1.2, 66) > 30);
});
