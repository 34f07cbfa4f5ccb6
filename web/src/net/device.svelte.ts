// The server in this browser: requests and sockets as messages to its worker.
import { BASE } from "../base.ts";
import { type FromServer, RESTARTING, type State, type ToServer } from "../offline/messages.ts";

class Device {
  /** How far the server is, and whether moves are kept. */
  state: State = $state.raw({ boot: "loading", part: 0, storage: "kept" });
  private worker: Worker | null = null;
  private numbers = 0;
  private readonly answers = new Map<number, (answer: Extract<FromServer, readonly ["answer", ...unknown[]]>) => void>();
  readonly sockets = new Map<number, DeviceSocket>();

  number(): number {
    return ++this.numbers;
  }

  /** Starts the server, if it does not run. */
  wake(): Worker {
    if (this.worker) return this.worker;
    const base = new URL(BASE, location.origin).href;
    this.worker = new Worker(new URL("../offline/worker.ts", import.meta.url), { type: "module", name: base });
    this.worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.hear(data);
    this.worker.onerror = () => (this.state = { ...this.state, boot: "failed" });
    return this.worker;
  }

  tell(message: ToServer): void {
    this.wake().postMessage(message);
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
