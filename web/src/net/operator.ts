// Requests of the server's operator, with the token of `galapagos admin token`. The token stays in this tab.
import { refusal } from "../words/refusal.ts";
import type { Sentence } from "../protocol/server.ts";
import { Refused } from "./http.ts";

const PLACE = "galapagos-operator";

export const tokenNow = (): string => sessionStorage.getItem(PLACE) ?? "";

export function keepToken(token: string): void {
  sessionStorage.setItem(PLACE, token);
}

export async function operate<T>(path: string, body?: object): Promise<T> {
  const headers = { "x-galapagos-operator": tokenNow(), "content-type": "application/json" };
  const response = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  if (!response.ok) throw new Refused(response.status, await refusal((await response.json()) as Sentence));
  return (await response.json()) as T;
}
