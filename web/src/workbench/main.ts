// Shows a board from a file of web/samples, without a server: workbench.html?file=dodo-1&theme=dark&tap=c1,e4
import "../look/notebook.css";
import { mount } from "svelte";
import { gamePage } from "../games/game.ts";
import type { Choice, Message, Request } from "../protocol/engine.ts";
import Spread from "../shell/Spread.svelte";
import { Table, type Note, type Person } from "../shell/table.svelte.ts";
import { gameWords } from "../words/load.ts";
import Samples from "./Samples.svelte";

interface Sample {
  request: Request<unknown>;
  notes: Note[];
  people: Person[];
  /** Why some actions are not open, as the engine says. */
  refused: Record<string, Message>;
}

declare global {
  interface Window {
    /** The table, for tests. */
    workbench: Table<unknown>;
  }
}

const query = new URLSearchParams(location.search);
const target = document.getElementById("page")!;
if (query.get("theme")) document.documentElement.dataset["theme"] = query.get("theme")!;

const file = query.get("file");
if (file) await show(await read<Sample>(file));
else mount(Samples, { target, props: { files: await read<string[]>("index").catch(() => []) } });

async function read<T>(name: string): Promise<T> {
  return (await (await fetch(`/samples/${name}.json`)).json()) as T;
}

async function show({ request, notes, people, refused }: Sample): Promise<void> {
  const [game, words] = await Promise.all([gamePage(request.game), gameWords(request.game, query.get("language") ?? "en")]);
  const table: Table<unknown> = new Table(game, words, request, {
    answer: (choice: Choice) => console.log(choice.text),
    undo: () => console.log("undo"),
    hint: () => console.log("hint"),
    whyNot: async (action) => refused[action] ?? { id: "why-not-now", words: action },
    lookAt: (version) => (table.past = version),
  });
  table.people = people;
  if (query.has("past")) table.past = request.version - 4;
  window.workbench = table;
  table.told = notes;
  mount(Spread, { target, props: { table, notes, back: () => (table.past = null) } });
  for (const thing of query.get("tap")?.split(",") ?? []) table.tap(thing);
}
