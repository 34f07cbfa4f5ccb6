// How pieces move: from where they left to where they arrive, or they hatch and fade. Nothing takes longer than a step; a new move ends a running one.
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { isStill } from "../net/settings.svelte.ts";

const STEP_MS = 260;

/** How long a piece takes for a step; no time for who wants no motion. */
export const duration = (): number => (isStill() ? 0 : STEP_MS);

/** `in:arrive={{ key: creature.id }} out:leave={{ key: creature.id }}`. */
export const [leave, arrive] = crossfade({
  duration,
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 0.6, duration: duration() }),
});
