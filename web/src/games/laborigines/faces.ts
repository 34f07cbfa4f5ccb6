// The sides of tiles: their icons and grounds.
import { flag } from "../../ink/icons.ts";
import type { Shape } from "../../ink/shape.ts";
import { acid, charity, cure, danger, disease, footprint, green, hugeExplosion, lightning, radiation, smallExplosion } from "./icons.ts";

export type Nature = "yellow" | "green" | "white";

const SHAPES: Record<string, Shape> = { footprint, disease, charity, radiation, lightning, acid, small_explosion: smallExplosion, huge_explosion: hugeExplosion, cure, flag, green, danger };
const NATURES: Record<string, Nature> = { footprint: "green", green: "green", danger: "green", cure: "white", flag: "white" };
const GROUNDS: Record<Nature, string> = { yellow: "var(--bad)", green: "var(--neutral)", white: "var(--kind)" };

export const shapeOf = (face: string): Shape => SHAPES[face]!;
export const groundOf = (face: string): string => GROUNDS[natureOf(face)];
export const natureOf = (face: string): Nature => NATURES[face] ?? "yellow";

/** The id of its message: `small_explosion` is `face-small-explosion`. */
export const faceId = (face: string): string => `face-${face.replaceAll("_", "-")}`;
export const diseaseId = (name: string): string => `disease-${name.replaceAll("_", "-")}`;

/** The disease cards, in the order of the rules. */
export const DISEASES = ["leprosy", "inferiority_complex", "limping", "immunity_loss", "hyperactivity", "benign_mutation", "malign_mutation", "energy_storage_disorder"];

/** The rulings about a side. */
export const RULINGS: Record<string, string> = { footprint: "L18", disease: "L19", charity: "L20", radiation: "L4", lightning: "L22", acid: "L17", small_explosion: "L6", huge_explosion: "L6", cure: "L21", flag: "L7" };
