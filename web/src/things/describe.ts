// Things in words, for screen readers and the closer look.
import type { Look } from "../games/game.ts";
import type { CellView, TableView, ThingView } from "../protocol/table.ts";
import type { Table } from "../shell/table.svelte.ts";
import { capital } from "../words/catalogue.ts";
import { found, isEmpty, kindOf, seatOf, wordOf } from "./things.ts";

type ThingsTable = Table<TableView>;

/** `Column 4`; a word that is no number stands for itself: `c3`. */
export const placeOf = (thing: string): string => capital(/^\d+$/.test(wordOf(thing)) ? `${kindOf(thing)} ${wordOf(thing)}` : wordOf(thing));

export function titleOf(thing: ThingView, table: ThingsTable): string {
  const seat = seatOf(thing);
  return seat < 0 ? thing.title : `${capital(table.seatName(seat))}: ${thing.title}`;
}

export function describeCell(cell: CellView, table: ThingsTable): string {
  if (cell.hidden) return table.words.say("page-thing-hidden");
  const owner = (cell.owner ?? -1) >= 0 ? table.seatName(cell.owner!) : "";
  return [owner, cell.text ?? ""].filter(Boolean).join(" ") || table.words.say("page-thing-empty", { count: 1 });
}

/** The cells in their order; `3 empty` for several empty ones in a row. */
export function describeCells(cells: readonly CellView[], table: ThingsTable): string {
  const said: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    let count = 1;
    while (cells[i]!.text !== "0" && isEmpty(cells[i]!) && cells[i + count] && isEmpty(cells[i + count]!)) count++;
    said.push(count > 1 ? table.words.say("page-thing-empty", { count }) : describeCell(cells[i]!, table));
    i += count - 1;
  }
  return said.join(", ");
}

/** `Discs, column 4: 5 empty, red`. */
export function describePlace(thing: ThingView, place: string, cells: readonly CellView[], table: ThingsTable): string {
  return table.words.say("page-thing-place", { thing: titleOf(thing, table), place, what: describeCells(cells, table) });
}

export function look(name: string, table: ThingsTable): Look | null {
  const there = found(name, table.view);
  const title = placeOf(name);
  if (!there) return { title, kind: capital(kindOf(name)), sentence: "", numbers: [] };
  const [kind, word] = [kindOf(name), wordOf(name)];
  const cells = there.thing.cells.filter(({ names }) => names?.[kind] === word);
  return { title, kind: titleOf(there.thing, table), sentence: capital(describeCells(cells, table)), numbers: [] };
}
