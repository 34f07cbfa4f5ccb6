// An animal of one's own: a body of one of the games in a pigment, with parts to choose. As a text: `dodo-red-203`, the number of each part.
import type { Pigment } from "../ink/pigment.ts";
import { SYMBOLS } from "../ink/pigment.ts";

export const BODIES = ["dodo", "dinosaur", "lizard"] as const;
export type Body = (typeof BODIES)[number];
export const PARTS = { dodo: ["crest", "spots", "plumes"], dinosaur: ["horns", "fur", "parasols"], lizard: ["wings", "fins", "spikes"] } as const satisfies Record<Body, readonly string[]>;
export const PIGMENTS = Object.keys(SYMBOLS) as Pigment[];
export const MOST_OF: Record<Body, number> = { dodo: 3, dinosaur: 3, lizard: 1 };

export interface Animal {
  body: Body;
  pigment: Pigment;
  parts: readonly number[];
}

export const FIRST: Animal = { body: "dodo", pigment: "teal", parts: [1, 1, 1] };

/** Null if the text describes none, such as one of a later version. */
export function animalOf(text: string): Animal | null {
  const [body = "", pigment = "", digits = ""] = text.split("-");
  if (!BODIES.includes(body as Body) || !(pigment in SYMBOLS) || !/^[0-3]{3}$/.test(digits)) return null;
  const most = MOST_OF[body as Body];
  return { body: body as Body, pigment: pigment as Pigment, parts: [...digits].map((digit) => Math.min(most, Number(digit))) };
}

export const textOf = ({ body, pigment, parts }: Animal): string => `${body}-${pigment}-${parts.join("")}`;
