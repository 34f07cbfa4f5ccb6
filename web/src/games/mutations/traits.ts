// Icon and message of each trait, by its name in the notation.
import type { Shape } from "../../ink/shape.ts";
import type { TraitView } from "../../protocol/mutations.ts";
import * as icons from "./icons.ts";

const SHAPES: Record<string, Shape> = {
  bark_beetle: icons.barkBeetle, poisonous: icons.poisonous, budding: icons.budding, metabolic_syndrome: icons.metabolicSyndrome,
  development_defects: icons.developmentDefects, extremophile: icons.extremophile, mimicry: icons.mimicry, high_body_weight: icons.highBodyWeight,
  burrowing: icons.burrowing, simplification: icons.simplification, grazing: icons.grazing, carnivorous: icons.carnivorous, running: icons.running,
  swimming: icons.swimming, obligate_carnivorous: icons.obligateCarnivorous, scavenger: icons.scavenger, anglerfish: icons.anglerfish,
  flight: icons.flight, intellect: icons.intellect, viviparous: icons.viviparous, aedificator: icons.aedificator, herding: icons.herding,
};

export const TRAITS: readonly string[] = Object.keys(SHAPES);

export const shapeOf = (trait: string): Shape => SHAPES[trait]!;

/** `high_body_weight` is worded by `trait-high-body-weight`. */
export const messageOf = (trait: string): string => `trait-${trait.replaceAll("_", "-")}`;

/** Which other owners of the trait share its card: they show the same number. */
export const partners = (trait: TraitView, owners: readonly { name: string; traits: readonly TraitView[] }[]): string[] =>
  trait.shared === 0 ? [] : owners.filter((one) => one.traits.some((other) => other.name === trait.name && other.shared === trait.shared)).map((one) => one.name);
