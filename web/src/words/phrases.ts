// What servers say in English, in another language, as galapagos.engine.phrases has it: a sentence is found by the pattern that it fits.
import { Catalogue } from "./catalogue.ts";

const GAP = /\{ \$([a-z]+) \}/;
const NUMBERS: readonly string[] = ["count", "least", "most", "number"]; // parameters that are written in digits
const SENTENCE = /^\S+ .*[.?]$/s; // what may stand in another as a phrase of its own

interface Pattern {
  id: string;
  fits: RegExp;
  /** Letters that are its own: a phrase with more of them is tried first. */
  letters: number;
}

export class Phrasebook {
  private readonly patterns: readonly Pattern[];
  private readonly words: Catalogue;

  /** By the files of phrases in English and in the language. */
  constructor(language: string, english: string, other: string) {
    this.patterns = patternsOf(english);
    this.words = new Catalogue(language, [other]);
  }

  /** What is in no file stays as it is. */
  phrase(sentence: string): string {
    for (const { id, fits } of this.patterns) {
      const found = fits.exec(sentence);
      if (!found) continue;
      const args = Object.entries(found.groups ?? {}).map(([name, text]) => [name, NUMBERS.includes(name) ? Number(text) : SENTENCE.test(text) ? this.phrase(text) : text]);
      return this.words.say(id, Object.fromEntries(args) as Record<string, string | number>);
    }
    return sentence;
  }
}

function patternsOf(english: string): Pattern[] {
  const lines = english.split("\n").filter((line) => line.includes(" = ") && !line.startsWith("#"));
  const patterns = lines.map((line) => {
    const [id = "", ...rest] = line.split(" = ");
    const parts = rest.join(" = ").split(GAP);
    return { id, fits: regex(parts), letters: parts.filter((_, i) => i % 2 === 0).join("").length };
  });
  return patterns.toSorted((a, b) => b.letters - a.letters);
}

/** A parameter that comes again is the same again. */
function regex(parts: readonly string[]): RegExp {
  const known = new Set<string>();
  const spelled = parts.map((part, i) => {
    if (i % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    if (known.has(part)) return `\\k<${part}>`;
    known.add(part);
    return `(?<${part}>${NUMBERS.includes(part) ? "\\d+" : ".+?"})`;
  });
  return new RegExp(`^${spelled.join("")}$`, "s");
}
