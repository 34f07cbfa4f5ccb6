import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pace } from "../src/net/pace.ts";

function paced(beat: number): { pace: Pace<string>; shown: string[] } {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const shown: string[] = [];
  return { shown, pace: new Pace<string>((thing, isLast) => shown.push(isLast ? `${thing}.` : thing), () => beat) };
}

test("the first is shown at once, the others a beat later each", () => {
  const { pace, shown } = paced(700);
  for (const move of ["a", "b", "c"]) pace.push(move);
  assert.deepEqual(shown, ["a."]);
  assert.equal(pace.isPlaying, true);
  mock.timers.tick(700);
  assert.deepEqual(shown, ["a.", "b"]);
  mock.timers.tick(700);
  assert.deepEqual(shown, ["a.", "b", "c."]);
  assert.equal(pace.isPlaying, false);
});

test("what has waited four seconds is jumped over with all that follows", () => {
  const { pace, shown } = paced(1500);
  for (const move of "abcdefg") pace.push(move);
  mock.timers.tick(4600);
  assert.deepEqual(shown, ["a.", "b", "c", "d", "e", "f", "g."]);
});

test("a skip shows all that waits, and one's own answer skips", () => {
  const { pace, shown } = paced(700);
  for (const move of ["a", "b", "c"]) pace.push(move);
  pace.skip();
  assert.deepEqual(shown, ["a.", "b", "c."]);
  pace.push("d");
  pace.push("mine", true);
  assert.deepEqual(shown.slice(3), ["d", "mine."]);
});

test("without a beat nothing waits", () => {
  const { pace, shown } = paced(0);
  for (const move of ["a", "b"]) pace.push(move);
  assert.deepEqual(shown, ["a.", "b."]);
});
