// The events since the previous request, for pieces that move by them.
import { untrack } from "svelte";
import type { Happening } from "../protocol/engine.ts";
import type { Table } from "./table.svelte.ts";

/** Receives the events of each new request, but none of the first, whose board appears as it is. */
export function onNews<V>(table: () => Table<V>, hear: (events: readonly Happening[]) => void): void {
  let seen: number | null = null;
  $effect(() => {
    const { version, events = [] } = table().request;
    if (seen !== null && seen !== version) untrack(() => hear(events));
    seen = version;
  });
}
