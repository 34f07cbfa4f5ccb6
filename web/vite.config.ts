import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    rolldownOptions: { input: mode === "workbench" ? "workbench.html" : "index.html", checks: { pluginTimings: false } },
    outDir: "../src/galapagos/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: URLs
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  server: { fs: { allow: [".."] } }, // the catalogues stand beside the Python
}));
