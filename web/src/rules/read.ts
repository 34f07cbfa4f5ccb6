// Makes the page of a game's rules from its Markdown, when the page is built.
import { Marked, type Tokens } from "marked";
import type { Block, Figure, RulesPage, Section } from "./page.ts";

const RULINGS = /^\[([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\]/;
const FIGURE = /^<!--\s*figure:(?<things>[^\n]*)\nposition:(?<position>[^\n]*)\ncaption:(?<caption>[^]*?)-->/;

export function readRules(markdown: string): RulesPage {
  const marked = new Marked({ extensions: [rulings()] });
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading") {
      const { text, depth } = token as Tokens.Heading;
      const title = text.replace(/[*`]/g, "");
      sections.push({ id: anchor(title), level: depth, title, blocks: [] });
    } else if (token.type === "html") {
      const figure = readFigure(token.raw);
      if (figure) sections.at(-1)!.blocks.push({ figure });
    } else if (token.type !== "space") {
      sections.at(-1)!.blocks.push({ html: marked.parser([token]) });
    }
  }
  return { title: sections[0]!.title, sections };
}

/** `3. Consumption` is #consumption, `Divergence (divergence=on)` #divergence. */
const anchor = (title: string): string => title.toLowerCase().replace(/ \(.*/, "").replace(/^\w{1,2}\. /, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

function readFigure(comment: string): Figure | null {
  const found = FIGURE.exec(comment)?.groups;
  if (!found) return null;
  return { things: found["things"]!.trim().split(" "), position: found["position"]!.trim(), caption: found["caption"]!.trim().replace(/\s+/g, " ") };
}

/** `[D9, D14]`: each a link to where it is told first; the example in the introduction is none. */
function rulings() {
  const told = new Set<string>();
  let isIntroduced = false;
  return {
    name: "rulings",
    level: "inline" as const,
    start: (source: string) => source.match(/\[[A-Z]\d/)?.index,
    tokenizer(source: string) {
      const found = RULINGS.exec(source);
      return found ? { type: "rulings", raw: found[0], ids: found[1]!.split(", ") } : undefined;
    },
    renderer(token: Tokens.Generic) {
      const links = (token["ids"] as string[]).map((id) => {
        const isFirst = isIntroduced && !told.has(id);
        if (isIntroduced) told.add(id);
        return `<a class="ruling" ${isFirst ? `id="${id}" ` : ""}href="#${id}">${id}</a>`;
      });
      isIntroduced = true;
      return `<span class="rulings">${links.join("")}</span>`;
    },
  };
}
