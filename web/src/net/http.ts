// HTTP requests to the server. A refusal is thrown, with its sentence.
import { isSite } from "../base.ts";
import { reach } from "./reach.svelte.ts";
import { ask as send } from "./server.ts";
import type { GameInfo, Me, Sentence } from "../protocol/server.ts";
import { noAnswer, refusal } from "../words/refusal.ts";

export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

const UNKNOWN = 401;
const BAD_GATEWAY = 502; // and above: a proxy without its server
const KNOWN = "galapagos-known"; // whether a server has ever known this browser; if not, there is no session to ask for

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);

/** Logs me out on this device. */
export const logOut = (): Promise<void> => leave("POST", "/api/logout");

export const logOutEverywhere = (): Promise<void> => leave("POST", "/api/logout/everywhere");

/** Erases my account on the server. */
export const eraseMe = (): Promise<void> => leave("DELETE", "/api/me");

async function leave(method: string, path: string): Promise<void> {
  await ask(method, path);
  localStorage.removeItem(KNOWN);
}

/** A request with a body that needs no identity. */
export const consult = <T>(path: string, body: object): Promise<T> => ask<T>("POST", path, body);

const FIRST = ["/api/me", "/api/login"]; // requests that set the identity

/** A visitor who does something becomes a guest first, without a form. */
export async function post<T>(path: string, body: object = {}): Promise<T> {
  const isFirst = FIRST.includes(path);
  if (!isFirst && !wasKnown()) await introduce();
  try {
    return await ask<T>("POST", path, body);
  } catch (error) {
    if (isFirst || !(error instanceof Refused) || error.status !== UNKNOWN) throw error;
    await introduce();
    return ask<T>("POST", path, body);
  }
}

const introduce = (): Promise<Me> => ask<Me>("POST", "/api/me", {});

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const sent = body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await send(path, { method, ...sent }).catch(() => {
    reach.found(false);
    throw new Refused(0, noAnswer());
  });
  if (FIRST.includes(path) && response.ok) remember();
  const isJson = response.headers.get("content-type")?.includes("json");
  reach.found(isJson || response.status < BAD_GATEWAY);
  if (!response.ok) throw new Refused(response.status, isJson ? await refusal((await response.json()) as Sentence) : noAnswer());
  return (isJson ? response.json() : response.text()) as Promise<T>;
}

let known: Promise<GameInfo[]> | undefined;

/** All games, cached, and loaded again until all bots are ready. */
export function games(): Promise<GameInfo[]> {
  known ??= get<GameInfo[]>("/api/games").then(
    (all) => {
      if (all.some((game) => game.bots_are !== "ready")) known = undefined;
      return all;
    },
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** My identity; null if the server does not know me. */
export async function whoAmI(): Promise<Me | null> {
  if (!wasKnown()) return null;
  try {
    return await get<Me>("/api/me");
  } catch (error) {
    if (error instanceof Refused && error.status === UNKNOWN) return null;
    throw error;
  }
}

function remember(): void {
  if (isSite) return; // a server under the same address does not know me
  try {
    localStorage.setItem(KNOWN, "yes");
  } catch {
    // without storage there is no cookie either
  }
}

function wasKnown(): boolean {
  try {
    return isSite || localStorage.getItem(KNOWN) !== null; // on a site matches may come from a file
  } catch {
    return false;
  }
}
