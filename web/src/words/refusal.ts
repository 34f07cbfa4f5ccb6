// What the server refuses, it says in English.
import type { Catalogue } from "./catalogue.ts";
import { phrasebook } from "./load.ts";
import type { Phrasebook } from "./phrases.ts";

let spoken: Promise<Phrasebook | null> = Promise.resolve(null);

/** What is refused from now on is said in the language of these words. */
export function speak(words: Catalogue): void {
  spoken = phrasebook(words.language).catch(() => null); // without a line it stays as it came
}

export const refusal = async (sentence: string): Promise<string> => (await spoken)?.phrase(sentence) ?? sentence;
