import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { placeOf } from "../src/rules/place.ts";
import { readRules } from "../src/rules/read.ts";

const DOCS = new URL("../../docs/rules/", import.meta.url);
const GAMES = readdirSync(DOCS).map((file) => file.replace(".md", ""));
const read = (game: string) => readRules(readFileSync(new URL(`${game}.md`, DOCS), "utf8"));
const htmlOf = (game: string): string => read(game).sections.flatMap(({ blocks }) => blocks.flatMap((block) => ("html" in block ? block.html : []))).join("");

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

for (const game of GAMES) {
  test(`${game}: anchors are there once, and links lead to them`, () => {
    const { sections } = read(game);
    const ids = [...sections.map(({ id }) => id), ...[...htmlOf(game).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)];
    assert.equal(new Set(ids).size, ids.length);
    for (const [, id] of htmlOf(game).matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(id!), id);
    assert.ok(!/\[[A-Z]\d/.test(htmlOf(game)));
  });

  test(`${game}: every why-not leads to its place in the rules`, () => {
    const page = read(game);
    const words = readFileSync(new URL(`../../src/galapagos/games/${game}/en.ftl`, import.meta.url), "utf8");
    const rules = [...words.matchAll(/^ +\.rule = (.+)$/gm)].map(([, rule]) => rule!);
    assert.ok(rules.length);
    for (const rule of rules) {
      const [ruling] = rule.match(/\b[A-Z]\d{1,2}\b/) ?? [];
      const place = placeOf(rule, page);
      if (ruling) assert.match(place, /^[A-Z]\d+$/, rule);
      else assert.ok(page.sections.some(({ id, level }) => id === place && level > 1), `${rule}: ${place}`);
    }
  });
}
