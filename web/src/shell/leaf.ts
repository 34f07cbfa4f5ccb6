// The room that the window gives a table.
import { MediaQuery } from "svelte/reactivity";

const compact = new MediaQuery("max-width: 1000px");

/** Whether everything lies on one leaf: board above the desk, or beside it if the window is wider than high. */
export const isOneLeaf = (): boolean => compact.current;

const roomy = new MediaQuery("(min-width: 600px) and (max-width: 1000px) and (orientation: portrait)");
const ABREAST = 5; // players in a row of the strip

/** Whether the players' panels show their facts only when they are opened. */
export const areFactsHidden = (seats: number): boolean => compact.current && (!roomy.current || seats > ABREAST);
