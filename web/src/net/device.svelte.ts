// The server in this browser: requests and sockets as messages to its worker.
import { BASE } from "../base.ts";
import { type FromServer, RESTARTING, type State, type ToServer } from "../offline/messages.ts";

const SOON_MS = 1000;

class Device {
  /** How far the server is, and whether moves are kept. */
  state: State = $state.raw({ boot: "loading", loaded: 0, total: 0, storage: "kept" });
  /** A newer version of the site is here, and begins with the next page. */
  isNewer = $state(false);
  /** Whether the page waits for an answer while the server starts. */
  isAwaited = $state(false);
  private worker: Worker | null = null;
  private early: ToServer[] | null = [];
  private numbers = 0;
  private readonly answers = new Map<number, (answer: Extract<FromServer, readonly ["answer", ...unknown[]]>) => void>();
  readonly sockets = new Map<number, DeviceSocket>();

  number(): number {
    return ++this.numbers;
  }

  /** Starts the server as soon as the browser has drawn the page. */
  wake(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(() => this.start(), { timeout: SOON_MS });
    else setTimeout(() => this.start(), SOON_MS);
  }

  private start(): void {
    if (this.worker) return;
    const base = new URL(BASE, location.origin).href;
    this.worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module", name: base });
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.hear(data);
    this.worker.onerror = () => (this.state = { ...this.state, boot: "failed" });
    for (const message of this.early ?? []) this.worker.postMessage(message);
    this.early = null;
  }

  tell(message: ToServer): void {
    if (this.early) this.early.push(message);
    else this.worker!.postMessage(message);
    if (message[0] === "open") void navigator.storage?.persist?.(); // there is a match to keep now
    if (message[0] === "request" && message[2] !== "GET") this.isAwaited = true;
  }

  ask(message: ToServer): Promise<Extract<FromServer, readonly ["answer", ...unknown[]]>> {
    this.tell(message);
    return new Promise((answered) => this.answers.set(message[1], answered));
  }

  private hear(message: FromServer): void {
    if (message[0] === "state") this.state = message[1];
    else if (message[0] === "reload") location.reload();
    else if (message[0] === "answer") {
      this.answers.get(message[1])?.(message);
      this.answers.delete(message[1]);
      this.isAwaited = false;
    } else this.sockets.get(message[1])?.hear(message);
  }
}

export const device = new Device();

/** The games are in a file, so that the first page need not wait for Python. */
const FILES: Readonly<Record<string, string>> = { "/api/games": "games.json" };

export async function request(path: string, { method, body }: { method: string; body?: string }): Promise<Response> {
  const file = FILES[path];
  if (file && method === "GET") return fetch(BASE + file);
  const [, , status, media, text] = await device.ask(["request", device.number(), method, path, body ?? ""]);
  return new Response(status === 204 ? null : text, { status, headers: { "content-type": media } });
}

/** In place of a WebSocket. */
export class DeviceSocket {
  readyState: WebSocket["readyState"] = WebSocket.CONNECTING;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  private readonly number = device.number();

  constructor(path: string) {
    device.sockets.set(this.number, this);
    device.tell(["open", this.number, path]);
  }

  send(text: string): void {
    device.tell(["hear", this.number, text]);
  }

  close(): void {
    device.tell(["hang up", this.number]);
    setTimeout(() => this.end(RESTARTING));
  }

  hear(message: Exclude<FromServer, readonly ["answer" | "state" | "reload", ...unknown[]]>): void {
    if (message[0] === "opened") this.readyState = WebSocket.OPEN;
    else if (message[0] === "text") this.onmessage?.call(this as never, new MessageEvent("message", { data: message[2] }));
    else this.end(message[2]);
  }

  private end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    device.sockets.delete(this.number);
    this.onclose?.call(this as never, new CloseEvent("close", { code }));
  }
}
