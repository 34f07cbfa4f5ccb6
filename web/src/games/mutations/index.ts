// The page of Random Mutations.
import type { Pigment } from "../../ink/pigment.ts";
import type { MutationsView } from "../../protocol/mutations.ts";
import type { Course, GamePage } from "../game.ts";
import Board from "./Board.svelte";
import { look } from "./look.ts";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import { amount, isDrawn, kind, label, route, shortcut } from "./grammar.ts";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Score from "./Score.svelte";

const PIGMENTS: readonly Pigment[] = ["red", "blue", "green", "yellow", "violet", "orange", "pink", "teal"];

/** The phases of a turn, each with the questions that belong to it. */
const PHASES = {
  development: ["development", "face", "look", "deleterious"],
  climate: ["food", "parasites", "shelters"],
  feeding: ["feeding", "grazing", "prey", "ignoring", "mimicry", "anglerfish", "running", "victim", "scavenger"],
  extinction: ["extinction"],
};

function course({ turn, phase, over }: MutationsView): Course {
  const when = over ? { id: "page-over" } : turn === 0 ? { id: "page-before" } : { id: "page-turn", args: { turn } };
  return { when, phases: Object.keys(PHASES).map((name) => ({ id: `page-phase-${name}` })), now: over ? -1 : Object.values(PHASES).findIndex((questions) => questions.includes(phase)) };
}

const page: GamePage<MutationsView> = {
  Board, Own, Score, Facts, Portrait, Emblem, route, shortcut, label, amount, isDrawn, kind, course, look,
  seats: (view) => view.players.map(({ name, seat }) => ({ name: name.toLowerCase(), pigment: PIGMENTS[seat]! })),
};
export default page;
