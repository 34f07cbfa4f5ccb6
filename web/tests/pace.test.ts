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

test("where more waits than fits into four seconds, each is shown for less", () => {
  const { pace, shown } = paced(1500);
  for (const move of "abcdefg") pace.push(move);
  mock.timers.tick(1500);
  assert.deepEqual(shown, ["a.", "b"]);
  for (let spent = 1500; spent < 4000; spent += 250) mock.timers.tick(250);
  assert.deepEqual(shown, ["a.", "b", "c", "d", "e", "f", "g."]);
});

test("nothing is shown too shortly to be seen: what has waited four seconds is jumped over with all that follows", () => {
  const { pace, shown } = paced(700);
  const moves = Array.from({ length: 40 }, (_, i) => `${i}`);
  for (const move of moves) pace.push(move);
  for (let spent = 0; spent < 3750; spent += 250) mock.timers.tick(250);
  assert.ok(shown.length < 17, `${shown.length}`);
  for (let spent = 0; spent < 750; spent += 250) mock.timers.tick(250);
  assert.equal(shown.length, 40);
  assert.equal(pace.isPlaying, false);
});

test("what comes while nobody looks is shown when somebody does, but for what is too much", () => {
  const { pace, shown } = paced(700);
  pace.hold();
  for (let i = 0; i < 17; i++) pace.push(`${i}`);
  mock.timers.tick(60_000);
  pace.push("17");
  assert.deepEqual(shown, ["0", "1"]);
  pace.release();
  assert.deepEqual(shown, ["0", "1", "2"]);
  for (let spent = 0; spent < 4500; spent += 250) mock.timers.tick(250);
  assert.equal(shown.at(-1), "17.");
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
