// Where the rules cover a topic.
import type { RulesPage, Section } from "./page.ts";

/** Section names of the rulebooks that differ from ours, and a part of our title. */
const CALLED: Record<string, string> = {
  setup: "before the first",
  preparation: "before the first",
  "turn order": "a turn",
  "game turns": "a turn",
  play: "a round",
  aufbau: "vor der ersten",
  vorbereitung: "vor dem ersten",
  "ablauf einer runde": "eine runde",
  spielrunden: "eine runde",
  spielablauf: "eine runde",
};
const RULING = /\b[A-Z]\d{1,2}\b/g;

/** The anchor for the rule of a refusal, `Migration Phase, D8`: its ruling, else the section with that title, else the first one that mentions it or a part of it. */
export function placeOf(rule: string, page: RulesPage): string {
  const anchors = new Set(page.sections.flatMap((section) => [...textOf(section).matchAll(/ id="(\w+)"/g)].map(([, id]) => id!)));
  const ruling = rule.match(RULING)?.find((one) => anchors.has(one));
  if (ruling) return ruling;
  const section = rule.replace(RULING, "").replace(/,| Phase\b|phase$/g, "").trim().toLowerCase();
  const words = CALLED[section] ?? section;
  const sections = page.sections.filter(({ level }) => level > 1);
  const titled = (part: string) => sections.find(({ title }) => title.toLowerCase().includes(part));
  const spoken = sections.find((section) => textOf(section).toLowerCase().includes(words));
  const parts = words.split(" ").map((word) => titled(word.replace(/s$/, "")));
  return (titled(words) ?? spoken ?? parts.find((section) => section))?.id ?? "";
}

const textOf = ({ blocks }: Section): string => blocks.map((block) => ("html" in block ? block.html : "")).join("");
