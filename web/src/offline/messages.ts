// What the page and the worker with the server say to each other. Numbers are given by the page.
/** To the worker. */
export type ToServer =
  | readonly ["request", number: number, method: string, path: string, body: string]
  | readonly ["open", number: number, path: string]
  | readonly ["hear", number: number, text: string]
  | readonly ["hang up", number: number]
  | readonly ["export", number: number]
  | readonly ["import", number: number, data: Uint8Array];

/** From the worker. */
export type FromServer =
  | readonly ["answer", number: number, status: number, media: string, body: string | Uint8Array<ArrayBuffer>]
  | readonly ["opened", number: number]
  | readonly ["text", number: number, text: string]
  | readonly ["close", number: number, code: number]
  | readonly ["state", State]
  | readonly ["reload"];

export interface State {
  /** `loading` until the server answers; `failed` if it never will. */
  boot: "loading" | "ready" | "failed";
  /** Bytes that are loaded, and all. */
  loaded: number;
  total: number;
  /** `kept`: every move is written to this device's storage; `full`: it was, until there was no room; `none`: the browser allows no storage. */
  storage: "kept" | "full" | "none";
}

export const RESTARTING = 1012; // a socket's close code: reconnect
export const NO_ANSWER = 503;

// Between the workers that grow the two trees of a search.

export interface TreeTask {
  module: WebAssembly.Module;
  /** A word that says whether the tree is there, and from `HEAD` on the states, plan, memory, nodes and edges. */
  shared: SharedArrayBuffer;
  sizes: readonly number[];
  /** How many states, nodes and edges. */
  counts: readonly [number, number, number];
  seat: number;
  iterations: number;
  seconds: number;
}

export const HEAD = 16; // bytes
export const GROWS = 0;
export const GROWN = 1;
export const FAILED = 2;
