// Saving a match's record as a file.
import { keep } from "../replay/lines.ts";
import { get } from "./http.ts";

export async function keepRecord(table: string, game: string): Promise<void> {
  keep(await get<string>(`/api/tables/${table}/record`), `${game}-${table}.txt`);
}
