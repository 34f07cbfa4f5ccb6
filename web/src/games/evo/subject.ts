// Find what a name on the page stands for: a space, a row, a player's gene, a card …
import type { CardView, EvoView, RowView, SpaceView } from "../../protocol/evo.ts";
import { cardOf } from "./grammar.ts";
import { ZONES, type Zone } from "./zones.ts";

export type Subject =
  | { kind: "space"; space: SpaceView }
  | { kind: "zone"; zone: Zone }
  | { kind: "row"; row: RowView }
  | { kind: "gene"; gene: string; seat: number | null }
  | { kind: "species"; aspect: "dinosaurs" | "cards" | "risk" | "points"; seat: number }
  | { kind: "card"; card: CardView }
  | { kind: "die"; of: "climate" | "combat" | "meteor" }
  | { kind: "climate" | "meteor" | "order" | "rows" | "deck" | "none" };

const ASPECT = /^(dinosaurs|cards|risk|points)-(\d)$/;
const DIE = /^die-(climate|combat|meteor)$/;
const GENE = /^gene-([a-z]+)(?:-(\d))?$/;
const BARE = ["climate", "meteor", "order", "rows", "deck"] as const;

export function subject(thing: string, view: EvoView): Subject {
  const space = view.spaces.find((one) => one.name === thing);
  if (space) return { kind: "space", space };
  const row = view.rows.find((one) => one.name === thing);
  if (row) return { kind: "row", row };
  const bare = BARE.find((one) => one === thing);
  if (bare) return { kind: bare };
  const zone = ZONES.find((one) => thing === `zone-${one}`);
  if (zone) return { kind: "zone", zone };
  const die = DIE.exec(thing);
  if (die) return { kind: "die", of: die[1] as "climate" };
  const gene = GENE.exec(thing);
  if (gene) return { kind: "gene", gene: gene[1]!, seat: gene[2] === undefined ? null : Number(gene[2]) };
  const aspect = ASPECT.exec(thing);
  if (aspect) return { kind: "species", aspect: aspect[1] as "dinosaurs", seat: Number(aspect[2]) };
  const card = cardNamed(cardOf(thing).replace(/^(discard|effect)-/, ""), view);
  return card ? { kind: "card", card } : { kind: "none" };
}

/** A card that occurs in the view. A discarded card has no phase. */
function cardNamed(name: string, view: EvoView): CardView | undefined {
  const seen = [...view.table.map((play) => play.card), ...view.players.flatMap((player) => [...(player.hand ?? []), ...player.effects])];
  return seen.find((card) => card.name === name) ?? (name in view.discard ? { name, timing: "", now: false } : undefined);
}
