// How pieces move: from the old place to the new one, or they appear and fade. No motion is longer than a step, and a new move ends a running one.
import { cubicOut } from "svelte/easing";
import { crossfade, scale } from "svelte/transition";
import { isStill } from "../net/settings.svelte.ts";

const STEP_MS = 260;

/** How long a piece takes for a step; 0 if the user wants no motion. */
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

/** Lets remaining things slide to their new places. It measures all of them before it moves any, because each measurement after a move makes the browser
 *  lay out the page again, and a crowded board has a hundred things. */
export class Slide {
  private readonly things: () => Iterable<HTMLElement>;
  private places = new Map<HTMLElement, Place>();

  constructor(things: () => Iterable<HTMLElement>) {
    this.things = things;
  }

  /** Measures all things, without moving any. */
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
