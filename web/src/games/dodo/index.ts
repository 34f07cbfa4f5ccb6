// The page of Tough Luck, Dodo.
import type { Pigment } from "../../ink/pigment.ts";
import type { DodoView } from "../../protocol/dodo.ts";
import type { Course, GamePage } from "../game.ts";
import Board from "./Board.svelte";
import { look } from "./describe.ts";
import { isDrawn, kind, label, route } from "./grammar.ts";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Score from "./Score.svelte";

const PHASES = ["tokens", "migration", "consumption", "reproduction"];
function course({ turn, phase, over }: DodoView): Course {
  const when = over ? { id: "page-over" } : turn === 0 ? { id: "page-before" } : { id: "page-turn", args: { turn } };
  return { when, phases: PHASES.map((name) => ({ id: `page-phase-${name}` })), now: over ? -1 : PHASES.indexOf(phase) };
}

const page: GamePage<DodoView> = {
  isNamed: true, Board, Own, Score, Facts, Portrait, Emblem, route, label, isDrawn, kind, course, look,
  isOut: ({ turn, players }, seat) => turn > 0 && players[seat]!.creatures === 0,
  seats: (view) => view.players.map(({ name }) => ({ name, pigment: name as Pigment })),
};
export default page;
