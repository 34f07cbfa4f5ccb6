import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { readRules } from "./src/rules/read.ts";

/** `docs/rules/dodo.md?rules` is the page of a game's rules, read when the page is built. */
const rules: Plugin = {
  name: "rules",
  enforce: "pre",
  transform: (text, id) => (id.endsWith(".md?rules") ? { code: `export default ${JSON.stringify(readRules(text))}`, map: null } : null),
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), rules],
  build: {
    rolldownOptions: { input: mode === "workbench" ? "workbench.html" : "index.html", checks: { pluginTimings: false } },
    outDir: "../src/galapagos/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: URLs
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: { fs: { allow: [".."] } }, // the catalogues and the rules stand beside the Python
}));
