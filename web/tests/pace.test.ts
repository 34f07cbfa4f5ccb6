import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Pace } from "../src/net/pace.ts";

function paced(beat: number, isBrief?: (thing: string) => boolean): { pace: Pace<string>; shown: string[] } {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const shown: string[] = [];
  return { shown, pace: new Pace<string>((thing, isLast) => shown.push(isLast ? `${thing}.` : thing), () => beat, isBrief) };
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

test("a brief step takes no time", () => {
  const { pace, shown } = paced(700, (thing) => thing.endsWith("-"));
  for (const move of ["a", "b-", "c-", "d", "e"]) pace.push(move);
  assert.deepEqual(shown, ["a."]);
  mock.timers.tick(700);
  assert.deepEqual(shown, ["a.", "b-", "c-", "d"]);
  mock.timers.tick(700);
  assert.deepEqual(shown, ["a.", "b-", "c-", "d", "e."]);
});

test("a phase with many pictures is shown at the pace that is set", () => {
  const { pace, shown } = paced(700);
  for (let i = 0; i < 30; i++) pace.push(`${i}`);
  for (let spent = 0; spent < 28 * 700; spent += 700) mock.timers.tick(700);
  assert.equal(shown.length, 29);
  assert.equal(pace.isPlaying, true);
});

test("where more waits than fits into half a minute, each is shown for less", () => {
  const { pace, shown } = paced(1500);
  for (let i = 0; i < 60; i++) pace.push(`${i}`);
  mock.timers.tick(1500);
  assert.deepEqual(shown, ["0.", "1"]);
  for (let spent = 1500; spent < 30_000; spent += 250) mock.timers.tick(250);
  assert.equal(shown.at(-1), "59.");
});

test("nothing is shown too shortly to be seen: what has waited half a minute is jumped over with all that follows", () => {
  const { pace, shown } = paced(700);
  const moves = Array.from({ length: 300 }, (_, i) => `${i}`);
  for (const move of moves) pace.push(move);
  for (let spent = 0; spent < 29_750; spent += 250) mock.timers.tick(250);
  assert.ok(shown.length < 121, `${shown.length}`);
  for (let spent = 0; spent < 750; spent += 250) mock.timers.tick(250);
  assert.equal(shown.length, 300);
  assert.equal(pace.isPlaying, false);
});

test("what comes while nobody looks is shown when somebody does, but for what is too much", () => {
  const { pace, shown } = paced(700);
  pace.hold();
  for (let i = 0; i < 25; i++) pace.push(`${i}`);
  mock.timers.tick(60_000);
  pace.push("25");
  assert.deepEqual(shown, ["0", "1"]);
  pace.release();
  assert.deepEqual(shown, ["0", "1", "2"]);
  for (let spent = 0; spent < 30_000; spent += 250) mock.timers.tick(250);
  assert.equal(shown.at(-1), "25.");
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
