import "./look/notebook.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./net/settings.svelte.ts";
import { languageOf, pageWords } from "./words/load.ts";

const words = await pageWords(languageOf(settings.now.language));
mount(App, { target: document.getElementById("page")!, props: { words } });
