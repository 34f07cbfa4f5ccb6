import assert from "node:assert/strict";
import { test } from "node:test";
import type { Film } from "../src/protocol/server.ts";
import { coursesOf, turningOf } from "../src/table/story.ts";

const film: Film = {
  game: "any", seats: 2, seat: -1, options: {}, view: { energy: [5, 5] },
  scores: [{ key: "points", points: [0, 0] }, { key: "last_turn", points: [1, 1] }],
  moments: [
    { version: 1, turn: 0, seat: 0, action: "a", actor: 1, changes: [[["energy", 0], 4]] },
    { version: 2, turn: 1, seat: 1, action: "b", actor: 0, changes: [[["energy", 1], 3]], scores: [{ key: "points", points: [0, 2] }, { key: "last_turn", points: [1, 1] }] },
    { version: 3, turn: 3, seat: 0, action: "c", actor: -2, changes: [], scores: [{ key: "points", points: [1, 2] }, { key: "last_turn", points: [1, 1] }] },
  ],
};

test("a course has what each seat had when a turn was over, and turns without news go on as before", () => {
  assert.deepEqual(coursesOf(film), [{ name: { id: "score-points" }, lines: [[0, 0, 0, 1], [0, 2, 2, 2]] }]);
});

test("a game's own measure is read from the views and comes first", () => {
  const measure = { name: { id: "score-energy" }, of: (view: unknown, seat: number) => (view as { energy: number[] }).energy[seat]! };
  assert.deepEqual(coursesOf(film, measure)[0], { name: { id: "score-energy" }, lines: [[5, 4, 4, 4], [5, 3, 3, 3]] });
});

test("mates have one line: the sum of what they have, and their common score", () => {
  const measure = { name: { id: "score-energy" }, of: (view: unknown, seat: number) => (view as { energy: number[] }).energy[seat]! };
  const four: Film = { ...film, seats: 4, view: { energy: [5, 5, 3, 2] }, scores: [{ key: "points", points: [0, 0, 0, 0] }], moments: [{ version: 1, turn: 1, seat: 0, action: "a", actor: 1, changes: [[["energy", 2], 1]], scores: [{ key: "points", points: [0, 1, 0, 1] }] }] };
  assert.deepEqual(coursesOf(four, measure, [[0, 2], [1, 3]]).map(({ lines }) => lines), [[[8, 6], [7, 7]], [[0, 0], [0, 1]]]);
});

test("all lines begin together", () => {
  const measure = { name: { id: "score-energy" }, of: (view: unknown, seat: number) => (view as { energy: number[] }).energy[seat]! };
  for (const { lines } of coursesOf(film, measure)) assert.equal(new Set(lines.map(([first]) => first)).size, 1);
});

test("the turning point is when the winner took the lead for good", () => {
  const name = { id: "score-points" };
  assert.deepEqual(turningOf({ name, lines: [[0, 1, 1, 4, 5], [0, 0, 3, 3, 3]] }, [0]), { turn: 3, line: 0 });
  assert.deepEqual(turningOf({ name, lines: [[0, 1, 2], [0, 0, 1]] }, [0]), { turn: 1, line: 0 });
  assert.equal(turningOf({ name, lines: [[0, 1, 2], [0, 0, 2]] }, [0]), null, "equal in this: another criterion decided");
  assert.equal(turningOf({ name, lines: [[0, 1, 2], [0, 0, 2]] }, [0, 1]), null, "nobody lost");
});
