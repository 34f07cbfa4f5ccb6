// Where things lie on the chart of Evo, and what taps mean there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { anatomy } from "../src/games/evo/anatomy.ts";
import { turned } from "../src/games/evo/dial.ts";
import { amount, isDrawn, meaning, route } from "../src/games/evo/grammar.ts";
import { centre, direction, frame, waves } from "../src/games/evo/island.ts";
import { shortTrack } from "../src/games/evo/track.ts";
import type { Choice } from "../src/protocol/engine.ts";
import type { EvoView } from "../src/protocol/evo.ts";
import { byNumber, light } from "../src/shell/choosing.ts";

const choices: Record<string, Choice[]> = JSON.parse(readFileSync(new URL("./choices.json", import.meta.url), "utf8"));
const space = (name: string, x: number, r: number) => ({ name, x, r, zone: "plain", star: false, climate: "ideal", owner: null, dinosaur: 0, newborn: false, nest: false });
const spaces = [space("c4", 0, 0), space("c5", 2, 0), space("d4", -1, 1), space("d5", 1, 1), space("e9", 8, 2)];
const row = { name: "row2", least_bid: 3 };
const view = { spaces, rows: [row], players: [{ hand: [{ name: "brood" }] }, { hand: null }], table: [] } as unknown as EvoView;
const verb = (name: string): Choice => ({ action: 0, text: name, verb: name, pieces: [], message: { id: name } });

test("a neighbour lies in one of six directions, others in none", () => {
  assert.equal(direction(spaces[0]!, spaces[1]!), "e");
  assert.equal(direction(spaces[0]!, spaces[3]!), "se");
  assert.equal(direction(spaces[3]!, spaces[0]!), "nw");
  assert.equal(direction(spaces[0]!, spaces[4]!), null);
  assert.equal(direction(spaces[0]!, spaces[0]!), null);
});

test("the frame holds every space, and no wave breaks on land", () => {
  const { left, top, width, height } = frame(spaces);
  for (const one of spaces) {
    const [x, y] = centre(one);
    assert.ok(x - 31 > left && x + 31 < left + width && y - 36 > top && y + 36 < top + height, one.name);
  }
  for (const [u, v] of waves("AD", spaces)) assert.ok(spaces.every((one) => Math.hypot(centre(one)[0] - u, centre(one)[1] - v) > 36));
});

test("the hand of the climate takes the shorter way round", () => {
  assert.equal(turned(0, 1), 60);
  assert.equal(turned(300, 0), 360);
  assert.equal(turned(360, 5), 300);
  assert.equal(turned(60, 1), 60);
});

test("a short track has the meteor and every space where it can strike", () => {
  const track = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6];
  assert.deepEqual(shortTrack(3, track), [2, 3, 4, 5, 10, 11, 12, 13, 14]);
  for (let meteor = 0; meteor < track.length; meteor++) {
    const shown = shortTrack(meteor, track);
    assert.ok(shown.includes(meteor) && shown.length >= 6 && shown.length <= 9, `${meteor}: ${shown}`);
    assert.ok(track.every((highest, one) => !highest || one < meteor || shown.includes(one)));
  }
});

test("a portrait has a part for each gene", () => {
  const parts = anatomy({ tail: 2, foot: 3, horn: 1, egg: 4, fur: 6, parasol: 5, mutant: 2 });
  assert.deepEqual([parts.tails.length, parts.legs.length, parts.horns.length, parts.eggs.length, parts.tufts.length, parts.parasols.length, parts.eyes.length], [2, 4, 1, 4, 6, 5, 2]);
  assert.equal(anatomy({}).tails.length, 1);
});

test("a step is the space and the neighbour, a card is taken back from the table, a bid is a number", () => {
  const move = choices["evo-movement"]!.find((choice) => choice.verb === "move")!;
  assert.deepEqual(route(move), [move.pieces[0], move.to]);
  assert.deepEqual(route({ ...verb("withdraw"), pieces: ["brood"] }), ["table-brood"]);
  const now = light(choices["evo-auction"]!, ["row2"], { route, isOnBoard: (thing) => isDrawn(thing, view), kind: byNumber });
  assert.deepEqual(now.buttons.map(amount).slice(0, 3), [0, 1, 2]);
});

test("what is not lit means a step, a bid or a card, or is only looked at", () => {
  const moving = [verb("stop"), verb("move")];
  assert.equal(meaning("d5", moving, ["c4"], view), "move c4 se");
  assert.deepEqual(meaning("e9", moving, ["c4"], view), { id: "page-too-far" });
  assert.equal(meaning("d5", moving, [], view), "move d5 e");
  assert.equal(meaning("d5", [verb("hatch")], [], view), "hatch d5");
  assert.equal(meaning("row2", [verb("bid")], [], view), "bid row2 3");
  assert.equal(meaning("brood", [verb("pass")], [], view), "play brood");
  assert.deepEqual(meaning("brood", moving, [], view), { id: "why-other-phase" });
  assert.deepEqual(meaning("row2", moving, [], view), { id: "why-not-now" });
  assert.equal(meaning("gene-horn-1", moving, [], view), null);
});
