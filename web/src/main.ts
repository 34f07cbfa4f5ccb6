import "./look/notebook.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { pageWords } from "./words/load.ts";

const words = await pageWords("en");
mount(App, { target: document.getElementById("page")!, props: { words } });
