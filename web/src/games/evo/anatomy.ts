// The parts of a species' portrait, 200 by 112: one for each gene, so that players can count them.
import { tenth } from "../../ink/hand.ts";
import type { Point } from "../../ink/outline.ts";

export interface Anatomy {
  body: string;
  tails: { d: string; angle: number }[];
  legs: string[];
  horns: string[];
  eggs: Point[];
  tufts: string[];
  parasols: { stick: string; shade: string }[];
  eyes: Point[];
}

const BODY = "M40 66C46 44 70 40 92 42C110 44 116 38 120 24C123 12 136 8 146 14C155 18 155 28 145 30C136 31 133 36 132 46C130 60 128 74 118 80C96 90 56 90 46 80C42 76 39 72 40 66Z";
const STUMP = "M46 58C38 60 32 62 28 60C32 72 40 74 46 74";
const BACK = [54, 48, 46, 45, 46, 44];

const many = <T>(n: number, part: (i: number, n: number) => T): T[] => Array.from({ length: n }, (_, i) => part(i, n));

export function anatomy(genes: Readonly<Record<string, number>>): Anatomy {
  const count = (gene: string): number => genes[gene] ?? 0;
  return {
    body: BODY,
    tails: count("tail") ? many(count("tail"), tail) : [{ d: STUMP, angle: 0 }],
    legs: many(count("foot") + 1, leg),
    horns: many(count("horn"), (i) => `M${143 - i * 8} ${13 - i}l5 -16l4.5 17z`),
    eggs: many(count("egg"), (i) => [150 + (i % 3) * 15, 98 - Math.floor(i / 3) * 14]),
    tufts: many(count("fur"), tuft),
    parasols: many(count("parasol"), parasol),
    eyes: many(count("mutant"), (i) => [126 - i * 5, 40 + i * 7.5]),
  };
}

function tail(i: number, n: number): { d: string; angle: number } {
  return { d: `M52 56C30 52 20 66 4 ${58 + i * 2}C18 78 34 80 50 76`, angle: (i - (n - 1) / 2) * Math.min(20, 60 / n) };
}

function leg(i: number, n: number): string {
  const x = tenth(54 + i * (62 / n));
  const width = tenth(Math.min(12, 62 / n));
  return `M${x} 80L${x - 1} 102C${x - 1} 106 ${tenth(x + width)} 106 ${tenth(x + width)} 102L${tenth(x + width - 2)} 80`;
}

function tuft(i: number, n: number): string {
  const x = tenth(52 + i * Math.min(18, 66 / n));
  return `M${tenth(x - 7)} ${(BACK[i] ?? 45) + 3}l-1-11 5 7 2-13 4 11 5-10 0 12 5-4-2 11z`;
}

function parasol(i: number, n: number): { stick: string; shade: string } {
  const x = tenth(62 + i * Math.min(21, 56 / n));
  const y = 12 + (i % 2) * 5;
  const shade = `M${x - 11} ${y + 6}C${x - 9} ${y - 8} ${x + 9} ${y - 9} ${x + 12} ${y + 4}C${x + 8} ${y + 1} ${x + 5} ${y + 2} ${x + 4} ${y + 5}C${x} ${y + 1} ${x - 3} ${y + 2} ${x - 4} ${y + 6}C${x - 7} ${y + 3} ${x - 9} ${y + 4} ${x - 11} ${y + 6}Z`;
  return { stick: `M${x} ${y + 3}L${x + 4} 44`, shade };
}
