// Words messages as galapagos.engine.words.message does: an id with parameters, and catalogues in Fluent's format.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../protocol/engine.ts";

export type Value = NonNullable<Message["args"]>[string];
export type Args = Record<string, Value>;

/** A part of a sentence: the name of a player or a piece, or the words between. */
export interface Span {
  text: string;
  kind: "words" | "player" | "piece";
  of: string;
}

// Private-use characters that mark parameters while a sentence is formatted. No catalogue contains them.
const OPEN = "\ue000";
const SHUT = "\ue001";
const BETWEEN = "\ue002";
const PLAYER = "player-";

export class Catalogue {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, texts: readonly string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(idIn(id));
  }

  /** `words.say("page-turn", { turn: 4 })`. */
  say(id: string, args: Args = {}): string {
    return this.word({ id, args });
  }

  /** An unknown message, for example from a newer server, is shown as it was sent. */
  word(message: Message): string {
    return this.worded(message, unmarked);
  }

  sentence(message: Message): string {
    return capital(this.word(message));
  }

  /** An attribute of a message, such as `why-too-far.rule`; empty if it has none. */
  attribute(id: string, attribute: string): string {
    const pattern = this.pattern(`${id}.${attribute}`);
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  /** A sentence as spans, so that players and pieces in it can be drawn. */
  spans(message: Message): Span[] {
    const marked = this.worded(message, (text, kind, of) => OPEN + kind + BETWEEN + of + BETWEEN + text + SHUT);
    return capitalised(taken(marked));
  }

  /** A message or an attribute of one, such as `card-lurch.text`. */
  private pattern(id: string): Pattern | null | undefined {
    const [name = "", attribute] = idIn(id).split(".");
    const message = this.bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** A message that names its game, `dodo/why-too-far`, includes the section of the rules, if it has one. */
  private worded(message: Message, mark: Mark): string {
    const rule = message.id.includes("/") ? this.attribute(message.id, "rule") : "";
    return this.filled(message, mark) + (rule && ` [${rule}]`);
  }

  private filled(message: Message, mark: Mark): string {
    const pattern = this.pattern(message.id);
    if (pattern == null) return message.words || message.id;
    if (typeof pattern === "string") return pattern;
    const choosing = selectors(pattern);
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.parameter(value, choosing.has(name) ? unmarked : mark);
    // Without a selector, numbers are shown as they are, without thousands separators.
    const plain = pattern.map((part) => (typeof part === "string" ? part : part.type === "var" ? String(args[part.name]) : null));
    return plain.includes(null) ? this.bundle.formatPattern(pattern, args) : plain.join("");
  }

  private parameter(value: Value, mark: Mark): FluentVariable {
    if (typeof value === "number") return value;
    if (typeof value === "string") return mark(value, "piece", value);
    if (!Array.isArray(value)) {
      const words = this.worded(value, mark);
      return value.id.startsWith(PLAYER) ? mark(words, "player", value.id.slice(PLAYER.length)) : words;
    }
    const items = value.map((item) => String(this.parameter(item, mark)));
    const last = items.pop() ?? "";
    return items.length ? this.worded({ id: "list", args: { first: items.join(", "), last } }, unmarked) : last;
  }
}

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"]>;
type Mark = (text: string, kind: "player" | "piece", of: string) => string;

const unmarked: Mark = (text) => text;

/** The id in the game's catalogue: `why-too-far` for `dodo/why-too-far`. */
const idIn = (id: string): string => id.slice(id.indexOf("/") + 1);

/** The parameters that a pattern selects by: they are compared, so they must not be marked. */
function selectors(pattern: Pattern): Set<string> {
  const names = new Set<string>();
  for (const part of typeof pattern === "string" ? [] : pattern)
    if (typeof part !== "string" && part.type === "select") {
      if (part.selector.type === "var") names.add(part.selector.name);
      for (const variant of part.variants) for (const name of selectors(variant.value)) names.add(name);
    }
  return names;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Splits a marked sentence. */
function taken(marked: string): Span[] {
  const spans: Span[] = [];
  for (const stretch of marked.split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))) {
    if (!stretch.startsWith(OPEN)) spans.push({ text: stretch, kind: "words", of: "" });
    else {
      const [kind, of, text] = stretch.slice(1, -1).split(BETWEEN) as [Span["kind"], string, string];
      spans.push({ text, kind, of });
    }
  }
  return spans.filter((span) => span.text);
}

function capitalised([first, ...rest]: Span[]): Span[] {
  return first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
}
