// Reports a person to the server's operator.
import { post } from "../net/http.ts";
import type { PersonInfo } from "../protocol/server.ts";
import { asking } from "../shell/asking.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

const LONGEST = 500; // letters, as the server has it

/** Asks for a sentence, sends it and shows the result. */
export async function reportPerson(table: string, person: PersonInfo, words: Catalogue): Promise<string> {
  const said = await asking.ask({
    title: words.say("page-report", { player: person.name }),
    field: { label: words.say("page-report-why", { player: person.name }), value: "", most: LONGEST, isLong: true },
    answers: [{ id: "send", label: words.say("page-report-send"), needsText: true }],
  });
  if (!said) return "";
  try {
    await post(`/api/tables/${table}/report`, { person: person.id, text: said.text });
    return words.say("page-reported");
  } catch (error) {
    return (error as Error).message;
  }
}
