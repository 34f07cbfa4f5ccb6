// Creatures and environments in words, for screen readers and the closer look.
import type { Look } from "../game.ts";
import type { CreatureView, DodoView, EnvironmentView } from "../../protocol/dodo.ts";
import type { Message } from "../../protocol/engine.ts";
import type { Table } from "../../shell/table.svelte.ts";
import type { Catalogue } from "../../words/catalogue.ts";
import { COLOURS, countOf, type Counts } from "./colours.ts";
import { tally } from "./squares.ts";

const SIGNS = ["advantage", "relocated", "moved", "fed", "starved", "captor"] as const;

type DodoTable = Table<DodoView>;

/** `2 red and 1 green`, in the game's words. */
function counted(counts: Counts): Message[] {
  return COLOURS.filter((colour) => countOf(counts, colour)).map((colour) => ({ id: `count-${colour}`, args: { count: countOf(counts, colour) } }));
}

function signs(creature: CreatureView, words: Catalogue): string[] {
  return SIGNS.filter((sign) => creature[sign]).map((sign) => words.say(`sign-${sign}`));
}

export function describeCreature(creature: CreatureView, table: DodoTable): string {
  const { words, view } = table;
  const message = { id: "creature", args: { owner: table.seatName(creature.owner), name: creature.name, blocks: counted(creature.blocks) } };
  return [words.say("page-creature-label", { creature: message, environment: placeOf(creature, view, words) }), ...signs(creature, words)].join(", ");
}

export function describeEnvironment(environment: EnvironmentView, table: DodoTable): string {
  const { words } = table;
  if (environment.captor !== null) return words.say("page-environment-captured", { environment: environment.name, player: table.seatName(environment.captor) });
  const label = words.say("page-environment-label", { environment: environment.name, squares: counted(environment.available) });
  const isStep = table.choices.some((choice) => choice.verb === "migrate");
  return isStep ? `${label}, ${words.say("page-environment-beside", { places: beside(environment, table.view) })}` : label;
}

/** The environments that share an edge with it. */
export function beside(environment: EnvironmentView, { environments, columns }: DodoView): string[] {
  const place = environments.indexOf(environment);
  const isNext = (other: number): boolean => Math.abs(other - place) === columns || (Math.abs(other - place) === 1 && Math.floor(other / columns) === Math.floor(place / columns));
  return environments.filter((_, other) => isNext(other)).map(({ name }) => name);
}

const names = (seats: readonly number[], table: DodoTable): string => seats.map((seat) => table.seatName(seat)).join(", ");

function placeOf(creature: CreatureView, view: DodoView, words: Catalogue): string {
  return creature.environment === null ? words.say("look-hand") : view.environments[creature.environment]!.name;
}

export function look(thing: string, table: DodoTable): Look | null {
  const { view, words } = table;
  const environment = view.environments.find((one) => one.name === thing);
  if (environment) return lookAtEnvironment(environment, table);
  const creature = view.creatures.find((one) => one.name === thing) ?? inHand(thing, table);
  if (creature) return lookAtCreature(creature, table);
  if (!words.has(`token-${thing}`)) return null;
  const sentence = words.attribute(`token-${thing}`, "text");
  return { title: words.say(`token-${thing}`), kind: words.say("look-token"), sentence, rule: "D3", numbers: [] };
}

/** A creature in the hand is named by its colour. */
export function inHand(colour: string, { view, request }: DodoTable): CreatureView | undefined {
  return view.creatures.find((one) => one.owner === request.seat && one.environment === null && one.blocks[colour]);
}

function lookAtEnvironment(environment: EnvironmentView, table: DodoTable): Look {
  const { view, words } = table;
  const place = view.environments.indexOf(environment);
  const here = view.creatures.filter((one) => one.environment === place && !one.starved);
  const starving = environment.meal.filter((one) => !one.eats).map((one) => one.creature);
  const numbers: [string, string | number][] = [
    [words.say("look-squares"), tally(environment).join(", ")],
    [words.say("look-here"), here.length],
  ];
  if (environment.meal.length) {
    numbers.push([words.say("look-eaters"), environment.meal.length - starving.length]);
    numbers.push([words.say("look-starving"), starving.join(", ") || "0"]);
  }
  if (environment.covered_by.length) numbers.push([words.say("look-covered-by"), names(environment.covered_by, table)]);
  if (environment.captor !== null) numbers.push([words.say("look-captor"), table.seatName(environment.captor)]);
  return { title: environment.name, kind: words.say("look-environment"), sentence: words.say("look-environment-sentence"), rule: "D12", numbers };
}

function lookAtCreature(creature: CreatureView, table: DodoTable): Look {
  const { view, words } = table;
  const line = creature.environment === null ? [] : view.environments[creature.environment]!.meal;
  const place = line.findIndex((one) => one.creature === creature.name);
  const numbers: [string, string | number][] = [
    [words.say("look-blocks"), counted(creature.blocks).map((message) => words.word(message)).join(", ")],
    [words.say("look-place"), placeOf(creature, view, words)],
  ];
  if (place >= 0) {
    numbers.push([words.say("look-order"), words.say("look-order-of", { place: place + 1, all: line.length })]);
    numbers.push([words.say("look-eats"), words.say(line[place]!.eats ? "look-will-eat" : "look-will-starve")]);
  }
  if (creature.favoured.length) numbers.push([words.say("look-favoured"), names(creature.favoured, table)]);
  const marks = signs(creature, words);
  if (marks.length) numbers.push([words.say("look-state"), marks.join(", ")]);
  const kind = words.say("look-creature", { player: table.seatName(creature.owner) });
  return { title: creature.name, kind, sentence: words.say("look-creature-sentence"), rule: "D10", numbers };
}
