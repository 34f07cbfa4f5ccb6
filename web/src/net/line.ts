// The connection to a table: a websocket that reconnects by itself, and calls that wait for their reply.
import type { AnyCall, AnyFrame } from "../protocol/server.ts";
import { reach } from "./reach.svelte.ts";
import { connect, type Socket } from "./server.ts";

/** `waiting` until the next attempt; `shut` for good. */
export type LineState = "connecting" | "open" | "waiting" | "shut";

export interface Hears {
  frame(frame: AnyFrame): void;
  state(state: LineState): void;
}

type Call = AnyCall extends infer One ? (One extends { id?: number } ? Omit<One, "id"> : never) : never;
type Answer = Extract<AnyFrame, { to?: number }>;

const FIRST_MS = 500;
const LONGEST_MS = 15_000;
const PATIENCE_MS = 6000; // how long to wait for any message after a call
const MANY = 2; // attempts without success: the server is away
const FINAL = [4400, 4404]; // the server refuses the connection, or the table does not exist

export class Line {
  private readonly table: string;
  private readonly query: () => Record<string, number>;
  private readonly hears: Hears;
  private socket: Socket | null = null;
  private timer = 0;
  private attempts = 0;
  private calls = 0;
  private readonly waiting = new Map<number, (answer: Answer | null) => void>();
  private readonly stop = new AbortController();
  /** The time of the next attempt. */
  nextAt = 0;

  /** `query` is what the server should know of an earlier connection. */
  constructor(table: string, query: () => Record<string, number>, hears: Hears) {
    this.table = table;
    this.query = query;
    this.hears = hears;
    const { signal } = this.stop;
    addEventListener("online", () => this.hurry(), { signal });
    addEventListener("offline", () => this.socket?.close(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry(), { signal });
    this.connect();
  }

  /** Reconnects now if it is waiting. */
  hurry(): void {
    if (this.socket === null && !this.stop.signal.aborted) this.connect();
  }

  /** Sends a call and returns the server's reply, or null if the connection was lost before. */
  ask(call: Call): Promise<Answer | null> {
    const id = ++this.calls;
    if (!this.tell(call, id)) return Promise.resolve(null);
    return new Promise((answered) => this.waiting.set(id, answered));
  }

  /** Sends a call whose reply, if any, all clients at the table receive; null if it could not be sent. */
  tell(call: Call, id = ++this.calls): number | null {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.socket.send(JSON.stringify({ ...call, id }));
    return id;
  }

  /** The server has been silent for too long: treats the connection as lost. */
  doubt(): void {
    this.socket?.close();
  }

  close(): void {
    this.stop.abort();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.hears.state("connecting");
    const query = Object.entries(this.query()).map(([name, value]) => `${name}=${value}`).join("&");
    const socket = (this.socket = connect(`/api/tables/${this.table}/socket${query && `?${query}`}`));
    const opening = window.setTimeout(() => socket.close(), PATIENCE_MS);
    socket.onmessage = ({ data }) => {
      clearTimeout(opening);
      this.hear(JSON.parse(data as string) as AnyFrame);
    };
    socket.onclose = ({ code }) => {
      clearTimeout(opening);
      if (this.socket === socket) this.cut(FINAL.includes(code));
    };
  }

  private hear(frame: AnyFrame): void {
    if (frame.type === "joined") {
      this.attempts = 0;
      reach.found(true);
      this.hears.state("open");
    }
    const to = "to" in frame ? (frame.to ?? 0) : 0;
    const answered = this.waiting.get(to);
    this.waiting.delete(to);
    if (answered) answered(frame as Answer);
    else this.hears.frame(frame);
  }

  private cut(isFinal: boolean): void {
    this.socket = null;
    for (const answered of this.waiting.values()) answered(null);
    this.waiting.clear();
    if (isFinal || this.stop.signal.aborted) {
      this.hears.state("shut");
      return;
    }
    const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.attempts++) * (0.7 + 0.3 * Math.random());
    this.nextAt = Date.now() + pause;
    this.timer = window.setTimeout(() => this.connect(), pause);
    if (this.attempts > MANY) reach.found(false);
    this.hears.state("waiting");
  }
}

export const SILENCE_MS = PATIENCE_MS;
