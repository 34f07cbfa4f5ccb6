// Follows a view by its changes: {view, updates: [changes]} on standard input, the views on standard output.
import { readFileSync } from "node:fs";
import { changed, type Change } from "../src/net/changes.ts";

const { view: first, updates } = JSON.parse(readFileSync(0, "utf8")) as { view: unknown; updates: Change[][] };
let view = first;
process.stdout.write(JSON.stringify(updates.map((changes) => (view = changed(view, changes)))));
