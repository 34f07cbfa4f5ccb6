// Spaces in words, for those who do not see the drawing.
import type { CardView, EvoView, SpaceView } from "../../protocol/evo.ts";
import type { Table } from "../../shell/table.svelte.ts";

type EvoTable = Table<EvoView>;

export const timingWord = (card: CardView): string => `page-timing-${card.timing.replace(" ", "-")}`;

export function describeSpace(space: SpaceView, table: EvoTable): string {
  const { words, view } = table;
  const parts = [words.say("page-space-label", { space: space.name, zone: words.say(`zone-${space.zone}`), climate: words.say(`climate-${space.climate}`) })];
  if (space.owner !== null) parts.push(words.say(space.newborn ? "page-space-newborn" : "page-space-dinosaur", { player: table.seatName(space.owner) }));
  if (space.nest) parts.push(words.say("page-space-nest"));
  if (space.star) parts.push(words.say("page-space-star"));
  const fight = view.attacks.find((one) => one.defender === space.name && one.attacker === table.lighting.chosen.at(-1));
  if (fight) parts.push(words.say("page-space-attack", { wins: fight.wins_up_to, faces: fight.faces }));
  return parts.join(", ");
}
