// What the server refuses, it says in English.
import type { Catalogue } from "./catalogue.ts";
import { phrasebook } from "./load.ts";
import type { Phrasebook } from "./phrases.ts";

let spoken: Phrasebook | null = null;

/** What is refused from now on is said in the language of these words. */
export async function speak(words: Catalogue): Promise<void> {
  spoken = await phrasebook(words.language);
}

export const refusal = (sentence: string): string => spoken?.phrase(sentence) ?? sentence;
