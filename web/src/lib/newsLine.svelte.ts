/** The news line: which sentence stands there, and for how long. None is lost, since the log has all of them. */

import type { News } from "./news";
import { NEWS_LEAST, pace, readingTime } from "./pace.svelte";

/** What happened to us waits for its turn, whatever else happens meanwhile. */
const isOurs = ({ tone }: News): boolean => tone === "bad" || tone === "good";

const reading = ({ text, reason = "", least = 0 }: News): number => Math.max(least, readingTime(text + reason));

/**
 * How long a sentence stays before a newer one replaces it. A question is over as soon as there is anything newer. What
 * happened to us stays until it is read, unless we are asked something.
 */
function leastOf(news: News, newer: News): number {
  if (news.tone === "asked") return 0;
  const least = pace.rest(news.least ?? NEWS_LEAST);
  return isOurs(news) && newer.tone !== "asked" ? Math.max(least, pace.motion(reading(news))) : least;
}

export class NewsLine {
  /** The latest news, bright while it is new. */
  news = $state.raw<News | null>(null);
  bright = $state(false);

  /** At most one sentence waits for the one before it: otherwise the line would lag behind. */
  private waiting: News | null = null;
  private since = -Infinity;
  private nextTimer: ReturnType<typeof setTimeout> | undefined;
  private dimTimer: ReturnType<typeof setTimeout> | undefined;

  say(news: News): void {
    if (!this.waiting || isOurs(news) || !isOurs(this.waiting)) this.waiting = news;
    const left = this.news ? this.since + leastOf(this.news, this.waiting) - performance.now() : 0;
    clearTimeout(this.nextTimer);
    if (left <= 0) this.next();
    else this.nextTimer = setTimeout(() => this.next(), left);
  }

  /** Say it at once: it belongs to what is shown now. */
  sayNow(news: News): void {
    this.waiting = news;
    this.next();
  }

  /** Replace a sentence that is shown or waiting by a better one. False if it is gone. */
  replace(old: News, news: News): boolean {
    if (this.news === old) this.sayNow(news);
    else if (this.waiting === old) this.waiting = news;
    else return false;
    return true;
  }

  clear(): void {
    clearTimeout(this.nextTimer);
    clearTimeout(this.dimTimer);
    this.news = this.waiting = null;
    this.bright = false;
  }

  private next(): void {
    clearTimeout(this.nextTimer);
    clearTimeout(this.dimTimer);
    const news = this.waiting;
    if (!news) return;
    this.waiting = null;
    this.news = news;
    this.since = performance.now();
    this.bright = true;
    this.dimTimer = setTimeout(() => (this.bright = false), pace.reading(reading(news)));
  }
}
