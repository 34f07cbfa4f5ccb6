// The board of all games in one file.
import type { Course, GamePage } from "../games/game.ts";
import type { TableView } from "../protocol/table.ts";
import Board from "./Board.svelte";
import { look } from "./describe.ts";
import Emblem from "./Emblem.svelte";
import Facts from "./Facts.svelte";
import Own from "./Own.svelte";
import Portrait from "./Portrait.svelte";
import Score from "./Score.svelte";
import { seats } from "./seats.ts";
import { isDrawn, kindOf, meaning, route } from "./things.ts";

function course({ turn, over }: TableView): Course {
  return { when: over ? { id: "page-over" } : { id: "page-turn", args: { turn } }, phases: [], now: -1 };
}

const page: GamePage<TableView> = { isNamed: true, Board, Own, Score, Facts, Portrait, Emblem, route, isDrawn, meaning, kind: kindOf, course, look, seats };
export default page;
