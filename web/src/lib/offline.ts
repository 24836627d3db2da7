/** Prepares for times without a network when the page is idle: the service worker keeps the page. */

import { at } from "./house";
import { reach } from "./reach.svelte";

/** By then the screen has long been there, and what it loads ahead. */
const SETTLED = 3000;

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else resolve();
  });

/**
 * Keep the page, and all that a table on this device needs unless that might cost something. Only where the browser
 * allows it: over plain HTTP in a local network it does not, and nothing is lost.
 */
export async function prepareForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  await idle();
  await navigator.serviceWorker.register(at("/sw.js"), { updateViaCache: "none" });
  const { active } = await navigator.serviceWorker.ready;
  await idle();
  if (reach.eager) active?.postMessage("engine");
}

/** Somebody has allowed to load a newer engine although that may cost something. The update (`sw.js`) waits for it. */
export async function allowUpdate(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await caches.open(`sushiya ${registration.scope} allowed`);
  await registration.update();
}
