/** Every drawing, once in the document: whatever shows one points at it, and nothing is fetched or parsed again. */

import sheet from "../drawings/cards.svg?url";

const AGAIN = 2000;

export async function loadDrawings(): Promise<void> {
  try {
    const answer = await fetch(sheet);
    if (!answer.ok) throw new Error(answer.statusText);
    const template = document.createElement("template");
    template.innerHTML = await answer.text();
    template.content.firstElementChild!.id = "drawings";
    document.body.append(template.content);
  } catch {
    setTimeout(() => void loadDrawings(), AGAIN);
  }
}
