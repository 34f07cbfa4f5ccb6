// The names of the players, by seat.
import type { TableInfo } from "../protocol/server.ts";
import { botsOf } from "../table/people.ts";
import type { Catalogue } from "../words/catalogue.ts";

export function namesOf({ seats }: TableInfo, words: Catalogue): string[] {
  const bots = botsOf(seats, words);
  return seats.map(({ person }, i) => person?.name ?? bots[i]!);
}
