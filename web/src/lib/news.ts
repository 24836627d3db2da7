/**
 * What happened, as news: one sentence per beat, its reason, its tone, and the cards in question. The log keeps every
 * sentence; the news line shows one at a time.
 */

import type { Beat } from "./beats";
import { dishInfo } from "./facts";
import { plainly } from "./generic";
import { listed } from "./status";
import { capital, cardName, dishName, t, texts } from "./texts.svelte";
import type { Card, Facts, Plate, Seat, WireEvent } from "./wire";
import { dishOf } from "./wire";
import { zockNews } from "./zock/news";

export type Tone = "good" | "bad" | "asked" | "plain";

export interface Chip {
  card: Card;
  seat: Seat | null;
  struck?: boolean;
}

export interface News {
  text: string;
  reason?: string;
  tone: Tone;
  chips: Chip[];
}

/** A sentence with its reason, for a log. A reason in small letters goes on with the sentence. */
export function whole({ text, reason }: News): string {
  if (!reason) return text;
  const goesOn = /[.!?:]$/.test(text) || /^\p{Ll}/u.test(reason);
  return `${text}${goesOn ? "" : "."} ${reason}`;
}

/** Who is told, and about which table. */
export interface Teller {
  /** The seat that is "you", or null for a spectator. */
  me: Seat | null;
  /** Names in the third person. */
  nameOf: (seat: Seat) => string;
  game: string;
  /** What was true before this step, and after it. */
  before: Facts | null;
  after: Facts | null;
}

type Event<Kind extends WireEvent["event"]> = Extract<WireEvent, { event: Kind }>;
const all = <Kind extends WireEvent["event"]>({ events }: Beat, kind: Kind): Event<Kind>[] =>
  events.filter((event): event is Event<Kind> => event.event === kind);

/** Points that are worth telling about others. */
const MUCH = 5;
const plain = (text: string, chips: Chip[] = []): News => ({ text, tone: "plain", chips });

class Telling {
  constructor(private readonly teller: Teller) {}

  /** How a sentence names a seat: `person` chooses "you" or a name. */
  who(seat: Seat): { person: string; name: string } {
    return { person: seat === this.teller.me ? "you" : "other", name: this.teller.nameOf(seat) };
  }

  name(seat: Seat): string {
    return seat === this.teller.me ? t("page-you") : this.teller.nameOf(seat);
  }

  card(card: Card): string {
    return cardName(card, this.teller.game);
  }

  plate(plate: Plate): string {
    return this.card(plate.turned ? "~" : plate.face);
  }

  dish(dish: string): string {
    return dishName(dish, this.teller.game);
  }

  /** What a dish in front of a seat would score, before this step or after it. */
  worth(when: "before" | "after", seat: Seat, dish: string): number {
    const facts = this.teller[when];
    return facts && "worth" in facts ? (facts.worth[seat]?.[dish] ?? 0) : 0;
  }

  /** Everything that a reveal or an extra card brought. */
  laid(beat: Beat): News[] {
    const served = all(beat, "Served");
    const news: News[] = [];
    for (const given of all(beat, "Given")) news.push(this.given(given, beat));
    for (const { seat, plate } of all(beat, "Called"))
      news.push(plain(t("told-called", { ...this.who(seat), card: this.plate(plate) }), [{ card: plate.face, seat }]));
    for (const { seat } of all(beat, "DrewBlind")) {
      const card = served.find((event) => event.seat === seat)?.plate;
      // A question may come before the card is laid: then it is not known yet.
      const told = card
        ? t("told-blind", { ...this.who(seat), card: this.plate(card) })
        : t("told-blind-now", this.who(seat));
      news.push(plain(told));
    }
    for (const cleared of all(beat, "Cleared")) news.push(this.setAside(cleared));
    if (news.length === 0 || served.length > 1) {
      const best = this.best(served, beat);
      if (best) news.unshift(best);
    }
    if (served.length > 1) news.push(this.everyone(served));
    return news.length > 0 ? news : served.map((event) => this.served(event));
  }

  /** "Turn 5: Hana temaki, Leo squid". */
  everyone(served: Event<"Served">[]): News {
    const list = served.map(({ seat, plate }) => `${this.name(seat)}: ${this.plate(plate)}`).join(" · ");
    const turn = served[0]!.plate.since;
    return plain(t("told-turn", { turn, list }));
  }

  served({ seat, plate, hand }: Event<"Served">): News {
    const id =
      plate.card !== plate.face && !plate.turned ? "told-copy" : hand === null ? "told-from-menu" : "told-second";
    return plain(t(id, { ...this.who(seat), card: this.plate(plate) }), [{ card: plate.face, seat }]);
  }

  /** What deserves the line most, if anything does: a second card, something completed, a lead lost. */
  best(served: Event<"Served">[], beat: Beat): News | null {
    const returned = all(beat, "Returned")[0];
    const mine = served.filter((event) => event.seat === this.teller.me);
    const others = served.filter((event) => event.seat !== this.teller.me);
    for (const event of mine) {
      const found = this.completed(event, 1, "good");
      if (found) return found;
    }
    const lost = this.overtaken(others);
    if (lost) return lost;
    if (returned) {
      const card = served.filter((event) => event.seat === returned.seat).at(-1)?.plate;
      if (card)
        return {
          ...plain(t("told-second", { ...this.who(returned.seat), card: this.plate(card) }), [
            { card: card.face, seat: returned.seat },
          ]),
          reason: this.returned(returned),
        };
    }
    for (const event of others) {
      const found = this.completed(event, event.plate.on === null ? MUCH : 1, "plain");
      if (found) return found;
    }
    const copy = served.find(({ plate }) => plate.card !== plate.face && !plate.turned);
    return copy ? this.served(copy) : null;
  }

  returned({ plate, hand }: Event<"Returned">): string {
    return t("told-returned", { ...this.who(hand), card: this.plate(plate) });
  }

  /** A card that made its dish worth more, by at least this many points. */
  completed({ seat, plate }: Event<"Served">, least: number, tone: Tone): News | null {
    if (plate.turned) return null;
    const dish = dishOf(plate.face);
    const now = this.worth("after", seat, dish);
    if (now - this.worth("before", seat, dish) < least) return null;
    const id = plate.on !== null ? "told-on" : "told-worth";
    const below = dishInfo(dish)?.lies_on ?? "";
    const words = {
      ...this.who(seat),
      card: this.plate(plate),
      dish: this.dish(dish),
      below: below && this.dish(below),
      points: now,
    };
    return { text: t(id, words), tone, chips: [{ card: plate.face, seat }] };
  }

  /** Somebody's card took points from what lies in front of us. */
  overtaken(others: Event<"Served">[]): News | null {
    const { me } = this.teller;
    if (me === null) return null;
    for (const { seat, plate } of others) {
      const dish = dishOf(plate.face);
      const [before, after] = [this.worth("before", me, dish), this.worth("after", me, dish)];
      if (after >= before || plate.turned) continue;
      const text = t("told-overtaken", { name: this.teller.nameOf(seat), dish: this.dish(dish) });
      return { text, reason: t("told-from-to", { before, after }), tone: "bad", chips: [{ card: plate.face, seat }] };
    }
    return null;
  }

  given({ seat, giver, card }: Event<"Given">, beat: Beat): News {
    const { me } = this.teller;
    const id = seat === me ? "told-given-you" : giver === me ? "told-you-give" : "told-given";
    const words = { name: this.teller.nameOf(giver), to: this.teller.nameOf(seat), card: this.card(card) };
    const back = all(beat, "Returned")[0];
    return {
      text: t(id, words),
      reason: back ? this.returned(back) : undefined,
      tone: seat === me ? "good" : giver === me ? "bad" : "plain",
      chips: [...(back ? [{ card: back.plate.face, seat }] : []), { card, seat: giver }],
    };
  }

  /** Cards that met and went, all in one sentence. */
  collided(cleared: Event<"Cleared">[]): News {
    const names = [...new Set(cleared.map((event) => event.seat))].map((seat) => this.name(seat));
    const mine = cleared.some((event) => event.seat === this.teller.me);
    return {
      text: capital(t("told-collided", { count: cleared.length, dish: this.dish(dishOf(cleared[0]!.plate.face)) })),
      reason: t("told-collided-who", { names: listed(names) }),
      tone: mine ? "bad" : "plain",
      chips: cleared.map(({ seat, plate }) => ({ card: plate.face, seat, struck: true })),
    };
  }

  setAside({ seat, plate, why }: Event<"Cleared">): News {
    const text = t(`told-cleared-${why.replaceAll(" ", "-")}`, { ...this.who(seat), card: this.plate(plate) });
    const vain = why !== "used" && why !== "scored";
    const tone = vain && seat === this.teller.me ? "bad" : "plain";
    return { text, tone, chips: [{ card: plate.face, seat, struck: vain }] };
  }

  wished(beat: Beat): News {
    const { seat, what } = all(beat, "Wished")[0]!;
    const found = all(beat, "Found")[0];
    const words = { ...this.who(seat), what: this.card(what) };
    const chips = [{ card: what, seat }];
    const vain = all(beat, "Cleared")[0];
    if (vain) return { ...this.setAside(vain), text: t("told-nobody", words), chips };
    if (found?.giver === this.teller.me) return { text: t("told-wish-asks-you", words), tone: "asked", chips };
    const reason = found ? t("told-found", this.who(found.giver)) : undefined;
    return { text: t("told-wished", words), reason, tone: "plain", chips };
  }

  scored({ seat, dish, points }: Event<"Scored">): News {
    const text = t("told-scored", { ...this.who(seat), dish: this.dish(dish), points });
    return { text: capital(text), tone: seat === this.teller.me ? "good" : "plain", chips: [{ card: dish, seat }] };
  }

  /** The points of a round or of the match, dish by dish: for the log. */
  counted(beat: Beat): News[] {
    const scored = all(beat, "Scored").filter((event) => event.points !== 0);
    const dishes = [...new Set(scored.map((event) => event.dish))].map((dish) => {
      const list = scored
        .filter((event) => event.dish === dish)
        .map(({ seat, points }) => `${this.name(seat)} ${points}`)
        .join(" · ");
      return plain(`${capital(this.dish(dish))}: ${list}`, [{ card: dish, seat: null }]);
    });
    return [
      ...dishes,
      ...beat.events.filter((event) => event.event !== "Scored").flatMap((event) => this.other(event)),
    ];
  }

  /** What somebody did with dice and tiles. */
  acted(event: WireEvent): News[] {
    const found = zockNews(event, this.teller);
    return found ? [found] : [];
  }

  /** Everything else: one sentence per event. */
  other(event: WireEvent): News[] {
    const who = "seat" in event ? this.who(event.seat) : { person: "other", name: "" };
    switch (event.event) {
      case "RoundBegan":
        return [plain(t("told-round", { round: event.round, count: event.hand_size }))];
      case "RoundEnded":
        return [plain(t("told-round-over", { round: event.round }))];
      case "GameEnded":
        return [plain(t("told-over"))];
      case "TurnBegan":
        return "seat" in event ? this.acted(event) : [];
      case "LotDrawn":
      case "Rolled":
      case "Kept":
      case "Took":
      case "Stole":
        return this.acted(event);
      case "Passed":
        return [];
      case "DrewForDummy":
        return [plain(t("told-for-dummy", who))];
      case "MenuOpened":
        return [plain(t("told-menu", { ...who, count: event.count }))];
      default: {
        const text = plainly(event, (seat) => this.teller.nameOf(seat));
        return text ? [plain(text)] : [];
      }
    }
  }
}

/** All sentences about a beat. The first one is for the news line; the log has all of them. */
export function tell(beat: Beat, teller: Teller): News[] {
  void texts.language;
  const telling = new Telling(teller);
  if (beat.kind === "laid") return telling.laid(beat);
  if (beat.kind === "count") return telling.counted(beat);
  const first = beat.events[0]!;
  const news: News[] = [];
  if (first.event === "Wished") news.push(telling.wished(beat));
  else if (first.event === "Cleared" && first.why === "collided") news.push(telling.collided(all(beat, "Cleared")));
  else if (first.event === "Cleared") news.push(...all(beat, "Cleared").map((each) => telling.setAside(each)));
  else if (first.event === "Changed") {
    const count = beat.events.length;
    const words = { ...telling.who(first.seat), count };
    news.push(plain(t("told-turned", words), [{ card: "~", seat: first.seat }]));
  } else if (first.event === "Scored") news.push(telling.scored(first));
  else news.push(...telling.other(first));
  return news;
}
