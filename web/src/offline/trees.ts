// Grows the second tree of a search, while the worker with Python grows the first. The game's module has memory of its own here,
// and the memory of the tree comes and goes in a shared one.
import { FAILED, GROWN, HEAD, type TreeTask } from "./messages.ts";

type Search = (states: number, stateCount: number, seat: bigint, iterations: bigint, plan: number, memory: number, nodes: number, nodeCount: number, edges: number, edgeCount: number) => void;

const PAGE = 65536;
const STACK = 4 * PAGE;
const DATA = 4 * PAGE; // bytes for the tables of a game
const SLICE_MS = 20; // between two checks of the clock

function grow({ module, shared, sizes, counts, seat, iterations, seconds }: TreeTask): void {
  const given = new Uint8Array(shared, HEAD);
  const places: number[] = [];
  let top = STACK + DATA;
  for (const size of sizes) {
    places.push(top);
    top = (top + size + 15) & ~15;
  }
  const memory = new WebAssembly.Memory({ initial: Math.ceil(top / PAGE) });
  const global = (value: number, mutable = false): WebAssembly.Global => new WebAssembly.Global({ value: "i32", mutable }, value);
  const env = { memory, __stack_pointer: global(STACK, true), __memory_base: global(STACK), __table_base: global(0) };
  const { search } = new WebAssembly.Instance(module, { env }).exports as unknown as { search: Search };
  const bytes = new Uint8Array(memory.buffer);
  let at = 0;
  sizes.forEach((size, i) => {
    bytes.set(given.subarray(at, at + size), places[i]);
    at += size;
  });
  const [states, plan, scratch, nodes, edges] = places as [number, number, number, number, number];
  const end = performance.now() + 1000 * seconds;
  for (let done = 0, slice = 1; done < iterations && (!done || performance.now() < end); ) {
    const now = Math.min(slice, iterations - done);
    const before = performance.now();
    search(states, counts[0], BigInt(seat), BigInt(now), plan, scratch, nodes, counts[1], edges, counts[2]);
    done += now;
    slice = Math.max(1, Math.min(4 * slice, Math.floor((slice * SLICE_MS) / Math.max(1e-3, performance.now() - before))));
  }
  at = 0;
  sizes.forEach((size, i) => {
    given.set(bytes.subarray(places[i]!, places[i]! + size), at);
    at += size;
  });
}

self.onmessage = ({ data }: MessageEvent<TreeTask>) => {
  const state = new Int32Array(data.shared, 0, 1);
  try {
    grow(data);
    Atomics.store(state, 0, GROWN);
  } catch (error) {
    console.error(error);
    Atomics.store(state, 0, FAILED);
  }
  Atomics.notify(state, 0);
};
postMessage("ready");
