export const TOKENS = ["advantage", "famine", "relocation"] as const;
export type TokenName = (typeof TOKENS)[number];
