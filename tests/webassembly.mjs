// node webassembly.mjs MODULE: calls functions of a WebAssembly module, as tests/webassembly.py asks.
// A request is a line of JSON {name, arguments} and the bytes of all structs and buffers; an argument is
// {value}, {bytes} for a struct or {bytes, count} for a buffer. The answer is the processor seconds, and the bytes.
import { readFileSync, readSync, writeSync } from "node:fs";

const PAGE = 65536;
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, __heap_base: heap, ...functions } = instance.exports;
const aligned = (address) => (address + 15) & ~15;

function read(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const got = readSync(0, bytes, at, length - at);
    if (got === 0) process.exit(0);
    at += got;
  }
  return bytes;
}

function write(bytes) {
  for (let at = 0; at < bytes.length; ) at += writeSync(1, bytes, at);
}

function call({ name, arguments: given }) {
  let top = heap.value;
  const places = given.filter((one) => one.bytes !== undefined).map((one) => {
    const address = aligned(top);
    top = address + one.bytes;
    return Object.assign(one, { address });
  });
  const missing = top - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  for (const { address, bytes } of places) new Uint8Array(memory.buffer, address, bytes).set(read(bytes));
  const flat = given.flatMap(({ value, address, count }) =>
    value === undefined ? (count === undefined ? [address] : [address, count]) : [BigInt(value)],
  );
  const before = process.cpuUsage();
  functions[name](...flat);
  const { user, system } = process.cpuUsage(before);
  write(Buffer.from(`${(user + system) / 1e6}\n`));
  for (const { address, bytes } of places) write(new Uint8Array(memory.buffer, address, bytes));
}

for (;;) call(JSON.parse(read(read(4).readUInt32LE())));
