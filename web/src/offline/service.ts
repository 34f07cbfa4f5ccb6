// The service worker of a site, or of the page of a server: keeps every file, so that the page starts without a network.
// `server/files.py` writes before it the hash of each file, and which of both it is.
declare const FILES: Readonly<Record<string, string>>;
declare const IS_SERVER: boolean;

/** Types of the page do not know those of a service worker. */
interface Happening {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Happening {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = self as unknown as {
  registration: { scope: string };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(what: "install" | "activate", hear: (happening: Happening) => void): void;
  addEventListener(what: "fetch", hear: (asked: Asked) => void): void;
  addEventListener(what: "message", hear: (message: { data: unknown }) => void): void;
};

const base = worker.registration.scope;
const FETCHED_AT_ONCE = 4;
const BAD_GATEWAY = 502; // and above: a proxy without its server
const opened = (): Promise<Cache> => caches.open(`galapagos ${base}`);
/** A file is kept under its hash, so a new version fetches only what has changed. */
const keyOf = (file: string): string => `${base}${file}?${FILES[file]}`;

async function keepAll(): Promise<void> {
  const cache = await opened();
  const missing: string[] = [];
  for (const file of Object.keys(FILES)) if (!(await cache.match(keyOf(file)))) missing.push(file);
  const fetchSome = async (): Promise<void> => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) {
      const answer = await fetch(base + file, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(keyOf(file), IS_SERVER ? answer : isolated(answer));
    }
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchSome));
}

/** A page that loads nothing from elsewhere may use threads, if it says so. Static hosts do not say it. */
function isolated(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set("cross-origin-opener-policy", "same-origin");
  headers.set("cross-origin-embedder-policy", "require-corp");
  return new Response(answer.body, { headers });
}

async function dropOld(): Promise<void> {
  const cache = await opened();
  const now = new Set(Object.keys(FILES).map(keyOf));
  for (const { url } of await cache.keys()) if (!now.has(url)) await cache.delete(url);
}

const kept = async (file: string): Promise<Response | undefined> => (await opened()).match(keyOf(file));

async function answerTo(request: Request, file: string): Promise<Response> {
  if (IS_SERVER && request.mode === "navigate") return (await fromServer(request)) ?? (await kept(file)) ?? Response.error();
  return (await kept(file)) ?? fetch(request);
}

/** The server's page is as new as the server; null while it is away. */
async function fromServer(request: Request): Promise<Response | null> {
  const answer = await fetch(request).catch(() => null);
  return answer && answer.status < BAD_GATEWAY ? answer : null;
}

worker.addEventListener("install", (happening) => happening.waitUntil(keepAll()));
worker.addEventListener("activate", (happening) => happening.waitUntil(dropOld().then(() => worker.clients.claim())));
worker.addEventListener("message", ({ data }) => void (data === "take over" && worker.skipWaiting()));
worker.addEventListener("fetch", (asked) => {
  const { request } = asked;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  const path = request.url.slice(base.length).replace(/[?#].*/, "");
  const file = path in FILES ? path : request.mode === "navigate" ? "index.html" : "";
  if (file) asked.respondWith(answerTo(request, file));
});
