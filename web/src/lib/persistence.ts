/** Asks the browser to keep what is on this device. Otherwise it may delete it when its disk gets full. */

let asked = false;

/** Some browsers ask the user, so we do it once, when there is something to keep. Not over plain HTTP. */
export async function keepForGood(): Promise<void> {
  if (asked) return;
  asked = true;
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  await storage?.persist?.().catch(() => undefined);
}
