// What has happened since the request before, for what moves by it.
import { untrack } from "svelte";
import type { Happening } from "../protocol/engine.ts";
import type { Table } from "./table.svelte.ts";

/** Hears the events of each new request; nothing of the first, whose board is laid as it is. */
export function onNews<V>(table: () => Table<V>, hear: (events: readonly Happening[]) => void): void {
  let seen: number | null = null;
  $effect(() => {
    const { version, events = [] } = table().request;
    if (seen !== null && seen !== version) untrack(() => hear(events));
    seen = version;
  });
}
