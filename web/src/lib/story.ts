/**
 * Events as sentences: for the log and for screen readers.
 * An event that says nothing new gives an empty text. An event that the page doesn't know is listed field by field.
 */

import type { Batch, TableConnection } from "./connection.svelte";
import type { KeptNotice } from "./protocol";
import { plainly } from "./generic";
import { cardName, dishName, t } from "./texts.svelte";
import type { Seat, WireEvent } from "./wire";

export function story(event: WireEvent, game: string, nameOf: (seat: Seat) => string): string {
  const name = "seat" in event ? nameOf(event.seat) : "";
  const card = "plate" in event ? cardName(event.plate.turned ? "~" : event.plate.face, game) : "";
  switch (event.event) {
    case "RoundBegan":
      return t("page-story-round", { round: event.round });
    case "RoundEnded":
      return t("page-story-round-over", { round: event.round });
    case "GameEnded":
      return t("page-story-over");
    case "TurnBegan": // where all play simultaneously, the question itself says it
      return name ? t("page-story-turn", { name }) : "";
    case "LotDrawn":
      return t("page-story-lot", { name });
    case "Passed":
      return t("page-story-passed");
    case "DrewBlind":
      return t("page-story-blind", { name });
    case "DrewForDummy":
      return t("page-story-for-dummy", { name });
    case "Found":
      return t("page-story-found", { name: nameOf(event.giver) });
    case "Served":
      return t(event.plate.on ? "page-story-served-on" : "page-story-served", { name, card });
    case "Cleared":
      return t(`page-story-cleared-${event.why.replaceAll(" ", "-")}`, { name, card });
    case "Returned":
      return t("page-story-returned", { name, card, to: nameOf(event.hand) });
    case "Called":
      return t("page-story-called", { name, card });
    case "Wished":
      return t("page-story-wished", { name, what: cardName(event.what, game) });
    case "Given":
      return t("page-story-given", { name: nameOf(event.giver), card: cardName(event.card, game), to: name });
    case "Changed":
      return t("page-story-turned", { name });
    case "MenuOpened":
      return t("page-story-menu", { name });
    case "Scored":
      if (event.points === 0) return "";
      return t("page-story-scored", { name, points: event.points, dish: dishName(event.dish, game) });
    case "Rolled":
      return t("page-story-rolled", { name, dice: dice(event) });
    case "Kept":
      return t("page-story-kept", { name, dice: dice(event) });
    case "Took":
      return t("page-story-took", { name, what: t(`page-tile-${event.kind}`, { value: event.value }) });
    case "Stole":
      return t("page-story-stole", {
        name,
        what: t(`page-tile-${event.kind}`, { value: event.value }),
        from: nameOf(event.victim),
      });
    case "Answered": // an answer is reported when it takes effect; what only one seat saw is not reported
    case "DrewCard":
    case "HandSeen":
    case "Offered":
    case "RowsLaid":
      return "";
    default:
      return plainly(event, nameOf);
  }
}

const dice = (event: { dice: string[] }): string => event.dice.map((face) => t(`page-die-${face}`)).join(", ");

/** The last `most` things that happened at a table, newest first. Older events are not formatted at all. */
export function recent(
  link: TableConnection,
  batches: readonly Batch[],
  most: number,
): { key: string; text: string }[] {
  const game = link.info?.game ?? "";
  const lines: { key: string; text: string }[] = [];
  for (const { id, events } of [...batches].reverse()) {
    for (let index = events.length - 1; index >= 0; index--) {
      const text = story(events[index]!, game, link.realName);
      if (text) lines.push({ key: `${id}/${index}`, text });
      if (lines.length === most) return lines;
    }
  }
  return lines;
}

/** A notice about the people at the table, as a sentence. */
export function told({ what, seat, name, guest }: Pick<KeptNotice, "what" | "seat" | "name" | "guest">): string {
  const id = what === "bot" && !name ? "opened" : what.replaceAll("_", "-");
  return t(`page-notice-${id}`, { name, guest, seat: seat + 1 });
}
