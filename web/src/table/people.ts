// The occupants of seats, in words.
import type { PersonInfo, SeatInfo, TableInfo } from "../protocol/server.ts";
import type { SeatLook } from "../games/game.ts";
import type { Person } from "../shell/table.svelte.ts";
import type { Catalogue } from "../words/catalogue.ts";

export const botTitle = (bot: string, words: Catalogue): string => (words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot);

/** The names of bots by seat, empty for other seats. Several of a level are numbered. */
export function botsOf(seats: readonly SeatInfo[], words: Catalogue): string[] {
  const bots = seats.map(({ person, bot }) => (person ? "" : (bot ?? "")));
  return bots.map((bot, seat) => {
    const alike = bots.flatMap((other, i) => (bot && other === bot ? [i] : []));
    return alike.length > 1 ? `${botTitle(bot, words)} ${alike.indexOf(seat) + 1}` : bot && botTitle(bot, words);
  });
}

function whoOf(seat: SeatInfo, bot: string, words: Catalogue): string {
  if (seat.person && seat.relieved) return words.say("page-plays-on", { bot: botTitle(seat.bot ?? "", words), player: seat.person.name });
  if (seat.person) return seat.away ? words.say("page-is-away", { player: seat.person.name }) : seat.person.name;
  return bot || words.say("page-free-seat");
}

/** Who sits where, by seat. */
export function whoSits(seats: readonly SeatInfo[], words: Catalogue): string[] {
  const bots = botsOf(seats, words);
  return seats.map((seat, i) => whoOf(seat, bots[i]!, words));
}

/** The name of a seat's player, as the table calls it. */
export const seatName = (seats: readonly SeatInfo[], seat: number, words: Catalogue): string => seats[seat]?.person?.name || words.say("page-seat", { number: seat + 1 });

export function peopleOf(info: TableInfo, words: Catalogue): Person[] {
  const who = whoSits(info.seats, words);
  return info.seats.map((seat, i) => ({ who: who[i]!, ...(seat.away && { away: true }) }));
}

/** Who speaks in the chat: by the name and seat at this table, or as a spectator. */
export interface Speaker {
  name: string;
  seat: string;
  look?: SeatLook | undefined;
}

/** `seatOf` names a seat and gives its look, if it has one yet. */
export function speakerOf(person: PersonInfo, seats: readonly SeatInfo[], words: Catalogue, seatOf: (seat: number) => Omit<Speaker, "name">): Speaker {
  const seat = seats.findIndex((one) => one.person?.id === person.id);
  return seat < 0 ? { name: person.name, seat: words.say("page-watches") } : { name: seats[seat]!.person!.name, ...seatOf(seat) };
}
