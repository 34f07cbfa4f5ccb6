// Random Mutations: what is tapped, and where things lie.
import assert from "node:assert/strict";
import { test } from "node:test";
import { bugsOf, slotsOf } from "../src/games/mutations/card.ts";
import { found } from "../src/games/mutations/describe.ts";
import { largest, type Size } from "../src/games/mutations/fitting.ts";
import { amount, isDrawn, route, traitOf } from "../src/games/mutations/grammar.ts";
import { placesOf } from "../src/games/mutations/heap.ts";
import { bodyOf } from "../src/games/mutations/lizard.ts";
import { partners } from "../src/games/mutations/traits.ts";
import type { Choice } from "../src/protocol/engine.ts";
import type { AnimalView, MutationsView, SpeciesView } from "../src/protocol/mutations.ts";

const choice = (text: string): Choice => ({ action: 0, text, verb: text.split(" ")[0]!, pieces: text.split(" ").slice(1), message: { id: "" } });
const animal = (name: string, food = 0, blue = 0): AnimalView => ({ id: 0, name, food, blue, fed: false, shelter: false, parasites: 0, attacked: false, hunting: false, looked_at: false });
const species = (name: string, animals: string[], traits: [name: string, shared: number][]): SpeciesView => ({
  id: 0, name, owner: 0, need: 1, limit: 3, carnivorous: false, parasites: 0, worst: false, redirected: false, face: null, looked_at: false, revealed: false,
  traits: traits.map(([trait, shared]) => ({ name: trait, plus: 0, deleterious: false, diet: false, shared })), animals: animals.map((one) => animal(one)),
});
const all = [species("A1", ["A1a", "A1b"], [["running", 1], ["swimming", 0]]), species("A2", ["A2a"], [["running", 1]]), species("A3", ["A3a"], [["running", 2]])];
const view = (prey: string | null): MutationsView => ({ species: all, attack: prey && { hunter: "A2", prey, ignored: [], permissions: [], poisoned: false } }) as unknown as MutationsView;

test("a token is taken from its heap and given to an animal", () => {
  assert.deepEqual(route(choice("feed A2a")), ["food", "A2a"]);
  assert.deepEqual(route(choice("shelter A2a")), ["shelter", "A2a"]);
  assert.deepEqual(route(choice("infest A2a")), ["parasite", "A2a"]);
});

test("a hunter's jaws are one tap, so that the animal can also be fed", () => {
  assert.deepEqual(route(choice("hunt A2a")), ["hunt-A2a"]);
  assert.ok(isDrawn("hunt-A2a", view(null)));
});

test("how much is grazed away is a number on the desk, and what names nothing on the board is a button", () => {
  assert.deepEqual(route(choice("graze 2")), []);
  assert.equal(amount(choice("graze 2")), 2);
  assert.equal(amount(choice("hunt A2a")), null);
  assert.equal(isDrawn("none", view("A1")), false);
});

test("a trait that can be ignored is one of the prey, whatever other species have it", () => {
  assert.equal(traitOf("running", "A1", view("A1")), "running");
  assert.equal(traitOf("running", "A2", view("A1")), "running-A2");
  assert.ok(isDrawn("running", view("A1")));
  assert.equal(isDrawn("running", view(null)), false);
});

test("every thing is found by its name", () => {
  assert.equal(found("A2", view(null)).species?.name, "A2");
  assert.equal(found("hunt-A1b", view(null)).animal?.name, "A1b");
  assert.deepEqual([found("swimming-A1", view(null)).trait?.name, found("swimming-A1", view(null)).species?.name], ["swimming", "A1"]);
  assert.equal(found("running", view("A3")).species?.name, "A3");
  assert.deepEqual(found("deck", view(null)), {});
  assert.deepEqual(found("cards-a", view(null)), {});
});

test("species that share a card are told by equal numbers on equal traits", () => {
  assert.deepEqual(partners(all[0]!.traits[0]!, all), ["A1", "A2"]);
  assert.deepEqual(partners(all[0]!.traits[1]!, all), []);
});

test("a card has a slot for each food that is needed, red tokens before blue ones", () => {
  assert.deepEqual(slotsOf(animal("A1a", 3, 2), 4).map((slot) => slot.state), ["red", "blue", "blue", "empty"]);
  for (const need of [1, 2, 3, 5, 7]) {
    const slots = slotsOf(animal("A1a"), need);
    assert.ok(slots[0]!.x - slots[0]!.r >= 5 && slots.at(-1)!.x + slots.at(-1)!.r <= 43, `${need} slots stay on the card`);
  }
  assert.ok(bugsOf(20).every((x) => x >= 9 && x <= 37));
});

test("a heap shows every token up to fifteen, each at a place of its own", () => {
  for (const count of [0, 1, 7, 8, 12, 15]) assert.equal(new Set(placesOf("food", count).map(String)).size, count);
  assert.equal(placesOf("food", 40).length, 15);
});

test("the gardens are as large as they fit, your own row gives way first, and nothing is smaller than the smallest", () => {
  const upTo = (cell: number, dense: boolean) => (size: Size) => size.cell <= cell && (size.isDense || !dense);
  assert.deepEqual(largest(() => true), { cell: 230, card: 68, isWorded: true, isDense: false });
  assert.deepEqual(largest(upTo(110, false)), { cell: 108, card: 54, isWorded: false, isDense: false });
  assert.deepEqual(largest(upTo(110, true)), { cell: 108, card: 54, isWorded: false, isDense: true });
  assert.deepEqual(largest(() => false), { cell: 58, card: 17, isWorded: false, isDense: true });
});

test("what fits does not depend on what fitted last, and where that still does, few sizes are tried", () => {
  const limits: ((size: Size) => boolean)[] = [() => true, () => false];
  for (const room of [24, 40, 46, 60, 90, 120]) limits.push(({ cell, card, isDense }) => cell * 0.4 + card * 0.6 + (isDense ? 0 : 10) <= room);
  for (const before of limits) {
    const last = largest(before);
    for (const fits of limits) assert.deepEqual(largest(fits, last), largest(fits));
    let tried = 0;
    largest((size) => (tried++, before(size)), last);
    assert.ok(tried <= 6, `${tried} sizes were tried`);
  }
});

test("a body is one closed line, however heavy or bent", () => {
  for (const heavy of [true, false]) for (const bends of [true, false]) assert.match(bodyOf({ heavy, bends, runs: false }), /^M[^MZ]*Z$/);
});
