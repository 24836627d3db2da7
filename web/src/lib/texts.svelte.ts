/** All text for people, from the same Fluent files that the terminal reads. Each language is loaded separately. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "virtual:texts";
import { dishOf, nameOfGame, type Card } from "./wire";

const CHOSEN = "sushiya.language";

export function availableLanguages(): string[] {
  return Object.keys(LANGUAGES).sort();
}

/** The first wanted language that is available, or else English. */
export function bestLanguage(wanted: readonly string[]): string {
  const there = availableLanguages();
  return wanted.map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => there.includes(tag)) ?? "en";
}

class Texts {
  language = $state("");
  private bundle: FluentBundle | null = null;
  /** A cache: cards are drawn often, and their texts stay the same. */
  private readonly known = new Map<string, string>();

  async use(language: string): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource((await LANGUAGES[language]!()).default));
    this.bundle = bundle;
    this.known.clear();
    this.language = language;
    document.documentElement.lang = language;
  }

  choose(language: string): Promise<void> {
    try {
      localStorage.setItem(CHOSEN, language);
    } catch {
      // no storage: the choice lasts until the page is closed
    }
    return this.use(language);
  }

  start(): Promise<void> {
    let chosen: string | null = null;
    try {
      chosen = localStorage.getItem(CHOSEN);
    } catch {
      // no storage: use the browser's languages
    }
    return this.use(bestLanguage(chosen ? [chosen] : navigator.languages));
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** A message, or one of its attributes for `id.attribute`. A missing one shows its id, and a test fails. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    void this.language; // a dependency: whoever shows a text updates it when the language changes
    const [name, attribute] = id.split(".") as [string, string | undefined];
    const message = this.bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern && this.bundle ? this.bundle.formatPattern(pattern, args) : id;
  }

  /** The most specific id that exists: for the edition, for the game, or the plain one. */
  closest(id: string, game: string): string {
    const question = `${id} ${game}`;
    const best = this.known.get(question) ?? this.search(id, game);
    this.known.set(question, best);
    return best;
  }

  private search(id: string, game: string): string {
    const name = nameOfGame(game);
    const edition = /edition=([\w-]+)/.exec(game)?.[1] ?? "";
    return [`${id}-${name}-${edition}`, `${id}-${name}`].find((special) => this.has(special)) ?? id;
  }
}

export const texts = new Texts();
export const t = (id: string, args?: Record<string, FluentVariable>): string => texts.text(id, args);

const dashed = (text: string): string => text.replace(/[_:+]/g, "-");

/** The name of a game. Without a text for it, this is its own name. */
export function gameName(game: string): string {
  const name = nameOfGame(game);
  return texts.has(`game-${name}`) ? t(`game-${name}`) : capital(name.replaceAll("-", " "));
}

export function dishName(dish: string, game = ""): string {
  return t(texts.closest(`dish-${dashed(dish)}`, game));
}

export function cardName(card: Card, game = ""): string {
  if (card === "~") return t("page-face-down");
  const id = card.includes(":") ? `card-${dashed(card)}` : `dish-${dashed(card)}`;
  return t(texts.closest(id, game));
}

/** A name short enough for the card. The drawing and the stamp say the rest. */
export function shortName(card: Card, game = ""): string {
  if (card === "~") return t("page-face-down");
  const id = texts.closest(card.includes(":") ? `card-${dashed(card)}` : `dish-${dashed(card)}`, game);
  const short = t(`${id}.short`);
  return short === `${id}.short` ? capital(t(id)) : short;
}

/** What a card is worth with the players of this game, in six characters or fewer. */
export function worthOf(card: Card, game = ""): string {
  const seats = Number(/seats=(\d+)/.exec(game)?.[1] ?? 0);
  const own = `card-${dashed(card)}`;
  const told = t(`${own}.points`, { seats });
  if (texts.has(own) && told !== `${own}.points`) return told;
  return t(`${texts.closest(`dish-${dashed(dishOf(card))}`, game)}.points`, { seats });
}

/** What a card does, in full, for screen readers. */
export function meaningOf(card: Card, game = ""): string {
  return card === "~" ? "" : t(`${texts.closest(`dish-${dashed(dishOf(card))}`, game)}.rule`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(texts.language || "en") + text.slice(1);
}
