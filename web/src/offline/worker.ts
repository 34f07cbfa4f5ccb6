// The server in a web worker: its own application in Python, over a store in the browser's private files. With several tabs one of them has the server,
// and the workers of the others forward the messages of their pages. When that tab is closed, another one starts the server.
import type { PyodideAPI } from "pyodide";
import { Disk } from "./disk.ts";
import { type FromServer, NO_ANSWER, RESTARTING, type State, type ToServer } from "./messages.ts";
import { loadPython } from "./python.ts";

/** The application, as `galapagos.server.site.offline` has it. */
interface Application {
  request(method: string, path: string, body: string): Promise<{ toJs(): [number, string, string]; destroy(): void }>;
  open(number: number, path: string, tell: (number: number, what: "open" | "text" | "close", data: string | number) => void): void;
  hear(number: number, text: string): void;
  hang_up(number: number): void;
  bots_say(report: unknown): void;
  unpack(data: unknown): { toJs(): unknown; destroy(): void };
  pack(): { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
}

interface Running {
  python: PyodideAPI;
  application: Application;
  disk: Disk;
}

/** Between tabs: to the one with the server, to one tab, or to all. */
type Between = { to: "server"; from: string; message: ToServer | readonly ["hello"] } | { to: string; message: FromServer };

const ALL = "all";
const FILES = ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-journal", "cookie"];

const base = new URL(self.name);
const me = String(Math.random());
const state: State = { boot: "loading", loaded: 0, total: 0, storage: "kept" };
const channel = "BroadcastChannel" in self ? new BroadcastChannel(`galapagos ${base.pathname}`) : null;

/** The open questions of this page, while another tab has the server. */
const unanswered = new Map<number, ToServer>();
const openLines = new Set<number>();
let running: Promise<Running> | null = null; // null while another tab has the server
let early: ToServer[] | null = []; // what came before it was known which tab has it

const say = (message: FromServer): void => postMessage(message);

// --- the server

function serve(): Promise<Running> {
  const started = start();
  started.catch((error: unknown) => {
    console.error(error);
    tell({ boot: "failed" });
  });
  return started;
}

async function start(): Promise<Running> {
  const python = await loadPython(base.href, (loaded, total) => tell({ loaded, total }));
  const disk = await Disk.mount(python, `galapagos${base.pathname.replaceAll("/", "-")}`, FILES, (storage) => tell({ storage }));
  const { start } = python.pyimport("galapagos.server.site.offline") as { start(folder: string, send: (worker: string, order: { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }) => void): Promise<Application> };
  const application = await start(disk.folder, (worker, order) => {
    const packed = order.toJs();
    order.destroy();
    bots(worker).postMessage(packed, [packed.buffer]);
  });
  tell({ boot: "ready" });
  return { python, application, disk };
}

function tell(change: Partial<State>): void {
  Object.assign(state, change);
  send(ALL, ["state", { ...state }]);
  say(["state", { ...state }]);
}

// --- the bots

const workers = new Map<string, Worker>();

function bots(name: string): Worker {
  let worker = workers.get(name);
  if (!worker) {
    worker = new Worker(new URL("./bots.ts", import.meta.url), { type: "module", name: base.href });
    worker.onmessage = ({ data }: MessageEvent<Uint8Array>) => void running?.then(({ python, application }) => application.bots_say(python.toPy(data)));
    workers.set(name, worker);
  }
  return worker;
}

// --- messages

/** The number of a line in the application, by tab and the page's number. */
const lines = new Map<string, number>();
let lineNumbers = 0;

/** Does what a page wants; `answer` reaches that page. */
async function obey(message: ToServer, tab: string, answer: (message: FromServer) => void): Promise<void> {
  const { application, disk } = await running!;
  const [what, number] = message;
  const line = `${tab} ${number}`;
  if (what === "request") {
    const [, , method, path, body] = message;
    const found = await application.request(method, path, body);
    const [status, media, text] = found.toJs();
    found.destroy();
    disk.flush();
    answer(["answer", number, status, media, text]);
  } else if (what === "open") {
    lines.set(line, ++lineNumbers);
    application.open(lineNumbers, message[2], (_, kind, data) => {
      disk.flush();
      if (kind === "open") answer(["opened", number]);
      else if (kind === "text") answer(["text", number, data as string]);
      else answer(["close", number, data as number]);
    });
  } else if (what === "hear") {
    application.hear(lines.get(line) ?? 0, message[2]);
  } else if (what === "hang up") {
    application.hang_up(lines.get(line) ?? 0);
    lines.delete(line);
  } else if (what === "export") {
    const packed = application.pack();
    answer(["answer", number, 200, "application/zip", packed.toJs()]);
    packed.destroy();
  } else {
    const files = application.unpack((await running!).python.toPy(message[2]));
    const contents = new Map(Object.entries(files.toJs() as Record<string, Uint8Array<ArrayBuffer>>));
    files.destroy();
    disk.replace(contents);
    send(ALL, ["reload"]);
    say(["reload"]);
  }
}

/** A page of another tab is gone, and so are its lines. */
async function forget(tab: string): Promise<void> {
  const { application } = await running!;
  for (const [line, number] of lines)
    if (line.startsWith(`${tab} `)) {
      application.hang_up(number);
      lines.delete(line);
    }
}

const send = (to: string, message: FromServer): void => channel?.postMessage({ to, message } satisfies Between);
const passOn = (message: ToServer | readonly ["hello"]): void => channel?.postMessage({ to: "server", from: me, message } satisfies Between);
const lockOf = (tab: string): string => `galapagos tab ${tab}`;

self.onmessage = ({ data }: MessageEvent<ToServer>) => {
  if (early) early.push(data);
  else hear(data);
};

function hear(data: ToServer): void {
  if (running) {
    void obey(data, me, say).catch((error: unknown) => fail(error, data));
    return;
  }
  if (data[0] === "open") openLines.add(data[1]);
  if (data[0] === "hang up") openLines.delete(data[1]);
  if (data[0] === "request" || data[0] === "export") unanswered.set(data[1], data);
  passOn(data);
}

/** It is known which tab has the server. */
function begin(): void {
  const waiting = early ?? [];
  early = null;
  waiting.forEach(hear);
}

function fail(error: unknown, [, number]: ToServer): void {
  console.error(error);
  say(["answer", number, NO_ANSWER, "", ""]);
}

if (channel)
  channel.onmessage = ({ data }: MessageEvent<Between>) => {
    if (data.to === "server" && "from" in data) {
      const { from, message } = data;
      if (!running) return;
      if (message[0] === "hello") {
        send(from, ["state", { ...state }]);
        void navigator.locks.request(lockOf(from), () => forget(from));
      } else void obey(message, from, (answer) => send(from, answer)).catch((error: unknown) => console.error(error));
    } else if (!running && (data.to === me || data.to === ALL) && !("from" in data)) {
      if (data.message[0] === "answer") unanswered.delete(data.message[1]);
      if (data.message[0] === "close") openLines.delete(data.message[1]);
      say(data.message);
    }
  };

// --- which tab has the server

/** The tab with the server is gone: this one starts it. Lines reconnect; what only reads is asked again. */
function takeOver(): void {
  running = serve();
  for (const line of openLines) say(["close", line, RESTARTING]);
  for (const message of unanswered.values()) {
    if (message[0] === "request" && message[2] === "GET") void obey(message, me, say).catch((error: unknown) => fail(error, message));
    else say(["answer", message[1], NO_ANSWER, "", ""]);
  }
  openLines.clear();
  unanswered.clear();
}

const forever = (): Promise<never> => new Promise(() => {});

/** This tab has the server as long as it has the lock. */
function hold(): Promise<never> {
  takeOver();
  begin();
  return forever();
}

async function share(): Promise<void> {
  const name = `galapagos server ${base.pathname}`;
  void navigator.locks.request(lockOf(me), forever).catch(() => {});
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (lock) return hold();
    passOn(["hello"]);
    begin();
    void navigator.locks.request(name, hold);
    return undefined;
  });
}

if (channel && navigator.locks) share().catch(hold); // a browser that keeps no data refuses locks
else void hold();
