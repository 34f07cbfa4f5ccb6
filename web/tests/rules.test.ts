import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { placeOf } from "../src/rules/place.ts";
import type { RulesPage, Section } from "../src/rules/page.ts";
import { readRules } from "../src/rules/read.ts";

const ROOT = new URL("../../", import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, ROOT), "utf8");
const named = (folder: string, ending: string): string[] => readdirSync(new URL(folder, ROOT)).flatMap((file) => (file.endsWith(ending) ? [file.replace(ending, "")] : []));
const GAMES = named("docs/rules/", ".md");
const LANGUAGES = named("src/galapagos/engine/", ".ftl");
const ENGLISH = "en";

function read(game: string, language: string): RulesPage {
  const original = text(`docs/rules/${game}.md`);
  return language === ENGLISH ? readRules(original) : readRules(text(`docs/rules/${language}/${game}.md`), original);
}
const htmlIn = ({ blocks }: Section): string => blocks.map((block) => ("html" in block ? block.html : "")).join("");
/** What every language has alike: levels and anchors of sections, the rulings of every paragraph, and which drawings there are. */
const bones = ({ sections }: RulesPage) =>
  sections.map(({ id, level, blocks }) => [id, level, blocks.map((block) => ("html" in block ? [...block.html.matchAll(/href="#(\w+)"/g)].map(([, ruling]) => ruling) : [block.figure.things, block.figure.position]))]);

/** The rule that each refusal names, by its message. */
function rulesIn(game: string, language: string): Map<string, string> {
  const rules = new Map<string, string>();
  let message = "";
  for (const folder of ["src/galapagos/games", "web/src/games"])
    for (const line of text(`${folder}/${game}/${language}.ftl`).split("\n")) {
      message = /^([\w-]+) =/.exec(line)?.[1] ?? message;
      const rule = /^ +\.rule = (.+)$/.exec(line)?.[1];
      if (rule) rules.set(message, rule);
    }
  return rules;
}

test("a page has a title, sections with anchors, and the text between", () => {
  const page = readRules("# Chess\n\nA game.\n\n## The board (*small*)\n\nIt has `64` squares.\n\n### 3B. Castling\n\nOnce.\n");
  assert.equal(page.title, "Chess");
  assert.deepEqual(page.sections.map(({ id, level }) => [id, level]), [["chess", 1], ["the-board", 2], ["castling", 3]]);
  assert.deepEqual(page.sections[1]!.blocks, [{ html: "<p>It has <code>64</code> squares.</p>\n" }]);
});

test("a ruling is an anchor where it is told first, but not where the introduction gives it as an example", () => {
  const page = readRules("# G\n\nSuch as [D2].\n\n## A\n\nOne [D1, D2].\n\nTwo [D2].\n");
  const [intro, first, second] = page.sections.flatMap(({ blocks }) => blocks) as { html: string }[];
  assert.ok(!intro!.html.includes("id="));
  assert.ok(first!.html.includes('id="D1"') && first!.html.includes('id="D2"'));
  assert.ok(!second!.html.includes("id=") && second!.html.includes('href="#D2"'));
});

test("a comment asks for a drawing; any other is none", () => {
  const page = readRules("# G\n\n## A\n\n<!-- figure: c1 e1\nposition: white r e1\ncaption: A bird\nand its place. -->\n\n<!-- later -->\n");
  assert.deepEqual(page.sections[1]!.blocks, [{ figure: { things: ["c1", "e1"], position: "white r e1", caption: "A bird and its place." } }]);
});

test("a translation has the anchors of the original", () => {
  const page = readRules("# Schach\n\n## Der Plan\n\nKlein.\n", "# Chess\n\n## The board\n\nSmall.\n");
  assert.deepEqual(page.sections.map(({ id, title }) => [id, title]), [["chess", "Schach"], ["the-board", "Der Plan"]]);
});

for (const game of GAMES)
  for (const language of LANGUAGES) {
    test(`${game}, ${language}: anchors are there once, and links lead to them`, () => {
      const { sections } = read(game, language);
      const html = sections.map(htmlIn).join("");
      const ids = [...sections.map(({ id }) => id), ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)];
      assert.equal(new Set(ids).size, ids.length);
      for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(id!), id);
      assert.ok(!/\[[A-Z]\d/.test(html));
    });

    test(`${game}, ${language}: sections, rulings and drawings are those of the original`, () => {
      assert.deepEqual(bones(read(game, language)), bones(read(game, ENGLISH)));
    });

    test(`${game}, ${language}: every why-not leads to its place in the rules`, () => {
      const page = read(game, language);
      const original = read(game, ENGLISH);
      const rules = rulesIn(game, language);
      assert.ok(rules.size);
      for (const [id, rule] of rules) {
        const [ruling] = rule.match(/\b[A-Z]\d{1,2}\b/) ?? [];
        const place = placeOf(rule, page);
        if (ruling) assert.match(place, /^[A-Z]\d+$/, rule);
        else assert.ok(page.sections.some((section) => section.id === place && section.level > 1), `${rule}: ${place}`);
        assert.equal(place, placeOf(rulesIn(game, ENGLISH).get(id)!, original), id);
      }
    });
  }
