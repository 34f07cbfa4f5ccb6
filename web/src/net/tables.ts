// Opening and entering tables.
import type { OpenTable, TableInfo } from "../protocol/server.ts";
import { get, post } from "./http.ts";

const SEALS = "galapagos-seals";
const MOST_SEALS = 50;

/** What this device knew about a table's dice before the first roll: the server's commitment, and its own random word. */
export interface Seal {
  commitment: string;
  nonce: string;
}

export const newNonce = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function open(wish: OpenTable): Promise<TableInfo> {
  return sealed((nonce) => post<TableInfo>("/api/tables", { ...wish, nonce }));
}

/** With a name, another person on this device sits down. */
export function sit(table: string, seat = -1, name = ""): Promise<TableInfo> {
  return sealed((nonce) => post<TableInfo>(`/api/tables/${table}/sit`, { seat, nonce, name }));
}

export function rematch(table: string): Promise<TableInfo> {
  return sealed((nonce) => post<TableInfo>(`/api/tables/${table}/rematch`, { nonce }));
}

async function sealed(enter: (nonce: string) => Promise<TableInfo>): Promise<TableInfo> {
  const nonce = newNonce();
  const table = await enter(nonce);
  keep(table, nonce);
  return table;
}

/** Keeps the seal of a table that was found for me. */
export async function found(table: string, nonce: string): Promise<void> {
  keep(await get<TableInfo>(`/api/tables/${table}`), nonce);
}

function keep(table: TableInfo, nonce: string): void {
  try {
    const kept = Object.entries(seals()).slice(1 - MOST_SEALS);
    localStorage.setItem(SEALS, JSON.stringify({ ...Object.fromEntries(kept), [table.id]: { commitment: table.commitment, nonce } }));
  } catch {
    // without storage the browser can still check the secret against the table's commitment
  }
}

export function sealOf(table: string): Seal | undefined {
  return seals()[table];
}

function seals(): Record<string, Seal> {
  try {
    return JSON.parse(localStorage.getItem(SEALS) ?? "{}") as Record<string, Seal>;
  } catch {
    return {};
  }
}
