// Players: a pigment and always a symbol with it.
import { blossom, claw, drop, flame, leaf, moon, star, sun, wave } from "./icons.ts";
import type { Shape } from "./shape.ts";

export const SYMBOLS = {
  red: flame, orange: claw, yellow: sun, green: leaf, teal: wave, blue: drop, violet: moon, pink: blossom, white: star,
} satisfies Record<string, Shape>;

export type Pigment = keyof typeof SYMBOLS;

/** `wash` fills a shape; `ink` outlines or writes; `on` is drawn over the fill. */
export const fillOf = (pigment: Pigment): string => `var(--${pigment})`;
export const inkOf = (pigment: Pigment): string => `var(--${pigment}-ink)`;
export const onOf = (pigment: Pigment): string => `var(--${pigment}-on)`;
