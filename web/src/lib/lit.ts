/** While a dish is counted it is lit wherever it lies, and the rest is dimmed. `styles/lit.css` says how that looks. */

/** Every name under which the dish that is counted may lie there, or null if none is. */
export type Lit = string[] | null;

export const litAs = (dish: string, lit: Lit): "yes" | "no" | undefined =>
  lit === null ? undefined : lit.includes(dish) ? "yes" : "no";
