// The server that the page talks to: the host that it came from, or, on a site of plain files, a web worker.
import { isSite } from "../base.ts";
import { DeviceSocket, request } from "./device.svelte.ts";

/** What the page needs of a WebSocket. */
export type Socket = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

/** An HTTP request; `path` begins with `/api/`. */
export const ask = (path: string, init: { method: string; body?: string; headers?: Record<string, string> }): Promise<Response> => (isSite ? request(path, init) : fetch(path, init));

/** A socket; `path` begins with `/api/`. */
export const connect = (path: string): Socket => (isSite ? new DeviceSocket(path) : new WebSocket(location.origin.replace(/^http/, "ws") + path));
