// Asks for a name, once, before the user first sits down with others.
import { post } from "../net/http.ts";
import { settings } from "../net/settings.svelte.ts";
import { LONGEST_NAME } from "../opening/plan.ts";
import type { Me } from "../protocol/server.ts";
import { asking } from "../shell/asking.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** Whether the user may sit down now: false if the question was cancelled. Who skips it gets a drawn name. */
export async function givesName(taken: readonly string[], words: Catalogue): Promise<boolean> {
  if (settings.now.named) return true;
  const answered = await asking.ask({
    title: words.say("page-name-ask"),
    text: words.say("page-name-why"),
    field: { label: words.say("page-name"), value: "", most: LONGEST_NAME },
    answers: [
      { id: "name", label: words.say("page-name-take"), needsText: true },
      { id: "skip", label: words.say("page-name-skip") },
    ],
  });
  if (!answered) return false;
  settings.introduced(await post<Me>("/api/me", { name: answered.id === "name" ? answered.text : drawn(taken, words) }));
  return true;
}

/** A word that nobody at the table has in the name, and an animal. */
function drawn(taken: readonly string[], words: Catalogue): string {
  const [all, animals] = [words.say("page-guest-words").split(" "), words.say("page-guest-animals").split(" ")];
  const free = all.filter((word) => !taken.some((name) => name.includes(word)));
  return words.say("page-guest", { word: oneOf(free.length ? free : all), animal: oneOf(animals) });
}

const oneOf = (all: readonly string[]): string => all[Math.floor(Math.random() * all.length)]!;
