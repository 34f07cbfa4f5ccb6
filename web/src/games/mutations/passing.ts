// Passes a tap on an unlit trait or animal on to its species, and a tap on a species on to its only lit animal.
import type { Attachment } from "svelte/attachments";
import type { MutationsView } from "../../protocol/mutations.ts";
import type { Table } from "../../shell/table.svelte.ts";
import { kind, route } from "./grammar.ts";

export function passing(table: Table<MutationsView>): Attachment<HTMLElement> {
  return (section) => {
    const hear = (event: MouseEvent) => {
      const tapped = (event.target as Element).closest<HTMLElement>("[data-piece]");
      const meant = tapped?.dataset["touch"] === "rest" ? standIn(section, tapped, table) : null;
      if (!meant || meant === tapped) return;
      event.stopPropagation();
      meant.click();
    };
    section.addEventListener("click", hear, { capture: true });
    return () => section.removeEventListener("click", hear, { capture: true });
  };
}

function standIn(section: HTMLElement, tapped: HTMLElement, table: Table<MutationsView>): HTMLElement | null {
  if (table.choices.some((choice) => route(choice).some((thing) => kind(thing, table.view) === "species"))) return section.querySelector(".ground");
  const lit = section.querySelectorAll<HTMLElement>('.beast[data-touch="lit"]');
  return tapped.matches(".ground") && lit.length === 1 ? lit[0]! : null;
}
