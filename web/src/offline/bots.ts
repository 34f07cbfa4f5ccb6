// Bots in a web worker of their own, so that a search delays nothing. It takes the same orders as the bots' process of a server, and sends the same reports.
import type { PyodideAPI } from "pyodide";
import { bytes, loadPython } from "./python.ts";

interface Thinking {
  game_of(order: unknown): string;
  obey(order: unknown, report: (report: { toJs(): Uint8Array<ArrayBuffer>; destroy(): void }) => void): void;
}

const MODULES = "/home/pyodide/cache/modules"; // where `side_module.py` looks for a game's search
const base = self.name;
const fetchedGames = new Set<string>();

const started = (async () => {
  const python = await loadPython(base, () => {});
  python.FS.mkdirTree(MODULES);
  python.runPython("import os; os.environ['GALAPAGOS_CACHE'] = '/home/pyodide/cache'");
  return { python, thinking: python.pyimport("galapagos.server.site.thinking") as Thinking };
})();

/** The search of a game, compiled to WebAssembly. Without one, bots play greedily. */
async function fetchSearch(python: PyodideAPI, game: string): Promise<void> {
  if (!game || fetchedGames.has(game)) return;
  fetchedGames.add(game);
  const module = await bytes(new URL(`python/search/${game}.so`, base).href).catch(() => null);
  if (module) python.FS.writeFile(`${MODULES}/${game}.so`, module);
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
