// The address of a position. The text stands in the fragment, which browsers do not send.

import { addressOf } from "../base.ts";

/** Spaces become `~`, which no notation uses, so that the link stays readable. */
export const linkTo = (game: string, text: string): string => `${addressOf(`/position/${game}`)}#${encodeURIComponent(text.replaceAll(" ", "~")).replace(/%(3B|3A|2C|2B|7C|5B|5D|3D|2F)/g, decodeURIComponent)}`;

export function textOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).replaceAll("~", " ");
  } catch {
    return "";
  }
}
