// Lighting and taps, with requests of real matches.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as dodo from "../src/games/dodo/grammar.ts";
import type { DodoView } from "../src/protocol/dodo.ts";
import * as mutations from "../src/games/mutations/grammar.ts";
import type { Choice } from "../src/protocol/engine.ts";
import { byNumber, byPieces, leadingTo, leadsOn, light, lightOnly, meant, tap, type Grammar } from "../src/shell/choosing.ts";

const choices: Record<string, Choice[]> = JSON.parse(readFileSync(new URL("./choices.json", import.meta.url), "utf8"));
const of = (name: string): Choice[] => choices[name]!;
const named = (...names: string[]) => names.map((name) => ({ name }));
const BOARD = { creatures: named("w1", "o4", "p7", "p8", "p9", "w8", "w18"), environments: named("e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9") } as unknown as DodoView;
const DODO: Grammar = { route: dodo.route, isOnBoard: (thing) => dodo.isDrawn(thing, BOARD), kind: (thing) => dodo.kind(thing, BOARD) };
const HEXES: Grammar = { route: (choice) => (choice.verb === "move" ? [choice.pieces[0]!, choice.to!] : byPieces(choice)), isOnBoard: (thing) => /^([a-z]\d+|row\d)$/.test(thing), kind: byNumber };
const lit = (name: string, picked: string[], grammar: Grammar) => [...light(of(name), picked, grammar).lit].sort();
const buttons = (name: string, picked: string[], grammar: Grammar) => light(of(name), picked, grammar).buttons.map((choice) => choice.text);

test("pieces that begin a choice are lit, and choices without pieces are buttons", () => {
  assert.deepEqual(lit("dodo-migration", [], DODO), ["p7", "p8", "p9"]);
  assert.deepEqual(buttons("dodo-migration", [], DODO), ["pass"]);
});

test("a chosen piece lights its targets, and the other pieces still begin a choice", () => {
  const now = light(of("dodo-migration"), ["p9"], DODO);
  assert.deepEqual([...now.lit], ["e1", "e5", "e7"]);
  assert.deepEqual([...now.begins], ["p7", "p8"]);
  assert.deepEqual(now.buttons, []);
  assert.deepEqual(now.always.map((choice) => choice.text), ["pass"]);
  assert.ok(now.open.every((choice) => choice.pieces[0] === "p9"));
});

test("tap and tap sends the choice; another beginning takes the first one's place", () => {
  assert.deepEqual(tap(of("dodo-migration"), [], "p9", DODO), { picked: ["p9"] });
  assert.deepEqual(tap(of("dodo-migration"), ["p9"], "p8", DODO), { picked: ["p8"] });
  const sent = tap(of("dodo-migration"), ["p9"], "e5", DODO);
  assert.equal(sent && "send" in sent && sent.send.text, "migrate p9 e5");
});

test("a second tap on what was chosen puts it back", () => {
  assert.deepEqual(tap(of("dodo-migration"), ["p9"], "p9", DODO), { picked: [] });
});

test("what has no alternative need not be tapped", () => {
  const now = light(of("dodo-one-mover"), [], DODO);
  assert.deepEqual(now.chosen, ["o4"]);
  assert.deepEqual([...now.lit], ["e5", "e7", "e9"]);
  const sent = tap(of("dodo-one-mover"), [], "e7", DODO);
  assert.equal(sent && "send" in sent && sent.send.text, "migrate o4 e7");
});

test("one tap is enough where a choice has one piece", () => {
  const sent = tap(of("dodo-consumption"), [], "w18", DODO);
  assert.equal(sent && "send" in sent && sent.send.text, "feed w18");
});

test("a direction is a tap on where it leads", () => {
  assert.ok(lit("evo-movement", ["c8"], HEXES).every((hex) => of("evo-movement").some((choice) => choice.to === hex)));
  const target = of("evo-movement").find((choice) => choice.verb === "move")!;
  const sent = tap(of("evo-movement"), [target.pieces[0]!], target.to!, HEXES);
  assert.equal(sent && "send" in sent && sent.send, target);
});

test("what is not on the board is a button once the pieces before it are chosen", () => {
  assert.deepEqual(lit("evo-auction", [], HEXES), ["row1", "row2", "row3"]);
  assert.deepEqual(buttons("evo-auction", [], HEXES), []);
  assert.deepEqual(buttons("evo-auction", ["row2"], HEXES).slice(0, 2), ["bid row2 0", "bid row2 1"]);
});

test("verbs that share their pieces become buttons after the tap", () => {
  const grammar: Grammar = { route: byPieces, isOnBoard: (thing) => thing.startsWith("A"), kind: byNumber };
  assert.deepEqual(tap(of("mutations-development"), [], "A1", grammar), { picked: ["A1"] });
  assert.deepEqual(buttons("mutations-development", ["A1"], grammar), ["trait A1", "populate A1"]);
  assert.deepEqual(light(of("mutations-development"), ["A1"], grammar).always.map((choice) => choice.text), ["species", "pass"]);
});

test("what is not lit asks by the action that it would mean", () => {
  assert.equal(tap(of("dodo-migration"), ["p9"], "e6", DODO), null);
  assert.equal(meant(of("dodo-migration"), ["p9"], "e6", DODO), "migrate p9 e6");
  assert.equal(meant(of("dodo-migration"), [], "w1", DODO), "migrate w1 e2");
  assert.equal(meant(of("dodo-migration"), [], "famine", DODO), null);
});

const feeding = (verb: string, animal: string): Choice => ({ action: 0, text: `${verb} ${animal}`, verb, pieces: [animal], message: { id: `do-${verb}` } });
const HEAPS: Grammar = { route: mutations.route, shortcut: mutations.shortcut, isOnBoard: (thing) => /^(hunt-)?a\d$|^(food|shelter)$/.test(thing), kind: byNumber };

test("a heap and an animal can be tapped in either order", () => {
  const all = [feeding("feed", "a1"), feeding("feed", "a2"), feeding("shelter", "a1"), feeding("hunt", "a1")];
  assert.deepEqual([...light(all, [], HEAPS).lit].sort(), ["a1", "a2", "food", "hunt-a1", "shelter"]);
  assert.deepEqual([...light(all, ["food"], HEAPS).lit], ["a1", "a2"]);
  assert.deepEqual(light(all, ["a1"], HEAPS).buttons.map(({ text }) => text), ["feed a1", "shelter a1", "hunt a1"]);
  assert.deepEqual(tap(all, [], "a2", HEAPS), { send: all[1]! });
  assert.deepEqual(tap(all, ["food"], "a1", HEAPS), { send: all[0]! });
  assert.deepEqual(tap(all, [], "hunt-a1", HEAPS), { send: all[3]! });
});

test("a heap that all choices begin with need not be tapped", () => {
  const all = [feeding("feed", "a1"), feeding("feed", "a2")];
  assert.deepEqual(light(all, [], HEAPS), { chosen: ["food"], lit: new Set(["a1", "a2"]), begins: new Set(), open: all, buttons: [], always: [] });
  assert.deepEqual(tap(all, [], "a2", HEAPS), { send: all[1]! });
});

test("nothing is lit for who is not asked", () => {
  const now = light([], [], DODO);
  assert.deepEqual([now.chosen, [...now.lit], [...now.begins], now.buttons], [[], [], [], []]);
});

test("a wanted choice lights only its next thing, and at last its button", () => {
  const all = of("dodo-migration");
  const wanted = all.find((choice) => choice.verb === "migrate")!;
  const [creature, environment] = DODO.route(wanted);
  assert.deepEqual(leadingTo(wanted, all, [], DODO), { thing: creature });
  assert.deepEqual(leadingTo(wanted, all, [creature!], DODO), { thing: environment });
  const now = lightOnly(wanted, all, [creature!], DODO);
  assert.deepEqual([[...now.lit], [...now.begins], now.buttons], [[environment], [], []]);
  const pass = all.find((choice) => choice.verb === "pass")!;
  assert.deepEqual(leadingTo(pass, all, [], DODO), { button: pass });
  assert.deepEqual(lightOnly(pass, all, [], DODO).buttons, [pass]);
});

test("taps that no choice begins with lead nowhere, even if one may pass", () => {
  assert.equal(leadsOn(of("dodo-migration"), [], DODO), true);
  assert.equal(leadsOn(of("dodo-migration"), ["p9"], DODO), true);
  assert.equal(leadsOn(of("dodo-migration"), ["p9", "e5"], DODO), true);
  assert.equal(leadsOn(of("dodo-migration"), ["w1", "e5"], DODO), false);
  assert.equal(leadsOn([], ["p9"], DODO), false);
});
