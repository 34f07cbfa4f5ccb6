// Where the page is: at the root of a host, or in a folder of it. It stands in index.html, see `server/files.py`.
const { base = "/", site, device = "", server = "" }: DOMStringMap = "document" in globalThis ? document.documentElement.dataset : {}; // unit tests have no document

/** The folder of the page, from a slash to a slash. */
export const BASE = base;

/** Whether the server runs in this browser. */
export const isSite = site !== undefined;

/** On the page of a server: where it shows the site that plays without it; empty if it has none. */
export const DEVICE = device;

/** On a site: where the server is that shows it; empty on other hosts. */
export const SERVER = server;

/** The address of a page, from its path such as `/rules/dodo`. */
export const addressOf = (path: string): string => BASE + path.slice(1);

/** The path of a page, from its address within the host. */
export const pathOf = (address: string): string => (address.startsWith(BASE) ? address.slice(BASE.length - 1) : address);
