// Whether somebody goes by keys: only then is the focus led. Known from the first page on, so that a key pressed there counts on the next one.
let isByKeys = false;
addEventListener("keydown", () => (isByKeys = true), true);
addEventListener("pointerdown", () => (isByKeys = false), true);

const PLACES = ['[data-piece][data-touch="lit"]', "[data-answer]", ".prompt"]; // the first that there is

/** To the first thing that can be touched, or that answers. */
export function leadIn(root: HTMLElement, places = PLACES): boolean {
  const place = places.map((selector) => root.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
  place?.focus();
  return Boolean(place);
}

/** Whose focus is nowhere, or waits at the prompt, is led to what is asked. */
export function leadBack(root: HTMLElement): void {
  const now = document.activeElement;
  if (isByKeys && (!now || now === document.body || now.matches(".prompt"))) leadIn(root);
}

/** From what has just been chosen to where it may go. */
export const leadOn = (root: HTMLElement): boolean => leadIn(root, PLACES.slice(0, 2));
