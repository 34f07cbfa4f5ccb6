// Scrolls to a place in the rules: a section, or the paragraph of a ruling, which is marked.
const AIMED = "aimed";

export function aimAt(root: Element, id: string): void {
  for (const old of root.querySelectorAll(`.${AIMED}`)) old.classList.remove(AIMED);
  const target = id ? root.querySelector(`#${CSS.escape(id)}`) : null;
  if (!target) return;
  const block = target.closest("li, p, tr");
  block?.classList.add(AIMED);
  (block ?? target).scrollIntoView({ block: block ? "center" : "start" });
}

/** Listens for taps on rulings. */
export function aiming(tell: (id: string) => void): (root: HTMLElement) => () => void {
  return (root) => {
    const hear = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>("a.ruling");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      tell(link.hash.slice(1));
    };
    root.addEventListener("click", hear);
    return () => root.removeEventListener("click", hear);
  };
}
