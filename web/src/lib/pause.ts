/** A pause in which something can be seen before it changes. Those who want no pauses get none. */

const PACE = "sushiya.pace";
const SHARES: Record<string, number> = { calm: 1.5, quick: 0.5, none: 0 };

function share(): number {
  try {
    return SHARES[localStorage.getItem(PACE) ?? ""] ?? 1;
  } catch {
    return 1; // no storage: the usual pace
  }
}

/** Run an action after a pause. Returns a way to cancel it. */
export function pause(milliseconds: number, action: () => void): () => void {
  const timer = setTimeout(action, milliseconds * share());
  return () => clearTimeout(timer);
}
