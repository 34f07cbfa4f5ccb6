// How far somebody has seen the tables that this device has shown: whoever comes back is shown the rest.
const KEY = "galapagos-seen";
const MOST = 40; // tables

function all(): [table: string, version: number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The last version that was seen; -1 where none was. */
export const seen = (table: string): number => all().find(([one]) => one === table)?.[1] ?? -1;

export function see(table: string, version: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all().filter(([one]) => one !== table), [table, version]].slice(-MOST)));
  } catch {
    // a browser that keeps nothing has seen nothing
  }
}
