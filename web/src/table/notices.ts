// Notices beside the game: about the connection, the page, the bots, my own seat.
import type { Live } from "../net/live.svelte.ts";
import type { TableInfo } from "../protocol/server.ts";
import type { Notice } from "../shell/Notices.svelte";

const GONE_MS = 60_000;

export function noticesOf(live: Live, info: TableInfo, now: number): Notice[] {
  const { words } = live;
  const notice = (urgency: Notice["urgency"], id: string, deed?: Notice["deed"], args = {}): Notice => ({
    urgency, title: words.say(`page-${id}`, args), text: words.say(`page-${id}-text`, args), ...(deed && { deed }),
  });
  const all: Notice[] = [];
  if (live.line === "shut") all.push({ urgency: "bad", title: words.say("page-line-shut"), text: live.farewell, deed: { label: words.say("page-reload"), does: () => location.reload() } });
  else if (live.line !== "open" && live.cutAt) {
    const again = { label: words.say("page-now"), does: () => live.hurry() };
    const seconds = Math.max(0, Math.ceil((live.nextAttempt - now) / 1000));
    all.push(now - live.cutAt > GONE_MS ? notice("bad", "no-server", again) : notice("wait", "line-gone", again, { seconds }));
  }
  if (live.isOutdated) all.push(notice("news", "newer", { label: words.say("page-reload"), does: () => location.reload() }));
  const mine = info.seats[live.seat];
  if (info.status === "running" && mine?.relieved && mine.relieved !== "resigned") all.push(notice("news", "relieved", { label: words.say("page-return"), does: () => live.comeBack() }));
  const actor = live.newest?.actor ?? -1;
  const asked = info.seats[actor];
  if (info.status === "running" && mine && !mine.relieved && asked?.person && asked.gone && !asked.relieved && !info.proposal)
    all.push(notice("wait", "gone", { label: words.say("page-gone-relieve"), does: () => live.propose("relieve", actor) }, { player: asked.person.name || (live.table?.seatName(actor) ?? "") }));
  if (info.components?.length) all.push(notice("news", "components", undefined, { names: info.components.join(", ") }));
  if (info.status === "running" && info.seats.some((seat) => seat.bot) && live.game && live.game.bots_are !== "ready") all.push(notice("news", "warming"));
  return all;
}
