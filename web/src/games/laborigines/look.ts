// The closer look at a thing.
import type { Look } from "../game.ts";
import type { LaborigineView, TileView } from "../../protocol/laborigines.ts";
import { capital } from "../../words/catalogue.ts";
import { burdensOf, type Burden } from "./burdens.ts";
import { bearingsOf, flagState, hereOf, listTokens, nameOf, tokensOf, undersideOf, type LaboriginesTable } from "./describe.ts";
import { DISEASES, diseaseId, faceId, RULINGS } from "./faces.ts";
import { colourOf } from "./grammar.ts";
import { heaps } from "./tokens.ts";

type Text = [what: string, sentence: string];
type Numbers = [what: string, howMany: string | number][];

export function look(thing: string, table: LaboriginesTable): Look | null {
  const { view } = table;
  const index = view.tiles.findIndex((one) => one.name === thing);
  if (index >= 0) return lookAtTile(view.tiles[index]!, index, table);
  const piece = view.laborigines.find((one) => one.name === thing);
  if (piece) return lookAtLaborigine(piece, table);
  const colour = colourOf(thing);
  if (colour) return lookAtTokens(colour, table);
  if (/^[1-6]$/.test(thing)) return lookAtDie(thing, table);
  return OTHERS[thing]?.(table) ?? null;
}

function lookAtTile(tile: TileView, index: number, table: LaboriginesTable): Look {
  const { view, words, request } = table;
  const numbers: Numbers = [[words.say("look-below"), undersideOf(tile, words)]];
  if (tile.face === "radiation" || tile.underside === "radiation") {
    const counts = (one: TileView) => (request.options["radiation"] === "neutral" ? one.nature === "green" : one.face === "green");
    numbers.push([words.say("look-radiating"), view.tiles.filter(counts).length]);
  }
  const here = hereOf(index, table);
  if (here.length) numbers.push([words.say("look-here"), here.join(", ")]);
  const tokens = listTokens(tile.energy, words);
  if (tokens) numbers.push([words.say("look-tokens"), tokens]);
  if (tile.followed) numbers.push([words.say("look-this-move"), words.say("look-followed")]);
  const way = view.ways.filter((one) => one.landing === tile.name);
  if (way.length) numbers.push([words.say("look-way"), way.map((one) => (one.die ? `${words.say("page-die", { number: one.die })}, ` : "") + words.say(`direction-${one.direction}`)).join("; ")]);
  const id = faceId(tile.face);
  const below = tile.underside && tile.underside !== tile.face ? faceId(tile.underside) : null;
  const rule = RULINGS[tile.face];
  return {
    title: capital(words.say(id)),
    kind: words.say("look-tile", { tile: tile.name, nature: words.say(`page-nature-${tile.nature}`) }),
    sentence: words.attribute(id, "text"),
    ...(rule && { rule }),
    numbers,
    texts: below ? [[words.say("look-below-is", { face: words.say(below) }), words.attribute(below, "text")]] : [],
  };
}

function lookAtLaborigine(one: LaborigineView, table: LaboriginesTable): Look {
  const { view, words } = table;
  const player = view.players[one.seat]!;
  const numbers: Numbers = [[words.say("look-place"), one.tile === null ? words.say("look-off") : view.tiles[one.tile]!.name]];
  const bears = bearingsOf(one, words);
  if (bears.length) numbers.push([words.say("look-bears"), bears.join(", ")]);
  numbers.push([words.say("look-energy-left"), player.total]);
  for (const heap of heaps(player.energy)) numbers.push([words.say("look-of-these", { colour: words.say(`colour-${heap.colour}`) }), heap.count]);
  return {
    title: capital(nameOf(one.name, words)),
    kind: words.say("look-laborigine"),
    sentence: words.say("look-laborigine-sentence"),
    rule: "L5",
    numbers,
    texts: burdensOf(one).map(({ name }) => textOf(name, table)),
  };
}

/** The effect of carrying it. */
function textOf(burden: Burden["name"], { view, words }: LaboriginesTable): Text {
  if (burden === "flag") return [capital(words.say("face-flag")), words.say("look-flag-sentence")];
  const id = burden === "disease" && view.disease ? diseaseId(view.disease) : faceId(burden);
  return [capital(words.say(id)), words.attribute(id, "text")];
}

function lookAtTokens(colour: string, table: LaboriginesTable): Look {
  const { view, words } = table;
  const numbers: Numbers = view.players.filter((one) => one.energy[colour]).map((one) => [capital(table.seatName(one.seat)), one.energy[colour]!]);
  const lying = view.tiles.reduce((sum, tile) => sum + (tile.energy[colour] ?? 0), 0);
  numbers.push([words.say("look-lying"), lying], [words.say("page-gone"), view.removed[colour] ?? 0]);
  return {
    title: words.say("look-tokens-title", { colour: capital(words.say(`colour-${colour}`)) }),
    kind: words.say("look-energy"),
    sentence: words.say("look-tokens-sentence"),
    rule: "L6",
    numbers,
  };
}

function lookAtDie(thing: string, { view, words }: LaboriginesTable): Look {
  const numbers: Numbers = view.distance ? [[words.say("look-distance"), view.distance]] : [];
  return { title: words.say("page-die", { number: thing }), kind: words.say("look-die"), sentence: words.say(view.variant === "twins" ? "look-die-twins" : "look-die-sentence"), rule: "L7", numbers };
}

function lookAtMoa({ view, words }: LaboriginesTable): Look {
  return {
    title: words.say("moa"),
    kind: words.say("look-moa"),
    sentence: words.say("look-moa-sentence"),
    rule: "L14",
    numbers: [[words.say("look-place"), view.moa === null ? "" : view.tiles[view.moa]!.name]],
  };
}

function lookAtDisease({ view, words }: LaboriginesTable): Look {
  const ill = view.laborigines.filter((one) => one.infected).map((one) => nameOf(one.name, words));
  const numbers: Numbers = [[words.say("look-ill"), ill.join(", ") || words.say("look-nobody")], [words.say("look-pile"), words.say("look-pile-of", { count: view.pile, all: view.diseases })]];
  const texts = DISEASES.filter((name) => name !== view.disease).map((name): Text => {
    const title = capital(words.say(diseaseId(name)));
    return [view.drawn?.includes(name) ? `${title} (${words.say("look-drawn")})` : title, words.attribute(diseaseId(name), "text")];
  });
  const id = view.disease && diseaseId(view.disease);
  return {
    title: id ? capital(words.say(id)) : words.say("page-no-disease"),
    kind: words.say("look-disease"),
    sentence: id ? words.attribute(id, "text") : words.attribute("face-disease", "text"),
    rule: "L19",
    numbers,
    texts,
  };
}

function lookAtFlag(table: LaboriginesTable): Look {
  const { words } = table;
  return { title: capital(words.say("face-flag")), kind: words.say("look-flag"), sentence: words.say("look-flag-sentence"), rule: "L7", numbers: [[words.say("look-place"), flagState(table)]] };
}

function lookAtBox({ view, words }: LaboriginesTable): Look {
  return {
    title: words.say("page-gone"),
    kind: words.say("look-energy"),
    sentence: words.say("look-box-sentence"),
    rule: "L6",
    numbers: heaps(view.removed).map((heap) => [capital(words.say(`colour-${heap.colour}`)), tokensOf(heap, words)]),
  };
}

const OTHERS: Record<string, (table: LaboriginesTable) => Look> = { moa: lookAtMoa, disease: lookAtDisease, flag: lookAtFlag, box: lookAtBox };
