/** Reviews that were looked at on this device: they are there without a network, too. */

import type { ReviewNow } from "../lib/protocol";
import type { Replay } from "../lib/replay";

/** A cache of its own, which updates of the page leave alone (`public/sw.js`). */
const NAME = "sushiya-reviews";
/** The latest ones are kept. */
const MOST = 50;

/** All that the screen needs. */
export interface Stored {
  match: Replay;
  /** The sharpest picture so far, with all options. */
  now: ReviewNow;
}

const addressOf = (id: string): string => `/${NAME}/${id}`;

/** Browsers have caches over TLS and on localhost only, as they have service workers. */
const isPossible = (): boolean => "caches" in window;

export async function storeReview(id: string, review: Stored): Promise<void> {
  if (!isPossible()) return;
  const cache = await caches.open(NAME);
  await cache.delete(addressOf(id)); // it becomes the latest one
  await cache.put(addressOf(id), new Response(JSON.stringify(review)));
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(old);
}

export async function storedReview(id: string): Promise<Stored | null> {
  if (!isPossible()) return null;
  const found = await caches.match(addressOf(id), { cacheName: NAME });
  return found ? ((await found.json()) as Stored) : null;
}
