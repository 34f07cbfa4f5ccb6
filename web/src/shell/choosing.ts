// The grammar of choosing. Every open choice is a route: the things to tap for it, in order. The taps so far decide what is lit next.
import type { Choice } from "../protocol/engine.ts";

/** What a game defines about taps; by default `byPieces`, and everything is on the board. */
export interface Grammar {
  route(choice: Choice): readonly string[];
  /** A second route to a choice, such as one that begins with what the first one ends with. */
  shortcut?(choice: Choice): readonly string[] | null;
  /** Whether a thing can be tapped; a choice that continues with anything else is a button. */
  isOnBoard(thing: string): boolean;
  kind(thing: string): string;
}

export interface Lighting {
  /** Tapped already, or without an alternative. */
  chosen: readonly string[];
  /** A tap on these continues the choice. */
  lit: ReadonlySet<string>;
  /** A tap on these begins another choice. */
  begins: ReadonlySet<string>;
  /** Choices that no further tap on the board leads to. */
  buttons: readonly Choice[];
  /** Choices that do not continue what has been chosen; they stay possible all the time, as buttons. */
  always: readonly Choice[];
  /** The choices that can still be meant. */
  open: readonly Choice[];
}

export type Tap = { picked: readonly string[] } | { send: Choice } | null;

/** The pieces that the action names, then its destination. */
export function byPieces(choice: Choice): readonly string[] {
  return choice.to && !choice.pieces.includes(choice.to) ? [...choice.pieces, choice.to] : choice.pieces;
}

/** A choice and one of its routes. */
interface Way {
  choice: Choice;
  route: readonly string[];
}

const mainWays = (choices: readonly Choice[], { route }: Grammar): Way[] => choices.map((choice) => ({ choice, route: route(choice) }));

function waysOf(choices: readonly Choice[], grammar: Grammar): Way[] {
  const short = choices.map((choice) => ({ choice, route: grammar.shortcut?.(choice) ?? [] })).filter(({ route }) => route.length > 0);
  return [...mainWays(choices, grammar), ...short];
}

const begin = (ways: readonly Way[], things: readonly string[]): Way[] => ways.filter(({ route }) => things.every((thing, i) => route[i] === thing));
const choicesOf = (ways: readonly Way[]): Choice[] => [...new Set(ways.map(({ choice }) => choice))];

/** What is lit after these taps. */
export function light(choices: readonly Choice[], picked: readonly string[], grammar: Grammar): Lighting {
  const ways = waysOf(choices, grammar).filter(({ route }) => route.length > 0);
  const untapped = choices.filter((choice) => grammar.route(choice).length === 0);
  const going = picked.length ? begin(ways, picked) : mainWays(choices, grammar);
  const chosen = [...picked, ...given(going, picked.length, grammar)];
  const open = begin(ways, chosen);
  const lit = new Set<string>();
  const ready = new Set<Choice>(picked.length ? [] : untapped);
  for (const { choice, route } of open) {
    const next = route[chosen.length];
    if (next !== undefined && grammar.isOnBoard(next)) lit.add(next);
    else ready.add(choice);
  }
  const begins = new Set(ways.map(({ route }) => route[0]!).filter((thing) => !chosen.includes(thing) && !lit.has(thing) && grammar.isOnBoard(thing)));
  return { chosen, lit, begins, open: choicesOf(open), buttons: choices.filter((choice) => ready.has(choice)), always: picked.length ? untapped : [] };
}

/** Whether a choice begins with these taps, or has them all. */
export const leadsOn = (choices: readonly Choice[], picked: readonly string[], { route }: Grammar): boolean =>
  choices.some((choice) => picked.every((thing, i) => route(choice)[i] === thing));

/** What to tap next on the way to a choice: a thing, or else the button of the choice. */
export type Next = { thing: string } | { button: Choice };

export function leadingTo(wanted: Choice, choices: readonly Choice[], picked: readonly string[], grammar: Grammar): Next {
  const { chosen } = light(choices, picked, grammar);
  const thing = grammar.route(wanted)[chosen.length];
  return thing !== undefined && grammar.isOnBoard(thing) ? { thing } : { button: wanted };
}

/** Only what leads to that choice is lit. */
export function lightOnly(wanted: Choice, choices: readonly Choice[], picked: readonly string[], grammar: Grammar): Lighting {
  const next = leadingTo(wanted, choices, picked, grammar);
  const { chosen } = light(choices, picked, grammar);
  return { chosen, lit: new Set("thing" in next ? [next.thing] : []), begins: new Set(), buttons: "button" in next ? [next.button] : [], always: [], open: [wanted] };
}

/** The effect of a tap on a thing; null if it is not lit. */
export function tap(choices: readonly Choice[], picked: readonly string[], thing: string, grammar: Grammar): Tap {
  const { chosen, lit, begins } = light(choices, picked, grammar);
  if (lit.has(thing)) {
    const now = [...chosen, thing];
    const open = begin(waysOf(choices, grammar), now);
    return choicesOf(open).length === 1 && open[0]!.route.length === now.length ? { send: open[0]!.choice } : { picked: now };
  }
  if (begins.has(thing)) return { picked: [thing] };
  return picked.at(-1) === thing ? { picked: picked.slice(0, -1) } : null;
}

/** The action that a tap on an unlit thing would mean, to ask why it is not open: a choice with one thing of the same kind replaced. */
export function meant(choices: readonly Choice[], picked: readonly string[], thing: string, grammar: Grammar): string | null {
  const { chosen } = light(choices, picked, grammar);
  const ways = mainWays(choices, grammar);
  for (const [models, depth] of [[begin(ways, chosen), chosen.length], [ways, 0]] as const)
    for (const { choice, route } of models) {
      const model = route[depth];
      const words = choice.text.split(" ");
      const place = model === undefined ? -1 : words.indexOf(model);
      if (place > 0 && grammar.kind(model!) === grammar.kind(thing)) return words.with(place, thing).join(" ");
    }
  return null;
}

/** Skips a thing that comes next in all routes, as long as each of them keeps one tap. */
function given(ways: readonly Way[], depth: number, grammar: Grammar): string[] {
  const routes = ways.map(({ route }) => route).filter((route) => route.length > 0);
  const shared: string[] = [];
  for (let i = depth; routes.length > 0; i++) {
    const thing = routes[0]![i];
    if (thing === undefined || !grammar.isOnBoard(thing) || !routes.every((route) => route[i] === thing && hasTapAfter(route, i, grammar))) break;
    shared.push(thing);
  }
  return shared;
}

const hasTapAfter = (route: readonly string[], i: number, grammar: Grammar): boolean => route[i + 1] !== undefined && grammar.isOnBoard(route[i + 1]!);

/** The kind of a thing by its name: `t4` is a tile, as `t7`. */
export const byNumber = (thing: string): string => thing.replace(/\d+$/, "");
