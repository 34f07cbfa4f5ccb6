import assert from "node:assert/strict";
import { test } from "node:test";
import { goesOn, isAfter, isBrief, momentAt, momentsOf, onTheWay } from "../src/net/moments.ts";
import type { Happening, Request } from "../src/protocol/engine.ts";
import type { Film, PictureChange } from "../src/protocol/server.ts";

const told = (event: string): Happening => ({ event, parts: {}, message: { id: `event-${event}` } });
const MEAL: PictureChange = { version: 2, part: 1, changes: [[["birds", 0], "fed"]], caption: { id: "caption-meal" }, events: 1 };
const BIRTH: PictureChange = { version: 3, part: 1, changes: [[["birds", 1], "starved"]], caption: { id: "event-born" }, events: 2 };
const FILM: Film = {
  game: "dodo", seats: 2, seat: -1, options: {}, view: { birds: ["", ""] }, scores: [],
  moments: [
    { version: 1, turn: 0, seat: 0, action: "pass", actor: 1, changes: [] },
    { version: 2, turn: 0, seat: 1, action: "pass", actor: -1, changes: [[["birds"], ["fed", "starved"]]], events: [told("fed"), told("starved")], pictures: [MEAL, { ...BIRTH, version: 2, part: 2 }] },
  ],
};
const NOW: Request<unknown> = { game: "dodo", version: 2, seat: 0, actor: 0, view: {}, options: {}, scores: [], choices: [] };

test("a picture is the last view with its changes, and carries the events up to it", () => {
  const before: Request<unknown> = { ...NOW, version: 1, view: { birds: ["", ""] } };
  const after: Request<unknown> = { ...NOW, version: 3, view: { birds: [] }, events: [told("fed"), told("starved"), told("turn")], choices: [] };
  const moments = onTheWay(before, after, [MEAL, BIRTH]);
  assert.deepEqual(moments.map(({ request, part }) => [request.version, part, request.view]), [[2, 1, { birds: ["fed", ""] }], [3, 1, { birds: ["fed", "starved"] }], [3, 0, { birds: [] }]]);
  assert.deepEqual(moments.map(({ request }) => request.events!.map(({ event }) => event)), [["fed"], ["starved"], ["turn"]]);
  assert.deepEqual(moments.map(({ caption }) => caption?.id), ["caption-meal", "event-born", undefined]);
  assert.deepEqual(moments.map(({ request }) => request.actor), [-1, -1, 0]);
});

test("a moment is brief if it tells nothing that takes time", () => {
  const before: Request<unknown> = { ...NOW, version: 1, view: { birds: ["", ""] } };
  const brief = (events: Happening[]): boolean[] => onTheWay(before, { ...NOW, version: 3, view: {}, events }, [MEAL, BIRTH]).map(isBrief);
  assert.deepEqual(brief([told("fed"), told("starved")]), [false, false, true], "the pictures have told all");
  assert.deepEqual(brief([told("fed"), { ...told("rolled"), brief: true }, told("turn")]), [false, true, false]);
  assert.deepEqual(brief([{ event: "out", parts: {} }, told("starved"), { event: "scored", parts: {} }]), [false, false, true], "a picture of a quiet event takes time, a position does not");
});

test("the second token of a payment goes on with the first", () => {
  const spent: Happening = { event: "spent", parts: {}, line: 7, message: { id: "event-spent", args: { cause: "acid" } } };
  const placed = { ...told("placed"), line: 7 };
  const moment = (...events: Happening[]) => onTheWay(NOW, { ...NOW, events }, [])[0]!;
  assert.ok(goesOn(moment(spent), spent));
  assert.ok(!goesOn(moment({ ...spent, line: 8 }), spent), "another payment");
  assert.ok(!goesOn(moment(spent, told("out")), spent), "something else, too");
  assert.ok(!goesOn(moment(placed), placed), "no payment");
  assert.ok(!goesOn(moment({ ...spent, grave: true }), { ...spent, grave: true }), "each death is seen");
});

test("a film shows its pictures between its positions, in order", () => {
  const moments = [...momentsOf(FILM, NOW)];
  assert.deepEqual(moments.map(({ request, part }) => `${request.version}.${part}`), ["0.0", "1.0", "2.1", "2.2", "2.0"]);
  assert.ok(moments.every((moment, i) => i === 0 || (isAfter(moment, moments[i - 1]!) && !isAfter(moments[i - 1]!, moment))));
  assert.deepEqual(moments.at(-1)!.request.view, { birds: ["fed", "starved"] });
});

test("a moment is found by its version and its part", () => {
  const at = (version: number, part: number): string => {
    const { request, part: found } = momentAt(FILM, version, part, NOW);
    return `${request.version}.${found}`;
  };
  assert.deepEqual([at(2, 1), at(2, 2), at(2, 0), at(1, 0), at(0, 0)], ["2.1", "2.2", "2.0", "1.0", "0.0"]);
  assert.equal(at(2, 7), "2.0"); // a picture that the film leaves out, because the position shows the same
});
