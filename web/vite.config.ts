import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { readRules } from "./src/rules/read.ts";

/** `docs/rules/dodo.md?rules` is the page of a game's rules, read when the page is built; `docs/rules/de/dodo.md?rules` the same in German. */
const rules: Plugin = {
  name: "rules",
  enforce: "pre",
  transform(text, id) {
    if (!id.endsWith(".md?rules")) return null;
    const original = id.replace("?rules", "").replace(/rules\/[a-z]+\/(\w+\.md)$/, "rules/$1");
    this.addWatchFile(original);
    return { code: `export default ${JSON.stringify(readRules(text, readFileSync(original, "utf8")))}`, map: null };
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), rules],
  // Scripts and styles name other files relative to themselves, so that the page may lie in any folder; `galapagos site` rewrites the addresses in index.html.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    rolldownOptions: {
      input: mode === "workbench" ? ["workbench.html"] : ["index.html", "src/offline/service.ts"],
      output: { entryFileNames: ({ name }) => (name === "service" ? "service.js" : "assets/[name]-[hash].js") }, // a service worker keeps its name
      checks: { pluginTimings: false },
    },
    outDir: "../src/galapagos/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: URLs
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: { fs: { allow: [".."] } }, // the catalogues and the rules stand beside the Python
}));
