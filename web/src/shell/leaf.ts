// The room that the window gives a table.
import { MediaQuery } from "svelte/reactivity";

const compact = new MediaQuery("max-width: 1000px");
const landscape = new MediaQuery("orientation: landscape");

/** Whether everything lies on one leaf: board above the desk, or beside it if the window is wider than high. */
export const isOneLeaf = (): boolean => compact.current;

/** Whether the desk stands beside the board on that leaf. */
export const isBeside = (): boolean => compact.current && landscape.current;
