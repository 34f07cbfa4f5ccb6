// Who sits where, in words.
import type { GameInfo, SeatInfo, TableInfo } from "../protocol/server.ts";
import type { Person } from "../shell/table.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

export const botTitle = (bot: string, game: GameInfo | null): string => game?.bot_titles[bot] ?? bot;

export function whoOf(seat: SeatInfo, game: GameInfo | null, words: Catalogue): string {
  if (seat.person && seat.relieved) return words.say("page-plays-on", { bot: botTitle(seat.bot ?? "", game), player: seat.person.name });
  if (seat.person) return seat.away ? words.say("page-is-away", { player: seat.person.name }) : seat.person.name;
  return seat.bot ? botTitle(seat.bot, game) : words.say("page-free-seat");
}

export function peopleOf(info: TableInfo, game: GameInfo | null, words: Catalogue): Person[] {
  return info.seats.map((seat) => ({ who: whoOf(seat, game, words), ...(seat.away && { away: true }) }));
}
