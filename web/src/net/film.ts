// The film of a match: every position so far, as a viewer saw it.
import type { Film } from "../protocol/server.ts";
import { get } from "./http.ts";

export const filmOf = (table: string, seat?: number): Promise<Film> => get<Film>(`/api/tables/${table}/film${seat === undefined ? "" : `?seat=${seat}`}`);
