/** Lights one dish wherever it lies on the table, and dims the rest. `styles/lit.css` says how that looks. */

const PLATES = ".tray[data-dish], .seat .chip[data-dish]";

/** `dishes`: every name under which the dish may lie there. Empty: nothing is lit, nothing dimmed. */
export function light(table: HTMLElement, dishes: string[]): void {
  for (const plate of table.querySelectorAll<HTMLElement>(PLATES)) {
    if (dishes.length === 0) delete plate.dataset.lit;
    else plate.dataset.lit = dishes.includes(plate.dataset.dish ?? "") ? "yes" : "no";
  }
}
