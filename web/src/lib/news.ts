/**
 * What happened, as news: the sentences of a beat, the most important first, each with its reason, its tone, and the
 * cards in question. The log keeps every sentence; the news line shows the first one of a beat.
 */

import { isUsed, isVain, type Beat, type Event } from "./beats";
import { rivals } from "./contests";
import { dishInfo, gameInfo } from "./facts";
import { plainly } from "./generic";
import { points as written } from "./numbers";
import { listed } from "./status";
import { capital, cardName, dishName, t, texts } from "./texts.svelte";
import type { Card, Facts, Plate, Seat, WireEvent } from "./wire";
import { dishOf } from "./wire";
import { sushizockNews } from "./sushizock/news";

export type Tone = "good" | "bad" | "asked" | "plain";

export interface Chip {
  card: Card;
  seat: Seat | null;
  struck?: boolean;
}

export interface News {
  text: string;
  /** The sentence without its turn, for a log that has turns beside its lines. */
  besideTurn?: string;
  reason?: string;
  tone: Tone;
  chips: Chip[];
  /** The sentence where the line is narrow. */
  brief?: string;
  /** The whole sentence, for the log, where the line has room for a part of it only. */
  full?: string;
  /** How long it stays at least before a newer sentence replaces it, if not as long as usual. */
  least?: number;
}

/** A sentence with its reason, for a log. A reason in lower case continues the sentence. */
export function whole({ text, full, reason }: News): string {
  if (!reason) return full ?? text;
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

const all = <Kind extends WireEvent["event"]>({ events }: Beat, kind: Kind): Event<Kind>[] =>
  events.filter((event): event is Event<Kind> => event.event === kind);

/** Points of a single card that are worth telling: of our own, and of others. */
const OURS = 3;
const MUCH = 5;
/** How many seats the line lists, and how many letters two lines of a phone have. */
const MOST_LISTED = 4;
const NARROW = 72;
const isContest = (dish: string): boolean => dishInfo(dish)?.contest ?? false;
const isCopy = (plate: Plate): boolean => plate.card !== plate.face && !plate.turned;
/** The spoon that goes back for a card that was given. */
const backFor = ({ seat, giver }: Event<"Given">, beat: Beat): Event<"Returned"> | undefined =>
  all(beat, "Returned").find((event) => event.seat === seat && event.hand === giver);
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
    return this.teller[when]?.worth?.[seat]?.[dish] ?? 0;
  }

  gain(seat: Seat, dish: string): number {
    return this.worth("after", seat, dish) - this.worth("before", seat, dish);
  }

  /** Everything that a reveal or an extra card brought, the most important first. */
  laid(beat: Beat): News[] {
    const served = all(beat, "Served");
    const cleared = this.cleared(beat);
    const vain = (news: News): boolean => news.chips.some((chip) => chip.struck);
    const news = [
      ...all(beat, "Given").map((given) => this.given(given, beat)),
      ...cleared.filter(vain).sort((a, b) => Number(b.tone === "bad") - Number(a.tone === "bad")),
      ...this.notable(served, beat),
      ...all(beat, "Called").map((event) => this.called(event)),
      ...all(beat, "DrewBlind").map(({ seat }) => this.blind(seat, beat)),
      ...cleared.filter((news) => !vain(news)),
    ];
    if (served.length > 1) news.push(this.everyone(served));
    const found = news.length > 0 ? news : served.map((event) => this.served(event));
    // Two cards of one dish complete it once.
    return found.filter(({ text }, index) => found.findIndex((each) => each.text === text) === index);
  }

  called({ seat, plate }: Event<"Called">): News {
    return plain(t("told-called", { ...this.who(seat), card: this.plate(plate) }), [{ card: plate.face, seat }]);
  }

  blind(seat: Seat, beat: Beat): News {
    const plate = all(beat, "Served").find((event) => event.seat === seat)?.plate;
    const drawn = all(beat, "DrewCard").find((event) => event.seat === seat)?.card;
    const card = plate ? this.plate(plate) : drawn && this.card(drawn);
    // A question may come before the card is laid, when nobody else knows it yet.
    return plain(card ? t("told-blind", { ...this.who(seat), card }) : t("told-blind-now", this.who(seat)));
  }

  /** "Turn 5: Hana temaki, Leo squid". At a large table, the line lists us and whoever gained most. */
  everyone(served: Event<"Served">[]): News {
    const listOf = (events: Event<"Served">[]): string =>
      events.map(({ seat, plate }) => `${this.name(seat)}: ${this.plate(plate)}`).join(" · ");
    const turn = served[0]!.plate.since;
    const all = listOf(served);
    const full = t("told-turn", { turn, list: all });
    const weight = (event: Event<"Served">): number =>
      event.seat === this.teller.me ? Infinity : this.gain(event.seat, dishOf(event.plate.face));
    const order = [...served].sort((a, b) => weight(b) - weight(a));
    const some = (most: number): string => {
      const told = new Set(order.slice(0, most));
      const list = listOf(served.filter((event) => told.has(event)));
      return t("told-turn-some", { turn, list, count: served.length - most });
    };
    const most = served.length <= MOST_LISTED ? served.length : MOST_LISTED - 1;
    const texts = [most === served.length ? full : some(most), ...[3, 2, 1].filter((each) => each < most).map(some)];
    const brief = texts.find((text) => text.length <= NARROW) ?? texts.at(-1);
    return { ...plain(texts[0]!), brief, full, besideTurn: all };
  }

  served({ seat, plate, hand }: Event<"Served">): News {
    const id = isCopy(plate) ? "told-copy" : hand === null ? "told-from-menu" : "told-second";
    return plain(t(id, { ...this.who(seat), card: this.plate(plate) }), [{ card: plate.face, seat }]);
  }

  /** Everything notable about laid cards: something completed, a lead lost, a second card, a copy. */
  notable(served: Event<"Served">[], beat: Beat): News[] {
    const mine = served.filter((event) => event.seat === this.teller.me);
    const others = served.filter((event) => event.seat !== this.teller.me);
    // Whoever gives a card for a spoon gets the spoon: that is one sentence.
    const given = all(beat, "Given").map((event) => backFor(event, beat));
    const returned = all(beat, "Returned").filter((event) => !given.includes(event));
    const told = mine.flatMap((event) => {
      const back = returned.find(({ seat }) => seat === event.seat);
      const reason = back && this.returned(back);
      return this.completed(event, isContest(dishOf(event.plate.face)) ? 1 : OURS, "good").map((news) => ({
        ...news,
        reason,
      }));
    });
    return [
      ...this.overtaken(others),
      ...told,
      ...returned
        .filter(({ seat }) => told.length === 0 || seat !== this.teller.me)
        .map((event) => this.second(event, served)),
      ...others.flatMap((event) => this.completed(event, event.plate.on === null ? MUCH : 1, "plain")),
      ...served.filter(({ plate, hand }) => isCopy(plate) || hand === null).map((event) => this.served(event)),
    ];
  }

  /** A second card, and what went back for it. */
  second(back: Event<"Returned">, served: Event<"Served">[]): News {
    const laid = served.filter((event) => event.seat === back.seat).at(-1);
    return laid ? { ...this.served(laid), reason: this.returned(back) } : plain(this.returned(back));
  }

  returned({ plate, hand }: Event<"Returned">): string {
    return t("told-returned", { ...this.who(hand), card: this.plate(plate) });
  }

  /** A card that made its dish worth more, by at least this many points. */
  completed({ seat, plate }: Event<"Served">, least: number, tone: Tone): News[] {
    if (plate.turned) return [];
    const dish = dishOf(plate.face);
    if (this.gain(seat, dish) < least) return [];
    const id = plate.on !== null ? "told-on" : "told-worth";
    const below = dishInfo(dish)?.lies_on ?? "";
    const words = {
      ...this.who(seat),
      card: this.plate(plate),
      dish: this.dish(dish),
      below: below && this.dish(below),
      points: this.worth("after", seat, dish),
    };
    return [{ text: t(id, words), tone, chips: [{ card: plate.face, seat }] }];
  }

  /** Points for a dish in front of us that others took with what they laid: they passed us, or drew level. */
  overtaken(others: Event<"Served">[]): News[] {
    const { me, before, after } = this.teller;
    if (me === null) return [];
    return Object.keys(before?.worth?.[me] ?? {}).flatMap((dish): News[] => {
      const [had, has] = [this.worth("before", me, dish), this.worth("after", me, dish)];
      if (has >= had || !isContest(dish)) return [];
      const reason = t("told-from-to", { before: had, after: has });
      for (const { seat, theirs, mine, colours } of rivals(dish, me, before, after)) {
        const event = others.find((laid) => laid.seat === seat);
        if (!event) continue;
        const count = colours ? t("ceremony-colours", { count: theirs }) : theirs;
        const words = { name: this.teller.nameOf(seat), dish: this.dish(dish), theirs: count, mine };
        const text = t(theirs > mine ? "told-overtaken" : "told-level", words);
        return [{ text, reason, tone: "bad", chips: [{ card: event.plate.face, seat }] }];
      }
      // Nobody passed us: two others share a place, for instance.
      if (!others.some(({ plate }) => !plate.turned && dishOf(plate.face) === dish)) return [];
      const text = t("told-worth", { ...this.who(me), dish: this.dish(dish), points: has });
      return [{ text, reason, tone: "bad", chips: [{ card: dish, seat: me }] }];
    });
  }

  given(event: Event<"Given">, beat: Beat): News {
    const { seat, giver, card } = event;
    const { me } = this.teller;
    const id = seat === me ? "told-given-you" : giver === me ? "told-you-give" : "told-given";
    const words = { name: this.teller.nameOf(giver), to: this.teller.nameOf(seat), card: this.card(card) };
    const back = backFor(event, beat);
    return {
      text: t(id, words),
      reason: back ? this.returned(back) : undefined,
      tone: seat === me ? "good" : giver === me ? "bad" : "plain",
      chips: [...(back ? [{ card: back.plate.face, seat }] : []), { card, seat: giver }],
    };
  }

  /** Cards that met and went, all in one sentence. */
  collided(cleared: Event<"Cleared">[]): News {
    const seats = [...new Set(cleared.map((event) => event.seat))];
    const names = listed(seats.map((seat) => this.name(seat)));
    const mine = cleared.some((event) => event.seat === this.teller.me);
    return {
      text: capital(t("told-collided", { count: cleared.length, dish: this.dish(dishOf(cleared[0]!.plate.face)) })),
      reason: seats.length > 1 ? t("told-collided-who", { names }) : t("told-collided-alone", this.who(seats[0]!)),
      tone: mine ? "bad" : "plain",
      chips: cleared.map(({ seat, plate }) => ({ card: plate.face, seat, struck: true })),
    };
  }

  /** Cards that were set aside, each in a sentence. */
  cleared(beat: Beat): News[] {
    return all(beat, "Cleared").flatMap((event) => (isUsed(event) ? [] : this.setAside(event)));
  }

  setAside(event: Event<"Cleared">): News {
    const { seat, plate, why } = event;
    const text = t(`told-cleared-${why.replaceAll(" ", "-")}`, { ...this.who(seat), card: this.plate(plate) });
    const vain = isVain(event);
    const tone = vain && seat === this.teller.me ? "bad" : "plain";
    return { text: capital(text), tone, chips: [{ card: plate.face, seat, struck: vain }] };
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

  /** Points at once: for a place in a race, with what was set aside for it. */
  scored({ seat, dish, points }: Event<"Scored">, cleared: Event<"Cleared">[]): News {
    const text = t("told-scored", { ...this.who(seat), dish: this.dish(dish), points });
    const { prizes = [], icons = {} } = dishInfo(dish) ?? {};
    const place = prizes.indexOf(points) + 1;
    const count = cleared.reduce((sum, { plate }) => sum + (icons[plate.face] ?? 0), 0);
    const reason = place > 0 && count > 0 ? t("told-raced", { place, count }) : undefined;
    const tone = seat === this.teller.me ? "good" : "plain";
    return { text: capital(text), reason, tone, chips: [{ card: dish, seat }] };
  }

  /** Cards turned face down, and what each of them is then worth. */
  turned(changed: Event<"Changed">[]): News {
    const { seat } = changed[0]!;
    const count = changed.length;
    const dish = gameInfo(this.teller.game)?.face_down ?? "";
    const points = (this.worth("after", seat, dish) - this.worth("before", seat, dish)) / count;
    const reason = points > 0 ? t("told-turned-each", { count, points }) : undefined;
    return { ...plain(t("told-turned", { ...this.who(seat), count }), [{ card: "~", seat }]), reason };
  }

  forDummy(seat: Seat, drawn: Event<"DrewCard">[]): News {
    const card = drawn.find((event) => event.seat === seat)?.card;
    if (!card || seat !== this.teller.me) return plain(t("told-for-dummy", this.who(seat)));
    return plain(t("told-for-dummy-card", { card: this.card(card) }), [{ card, seat }]);
  }

  /** The points of a round or of the match, dish by dish: for the log. */
  counted(beat: Beat): News[] {
    const scored = all(beat, "Scored").filter((event) => event.points !== 0);
    const dishes = [...new Set(scored.map((event) => event.dish))].map((dish) => {
      const list = scored
        .filter((event) => event.dish === dish)
        .map(({ seat, points }) => `${this.name(seat)} ${written(points)}`)
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
    const found = sushizockNews(event, this.teller);
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
  else if (first.event === "Cleared") news.push(...telling.cleared(beat));
  else if (first.event === "Changed") news.push(telling.turned(all(beat, "Changed")));
  else if (first.event === "Scored") news.push(telling.scored(first, all(beat, "Cleared")));
  else if (first.event === "DrewForDummy") news.push(telling.forDummy(first.seat, all(beat, "DrewCard")));
  else news.push(...telling.other(first));
  return news;
}
