// Which things a player taps for a choice: a heap and then an animal; a hunter's jaws; a trait of the prey; else the pieces that the choice names.
import type { Choice, Message } from "../../protocol/engine.ts";
import type { MutationsView } from "../../protocol/mutations.ts";
import { HEAPS, type HeapName } from "./heap.ts";
import { TRAITS } from "./traits.ts";

const HEAP_OF: Record<string, HeapName> = { feed: "food", shelter: "shelter", infest: "parasite" };
const CARDS = ["trait", "populate", "diverge"];

/** Jaws stand beside an animal, because a hungry carnivore can be fed or attack. */
export const jawsOf = (animal: string): string => `hunt-${animal}`;

/** A trait name alone is a trait of the prey, which can be ignored; elsewhere the species comes with it. */
export const traitOf = (trait: string, species: string, view: MutationsView): string => (view.attack?.prey === species ? trait : `${trait}-${species}`);

export function route({ verb, pieces }: Choice): readonly string[] {
  const heap = HEAP_OF[verb];
  if (heap) return [heap, ...pieces];
  if (verb === "hunt") return pieces.map(jawsOf);
  return verb === "graze" ? [] : pieces;
}

/** An animal can be tapped first; what it may take or do is on the desk then. */
export const shortcut = ({ verb, pieces }: Choice): readonly string[] | null => (HEAP_OF[verb] || verb === "hunt" ? pieces : null);

/** How many tokens are grazed away. */
export const amount = ({ verb, text }: Choice): number | null => (verb === "graze" ? Number(text.split(" ")[1]) : null);

/** Once its species or animal is chosen, a card is named by how it is played, and an answer by what it does. */
export function label({ verb, message }: Choice): Message | null {
  return CARDS.includes(verb) || HEAP_OF[verb] || verb === "hunt" ? { id: `page-do-${verb}`, args: message.args ?? {} } : null;
}

export function kind(thing: string, { species }: MutationsView): string {
  if (species.some(({ name }) => name === thing)) return "species";
  return species.some(({ animals }) => animals.some(({ name }) => name === thing || jawsOf(name) === thing)) ? "animal" : thing;
}

export function isDrawn(thing: string, view: MutationsView): boolean {
  return kind(thing, view) !== thing || HEAPS.some((heap) => heap === thing) || (TRAITS.includes(thing) && view.attack !== null && view.attack.prey !== null);
}
