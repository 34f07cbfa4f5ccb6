// Where fingers, pointers and keys meet pieces: taps, drags, hovering, long presses, arrows. Pieces have `data-piece`; one listener handles all of them.
import type { Attachment } from "svelte/attachments";
import { leadOn } from "./keyboard.ts";

export interface Fingers {
  tap(thing: string, at: DOMRect): void;
  /** Dragged: chosen, unless that alone would be an answer. */
  lift(thing: string): void;
  /** Hovered or focused; null when left. */
  rest(thing: string | null, at: DOMRect): void;
  /** A closer look is wanted. */
  closer(thing: string, at: DOMRect): void;
}

const HOVER_MS = 350;
const PRESS_MS = 500;
const DRAG_PX = 8;
const PRESSES = ["Enter", " "]; // a button turns these into a click by itself
const NOWHERE = new DOMRect();

export function fingers(does: Fingers): Attachment<HTMLElement> {
  return (root) => {
    let timer = 0;
    let wasLong = false; // or a drag: the click that follows is ignored
    let held: { thing: string; x: number; y: number } | null = null;
    let isDragging = false;
    let pressed: Piece | null = null; // the piece that the last key chose: Tab continues from there
    let hovered = ""; // the thing that the pointer moved onto
    const later = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      does.rest(null, NOWHERE);
    };
    const closer = (piece: Piece) => {
      leave();
      does.closer(piece.dataset["piece"]!, piece.getBoundingClientRect());
    };
    /** Only a move counts, because a board may appear under a resting pointer. */
    const hover = (piece: Piece | null) => {
      const thing = piece?.dataset["piece"] ?? "";
      if (piece && thing !== hovered) later(HOVER_MS, () => does.rest(thing, piece.getBoundingClientRect()));
      hovered = thing;
    };
    const hears: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void } = {
      click(event) {
        const piece = event.detail === 0 ? pieceOf(event) : meantBy(event);
        if (piece && !wasLong) {
          leave();
          if (event.detail === 0) pressed = piece; // a click made by a key
          does.tap(piece.dataset["piece"]!, piece.getBoundingClientRect());
        }
        wasLong = false;
      },
      pointerover(event) {
        if (pieceOf(event)?.dataset["piece"] === hovered) return;
        hovered = "";
        leave();
      },
      pointerdown(event) {
        const piece = pieceOf(event);
        wasLong = false;
        isDragging = false;
        held = piece && event.pointerType === "mouse" ? { thing: piece.dataset["piece"]!, x: event.clientX, y: event.clientY } : null;
        if (piece && event.pointerType !== "mouse")
          later(PRESS_MS, () => {
            wasLong = true;
            closer(piece);
          });
      },
      pointermove(event) {
        if (event.pointerType === "mouse" && !held) hover(pieceOf(event));
        if (!held || isDragging || Math.hypot(event.clientX - held.x, event.clientY - held.y) < DRAG_PX) return;
        isDragging = true;
        does.lift(held.thing);
      },
      pointerup(event) {
        clearTimeout(timer);
        const piece = meantBy(event);
        wasLong ||= isDragging;
        if (isDragging && piece?.dataset["touch"] === "lit") does.tap(piece.dataset["piece"]!, piece.getBoundingClientRect());
        held = null;
      },
      pointercancel: () => clearTimeout(timer),
      pointerleave() {
        hovered = "";
        leave();
      },
      focusin(event) {
        const piece = pieceOf(event);
        if (piece?.matches(":focus-visible")) later(HOVER_MS, () => does.rest(piece.dataset["piece"]!, piece.getBoundingClientRect()));
      },
      focusout: () => queueMicrotask(leave), // a piece may be removed while it has the focus
      contextmenu(event) {
        const piece = pieceOf(event);
        if (!piece) return;
        event.preventDefault();
        closer(piece);
      },
      keydown(event) {
        const piece = pieceOf(event);
        const last = pressed;
        pressed = null;
        if (!piece) return;
        if (event.key === "Tab") {
          if (event.shiftKey || last !== piece || piece.dataset["touch"] !== "chosen" || !leadOn(root)) return;
        } else if (event.key === "i" || event.key === "I") closer(piece);
        else if (PRESSES.includes(event.key) && !(piece instanceof HTMLButtonElement)) {
          pressed = piece;
          does.tap(piece.dataset["piece"]!, piece.getBoundingClientRect());
        } else if (event.key.startsWith("Arrow")) neighbour(root, piece, event.key, event.shiftKey)?.focus();
        else return;
        event.preventDefault();
      },
    };
    const stop = new AbortController();
    for (const [name, hear] of Object.entries(hears)) root.addEventListener(name, hear as EventListener, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}

type Piece = HTMLElement | SVGElement;

const pieceOf = (event: Event): Piece | null => (event.target as Element).closest<Piece>("[data-piece]");

/** What a tap or a drop means: instead of a piece that is not lit, a lit one beneath it, such as the environment of a bird. */
function meantBy(event: MouseEvent): Piece | null {
  const piece = pieceOf(event);
  if (piece?.dataset["touch"] !== "rest") return piece;
  const beneath = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<Piece>("[data-piece]"));
  return beneath.find((one) => one?.dataset["touch"] === "lit") ?? piece;
}

/** The nearest lit piece in a direction, or with Shift any piece. */
function neighbour(root: HTMLElement, from: Piece, key: string, any: boolean): Piece | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] as [number, number];
  const [x, y] = centre(from);
  let best: Piece | null = null;
  let least = Infinity;
  for (const piece of root.querySelectorAll<Piece>(any ? "[data-piece]" : '[data-piece][tabindex="0"]')) {
    const [u, v] = centre(piece);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (piece !== from && ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = piece;
    }
  }
  return best;
}

function centre(piece: Piece): [number, number] {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
