// Spaces in words, for screen readers.
import type { CardView, EvoView, SpaceView } from "../../protocol/evo.ts";
import type { Table } from "../../shell/table.svelte.ts";
import { neighbours } from "./island.ts";

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
  const isStep = table.choices.some((choice) => choice.verb === "move") && table.touch(space.name) !== "rest";
  return [parts.join(", "), ...(isStep ? [describeAround(space, table)] : [])].join(". ");
}

/** Where a piece can go from there, and what lies next to a destination. */
function describeAround(space: SpaceView, table: EvoTable): string {
  const { view, words } = table;
  const around = neighbours(space, view.spaces).map(([way, other]) => {
    const beside = words.say("page-space-beside", { way: words.say(`page-way-${way}`), space: other.name, zone: words.say(`zone-${other.zone}`), climate: words.say(`climate-${other.climate}`) });
    return other.owner === null ? beside : `${beside}, ${words.say("page-space-dinosaur", { player: table.seatName(other.owner) })}`;
  });
  return words.say("page-space-around", { neighbours: around.join("; ") });
}
