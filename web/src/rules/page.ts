// The rules of a game as a page: sections with anchors, and rulings as link targets.
import { isOneFile } from "../games/game.ts";
import { get } from "../net/http.ts";
import type { GameInfo } from "../protocol/server.ts";

/** A drawing: things of a position, or the whole board. */
export interface Figure {
  things: readonly string[];
  position: string;
  caption: string;
}

export type Block = { html: string } | { figure: Figure };

export interface Section {
  id: string;
  /** 1 for the text before the first section. */
  level: number;
  title: string;
  blocks: readonly Block[];
}

export interface RulesPage {
  title: string;
  sections: readonly Section[];
}

const FILES = import.meta.glob<RulesPage>("../../../docs/rules/**/*.md", { query: "?rules", import: "default" });

export const hasRules = (game: GameInfo): boolean => pathOf(game.name, "en") in FILES || isOneFile(game);

export function rulesOf(game: string, language: string): Promise<RulesPage> {
  const load = FILES[pathOf(game, language)] ?? FILES[pathOf(game, "en")];
  return load ? load() : rulesInFile(game);
}

/** The rules of a game in one file are what is written at its top; the server has them. */
async function rulesInFile(game: string): Promise<RulesPage> {
  const [{ readRules }, markdown] = await Promise.all([import("./read.ts"), get<string>(`/api/games/${game}/rules`)]);
  return readRules(markdown);
}

/** English is the original; each translation has a folder named by its language. */
const pathOf = (game: string, language: string): string => `../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`;
