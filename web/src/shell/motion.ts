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

interface Place {
  left: number;
  top: number;
}

/** Lets things that stay slide from where they were to where they are. All are measured at once: a browser lays the page out anew for each that is
 *  measured after another was moved, and a crowded board has a hundred. */
export class Slide {
  private readonly things: () => Iterable<HTMLElement>;
  private places = new Map<HTMLElement, Place>();

  constructor(things: () => Iterable<HTMLElement>) {
    this.things = things;
  }

  /** Where all are now; nothing moves. */
  remember(): void {
    this.places = new Map(Array.from(this.things(), (thing) => [thing, { left: thing.offsetLeft, top: thing.offsetTop }]));
  }

  go(): void {
    const before = this.places;
    this.remember();
    const how = { duration: duration(), easing: "ease-out" };
    for (const [thing, { left, top }] of this.places) {
      const { left: x, top: y } = before.get(thing) ?? { left, top };
      if (how.duration && (x !== left || y !== top)) thing.animate([{ transform: `translate(${x - left}px, ${y - top}px)` }, { transform: "none" }], how);
    }
  }
}
