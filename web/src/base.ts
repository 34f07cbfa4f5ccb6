// Where the page is: at the root of a host, or in a folder of it. `galapagos site` writes both into index.html.
const { base = "/", site }: DOMStringMap = "document" in globalThis ? document.documentElement.dataset : {}; // unit tests have no document

/** The folder of the page, from a slash to a slash. */
export const BASE = base;

/** Whether the server runs in this browser. */
export const isSite = site !== undefined;

/** The address of a page, from its path such as `/rules/dodo`. */
export const addressOf = (path: string): string => BASE + path.slice(1);

/** The path of a page, from its address within the host. */
export const pathOf = (address: string): string => (address.startsWith(BASE) ? address.slice(BASE.length - 1) : address);
