// The ring of Laborigines and what is tapped there, with choices as the engine sends them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDrawn, route } from "../src/games/laborigines/grammar.ts";
import { heading } from "../src/games/laborigines/motion.ts";
import { between, LAYOUTS, shorter, standing, TILES } from "../src/games/laborigines/ring.ts";
import { numberOf, standings, teams } from "../src/games/laborigines/seats.ts";
import { lying } from "../src/games/laborigines/tokens.ts";
import type { Choice } from "../src/protocol/engine.ts";
import type { LaboriginesView } from "../src/protocol/laborigines.ts";
import { byNumber, light, tap, type Grammar } from "../src/shell/choosing.ts";

const twins = { laborigines: [{ name: "blue1", tile: 13 }, { name: "blue2", tile: 2 }], moa: null } as unknown as LaboriginesView;
const grammar: Grammar = { route, isOnBoard: (thing) => isDrawn(thing, twins), kind: byNumber };
const choice = (text: string, args: NonNullable<Choice["message"]["args"]> = {}, to?: string): Choice => {
  const [verb, ...pieces] = text.split(" ") as [string, ...string[]];
  return { action: 0, text, verb, pieces, message: { id: `do-${verb}`, args }, ...(to && { to }) };
};

for (const [name, { width, height, places }] of Object.entries(LAYOUTS)) {
  test(`the ${name} ring begins on top, goes clockwise, and keeps its distances`, () => {
    assert.equal(places.length, TILES);
    assert.ok(Math.abs(places[0]![0]) < 1 && places[0]![1] < 0);
    assert.ok(places[5]![0] > 0 && places[15]![0] < 0);
    const gaps = places.map(([x, y], i) => Math.hypot(x - places[(i + 1) % TILES]![0], y - places[(i + 1) % TILES]![1]));
    assert.ok(Math.max(...gaps) < 1.12 * Math.min(...gaps));
    assert.ok(places.every(([x, y]) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2));
  });
  test(`pieces stand inside the ${name} ring, and those who share a tile beside each other`, () => {
    const layout = LAYOUTS[name as keyof typeof LAYOUTS];
    for (let tile = 0; tile < TILES; tile++) {
      assert.ok(Math.hypot(...standing(layout, tile)) < Math.hypot(...layout.places[tile]!));
      assert.ok(Math.abs(standing(layout, tile, 1)[0] - standing(layout, tile)[0]) > layout.reach / 2);
    }
  });
}

test("a run goes the way that was named, over the first tile too", () => {
  assert.deepEqual(between(18, 1, 1), [18, 19, 0, 1]);
  assert.deepEqual(between(1, 18, -1), [1, 0, 19, 18]);
  assert.equal(shorter(18, 1), 1);
  assert.equal(shorter(1, 18), -1);
  const told = [{ event: "headed", parts: { laborigine: "l2", direction: "counterclockwise" } }, { event: "second", parts: { laborigine: "l1", direction: "clockwise" } }];
  assert.equal(heading(told, 1), -1);
  assert.equal(heading(told, 0), 1);
  assert.equal(heading(told, 2), undefined);
  assert.equal(heading(told, 2, "counterclockwise"), -1);
});

test("a direction is a tap on the tile that it leads to", () => {
  const ways = [choice("move clockwise", {}, "t9"), choice("move counterclockwise", {}, "t17")];
  assert.deepEqual([...light(ways, [], grammar).lit], ["t9", "t17"]);
  assert.deepEqual(tap(ways, [], "t17", grammar), { send: ways[1] });
});

test("both directions to one tile are told apart by buttons after the tap", () => {
  const ways = [choice("move clockwise", {}, "t9"), choice("move counterclockwise", {}, "t9")];
  assert.deepEqual(tap(ways, [], "t9", grammar), { picked: ["t9"] });
  assert.deepEqual(light(ways, ["t9"], grammar).buttons, ways);
});

test("a twin is tapped as its piece, then its die", () => {
  const sent = ["first 2", "first 6", "second 2", "second 6"].map((words) => choice(`send ${words}`, { twin: { id: words.startsWith("first") ? "player-blue1" : "player-blue2" } }));
  assert.deepEqual([...light(sent, [], grammar).lit], ["blue1", "blue2"]);
  assert.deepEqual([...light(sent, ["blue2"], grammar).lit], ["2", "6"]);
  assert.deepEqual(tap(sent, ["blue2"], "6", grammar), { send: sent[3] });
});

test("tokens are tapped in the stock that pays", () => {
  assert.deepEqual(route(choice("spend red")), ["own-red"]);
  assert.deepEqual(route(choice("transfer red", { kind: "give" })), ["own-red"]);
  assert.deepEqual(route(choice("transfer red", { kind: "take" })), ["their-red"]);
});

test("who meets somebody stands beside him, and numbers come from names", () => {
  const met = { laborigines: [{ name: "red", tile: 3 }, { name: "blue", tile: null }, { name: "green", tile: 3 }], moa: 5 } as unknown as LaboriginesView;
  assert.deepEqual(standings(met).map(({ name, tile, row }) => [name, tile, row]), [["red", 3, 0], ["green", 3, 1], ["moa", 5, 0]]);
  assert.equal(numberOf("red2"), 2);
  assert.equal(numberOf("violet"), undefined);
});

test("few tokens on a tile lie one by one, many as a heap of each colour", () => {
  assert.deepEqual(lying({ red: 2, blue: 1 }).map(({ colour }) => colour), ["red", "red", "blue"]);
  assert.deepEqual(lying({ red: 4, blue: 2 }), [{ colour: "red", count: 4 }, { colour: "blue", count: 2 }]);
});

test("a team is the seats of a colour and all their energy", () => {
  const players = [["red", 8], ["blue", 2], ["red", 6], ["blue", 3]].map(([colour, total], seat) => ({ seat, colour, total }));
  assert.deepEqual(teams({ variant: "teams", players } as unknown as LaboriginesView).map(({ pigment, seats, points }) => [pigment, seats, points]), [["red", [0, 2], 14], ["blue", [1, 3], 5]]);
  assert.deepEqual(teams({ variant: "base", players } as unknown as LaboriginesView), []);
});
