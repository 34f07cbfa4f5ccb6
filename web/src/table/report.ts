// Reports a person to the server's operator.
import { post } from "../net/http.ts";
import type { PersonInfo } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** Asks for a sentence, sends it and shows the result. */
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
