/** Every drawing is in the document once. Components refer to it, so nothing is fetched or parsed again. */

import sheet from "../drawings/cards.svg?url";
import { OTHERWISE } from "../drawings/editions";
import { numberOf } from "./facts";
import { flatten } from "./flatten";
import { dishOf, nameOfGame, type Card } from "./wire";

const AGAIN = 2000;

/**
 * The drawing of a card: `fruit:orange+watermelon` is `fruit-orange-watermelon`. Cards that differ only in their number
 * share one. A bare dish has a drawing too, for when any of its cards may be meant.
 */
export function drawingOf(card: Card, game = ""): string {
  const drawing = (numberOf(card) ? dishOf(card) : card).replace(/[:+_]/g, "-");
  const edition = /edition=([\w-]+)/.exec(game)?.[1] ?? "";
  const special = `${drawing}-${nameOfGame(game)}-${edition}`;
  return OTHERWISE.includes(special) ? special : drawing;
}

export async function loadDrawings(): Promise<void> {
  try {
    const answer = await fetch(sheet);
    if (!answer.ok) throw new Error(answer.statusText);
    const template = document.createElement("template");
    template.innerHTML = await answer.text();
    template.content.firstElementChild!.id = "drawings";
    flatten(template.content);
    document.body.append(template.content);
  } catch {
    setTimeout(() => void loadDrawings(), AGAIN);
  }
}
