// A closer look: what a thing is, its rule in the words of the game, and its numbers now.
import type { AnimalView, SpeciesView, TraitView } from "../../protocol/mutations.ts";
import type { Message } from "../../protocol/engine.ts";
import { capital } from "../../words/catalogue.ts";
import type { Look } from "../game.ts";
import { bears, found, unseenOf, type MutationsTable } from "./describe.ts";
import { HEAPS, type HeapName } from "./heap.ts";
import { messageOf, partners } from "./traits.ts";

type Line = readonly [what: string, howMany: string | number];

export function look(thing: string, table: MutationsTable): Look | null {
  const { species, animal, trait } = found(thing, table.view);
  if (species && animal) return lookAtAnimal(animal, species, table);
  if (species && trait) return lookAtTrait(trait, species, table);
  if (species) return lookAtSpecies(species, table);
  const heap = HEAPS.find((one) => one === thing);
  if (heap) return lookAtHeap(heap, table);
  if (thing === "deck") return lookAtDeck(table);
  if (thing === "unseen") return lookAtUnseen(table);
  const seat = table.seats.findIndex((one) => thing === `cards-${one.name}`);
  return seat < 0 ? null : lookAtCards(seat, table);
}

function lookAtSpecies(species: SpeciesView, table: MutationsTable): Look {
  const { words } = table;
  const numbers: Line[] = [
    [words.say("look-need"), species.need],
    [words.say("look-animals"), words.say("look-of", { count: species.animals.length, all: species.limit })],
    [words.say("look-parasites"), species.worst ? words.say("look-worst", { count: species.parasites }) : species.parasites],
  ];
  if (species.face) numbers.push([words.say("look-face"), words.say(messageOf(species.face))]);
  else if (species.looked_at) numbers.push([words.say("look-face"), words.say("look-face-secret")]);
  if (species.revealed) numbers.push([words.say("look-revealed"), words.say("look-yes")]);
  if (species.redirected) numbers.push([words.say("look-redirected"), words.say("look-yes")]);
  return {
    title: species.name, kind: words.say("look-species", { player: table.seatName(species.owner) }), rule: "M15", numbers,
    sentence: words.say(species.carnivorous ? "look-species-hunts" : "look-species-sentence", { need: species.need }),
    texts: species.traits.map(({ name }) => [capital(words.say(messageOf(name))), words.attribute(messageOf(name), "text")]),
  };
}

function lookAtAnimal(animal: AnimalView, species: SpeciesView, table: MutationsTable): Look {
  const { words } = table;
  const numbers: Line[] = [
    [words.say("look-food"), words.say("look-of", { count: animal.food, all: species.need })],
    [words.say("look-blue"), animal.blue],
    [words.say("look-parasites"), animal.parasites],
  ];
  const borne = bears(animal, species.need).filter(({ id }) => id !== "bears-food" && id !== "bears-parasites");
  if (borne.length) numbers.push([words.say("look-state"), borne.map((message) => words.word(message)).join(", ")]);
  return {
    title: animal.name, kind: words.say("look-animal", { species: species.name, player: table.seatName(species.owner) }), rule: "M15", numbers,
    sentence: words.say(animal.hunting ? "look-animal-hunts" : animal.fed ? "look-animal-fed" : "look-animal-hungry", { food: species.need - animal.food }),
  };
}

function lookAtTrait(trait: TraitView, species: SpeciesView, { words, view }: MutationsTable): Look {
  const numbers: Line[] = [
    [words.say("look-bearers"), view.species.filter((one) => one.traits.some((other) => other.name === trait.name)).length],
    [words.say("look-unseen"), words.say("look-of", { count: view.unseen[trait.name] ?? 0, all: view.cards[trait.name] ?? 0 })],
  ];
  if (trait.plus) numbers.push([words.say("look-plus"), `+${trait.plus}`]);
  const sharers = partners(trait, view.species).filter((name) => name !== species.name);
  if (sharers.length) numbers.push([words.say("look-shared"), sharers.join(", ")]);
  return {
    title: capital(words.say(messageOf(trait.name))), kind: words.say(trait.deleterious ? "look-trait-harmful" : "look-trait", { species: species.name }),
    sentence: words.attribute(messageOf(trait.name), "text"), rule: trait.name.replaceAll("_", " ").toUpperCase(), numbers,
  };
}

function lookAtHeap(heap: HeapName, { words, view }: MutationsTable): Look {
  const rolled = { food: view.rolls.food, shelter: view.rolls.shelters, parasite: view.rolls.parasites }[heap];
  const numbers: Line[] = [[words.say("look-on-table"), { food: view.food, shelter: view.shelters, parasite: view.parasites }[heap]]];
  if (rolled !== null) numbers.push([words.say("look-rolled"), rolled]);
  if (heap === "food") numbers.push([words.say("look-grazed"), words.say(view.grazed ? "look-yes" : "look-no")]);
  if (heap === "parasite") numbers.push([words.say("look-box"), words.say("look-of", { count: view.black_left, all: view.black_tokens })]);
  return { title: capital(words.say(`page-heap-${heap}`, { count: 2 })), kind: words.say("look-tokens"), sentence: words.say(`look-heap-${heap}`), rule: "M13", numbers };
}

function lookAtDeck({ words, view }: MutationsTable): Look {
  const cards = Object.values(view.cards).reduce((sum, count) => sum + count, 0);
  const numbers: Line[] = [[words.say("look-left"), words.say("look-of", { count: view.deck, all: cards })]];
  return { title: capital(words.say("page-deck")), kind: words.say("look-cards"), sentence: words.say(view.last_turn ? "look-deck-last" : "look-deck"), rule: "M29", numbers };
}

function lookAtUnseen({ words, view }: MutationsTable): Look {
  const numbers = Object.entries(view.cards).map(([name, all]): Line => [capital(words.say(messageOf(name))), words.say("look-of", { count: view.unseen[name] ?? 0, all })]);
  return { title: capital(words.say("page-unseen")), kind: words.say("look-unseen-of", { count: unseenOf(view) }), sentence: words.say("look-unseen-sentence"), rule: "M1", numbers };
}

function lookAtCards(seat: number, table: MutationsTable): Look {
  const { words, view } = table;
  const player = view.players[seat]!;
  const known: Message[] = player.known.map((name) => ({ id: messageOf(name) }));
  const numbers: Line[] = [
    [words.say("look-deck-of"), player.deck],
    [words.say("look-discards"), player.discard],
    [words.say("look-kinds"), player.species],
    [words.say("look-animals-all"), player.animals],
    ...Object.entries(player.points_for).map(([what, points]): Line => [words.say(`look-points-${what}`), points]),
  ];
  if (known.length) numbers.push([words.say("look-known"), known.map((message) => words.word(message)).join(", ")]);
  else if (player.forgotten) numbers.push([words.say("look-forgotten"), player.forgotten]);
  return { title: capital(table.seatName(seat)), kind: words.say("look-points", { count: player.points }), sentence: words.say("look-cards-sentence"), rule: "M29", numbers };
}
