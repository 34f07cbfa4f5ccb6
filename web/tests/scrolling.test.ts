import assert from "node:assert/strict";
import { test } from "node:test";
import { hidden, wayTo } from "../src/shell/scrolling.ts";

const frame = { top: 100, bottom: 400 };

test("things in sight stay where they are", () => {
  assert.equal(wayTo([{ top: 120, bottom: 160 }, { top: 300, bottom: 380 }], frame), 0);
  assert.equal(wayTo([], frame), 0);
});

test("all things are brought into sight if they fit", () => {
  assert.equal(wayTo([{ top: 320, bottom: 360 }, { top: 420, bottom: 460 }], frame), 70);
  assert.equal(wayTo([{ top: 20, bottom: 60 }, { top: 200, bottom: 240 }], frame), -90);
});

test("if they do not fit, the first one is brought into sight, unless one is there", () => {
  const far = { top: 900, bottom: 940 };
  assert.equal(wayTo([{ top: 420, bottom: 460 }, far], frame), 70);
  assert.equal(wayTo([{ top: 200, bottom: 240 }, far], frame), 0);
  assert.equal(wayTo([{ top: 380, bottom: 420 }, far], frame), 30, "half of it is not enough");
});

test("a scroller names the ends that hide something", () => {
  assert.equal(hidden({ scrollTop: 0, clientHeight: 100, scrollHeight: 101 }), "");
  assert.equal(hidden({ scrollTop: 0, clientHeight: 100, scrollHeight: 150 }), "below");
  assert.equal(hidden({ scrollTop: 50, clientHeight: 100, scrollHeight: 150 }), "above");
  assert.equal(hidden({ scrollTop: 20, clientHeight: 100, scrollHeight: 150 }), "above below");
});
