// Somebody tells the operator of the server what another has done.
import { post } from "../net/http.ts";
import type { PersonInfo } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** Asks for a sentence and sends it; what came of it is to be said. */
export async function reportPerson(table: string, person: PersonInfo, words: Catalogue): Promise<string> {
  const text = prompt(words.say("page-report-why", { player: person.name }))?.trim();
  if (!text) return "";
  try {
    await post(`/api/tables/${table}/report`, { person: person.id, text });
    return words.say("page-reported");
  } catch (error) {
    return (error as Error).message;
  }
}
