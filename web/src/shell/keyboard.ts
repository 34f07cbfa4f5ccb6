// Whether the user works by keyboard: only then the focus is moved. Known from the first page on, so that an earlier key press counts on the next page.
let isByKeys = false;
addEventListener("keydown", () => (isByKeys = true), true);
addEventListener("pointerdown", () => (isByKeys = false), true);

const PLACES = ['[data-piece][data-touch="lit"]', "[data-answer]", "[data-next]", ".prompt"]; // the first that exists

/** Focuses the first thing that can be tapped, or an answer. */
export function leadIn(root: HTMLElement, places = PLACES): boolean {
  const place = places.map((selector) => root.querySelector<HTMLElement | SVGElement>(selector)).find(Boolean);
  place?.focus();
  return Boolean(place);
}

/** If the focus is lost, on the prompt, or on a piece of the last choice, moves it to the question. */
export function leadBack(root: HTMLElement): void {
  const now = document.activeElement;
  if (isByKeys && (!now || now === document.body || now.matches(".prompt, [data-piece][data-touch=rest]"))) leadIn(root);
}

/** Moves the focus from the chosen thing to where it may go. */
export const leadOn = (root: HTMLElement): boolean => leadIn(root, PLACES.slice(0, 2));
