// Refusals of the server, in the language of the page.
import type { Sentence } from "../protocol/server.ts";
import type { Catalogue, Value } from "./catalogue.ts";
import { refusalWords } from "./load.ts";

let page: Catalogue;

/** Sets the catalogue for refusals. */
export function speak(words: Catalogue): void {
  page = words;
}

/** An unknown message, for example from a newer server, is shown as it was sent. */
export async function refusal({ sentence, message }: Sentence): Promise<string> {
  if (!message) return sentence;
  const words = await refusalWords(page.language, gamesIn(message)).catch(() => null);
  return words?.has(message.id) ? words.word(message) : sentence;
}

export const noAnswer = (): string => page.say("page-no-answer");

/** The games named in a message: `dodo` for `dodo/why-too-far`. */
function gamesIn(value: Value): string[] {
  if (Array.isArray(value)) return value.flatMap(gamesIn);
  if (typeof value !== "object") return [];
  const [game, name] = value.id.split("/");
  return [...(name ? [game!] : []), ...Object.values(value.args ?? {}).flatMap(gamesIn)];
}
