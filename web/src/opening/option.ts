// The options of a game in words: each has a message in the game's catalogue, with a name and its values.
import type { Catalogue } from "../words/catalogue.ts";

const asId = (word: string): string => word.toLowerCase().replaceAll("_", "-");

export const sentenceOf = (option: string, words: Catalogue): string => words.say(`option-${asId(option)}`);

export const nameOf = (option: string, words: Catalogue): string => words.attribute(`option-${asId(option)}`, "name");

/** A number stays a number, and several names are joined. */
export const valueOf = (option: string, value: string, words: Catalogue): string =>
  value.split("+").map((one) => words.attribute(`option-${asId(option)}`, asId(one)) || one).join(", ");
