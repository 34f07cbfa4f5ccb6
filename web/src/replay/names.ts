// The names of the players, by seat.
import type { TableInfo } from "../protocol/server.ts";
import { botTitle } from "../table/people.ts";
import type { Catalogue } from "../words/catalogue.ts";

export const namesOf = ({ seats }: TableInfo, words: Catalogue): string[] => seats.map(({ person, bot }) => person?.name ?? botTitle(bot ?? "", words));
