// What a view is made of, and which of it a tap means. A thing to tap is a kind of part and a word, as actions name them: `column-4`, `cell-c3`, `card-queen`.
import type { Choice, Message } from "../protocol/engine.ts";
import type { CellView, TableView, ThingView } from "../protocol/table.ts";

/** More answers of a verb than this are not buttons: their parts lie on the board as slips. */
const MOST_BUTTONS = 6;

export const idOf = (kind: string, word: string): string => `${kind}-${word}`;
export const kindOf = (thing: string): string => thing.split("-", 1)[0]!;
export const wordOf = (thing: string): string => thing.slice(kindOf(thing).length + 1);

const kindsOf = (verb: string, { verbs }: TableView): readonly string[] => verbs[verb] ?? [];

/** The parts of an action, in its order. */
export const route = ({ verb, pieces }: Choice, view: TableView): string[] => pieces.map((word, i) => idOf(kindsOf(verb, view)[i] ?? verb, word));

const namesOf = ({ names = {} }: CellView): [kind: string, word: string][] => Object.entries(names);

/** The names of places, in the order of the cells. */
const cellIds = (view: TableView): Set<string> => new Set(view.things.flatMap(({ cells }) => cells.flatMap((cell) => namesOf(cell).map(([kind, word]) => idOf(kind, word)))));

/** Words of a kind that no place has, in the order of the choices. */
export interface Palette {
  kind: string;
  words: readonly string[];
}

/** The slips for verbs with many answers: liar's dice has one for each number of dice and each face. */
export function palettes(view: TableView, choices: readonly Choice[]): Palette[] {
  const drawn = cellIds(view);
  const found = new Map<string, Set<string>>();
  const answers = (verb: string): number => choices.filter((choice) => choice.verb === verb).length;
  const many = new Set(Object.keys(view.verbs).filter((verb) => answers(verb) > MOST_BUTTONS));
  for (const { verb, pieces } of choices)
    for (const [i, word] of many.has(verb) ? pieces.entries() : []) {
      const kind = kindsOf(verb, view)[i];
      if (kind && !drawn.has(idOf(kind, word))) found.set(kind, (found.get(kind) ?? new Set()).add(word));
    }
  return [...found].map(([kind, words]) => ({ kind, words: [...words] }));
}

export function isDrawn(thing: string, view: TableView, choices: readonly Choice[]): boolean {
  return cellIds(view).has(thing) || palettes(view, choices).some(({ kind, words }) => kind === kindOf(thing) && words.includes(wordOf(thing)));
}

/** The action that a tap on an unlit thing would mean: a choice with one part of the same kind replaced, or an action with this part alone. */
export function meaning(thing: string, choices: readonly Choice[], chosen: readonly string[], view: TableView): string | Message | null {
  const [kind, word] = [kindOf(thing), wordOf(thing)];
  const begun = choices.filter((choice) => chosen.every((one, i) => route(choice, view)[i] === one));
  for (const [models, depth] of [[begun, chosen.length], [choices, 0]] as const)
    for (const { verb, pieces } of models) if (kindsOf(verb, view)[depth] === kind) return [verb, ...pieces.with(depth, word)].join(" ");
  const verb = Object.keys(view.verbs).find((one) => kindsOf(one, view).length === 1 && kindsOf(one, view)[0] === kind);
  return verb ? `${verb} ${word}` : { id: "why-not-now" };
}

/** What can be tapped of a grid: its cells, or whole rows or columns. Each is a kind of part, or empty. */
export interface Targets {
  cell: string;
  row: string;
  column: string;
}

export const columnsOf = ({ columns, cells }: ThingView): number => columns || cells.length;
export const seatOf = ({ seat }: ThingView): number => seat ?? -1;

export function targetsOf(thing: ThingView): Targets {
  const found: Targets = { cell: "", row: "", column: "" };
  const columns = columnsOf(thing);
  const rows = Math.ceil(thing.cells.length / columns);
  const kinds = new Set(thing.cells.flatMap((cell) => namesOf(cell).map(([kind]) => kind)));
  for (const kind of kinds) {
    const word = (row: number, column: number): string | undefined => thing.cells[row * columns + column]?.names?.[kind];
    const every = (test: (row: number, column: number) => boolean): boolean => thing.cells.every(({ gap }, i) => gap || test(Math.floor(i / columns), i % columns));
    if (rows > 1 && every((row, column) => word(row, column) === word(0, column))) found.column ||= kind;
    else if (rows > 1 && columns > 1 && every((row, column) => word(row, column) === word(row, 0))) found.row ||= kind;
    else found.cell ||= kind;
  }
  return found;
}

/** Whether a tap anywhere in a column (or row) means the column, because nothing else of the grid can be meant. */
export const isWhole = ({ cell, row, column }: Targets): boolean => !cell && Boolean(row) !== Boolean(column);

export const isEmpty = ({ value, text = "", owner = -1, hidden = false }: CellView): boolean => !hidden && owner < 0 && (text === "" || (value === 0 && text === "0"));

/** The thing and the cell that a name stands for; of a column, the first one that is not empty. */
export function found(thing: string, { things }: TableView): { thing: ThingView; cell: CellView } | undefined {
  const [kind, word] = [kindOf(thing), wordOf(thing)];
  for (const one of things) {
    const cells = one.cells.filter(({ names }) => names?.[kind] === word);
    if (cells.length) return { thing: one, cell: cells.find((cell) => !isEmpty(cell)) ?? cells[0]! };
  }
  return undefined;
}

/** Numbers on a scale whose ends are known. */
export const isScale = ({ kind, low = 0, high = 0 }: ThingView): boolean => kind === "track" && high > low;
