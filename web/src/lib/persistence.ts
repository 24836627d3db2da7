/** Asks the browser to keep what is on this device. Otherwise it may delete it when its disk gets full. */

let asked = false;

/** Some browsers ask people, so we do it once, when there is something to keep. Old ones, and plain HTTP, can't. */
export async function keepForGood(): Promise<void> {
  if (asked) return;
  asked = true;
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  await storage?.persist?.().catch(() => undefined);
}
