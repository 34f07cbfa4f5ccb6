// What the server refuses, it says in English. A frequent sentence has a message, which is named by its words.
import type { Catalogue } from "./catalogue.ts";

let spoken: Catalogue | null = null;

/** What is refused from now on is said in these words. */
export function speak(words: Catalogue): void {
  spoken = words;
}

/** `It is not your turn.` is the message refused-it-is-not-your-turn. */
export function refusal(sentence: string): string {
  const id = `refused-${sentence.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/-$/, "")}`;
  return spoken?.has(id) ? spoken.say(id) : sentence;
}
