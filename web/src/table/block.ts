// Blocks a person of the chat.
import { post } from "../net/http.ts";
import type { MyPeople, PersonInfo } from "../protocol/server.ts";
import { isSure, tell } from "../shell/asking.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** Asks first. Returns whether the person is blocked now. */
export async function blockPerson({ id, name }: PersonInfo, words: Catalogue): Promise<boolean> {
  if (!(await isSure(words.say("page-block-ask", { player: name }), words.say("page-block-why"), words.say("page-block")))) return false;
  try {
    await post<MyPeople>("/api/my/blocks", { person: id });
    return true;
  } catch (error) {
    await tell(words.say("page-block-ask", { player: name }), (error as Error).message);
    return false;
  }
}
