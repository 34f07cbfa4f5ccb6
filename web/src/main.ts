import "./look/notebook.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./net/settings.svelte.ts";
import { load, placeOf } from "./router.ts";
import { languageOf, pageWords } from "./words/load.ts";

const RELOADED = "galapagos-reloaded";
const AGAIN_MS = 20_000;

/** A part of the page is gone: the server has a newer one. It is loaded once; if that does not help, the line is at fault. */
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

load(placeOf(location.pathname).page).catch(() => {}); // it comes while fonts and words do, and is there when it is asked for

const FONTS_MS = 800; // then the page comes without them
const patience = new Promise((done) => setTimeout(done, FONTS_MS));

/** The fonts come first: whatever is written in others would move when they do. */
const fonts = Promise.race([Promise.all(Array.from(document.fonts, (font) => font.load())), patience]).catch(() => {});
const [words] = await Promise.all([pageWords(languageOf(settings.now.language)), fonts]);
mount(App, { target: document.getElementById("page")!, props: { words } });
