// The catalogues of a game: the engine's, the game's, and the page's. Each file is a chunk of its own.
import { get } from "../net/http.ts";
import { Catalogue } from "./catalogue.ts";

type Files = Record<string, () => Promise<string>>;

const engine = import.meta.glob("../../../src/galapagos/engine/*.ftl", { query: "?raw", import: "default" }) as Files;
const games = import.meta.glob("../../../src/galapagos/games/*/*.ftl", { query: "?raw", import: "default" }) as Files;
const refusals = import.meta.glob("../../../src/galapagos/{bots,lab,server}/*.ftl", { query: "?raw", import: "default" }) as Files;
const page = import.meta.glob("./*.ftl", { query: "?raw", import: "default" }) as Files;
const lessons = import.meta.glob("../lessons/*.ftl", { query: "?raw", import: "default" }) as Files;
const boards = import.meta.glob(["../games/*/*.ftl", "../things/*.ftl"], { query: "?raw", import: "default" }) as Files;

const ENGLISH = "en";
export const LANGUAGES: readonly string[] = Object.keys(page).map((path) => /([a-z]+)\.ftl$/.exec(path)![1]!);

/** The preferred language; for `auto`, or without a catalogue in it, the browser's. */
export function languageOf(liked: string): string {
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2));
  return [liked, ...preferred].find((language) => LANGUAGES.includes(language)) ?? ENGLISH;
}

/** The language's own name: `Deutsch`. */
export const nameOf = (language: string): string => new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

/** The catalogue of a page without a game. */
export async function pageWords(language: string): Promise<Catalogue> {
  return new Catalogue(language, await read([engine, page], `/${language}.ftl`));
}

/** The catalogue of a game's table. */
export async function gameWords(game: string, language: string): Promise<Catalogue> {
  return new Catalogue(language, await tableTexts(game, language));
}

/** The same, with the game's guided round. */
export async function lessonWords(game: string, language: string): Promise<Catalogue> {
  return new Catalogue(language, [...(await tableTexts(game, language)), ...(await read([lessons], namesIn(lessons, `/${game}.`, language)))]);
}

/** The server's refusals, including those of these games. */
export async function refusalWords(language: string, names: readonly string[]): Promise<Catalogue> {
  const texts = await Promise.all([read([engine, refusals], `/${language}.ftl`), ...names.map((name) => textsOf(name, language))]);
  return new Catalogue(language, texts.flat());
}

async function tableTexts(game: string, language: string): Promise<string[]> {
  const board = isIn(boards, game) ? game : "things";
  const own = [textsOf(game, language), read([boards], namesIn(boards, `/${board}/`, language))];
  return [...(await read([engine, page], `/${language}.ftl`)), ...(await Promise.all(own)).flat()];
}

const isIn = (place: Files, game: string): boolean => Object.keys(place).some((path) => path.includes(`/${game}/`));

const told = new Map<string, Promise<string>>();

/** A game's own words. Those of a game in one file come from the server, once; without them its pieces have their names. */
function textsOf(game: string, language: string): Promise<string[]> {
  if (isIn(games, game)) return read([games], namesIn(games, `/${game}/`, language));
  const path = `/api/games/${game}/words/${language}`;
  if (!told.has(path)) told.set(path, get<string>(path).catch(() => (told.delete(path), "")));
  return told.get(path)!.then((text) => [text]);
}

/** The path of a game's file in a language, or in English if it has none. */
function namesIn(place: Files, folder: string, language: string): string {
  const ending = `${folder}${language}.ftl`;
  return Object.keys(place).some((path) => path.endsWith(ending)) ? ending : `${folder}${ENGLISH}.ftl`;
}

function read(places: Files[], ending: string): Promise<string[]> {
  const files = places.flatMap((place) => Object.entries(place).filter(([path]) => path.endsWith(ending)));
  return Promise.all(files.map(([, load]) => load()));
}
