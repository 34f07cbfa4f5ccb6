// Who has won, and why a game ended before its time.
import type { TableInfo } from "../protocol/server.ts";
import type { Catalogue } from "../words/catalogue.ts";

/** The seats that have won: the best ranks, or the one that is left of two when the other resigned or went away. */
export function winnersOf({ ranks = [], ended, ended_by = -1, seats }: TableInfo): number[] {
  if (ranks.length) return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return seats.length === 2 && ended_by >= 0 && (ended === "resigned" || ended === "claimed") ? [1 - ended_by] : [];
}

/** Such as "Ann resigned", without a full stop. */
export function reasonOf({ ended, ended_by = -1, seats, stopped_at = "" }: TableInfo, me: number, words: Catalogue): string {
  return words.say(`page-ended-${ended || "finished"}`, { player: seats[ended_by]?.person?.name ?? "", you: ended_by >= 0 && ended_by === me ? "yes" : "no", action: stopped_at || "none" });
}
