// The grammar of choosing. Every open choice is a route: the things to tap for it, in order. The taps so far decide what is lit next.
import type { Choice } from "../protocol/engine.ts";

/** What a game defines about taps; by default `byPieces`, and everything is on the board. */
export interface Grammar {
  route(choice: Choice): readonly string[];
  /** Whether a thing can be tapped; a choice that continues with anything else is a button. */
  isOnBoard(thing: string): boolean;
}

export interface Lighting {
  /** Tapped already, or without an alternative. */
  chosen: readonly string[];
  /** A tap on these continues the choice. */
  lit: ReadonlySet<string>;
  /** A tap on these begins another choice. */
  begins: ReadonlySet<string>;
  /** Choices that no tap on the board leads to. */
  buttons: readonly Choice[];
}

export type Tap = { picked: readonly string[] } | { send: Choice } | null;

/** The pieces that the action names, then its destination. */
export function byPieces(choice: Choice): readonly string[] {
  return choice.to && !choice.pieces.includes(choice.to) ? [...choice.pieces, choice.to] : choice.pieces;
}

/** What is lit after these taps. */
export function light(choices: readonly Choice[], picked: readonly string[], grammar: Grammar): Lighting {
  const open = compatible(choices, picked, grammar);
  const chosen = [...picked, ...given(open, picked.length, grammar)];
  const lit = new Set<string>();
  const buttons: Choice[] = [];
  for (const choice of open) {
    const next = grammar.route(choice)[chosen.length];
    if (next !== undefined && grammar.isOnBoard(next)) lit.add(next);
    else buttons.push(choice);
  }
  const begins = new Set<string>();
  for (const choice of choices) {
    const [first] = grammar.route(choice);
    if (first !== undefined && !open.includes(choice) && !chosen.includes(first) && !lit.has(first) && grammar.isOnBoard(first)) begins.add(first);
  }
  const always = picked.length ? choices.filter((choice) => grammar.route(choice).length === 0) : [];
  return { chosen, lit, begins, buttons: [...always, ...buttons] };
}

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
  return { chosen, lit: new Set("thing" in next ? [next.thing] : []), begins: new Set(), buttons: "button" in next ? [next.button] : [] };
}

/** The effect of a tap on a thing; null if it is not lit. */
export function tap(choices: readonly Choice[], picked: readonly string[], thing: string, grammar: Grammar): Tap {
  const { chosen, lit, begins } = light(choices, picked, grammar);
  if (lit.has(thing)) {
    const now = [...chosen, thing];
    const open = compatible(choices, now, grammar);
    return open.length === 1 && grammar.route(open[0]!).length === now.length ? { send: open[0]! } : { picked: now };
  }
  if (begins.has(thing)) return { picked: [thing] };
  return picked.at(-1) === thing ? { picked: picked.slice(0, -1) } : null;
}

/** The action that a tap on an unlit thing would mean, to ask why it is not open: a choice with one thing of the same kind replaced. */
export function meant(choices: readonly Choice[], picked: readonly string[], thing: string, grammar: Grammar): string | null {
  const { chosen } = light(choices, picked, grammar);
  const going = compatible(choices, chosen, grammar);
  for (const [models, depth] of [[going, chosen.length], [choices, 0]] as const)
    for (const choice of models) {
      const model = grammar.route(choice)[depth];
      const words = choice.text.split(" ");
      const place = model === undefined ? -1 : words.indexOf(model);
      if (place > 0 && kind(model!) === kind(thing)) return words.with(place, thing).join(" ");
    }
  return null;
}

function compatible(choices: readonly Choice[], picked: readonly string[], { route }: Grammar): Choice[] {
  return choices.filter((choice) => (picked.length === 0 || route(choice).length > 0) && picked.every((thing, i) => route(choice)[i] === thing));
}

/** Skips a thing that comes next in all choices, as long as each choice keeps one tap. */
function given(open: readonly Choice[], depth: number, grammar: Grammar): string[] {
  const routes = open.map((choice) => grammar.route(choice)).filter((route) => route.length > 0);
  const shared: string[] = [];
  for (let i = depth; routes.length > 0; i++) {
    const thing = routes[0]![i];
    if (thing === undefined || !grammar.isOnBoard(thing) || !routes.every((route) => route[i] === thing && hasTapAfter(route, i, grammar))) break;
    shared.push(thing);
  }
  return shared;
}

const hasTapAfter = (route: readonly string[], i: number, grammar: Grammar): boolean => route[i + 1] !== undefined && grammar.isOnBoard(route[i + 1]!);

/** The kind of `c14` is c. */
const kind = (thing: string): string => thing.replace(/\d+$/, "");
