// The outlines of a lizard, 134 by 84. Weight rounds it, running lengthens its legs, defects bend its tail.

export interface Build {
  heavy: boolean;
  runs: boolean;
  bends: boolean;
}

/** A plain lizard, also used for the young and as the sign on every animal's card. */
export const PLAIN = "M4 58C16 52 24 46 36 40C48 33 66 31 80 33C88 34 92 30 98 27C106 23 118 25 123 32C126 36 124 40 118 41C108 43 102 46 96 50C84 58 60 60 44 55C30 51 18 58 4 58Z";

const BENT_TAIL = "M4 50L14 62L20 50";
const BENT_END = "24 62 18 66C14 66 10 60 4 50Z";

export function bodyOf({ heavy, bends }: Build): string {
  if (heavy)
    return `${bends ? `${BENT_TAIL}C24 44 28 38` : "M4 60C16 54 22 42"} 36 32C50 21 72 21 84 28C90 31 94 29 99 26C107 22 119 25 124 32C127 37 124 41 118 42C110 44 104 50 98 57C86 68 56 68 42 59C30 54 ${bends ? BENT_END : "18 60 4 60Z"}`;
  return bends ? `${BENT_TAIL}C24 46 28 44 36 40${PLAIN.slice(PLAIN.indexOf("C48"), PLAIN.indexOf("C30"))}C30 51 ${BENT_END}` : PLAIN;
}

/** Where the back is highest, and where the feet stand. */
export const topOf = ({ heavy }: Build): number => (heavy ? 22 : 33);
export const footOf = ({ runs }: Build): number => (runs ? 78 : 68);

/** A leg from the body down; `lean` is the side it leans to. */
export function leg(x: number, y: number, lean: 1 | -1, build: Build): string {
  const down = footOf(build) - y;
  return build.runs ? `M${x} ${y}l${lean * 6} ${down * 0.55}l${-lean * 5} ${down * 0.45}h7` : `M${x} ${y}l${lean * 3} ${down}h6`;
}
