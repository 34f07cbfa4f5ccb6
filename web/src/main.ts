import "./look/notebook.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./net/settings.svelte.ts";
import { languageOf, pageWords } from "./words/load.ts";

const RELOADED = "galapagos-reloaded";
const AGAIN_MS = 20_000;

/** A part of the page is gone: the server has a newer one. It is loaded once; if that does not help, the line is at fault. */
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

const words = await pageWords(languageOf(settings.now.language));
mount(App, { target: document.getElementById("page")!, props: { words } });
