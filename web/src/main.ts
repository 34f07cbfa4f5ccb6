import "./look/notebook.css";
import { mount } from "svelte";
import Home from "./Home.svelte";
import { pageWords } from "./words/load.ts";

const words = await pageWords("en");
mount(Home, { target: document.getElementById("page")!, props: { words } });
