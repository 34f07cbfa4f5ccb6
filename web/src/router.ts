// The page of each path. A page is a chunk of its own, found by its file in pages/.
import type { Component } from "svelte";
import { addressOf, BASE, isSite, pathOf } from "./base.ts";
import { GAMES } from "./games/game.ts";
import { games } from "./net/http.ts";
import type { Catalogue } from "./words/catalogue.ts";

export interface OfPage {
  words: Catalogue;
  params: Readonly<Record<string, string>>;
}
export type Page = Component<OfPage>;

export interface Place {
  page: string;
  params: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<Page>("./pages/*.svelte", { import: "default" });

const PATHS: readonly (readonly [pattern: RegExp, page: string])[] = [
  [/^\/$/, "Home"],
  [/^\/new(?:\/(?<game>\w+))?$/, "NewTable"],
  [/^\/table\/(?<table>[\w-]+)$/, "Table"],
  [/^\/replay\/(?<table>[\w-]+)$/, "Replay"],
  [/^\/mistakes\/(?<table>[\w-]+)$/, "Mistakes"],
  [/^\/rules\/(?<game>\w+)$/, "Rules"],
  [/^\/puzzles$/, "Puzzles"],
  [/^\/puzzles\/(?<game>\w+)$/, "Puzzle"],
  [/^\/position\/(?<game>\w+)$/, "Position"],
  [/^\/lesson\/(?<game>\w+)$/, "Lesson"],
  [/^\/lab(?:\/(?<report>[\w.-]+))?$/, "Lab"],
  [/^\/you$/, "You"],
  [/^\/player\/(?<name>[^/]+)$/, "Player"],
  [/^\/island$/, "Island"],
  [/^\/admin$/, "Admin"],
  [/^\/tournaments$/, "Tournaments"],
  [/^\/tournament\/(?<tournament>[\w-]+)$/, "Tournament"],
  [/^\/people$/, "People"],
  [/^\/leaders\/(?<game>\w+)$/, "Leaders"],
];

const WITH_SERVER = ["Admin", "Island", "Lab", "Leaders", "People", "Player", "Tournament", "Tournaments"]; // pages that say nothing where nobody else plays

export const hasPage = (page: string): boolean => `./pages/${page}.svelte` in FILES;

export function placeOf(path: string): Place {
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found && isSite && WITH_SERVER.includes(page)) return { page: "Nowhere", params: { needs: "server" } };
    if (found && hasPage(page)) return { page, params: { ...found.groups } };
  }
  return { page: "Nowhere", params: {} };
}

/** The page of a place; of an unknown game there is none. The server may know games that the page does not. */
export async function existing(place: Place): Promise<Place> {
  const game = place.params["game"];
  if (!game || GAMES.includes(game)) return place;
  const all = await games().catch(() => []);
  return all.some(({ name }) => name === game) ? place : { page: "Nowhere", params: { game } };
}

export const load = (page: string): Promise<Page> => FILES[`./pages/${page}.svelte`]!();

export function go(path: string): void {
  history.pushState(null, "", addressOf(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Reports each new place, and lets links within the page follow it. */
export function follow(tell: (place: Place) => void): void {
  addEventListener("popstate", () => tell(placeOf(pathOf(location.pathname))));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.origin !== location.origin || !link.pathname.startsWith(BASE) || link.hasAttribute("download") || link.hash) return;
    event.preventDefault();
    go(pathOf(link.pathname) + link.search);
    scrollTo(0, 0);
  });
  tell(placeOf(pathOf(location.pathname)));
}
