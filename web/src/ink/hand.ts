/** Pseudo-random numbers from 0 to 1 that depend only on the seed, so that a piece looks the same in every view. */
export function hand(seed: string): () => number {
  let h = 1779033703;
  for (const c of seed) {
    h = Math.imul(h ^ c.charCodeAt(0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds to a tenth: fine enough for a line, and short in the page. */
export const tenth = (n: number): number => Math.round(n * 10) / 10;
