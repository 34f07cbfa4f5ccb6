// Remembers how far this device, or a player on it behind a curtain, has seen each table, so that a returning player is shown the rest.
const KEY = "galapagos-seen";
const MOST = 40; // tables

function all(): [table: string, version: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The last version that was seen, or -1. */
export const seen = (table: string): number => all().find(([one]) => one === table)?.[1] ?? -1;

export function see(table: string, version: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all().filter(([one]) => one !== table), [table, version]].slice(-MOST)));
  } catch {
    // without storage nothing has been seen
  }
}
