/** News of a game in which players roll dice and take tiles in turn. */

import type { News, Teller } from "./news";
import { t } from "./texts.svelte";
import type { Seat, SushizockPublic, WireEvent } from "./wire";

type Event<Kind extends WireEvent["event"]> = Extract<WireEvent, { event: Kind }>;
export type ZockEvent = Event<"LotDrawn" | "Rolled" | "Kept" | "Took" | "Stole"> | { event: "TurnBegan"; seat: Seat };

/** Dice by face: "2 sushi, 1 bone". */
const dice = (faces: string[]): string =>
  [...new Set(faces)]
    .map((face) => t(`zock-dice-${face}`, { count: faces.filter((each) => each === face).length }))
    .join(", ");

const plain = (text: string, reason?: string): News => ({ text, reason, tone: "plain", chips: [] });

export function tellZock(event: ZockEvent, { me, nameOf, before, after }: Teller): News {
  const mine = event.seat === me;
  const you = mine ? "-you" : "";
  const name = nameOf(event.seat);
  switch (event.event) {
    case "LotDrawn":
      return plain(t(`news-zock-lot${you}`, { name }));
    case "TurnBegan":
      return { ...plain(t(`news-zock-turn${you}`, { name })), tone: mine ? "asked" : "plain" };
    case "Rolled":
      return plain(t(`news-zock-rolled${you}`, { name, dice: dice(event.dice) }));
    case "Kept": {
      const count = (after as SushizockPublic | null)?.rolled.length ?? 0;
      const again = count > 0 ? t(`news-zock-again${you}`, { count }) : undefined;
      return plain(t(`news-zock-kept${you}`, { name, dice: dice(event.dice) }), again);
    }
    case "Took": {
      const { kind, value, forced } = event;
      const what = t(`zock-tile-${kind}`, { value });
      const id = forced ? `news-zock-forced-${kind}` : "news-zock-took";
      return { ...plain(t(`${id}${you}`, { name, what, value })), tone: !mine ? "plain" : forced ? "bad" : "good" };
    }
    case "Stole":
      return stole(event, me, nameOf, before as SushizockPublic | null);
  }
}

function stole(
  { seat, victim, kind, value, place }: Event<"Stole">,
  me: Seat | null,
  nameOf: (seat: Seat) => string,
  before: SushizockPublic | null,
): News {
  const shown = before ? [...before.kept, ...before.rolled] : [];
  const count = Math.max(...["blue", "red"].map((face) => shown.filter((each) => each === face).length));
  const how = t(`news-zock-how-${kind}`, { count });
  const words = { name: nameOf(seat), victim: nameOf(victim), what: t(`zock-tile-${kind}`, { value }), value, how };
  const id =
    victim === me ? `news-zock-stole-from-you-${kind}` : seat === me ? "news-zock-stole-you" : "news-zock-stole";
  return {
    text: t(id, words),
    reason: place > 1 ? t("news-zock-from-the-top", { place, count: place }) : undefined,
    tone: victim === me ? "bad" : seat === me ? "good" : "plain",
    chips: [],
  };
}
