import "./look/notebook.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { DEVICE, isSite, pathOf } from "./base.ts";
import { settings } from "./net/settings.svelte.ts";
import { load, placeOf } from "./router.ts";
import { languageOf, pageWords } from "./words/load.ts";

const RELOADED = "galapagos-reloaded";
const AGAIN_MS = 20_000;

/** A chunk of the page is missing, because the server has a newer version. Reloads once; if that does not help, the connection is at fault. */
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

load(placeOf(pathOf(location.pathname)).page).catch(() => {}); // loads beside fonts and words, ready when needed

const FONTS_MS = 800; // after which the page appears without them
const patience = new Promise((done) => setTimeout(done, FONTS_MS));

/** Fonts first: text in other fonts would move when they arrive. */
const fonts = Promise.race([Promise.all(Array.from(document.fonts, (font) => font.load())), patience]).catch(() => {});
const [words] = await Promise.all([pageWords(languageOf(settings.now.language)), fonts]);
const target = document.getElementById("page")!;
target.replaceChildren(); // what is painted first
mount(App, { target, props: { words } });
if (isSite || DEVICE) void import("./offline/begin.ts").then(({ begin, keep }) => (isSite ? begin() : keep()));
