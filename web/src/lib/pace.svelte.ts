/** How fast the table tells what happened: the player's choice. */

export type Pace = "calm" | "normal" | "quick" | "none";
export const PACES: readonly Pace[] = ["calm", "normal", "quick", "none"];
const KEY = "sushiya.pace";

function kept(): Pace {
  try {
    const chosen = localStorage.getItem(KEY);
    return PACES.find((each) => each === chosen) ?? "normal";
  } catch {
    return "normal"; // no storage
  }
}

export const pace = $state<{ current: Pace }>({ current: kept() });

export function choose(chosen: Pace): void {
  pace.current = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // no storage: the choice lasts until the page is closed
  }
}
