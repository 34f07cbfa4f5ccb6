// Python in this worker: Pyodide, its standard library and our packages, from the folder `python` of the site.
import type { PyodideAPI } from "pyodide";

/** What `tools/site_parts.py` wrote: the version that the packages are made for, and sizes in bytes. */
interface Parts {
  info: { abi_version: string; arch: string; platform: string; python: string };
  sizes: Record<string, number>;
}

const ENGINE = "pyodide.asm.wasm";
const LIBRARY = "library.zip";
const PACKAGES = "packages.zip";
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const LEAST_PAGES = 1024; // 64 MB, what Python takes with a match

/** Returns Python when everything is loaded. `tell` hears how many bytes of how many. */
export async function loadPython(base: string, tell: (loaded: number, total: number) => void): Promise<PyodideAPI> {
  await tryWebAssembly();
  const at = new URL("python/", base).href;
  const parts = (await (await fetched(`${at}parts.json`)).json()) as Parts;
  const total = Object.values(parts.sizes).reduce((sum, size) => sum + size);
  let loaded = 0;
  const add = (bytes: number): void => tell(Math.min(total, (loaded += bytes)), total);
  const packages = bytes(`${at}${PACKAGES}`, add);
  packages.catch(() => {}); // reported when it is needed
  const { loadPyodide } = (await import(/* @vite-ignore */ `${at}pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: at, stdLibURL: `${at}${LIBRARY}`, lockFileContents: { info: parts.info, packages: {} } as never });
  add((parts.sizes[ENGINE] ?? 0) + (parts.sizes[LIBRARY] ?? 0));
  python.unpackArchive(await packages, "zip");
  return python;
}

/** Where WebAssembly or memory is missing, this throws, and Pyodide would wait forever. */
async function tryWebAssembly(): Promise<void> {
  await WebAssembly.compile(EMPTY_MODULE);
  new WebAssembly.Memory({ initial: LEAST_PAGES });
}

export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** The content of a file. `add` hears of each part that has come. */
export async function bytes(address: string, add: (bytes: number) => void = () => {}): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetched(address);
  const found: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = response.body!.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    found.push(value);
    add(value.length);
  }
  return new Uint8Array(await new Blob(found).arrayBuffer());
}
