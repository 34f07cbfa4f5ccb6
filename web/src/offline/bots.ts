// Bots in a web worker of their own, so that a search delays nothing. It takes the same orders as the bots' process of a server, and sends the same reports.
import type { PyodideAPI } from "pyodide";
import { GROWN, GROWS, HEAD, type TreeTask } from "./messages.ts";
import { bytes, loadPython } from "./python.ts";

interface Thinking {
  game_of(order: unknown): string;
  share_trees(worker: unknown): void;
  obey(order: unknown, report: (report: { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }) => void): void;
}

const MODULES = "/home/pyodide/cache/modules"; // where `side_module.py` looks for a game's search
const base = self.name;
const searches = new Map<string, WebAssembly.Module | null>(); // of games that were asked for
const PATIENCE = 2; // times the seconds of a search, until the other worker is given up
const LEAST_MS = 5000;

const started = (async () => {
  const python = await loadPython(base, () => {});
  python.FS.mkdirTree(MODULES);
  python.runPython("import os; os.environ['GALAPAGOS_CACHE'] = '/home/pyodide/cache'");
  const thinking = python.pyimport("galapagos.server.site.thinking") as Thinking;
  if (self.crossOriginIsolated) await shareTrees(thinking).catch((error: unknown) => console.error(error));
  return { python, thinking };
})();

/** Where the page may use threads, the two trees of a search grow in two workers. */
async function shareTrees(thinking: Thinking): Promise<void> {
  const worker = new Worker(new URL("./trees.ts", import.meta.url), { type: "module" });
  await new Promise((ready, failed) => ((worker.onmessage = ready), (worker.onerror = failed)));
  let shared: SharedArrayBuffer | null = null;
  let patience = 0;
  thinking.share_trees({
    start(game: string, memory: { toJs(): Uint8Array }, sizes: { toJs(): number[] }, counts: { toJs(): [number, number, number] }, seat: number, iterations: number, seconds: number): void {
      const module = searches.get(game);
      shared = null;
      if (!module) return;
      const given = memory.toJs();
      shared = new SharedArrayBuffer(HEAD + given.length);
      new Uint8Array(shared, HEAD).set(given);
      patience = LEAST_MS + 1000 * PATIENCE * seconds;
      worker.postMessage({ module, shared, sizes: sizes.toJs(), counts: counts.toJs(), seat, iterations, seconds } satisfies TreeTask);
    },
    finish(): Uint8Array | undefined {
      if (!shared) return undefined;
      const state = new Int32Array(shared, 0, 1);
      Atomics.wait(state, 0, GROWS, patience);
      return Atomics.load(state, 0) === GROWN ? new Uint8Array(shared, HEAD).slice() : undefined;
    },
  });
}

/** The search of a game, compiled to WebAssembly. Without one, bots play greedily. */
async function fetchSearch(python: PyodideAPI, game: string): Promise<void> {
  if (!game || searches.has(game)) return;
  const module = await bytes(new URL(`python/search/${game}.so`, base).href).catch(() => null);
  if (module) python.FS.writeFile(`${MODULES}/${game}.so`, module);
  searches.set(game, module && (await WebAssembly.compile(module)));
}

self.onmessage = async ({ data }: MessageEvent<Uint8Array>) => {
  const { python, thinking } = await started;
  const order = python.toPy(data) as { destroy(): void };
  await fetchSearch(python, thinking.game_of(order));
  thinking.obey(order, (report) => {
    const packed = report.toJs();
    report.destroy();
    postMessage(packed, { transfer: [packed.buffer] });
  });
  order.destroy();
};
