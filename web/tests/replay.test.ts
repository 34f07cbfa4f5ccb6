import assert from "node:assert/strict";
import { test } from "node:test";
import type { Course } from "../src/games/game.ts";
import { linkTo, textOf } from "../src/position/link.ts";
import type { Film } from "../src/protocol/server.ts";
import { chancesAt, hasBetter, placeOf, verdictOf, type Analysis, type Judged } from "../src/replay/analysis.ts";
import { apart, LABEL } from "../src/replay/labels.ts";
import { Frames } from "../src/replay/frames.ts";
import { linesOf } from "../src/replay/lines.ts";
import { river } from "../src/replay/river.ts";

const FILM: Film = {
  game: "dodo", seats: 2, seat: -1, options: {}, view: { turn: 1, c: [1, 2] }, scores: [],
  moments: [
    { version: 1, turn: 0, seat: 0, action: "pass", actor: 1, changes: [[["c", 0], 5]], events: [{ event: "passed", parts: {}, message: { id: "event-passed" } }] },
    { version: 2, turn: 0, seat: 1, action: "pass", actor: 0, changes: [[["turn"], 2]] },
    { version: 3, turn: 1, seat: 0, action: "pass", actor: -2, changes: [[["c", 1], 7]], events: [{ event: "passed", parts: {}, message: { id: "event-passed" } }] },
  ],
};
const course = (view: unknown): Course => ({ when: { id: "page-turn", args: { turn: (view as { turn: number }).turn } }, phases: [], now: -1 });

const judged = (number: number, worth: number[], chances: number[], gain = 0): Judged => ({
  number, seat: 0, worth, chances, gain, error: 0.01, is_mistake: gain >= 0.05,
  played: { text: "pass", message: { id: "do-pass" }, chance: 0.5, to: "" }, best: { text: gain ? "move" : "pass", message: { id: "do-move" }, chance: 0.5 + gain, to: "" },
});
const ANALYSIS: Analysis = {
  iterations: 400, decisions: [judged(1, [0.5, 0.5], [0.4, 0.6], 0.1), judged(3, [0.3, 0.7], [0.2, 0.8])],
  course: [[0.5, 0.5], [0.4, 0.6], [0.3, 0.7], [0.2, 0.8], [0, 1]], turning_points: [{ index: 0, seat: 0, change: -0.1, is_mistake: true }, { index: 2, seat: 1, change: 0.2, is_mistake: false }],
};

test("a film shows every moment, in any order", () => {
  const frames = new Frames(FILM);
  assert.deepEqual(frames.after(3).view, { turn: 2, c: [5, 7] });
  assert.deepEqual(frames.after(0).view, { turn: 1, c: [1, 2] });
  assert.deepEqual(frames.after(1).view, { turn: 1, c: [5, 2] });
  assert.equal(frames.after(1).actor, 1);
});

test("a replay stops at every picture on the way", () => {
  const pictures = [{ version: 2, part: 1, changes: [[["c", 1], 9]], caption: { id: "caption-meal" }, events: 0 }];
  const frames = new Frames({ ...FILM, moments: FILM.moments.map((moment) => (moment.version === 2 ? { ...moment, pictures } : moment)) });
  assert.deepEqual([0, 1, 2].map((count) => frames.parts(count)), [0, 1, 0]);
  assert.deepEqual([frames.at(1, 0), frames.at(1, 1), frames.at(2, 0)].map(({ request, caption }) => [request.view, caption?.id]), [
    [{ turn: 1, c: [5, 2] }, undefined], [{ turn: 1, c: [5, 9] }, "caption-meal"], [{ turn: 2, c: [5, 2] }, undefined],
  ]);
});

test("turns are told as the game tells them, and lines stand in theirs", () => {
  const spans = new Frames(FILM).spans(course);
  assert.deepEqual(spans.map(({ from, to }) => [from, to]), [[0, 2], [2, 3]]);
  assert.deepEqual(linesOf(FILM, spans).map(({ number, span }) => [number, span.when.args?.["turn"]]), [[1, 1], [3, 2]]);
});

test("a decision is best, fine, or a mistake if it cost much", () => {
  assert.equal(verdictOf(judged(1, [], [], 0)), "best");
  assert.equal(verdictOf(judged(1, [], [], 0.02)), "fine");
  assert.equal(verdictOf(judged(1, [], [], 0.06)), "mistake");
});

test("what is better by less than the noise of the search is not called better", () => {
  const noisy: Judged = { ...judged(1, [], [], 0.09), error: 0.04, is_mistake: false };
  assert.equal(verdictOf(noisy), "fine");
  assert.equal(hasBetter(noisy), false);
  assert.equal(hasBetter(judged(1, [], [], 0.09)), true);
});

test("words of two ways that end in one place do not lie on each other", () => {
  const far = [{ x: 100, y: 100 }, { x: 300, y: 100 }];
  assert.deepEqual(apart(far.map((spot) => [spot])), far);
  const [below, above] = apart([[{ x: 100, y: 110 }], [{ x: 100, y: 100 }]]);
  assert.ok(below!.y - above!.y >= LABEL.height);
});

test("words of a way cover no piece if there is room elsewhere", () => {
  const places = [{ x: 100, y: 100 }, { x: 100, y: 40 }, { x: 300, y: 40 }];
  const piece = { x: 80, y: 90, width: 40, height: 40 };
  assert.deepEqual(apart([places], [piece]), [places[1]]);
  assert.deepEqual(apart([places, places], [piece]), [places[1], places[2]]);
  assert.deepEqual(apart([[places[0]!]], [piece]), [places[0]]);
});

test("chances are those before the next decision, else after the last one, and at the end the result", () => {
  assert.deepEqual([0, 1, 2, 3].map((at) => chancesAt(at, ANALYSIS, 3)), [[0.5, 0.5], [0.4, 0.6], [0.3, 0.7], [0, 1]]);
});

test("a turning point stands before its decision, or at the end", () => {
  assert.deepEqual(ANALYSIS.turning_points.map((point) => placeOf(point, ANALYSIS, 3)), [0, 3]);
});

test("the river has a band for each player, as wide as the result at its end", () => {
  const bands = river(ANALYSIS, 3, 800, 100);
  assert.equal(bands.length, 2);
  assert.match(bands[0]!.d, / 800 0L800 0C/);
  assert.match(bands[1]!.d, / 800 0L800 100C/);
});

test("a link to a position brings back its text, whatever it is made of", () => {
  for (const text of ["seats 3; white ryg e5 moved", "A: running+swimming x2 (fed, shelter) | B: plain [?]", "white r e1 {creatures[1].marks=2}", "100 % #1 é"])
    assert.equal(textOf(linkTo("dodo", text).replace(/^[^#]*/, "")), text);
  assert.equal(textOf("#%E0%A4%A"), "");
});
