// Finds words in the rules. It marks places with the browser's highlights and leaves the text unchanged.
const NAME = "found";

export function find(root: Element, words: string): Range[] {
  const wanted = words.trim().toLowerCase();
  const places: Range[] = [];
  if (!wanted) return places;
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode() as Text | null; node; node = walk.nextNode() as Text | null) {
    const text = node.data.toLowerCase();
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const place = new Range();
      place.setStart(node, at);
      place.setEnd(node, at + wanted.length);
      places.push(place);
    }
  }
  return places;
}

/** Marks these places and no others. */
export function mark(places: readonly Range[]): void {
  if ("highlights" in CSS) CSS.highlights.set(NAME, new Highlight(...places));
}

/** The number of places in each section, by its id. */
export function counted(places: readonly Range[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const place of places) {
    const id = place.startContainer.parentElement?.closest("section")?.dataset["section"] ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
