// My place in the queues of quick pairing. While I wait, a request stays open until something changes.
import { go } from "../router.ts";
import type { PairingInfo, PairingWish } from "../protocol/server.ts";
import { get, post } from "./http.ts";
import { found, newNonce } from "./tables.ts";

const REFRESH_MS = 5_000; // while I do not wait
const AGAIN_MS = 2_000; // after a request that failed

export class Pairing {
  info: PairingInfo | null = $state.raw(null);
  trouble = $state("");
  #isOpen = true;
  /** Each deed of mine makes answers to earlier requests stale. */
  #deeds = 0;
  #wake: () => void = () => {};

  constructor() {
    void this.#follow();
  }

  close(): void {
    this.#isOpen = false;
    this.#wake();
  }

  wait = (wish: Omit<PairingWish, "nonce">): Promise<void> => this.#do("/api/pairing", { ...wish, nonce: newNonce() });
  acceptBots = (): Promise<void> => this.#do("/api/pairing/bots");
  leave = (): Promise<void> => this.#do("/api/pairing/leave");

  async #do(path: string, body: object = {}): Promise<void> {
    this.#deeds += 1;
    try {
      await this.#take(await post<PairingInfo>(path, body));
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.#wake();
  }

  async #take(info: PairingInfo): Promise<void> {
    if (!this.#isOpen) return;
    [this.info, this.trouble] = [info, ""];
    if (!info.table) return;
    this.#isOpen = false;
    await found(info.table, info.wish!.nonce);
    await post("/api/pairing/leave");
    go(`/table/${info.table}`);
  }

  async #follow(): Promise<void> {
    while (this.#isOpen) {
      const deeds = this.#deeds;
      let pause = this.info?.wish ? 0 : REFRESH_MS;
      try {
        const info = await get<PairingInfo>(this.info?.wish ? `/api/pairing?known=${this.info.number}` : "/api/pairing");
        if (deeds === this.#deeds) await this.#take(info);
        pause = this.info?.wish ? 0 : REFRESH_MS;
      } catch (error) {
        [this.trouble, pause] = [(error as Error).message, AGAIN_MS];
      }
      if (pause && this.#isOpen) await this.#rest(pause);
    }
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
