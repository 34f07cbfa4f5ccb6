// The rules of a game as a page: sections with anchors, and rulings as link targets.

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

export const hasRules = (game: string): boolean => pathOf(game, "en") in FILES;

export const rulesOf = (game: string, language: string): Promise<RulesPage> => (FILES[pathOf(game, language)] ?? FILES[pathOf(game, "en")])!();

/** English is the original; each translation has a folder named by its language. */
const pathOf = (game: string, language: string): string => `../../../docs/rules/${language === "en" ? "" : `${language}/`}${game}.md`;
