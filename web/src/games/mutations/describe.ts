// Species, animals and traits in words, for screen readers; and what a name on the board stands for.
import type { Message } from "../../protocol/engine.ts";
import type { AnimalView, MutationsView, SpeciesView, TraitView } from "../../protocol/mutations.ts";
import type { Table } from "../../shell/table.svelte.ts";
import { messageOf, partners } from "./traits.ts";

export type MutationsTable = Table<MutationsView>;

/** A species, one of its animals, or one of its traits. */
export interface Found {
  species?: SpeciesView | undefined;
  animal?: AnimalView | undefined;
  trait?: TraitView | undefined;
}

export function found(thing: string, view: MutationsView): Found {
  const name = thing.replace(/^hunt-/, "");
  const [trait, home] = name.includes("-") ? name.split("-") : [name, view.attack?.prey];
  const species = view.species.find((one) => one.name === name || one.animals.some((animal) => animal.name === name));
  if (species) return { species, animal: species.animals.find((one) => one.name === name) };
  const bearer = view.species.find((one) => one.name === home);
  const borne = bearer?.traits.find((one) => one.name === trait);
  return borne ? { species: bearer, trait: borne } : {};
}

/** The species and their traits, by name. */
export const thingsOf = ({ species }: MutationsView): string[] => species.flatMap(({ name, traits }) => [name, ...traits.map((trait) => `${trait.name}-${name}`)]);

export const unseenOf = ({ unseen }: MutationsView): number => Object.values(unseen).reduce((sum, count) => sum + count, 0);

const traitsOf = ({ traits }: SpeciesView): Message[] => (traits.length ? traits.map((trait) => ({ id: messageOf(trait.name) })) : [{ id: "no-traits" }]);

/** The tokens of an animal, in the game's words. */
export function bears(animal: AnimalView, need: number): Message[] {
  const signs: [boolean | number, Message][] = [
    [animal.food || animal.fed, { id: "bears-food", args: { food: animal.food, need, fed: Number(animal.fed) } }],
    [animal.parasites, { id: "bears-parasites", args: { count: animal.parasites } }],
    [animal.shelter, { id: "bears-shelter" }],
    [animal.attacked, { id: "bears-attacked" }],
    [animal.looked_at, { id: "bears-looked" }],
  ];
  return signs.filter(([is]) => is).map(([, message]) => message);
}

export function describeSpecies(species: SpeciesView, table: MutationsTable): string {
  return table.words.say("page-species-label", { player: table.seatName(species.owner), species: { id: "species", args: { name: species.name, traits: traitsOf(species) } }, animals: species.animals.length, need: species.need });
}

export function describeAnimal(animal: AnimalView, species: SpeciesView, table: MutationsTable): string {
  const borne = bears(animal, species.need);
  const args = { name: animal.name, species: species.name, traits: traitsOf(species), bears: borne };
  return table.words.say("page-animal-label", { player: table.seatName(species.owner), animal: { id: borne.length ? "animal-bearing" : "animal", args } });
}

export function describeTrait(trait: TraitView, species: SpeciesView, { words, view }: MutationsTable): string {
  const args = { trait: { id: messageOf(trait.name) }, plus: trait.plus, species: species.name };
  const sharers = partners(trait, view.species).filter((name) => name !== species.name);
  return [words.say("page-trait-label", args), ...(sharers.length ? [words.say("page-shared-label", { species: sharers })] : [])].join(", ");
}

export function describeCards(seat: number, table: MutationsTable): string {
  const { deck, discard } = table.view.players[seat]!;
  return table.words.say("page-cards-label", { player: table.seatName(seat), deck, discard });
}
