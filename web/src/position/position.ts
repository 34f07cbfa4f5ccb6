// Positions as texts: shown by the server, drawn here.
import { gamePage, hasBoard } from "../games/game.ts";
import { consult, games } from "../net/http.ts";
import type { Request } from "../protocol/engine.ts";
import type { AskPosition, PositionShown } from "../protocol/server.ts";
import { Table, type Deeds } from "../shell/table.svelte.ts";
import { gameWords, pageWords } from "../words/load.ts";

export const showPosition = (wish: AskPosition): Promise<PositionShown> => consult<PositionShown>("/api/positions", wish);

const nothing = (): void => {};

/** The actions of a table that can only be looked at. */
export const STILL: Deeds = { answer: nothing, lookAt: nothing, whyNot: async () => ({ id: "why-not-now" }) };

export async function stillTable(request: Request<unknown>, language: string): Promise<Table<unknown>> {
  const info = (await games()).find(({ name }) => name === request.game);
  if (!info || !hasBoard(info)) throw new Error((await pageWords(language)).say("page-no-board"));
  const [page, words] = await Promise.all([gamePage(request.game), gameWords(request.game, language)]);
  return new Table<unknown>(page, words, request, STILL);
}
