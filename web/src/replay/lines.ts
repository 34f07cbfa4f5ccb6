// A match as lines of text, on the page and in a file.
import type { Message } from "../protocol/engine.ts";
import type { Film } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";
import type { Span } from "./frames.ts";

export interface Line {
  key: string;
  /** The number of its action, from 1; the verdict stands at the action's first line. */
  number: number;
  isFirst: boolean;
  span: Span;
  /** The seat that acted; -1 for chance. */
  seat: number;
  message: Message;
  line?: number;
  tells?: Message;
  grave?: boolean;
}

export function linesOf({ moments }: Film, spans: readonly Span[]): Line[] {
  return moments.flatMap(({ seat, events = [] }, at) => {
    const span = spans.findLast(({ from }) => from <= at)!;
    const told = events.flatMap(({ message, line, tells, grave }) => (message ? [{ message, ...(line && { line }), ...(tells && { tells }), ...(grave && { grave }) }] : []));
    return told.map((said, i) => ({ key: `${at}:${i}`, number: at + 1, isFirst: i === 0, span, seat, ...said }));
  });
}

/** The whole log as a text file. */
export function asText(film: Film, spans: readonly Span[], words: Catalogue): string {
  const text = [words.say("title")];
  let told: Span | null = null;
  for (const { span, message } of linesOf(film, spans)) {
    if (span !== told) text.push("", words.sentence(span.when));
    told = span;
    text.push(words.sentence(message));
  }
  return `${text.join("\n")}\n`;
}

/** Saves a text as a file. */
export function keep(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
