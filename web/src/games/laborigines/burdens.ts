// The load of a laborigine: the flag, and markers. Each has an icon, a ground and a word.
import { flag } from "../../ink/icons.ts";
import type { Shape } from "../../ink/shape.ts";
import type { LaborigineView } from "../../protocol/laborigines.ts";
import { acid, disease, lightning } from "./icons.ts";

export interface Burden {
  name: "flag" | "disease" | "acid" | "lightning";
  shape: Shape;
  ground: string;
  colour: string;
  count: number;
}

const KINDS = {
  flag: { shape: flag, ground: "var(--leaf)", colour: "var(--ink)" },
  disease: { shape: disease, ground: "var(--green)", colour: "var(--green-on)" },
  acid: { shape: acid, ground: "var(--violet)", colour: "var(--violet-on)" },
  lightning: { shape: lightning, ground: "var(--yellow)", colour: "var(--yellow-on)" },
};

export function burdensOf(one: LaborigineView): Burden[] {
  const counts = { flag: Number(one.flag), disease: Number(one.infected), acid: Number(one.acid), lightning: one.lightning };
  return (Object.keys(KINDS) as Burden["name"][]).filter((name) => counts[name]).map((name) => ({ name, ...KINDS[name], count: counts[name] }));
}
