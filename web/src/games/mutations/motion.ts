// How long a piece moves; not at all for who wants none.
import { prefersReducedMotion } from "svelte/motion";

export const STEP = (): number => (prefersReducedMotion.current ? 0 : 260);
/** Children hatch, the dead shrink. */
export const hatching = () => ({ start: 0.6, duration: STEP() });
export const walking = () => ({ duration: STEP() });
