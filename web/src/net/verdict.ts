// Were the dice fair? This browser checks the seal; the rules, which the server has, check the rest.
import { get } from "./http.ts";
import { sealOf } from "./tables.ts";

export interface Verdict {
  /** Whether the secret fits the seal; null if this browser cannot compute it. */
  fits: boolean | null;
  /** Whether the record has the seal that this device saw before the first roll, and this device's word; null if it saw no seal. */
  isMine: boolean | null;
  rolls: number;
  decisions: number;
}

/** The header and footer of a record, by name. */
export function fields(record: string): Map<string, string> {
  const lines = record.split("\n").flatMap((line) => {
    const found = /^(\w+): (.*)$/.exec(line);
    return found ? [[found[1]!, found[2]!] as const] : [];
  });
  return new Map(lines);
}

export async function check(table: string, seat: number): Promise<Verdict> {
  const record = fields(await get<string>(`/api/tables/${table}/record`));
  const { rolls, decisions } = await get<{ rolls: number; decisions: number }>(`/api/tables/${table}/verdict`);
  const commitment = record.get("commitment") ?? "";
  const seal = sealOf(table);
  const isMine = seal ? seal.commitment === commitment && (seat < 0 || record.get("nonces")?.split(" ")[seat] === seal.nonce) : null;
  const hash = await sha256(record.get("secret") ?? "");
  return { fits: hash === null ? null : hash === commitment, isMine, rolls, decisions };
}

/** Browsers compute hashes only for pages over TLS or from the same machine. */
async function sha256(hex: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
