// Notices beside the game: about the connection, the page, the bots, my own seat.
import { minutes } from "../net/clock.ts";
import type { Live } from "../net/live.svelte.ts";
import type { TableInfo } from "../protocol/server.ts";
import type { Notice } from "../shell/Notices.svelte";

const GONE_MS = 60_000;

export function noticesOf(live: Live, info: TableInfo, now: number): Notice[] {
  const { words } = live;
  const notice = (urgency: Notice["urgency"], id: string, deeds: Notice["deeds"] = [], args = {}): Notice => ({
    urgency, title: words.say(`page-${id}`, args), text: words.say(`page-${id}-text`, args), deeds,
  });
  const reload = { label: words.say("page-reload"), does: () => location.reload() };
  const all: Notice[] = [];
  if (live.line === "shut") all.push({ urgency: "bad", title: words.say("page-line-shut"), text: live.farewell, deeds: [reload] });
  else if (live.line !== "open" && live.cutAt) {
    const again = [{ label: words.say("page-now"), does: () => live.hurry() }];
    const seconds = Math.max(0, Math.ceil((live.nextAttempt - now) / 1000));
    all.push(now - live.cutAt > GONE_MS ? notice("bad", "no-server", again) : notice("wait", live.clocks ? "line-gone-clock" : "line-gone", again, { seconds }));
  }
  if (live.isOutdated) all.push(notice("news", "newer", [reload]));
  for (const seat of info.status === "running" ? live.mine : []) {
    const { relieved, person } = info.seats[seat]!;
    if (!relieved || relieved === "resigned") continue;
    const [id, label] = live.isShared ? ["relieved-other", "page-return-other"] : ["relieved", "page-return"];
    const player = person?.name ?? "";
    all.push(notice("news", id, [{ label: words.say(label, { player }), does: () => live.comeBack(seat) }], { player }));
  }
  const left = leaver(live, info, now);
  if (left) all.push(left);
  if (info.components?.length) all.push(notice("news", "components", undefined, { names: info.components.join(", ") }));
  if (info.status === "running" && info.seats.some((seat) => seat.bot) && live.game && live.game.bots_are !== "ready") all.push(notice("news", "warming"));
  return all;
}

/** While the game waits for a player who has left: for how long, and then what the server lets me do. */
function leaver(live: Live, info: TableInfo, now: number): Notice | null {
  const { words } = live;
  const seat = live.newest?.actor ?? -1;
  const [mine, asked] = [live.mine.map((own) => info.seats[own]!).find(({ relieved }) => !relieved), info.seats[seat]];
  if (info.status !== "running" || !mine || mine.relieved || !asked?.person || asked.relieved || !asked.gone_at) return null;
  const player = asked.person.name || (live.table?.seatName(seat) ?? "");
  if (!asked.gone) {
    const time = minutes(Math.max(0, asked.gone_at - live.serverTime(now)));
    return { urgency: "wait", title: words.say("page-left", { player }), text: words.say("page-left-text", { player, time }) };
  }
  const whats = (["relieve", "claim"] as const).filter((what) => mine.may?.some((offer) => offer.what === what && offer.about === seat));
  const deeds = whats.map((what) => ({ label: words.say(`page-gone-${what}`), does: () => live.propose(what, seat) }));
  return deeds.length ? { urgency: "wait", title: words.say("page-gone", { player }), text: words.say("page-gone-text", { player, may: whats.at(-1)! }), deeds } : null;
}
