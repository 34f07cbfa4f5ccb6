// The occupants of seats, in words.
import type { SeatInfo, TableInfo } from "../protocol/server.ts";
import type { Person } from "../shell/table.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

export const botTitle = (bot: string, words: Catalogue): string => (words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot);

export function whoOf(seat: SeatInfo, words: Catalogue): string {
  if (seat.person && seat.relieved) return words.say("page-plays-on", { bot: botTitle(seat.bot ?? "", words), player: seat.person.name });
  if (seat.person) return seat.away ? words.say("page-is-away", { player: seat.person.name }) : seat.person.name;
  return seat.bot ? botTitle(seat.bot, words) : words.say("page-free-seat");
}

export function peopleOf(info: TableInfo, words: Catalogue): Person[] {
  return info.seats.map((seat) => ({ who: whoOf(seat, words), ...(seat.away && { away: true }) }));
}
