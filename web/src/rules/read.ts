// Turns the Markdown of a game's rules into a page, at build time.
import { Marked, type Tokens } from "marked";
import type { Block, Figure, RulesPage, Section } from "./page.ts";

const RULINGS = /^\[([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\]/;
const FIGURE = /^<!--\s*figure:(?<things>[^\n]*)\nposition:(?<position>[^\n]*)\ncaption:(?<caption>[^]*?)-->/;

/** A translation has the sections of the original in the same order and gets their anchors, so one link works in every language. */
export function readRules(markdown: string, original = markdown): RulesPage {
  const marked = new Marked({ extensions: [rulings()] });
  const anchors = new Marked().lexer(original).flatMap((token) => (token.type === "heading" ? [anchor(titleOf(token as Tokens.Heading))] : []));
  const sections: (Section & { blocks: Block[] })[] = [];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading") {
      const heading = token as Tokens.Heading;
      sections.push({ id: anchors[sections.length]!, level: heading.depth, title: titleOf(heading), blocks: [] });
    } else if (token.type === "html") {
      const figure = readFigure(token.raw);
      if (figure) sections.at(-1)!.blocks.push({ figure });
    } else if (token.type !== "space") {
      sections.at(-1)!.blocks.push({ html: marked.parser([token]) });
    }
  }
  return { title: sections[0]!.title, sections };
}

const titleOf = ({ text }: Tokens.Heading): string => text.replace(/[*`]/g, "");

/** `3. Consumption` is #consumption, `Divergence (divergence=on)` #divergence. */
const anchor = (title: string): string => title.toLowerCase().replace(/ \(.*/, "").replace(/^\w{1,2}\. /, "").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");

function readFigure(comment: string): Figure | null {
  const found = FIGURE.exec(comment)?.groups;
  if (!found) return null;
  return { things: found["things"]!.trim().split(" "), position: found["position"]!.trim(), caption: found["caption"]!.trim().replace(/\s+/g, " ") };
}

/** `[D9, D14]`: each links to the place where it is first explained. The example in the introduction does not count. */
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
