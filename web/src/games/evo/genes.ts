// The genes in the rulebook's order; a card gene is in the bag and on rows, never in a species.
import type { Shape } from "../../ink/shape.ts";
import { card, egg, foot, fur, horn, mutant, parasol, tail } from "./icons.ts";

export const GENE_SHAPES: Record<string, Shape> = { tail, foot, horn, egg, fur, parasol, mutant, card };
/** None for an empty row. */
export const shapeOf = (gene: string | null): Shape | null => (gene ? GENE_SHAPES[gene]! : null);
export const IN_BAG = Object.keys(GENE_SHAPES);
export const IN_SPECIES = IN_BAG.filter((gene) => gene !== "card");
