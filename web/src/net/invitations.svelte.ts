// My invitations. While somebody looks at the page, it asks for them once a minute, which also marks me as here for those to whom I show it.
import type { InvitationInfo } from "../protocol/server.ts";
import { get, post, whoAmI } from "./http.ts";

const EVERY_MS = 60_000;

class Invitations {
  open: readonly InvitationInfo[] = $state.raw([]);

  /** Asks until the returned function is called. */
  follow(): () => void {
    const ask = (): void => void (document.hidden || this.ask().catch(() => {}));
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    ask();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  async ask(): Promise<void> {
    this.open = (await whoAmI()) ? await get<InvitationInfo[]>("/api/my/invitations") : [];
  }

  async decline(table: string): Promise<void> {
    this.open = this.open.filter((one) => one.table.id !== table);
    await post("/api/my/invitations/decline", { table });
  }
}

export const invitations = new Invitations();
