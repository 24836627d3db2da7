/** Passing an address on: by what the device has for it, or else as a copy. */

/** Returns whether it was copied, which has to be announced; sharing by the device itself is visible. */
export async function passOn(url: string, title?: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ url, ...(title ? { title } : {}) }).catch(() => undefined);
    return false;
  }
  if (!navigator.clipboard) return false;
  await navigator.clipboard.writeText(url);
  return true;
}

/** The same for a text. */
export async function passTextOn(text: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ text }).catch(() => undefined);
    return false;
  }
  if (!navigator.clipboard) return false;
  await navigator.clipboard.writeText(text);
  return true;
}
