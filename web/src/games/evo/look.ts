// A closer look: what a thing is, its rule, and its numbers now.
import type { CardView, EvoView, PlayerView, RowView, SpaceView } from "../../protocol/evo.ts";
import type { Table } from "../../shell/table.svelte.ts";
import { capital } from "../../words/catalogue.ts";
import type { Look } from "../game.ts";
import { timingWord } from "./describe.ts";
import { subject } from "./subject.ts";
import { rolls } from "./track.ts";
import { climateOf, WEATHER } from "./zones.ts";

type EvoTable = Table<EvoView>;
type Numbers = [what: string, howMany: string | number][];
const GENE_RULES: Record<string, string> = { tail: "E3", foot: "E8", horn: "E9", egg: "E10", fur: "E12", parasol: "E12", mutant: "E16", card: "E17" };
const TRACKS = { climate: "E7", meteor: "E14", order: "E3", rows: "E15", deck: "E6" } as const;

export function look(thing: string, table: EvoTable): Look | null {
  const what = subject(thing, table.view);
  switch (what.kind) {
    case "space":
      return lookAtSpace(what.space, table);
    case "zone":
      return lookAtZone(what.zone, table);
    case "row":
      return lookAtRow(what.row, table);
    case "gene":
      return lookAtGene(what.gene, what.seat, table);
    case "species":
      return lookAtSpecies(what.aspect, table.view.players[what.seat]!, table);
    case "card":
      return lookAtCard(what.card, table);
    case "die":
      return lookAtDie(what.of, table);
    case "none":
      return null;
    default:
      return lookAtTrack(what.kind, table);
  }
}

function lookAtSpace(space: SpaceView, table: EvoTable): Look {
  const { words, view } = table;
  const numbers: Numbers = [
    [words.say("look-zone"), words.say(`zone-${space.zone}`)],
    [words.say("look-climate"), words.say(`climate-${space.climate}`)],
  ];
  if (space.owner !== null) {
    const player = view.players[space.owner]!;
    numbers.push([words.say("look-dinosaur-of"), table.seatName(space.owner)], [words.say("look-attack"), player.attack], [words.say("look-defence"), player.defence]);
    if (space.newborn) numbers.push([words.say("look-born"), words.say("look-this-round")]);
  }
  for (const fight of view.attacks.filter((one) => one.defender === space.name))
    numbers.push([words.say("look-attack-from", { space: fight.attacker }), words.say("page-odds", { wins: fight.wins_up_to, faces: fight.faces })]);
  if (space.star) numbers.push([words.say("look-star"), "★"]);
  return { title: space.name, kind: words.say("look-space"), sentence: words.say(`look-climate-${space.climate}`), rule: "E12", numbers };
}

function lookAtZone(zone: string, table: EvoTable): Look {
  const { words, view } = table;
  const climate = climateOf(view, zone);
  const spaces = view.spaces.filter((space) => space.zone === zone);
  const numbers: Numbers = [[words.say("look-spaces"), spaces.length]];
  const need = WEATHER[climate]!.need;
  for (const player of view.players) {
    const here = spaces.filter((space) => space.owner === player.seat).length;
    if (here) numbers.push([capital(table.seatName(player.seat)), need ? words.say("look-sheltered", { here, kept: shelter(player, climate).kept }) : here]);
  }
  return { title: capital(words.say(`zones-${zone}`)), kind: words.say(`climate-${climate}`), sentence: words.say(`look-climate-${climate}`), rule: "E12", numbers };
}

const shelter = (player: PlayerView, climate: string) => (climate === "cold" ? player.cold : player.heat);

function lookAtRow(row: RowView, table: EvoTable): Look {
  const { words, view } = table;
  const numbers: Numbers = [];
  if (row.bidder !== null) numbers.push([words.say("look-bid-of", { player: table.seatName(row.bidder) }), row.bid], [words.say("look-price"), row.price]);
  if (view.phase === "auction") numbers.push([words.say("look-least-bid"), row.least_bid], [words.say("look-least-price"), row.least_price]);
  if (row.lost) numbers.push([words.say("look-lost"), words.say("look-yes")]);
  const gene = row.gene ?? "nothing";
  return {
    title: capital(words.say(`gene-${gene}`)),
    kind: words.say("row", { number: Number(row.name.slice(3)) }),
    sentence: row.gene ? words.attribute(`gene-${gene}`, "text") : words.say("look-row-empty"),
    rule: "E15",
    numbers,
  };
}

function lookAtGene(gene: string, seat: number | null, table: EvoTable): Look {
  const { words, view } = table;
  const numbers: Numbers = seat === null ? [] : view.players.map((player): [string, number] => [capital(table.seatName(player.seat)), player.genes[gene] ?? 0]);
  if (seat !== null) numbers.push(...effective(gene, view.players[seat]!, table));
  numbers.push([words.say("look-in-bag"), view.bag[gene] ?? 0]);
  const kind = seat === null ? words.say("look-gene") : words.say("look-gene-of", { player: table.seatName(seat) });
  return { title: capital(words.say(`gene-${gene}`)), kind, sentence: words.attribute(`gene-${gene}`, "text"), rule: GENE_RULES[gene] ?? "", numbers };
}

/** The value of a gene, including the cards in effect. */
function effective(gene: string, player: PlayerView, { words }: EvoTable): Numbers {
  const sheltered = ({ exposed, kept }: PlayerView["cold"]): Numbers => [[words.say("look-exposed"), exposed], [words.say("look-kept"), kept]];
  switch (gene) {
    case "foot":
      return [[words.say("look-steps"), player.feet]];
    case "horn":
      return [[words.say("look-attack"), player.attack], [words.say("look-defence"), player.defence]];
    case "fur":
      return sheltered(player.cold);
    case "parasol":
      return sheltered(player.heat);
    case "mutant":
      return [[words.say("look-discount"), player.discount]];
    default:
      return [];
  }
}

function lookAtSpecies(aspect: "dinosaurs" | "cards" | "risk" | "points", player: PlayerView, table: EvoTable): Look {
  const { words, view } = table;
  const numbers: Record<typeof aspect, Numbers> = {
    dinosaurs: [[words.say("look-on-island"), player.dinosaurs], [words.say("look-in-supply"), player.supply]],
    cards: [[words.say("look-in-hand"), player.cards], [words.say("look-deck"), view.deck], ...player.effects.map((card): [string, string] => [words.say(`card-${card.name}`), words.say("look-works")])],
    risk: [[words.say("look-risk-cold"), player.cold.lost], [words.say("look-risk-heat"), player.heat.lost], [words.say("look-risk-deadly"), player.deadly]],
    points: [[words.say("look-points"), player.points], [words.say("look-discount"), player.discount], [words.say("look-most-bid"), player.most_bid]],
  };
  const rules = { dinosaurs: "E10", cards: "E6", risk: "E12", points: "E13" };
  return {
    title: capital(words.say(`look-${aspect}-title`)),
    kind: words.say("look-of", { player: table.seatName(player.seat) }),
    sentence: words.say(`look-${aspect}-sentence`),
    rule: rules[aspect],
    numbers: numbers[aspect],
    texts: aspect === "cards" ? handOf(player, table) : [],
  };
}

/** One's own cards. */
const handOf = ({ hand }: PlayerView, { words }: EvoTable): [string, string][] => (hand ?? []).map(({ name }) => [words.say(`card-${name}`), words.attribute(`card-${name}`, "text")]);

function lookAtCard(card: CardView, { words, view }: EvoTable): Look {
  const numbers: Numbers = card.timing ? [[words.say("look-when"), words.say(timingWord(card))]] : [];
  numbers.push([words.say("look-played"), view.discard[card.name] ?? 0]);
  return { title: words.say(`card-${card.name}`), kind: words.say("look-card"), sentence: words.attribute(`card-${card.name}`, "text"), rule: "E4", numbers };
}

function lookAtDie(of: "climate" | "combat" | "meteor", { words, view }: EvoTable): Look {
  const rules = { climate: "E7", combat: "E9", meteor: "E14" };
  return {
    title: words.say("look-die-title"),
    kind: words.say(`look-die-${of}`),
    sentence: words.say(`look-die-${of}-sentence`),
    rule: rules[of],
    numbers: [[words.say("look-die-last"), view.dice[of] ?? "–"]],
  };
}

function lookAtTrack(track: keyof typeof TRACKS, table: EvoTable): Look {
  const { words, view } = table;
  const next = view.meteor_track[view.meteor + 1];
  const numbers: Record<typeof track, Numbers> = {
    climate: [[words.say("look-ideal"), words.say(`zones-${view.climates[view.climate]!}`)]],
    meteor: [[words.say("look-space-of"), view.meteor], [words.say("look-next-space"), next === undefined ? "–" : next ? rolls(next) : words.say("look-blank")], [words.say("look-last-round"), view.last_round]],
    order: view.order.map((seat, place): [string, string | number] => [capital(table.seatName(seat)), view.dice.lots.includes(seat) ? words.say("look-by-lot", { place: place + 1 }) : place + 1]),
    rows: [],
    deck: [[words.say("look-deck"), view.deck]],
  };
  if (view.next !== null) numbers.order.push([words.say("look-next"), capital(table.seatName(view.next))]);
  const option = { order: "initiative_ties", rows: "rebid_same_row" }[track as string];
  const sentence = option ? `look-${track}-sentence-${table.request.options[option] ?? ""}` : `look-${track}-sentence`;
  return { title: words.say(`look-${track}-title`), kind: words.say(`look-${track}-kind`), sentence: words.say(sentence), rule: TRACKS[track], numbers: numbers[track] };
}
