// On a site: starts the server when the page is idle, and keeps everything for a start without a network.
import { BASE } from "../base.ts";
import { device } from "../net/device.svelte.ts";

export function begin(): void {
  device.wake();
  if (!("serviceWorker" in navigator)) return;
  const wasControlled = navigator.serviceWorker.controller !== null;
  void navigator.serviceWorker.register(`${BASE}service.js`, { scope: BASE }).then(watch, () => {}); // a private window may refuse
  navigator.serviceWorker.addEventListener("controllerchange", () => wasControlled && location.reload());
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
