// The service worker of a site: keeps every file, so that the page starts without a network. `galapagos site` writes FILES before it: the hash of each file.
declare const FILES: Readonly<Record<string, string>>;

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
      await cache.put(keyOf(file), answer);
    }
  };
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchSome));
}

async function dropOld(): Promise<void> {
  const cache = await opened();
  const now = new Set(Object.keys(FILES).map(keyOf));
  for (const { url } of await cache.keys()) if (!now.has(url)) await cache.delete(url);
}

async function answerTo(request: Request, file: string): Promise<Response> {
  return (await (await opened()).match(keyOf(file))) ?? fetch(request);
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
