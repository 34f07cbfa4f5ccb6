// The page as an app, which starts without a network. A site starts its server when the page is idle.
import { BASE, DEVICE } from "../base.ts";
import { device } from "../net/device.svelte.ts";

const LATER_MS = 3000; // the page comes first

export function begin(): void {
  device.wake();
  if (!("serviceWorker" in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  void navigator.serviceWorker.register(`${BASE}service.js`, { scope: BASE }).then(watch, () => {}); // a private window may refuse
  navigator.serviceWorker.addEventListener("controllerchange", () => wasControlled && location.reload());
}

/** On the page of a server: keeps the page, and the site that plays while the server is away, unless the person saves data. */
export function keep(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  const register = (base: string): Promise<unknown> => navigator.serviceWorker.register(`${base}service.js`, { scope: base }).catch(() => {});
  setTimeout(() => void register(BASE).then(() => register(DEVICE)), LATER_MS);
}

/** Whether everything for a table on this device is here. */
export async function isKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration(DEVICE).catch(() => undefined);
  return DEVICE !== "" && registration?.active?.scriptURL.endsWith(`${DEVICE}service.js`) === true;
}

/** Says when a newer version is complete. */
function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => void (device.isNewer = registration.waiting !== null && registration.active !== null);
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
}

/** The newer version takes over, and the page loads again. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(BASE);
  registration?.waiting?.postMessage("take over");
}
