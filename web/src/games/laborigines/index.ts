// The page of Laborigines.
import type { LaboriginesView } from "../../protocol/laborigines.ts";
import type { Course, GamePage } from "../game.ts";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import { isDrawn, meaning, route } from "./grammar.ts";
import { look } from "./look.ts";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Score from "./Score.svelte";
import { seats, teams } from "./seats.ts";

/** The four phases of a turn, and the questions of each. */
const PHASES: Record<string, readonly string[]> = {
  dice: ["roll", "assignment", "flag-bearer"],
  disease: ["manifestation"],
  movement: ["moa-movement", "manipulation", "direction", "leaving", "crossing", "contagion"],
  trap: ["trap", "infection", "lightning", "cure", "turn-end"],
};

function course({ turn, phase, over }: LaboriginesView): Course {
  const now = over ? -1 : Object.values(PHASES).findIndex((phases) => phases.includes(phase));
  const when = over ? { id: "page-over" } : now < 0 ? { id: "page-before" } : { id: "page-turn", args: { turn: turn + 1 } };
  return { when, phases: Object.keys(PHASES).map((name) => ({ id: `page-phase-${name}` })), now };
}

const measure = { name: { id: "score-energy" }, of: ({ players }: LaboriginesView, seat: number) => players[seat]?.total ?? 0 };

const isOut = ({ players }: LaboriginesView, seat: number): boolean => players[seat]!.out !== null;

const page: GamePage<LaboriginesView> = { measure, Board, Own, Score, Facts, Portrait, Emblem, route, isDrawn, meaning, course, look, seats, teams, isOut };
export default page;
