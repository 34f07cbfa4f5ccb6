// Zones from hot to cold, how the climate treats them, and the gene that helps there.
import { check, sun } from "../../ink/icons.ts";
import type { Shape } from "../../ink/shape.ts";
import type { EvoView } from "../../protocol/evo.ts";
import { beach, fur, hill, mountain, parasol, plain, skull, snow } from "./icons.ts";

export const ZONES = ["beach", "plain", "hill", "mountain"] as const;
export type Zone = (typeof ZONES)[number];
export const ZONE_SHAPES: Record<string, Shape> = { beach, plain, hill, mountain };

export interface Weather {
  shape: Shape;
  ink: string;
  /** The gene that keeps a dinosaur alive there; null if none is needed or none helps. */
  need: "fur" | "parasol" | null;
  needShape: Shape | null;
}
export const WEATHER: Record<string, Weather> = {
  ideal: { shape: check, ink: "var(--good)", need: null, needShape: null },
  heat: { shape: sun, ink: "var(--red-ink)", need: "parasol", needShape: parasol },
  cold: { shape: snow, ink: "var(--blue-ink)", need: "fur", needShape: fur },
  deadly: { shape: skull, ink: "var(--ink)", need: null, needShape: null },
};

/** How the climate treats a zone now, read from its spaces. */
export const climateOf = (view: EvoView, zone: string): string => view.spaces.find((space) => space.zone === zone)?.climate ?? "ideal";
