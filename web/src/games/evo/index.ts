// The page of Evo.
import type { EvoView } from "../../protocol/evo.ts";
import type { Course, GamePage } from "../game.ts";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import { amount, isDrawn, meaning, route } from "./grammar.ts";
import { look } from "./look.ts";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Score from "./Score.svelte";
import { seats } from "./seats.ts";

const PHASES = ["initiative", "climate", "movement", "births", "survival", "meteor", "evolution"];
/** The part of the round to which a phase belongs, unless their names are equal. */
const PART_OF: Record<string, string> = { "dino-down": "movement", combat: "movement", genes: "evolution", auction: "evolution", "card-genes": "evolution" };

function course({ round, last_round, phase, over }: EvoView): Course {
  const when = over ? { id: "page-over" } : round ? { id: "page-round", args: { round, last: last_round } } : { id: "page-before" };
  const part = PART_OF[phase] ?? phase.replace("-events", "");
  return { when, phases: PHASES.map((name) => ({ id: `page-phase-${name}` })), now: over ? -1 : PHASES.indexOf(part) };
}

const page: GamePage<EvoView> = { Board, Own, Score, Facts, Portrait, Emblem, route, amount, isDrawn, meaning, seats, course, look };
export default page;
