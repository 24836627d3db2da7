/** The current route. The path is the state, so the back button works. */

import { addressOf, pathIn } from "./house";
import { upgrade } from "./upgrade.svelte";

class Route {
  path = $state(pathIn(location));
  /** Where we came from. */
  before = "";

  constructor() {
    addEventListener("popstate", () => (this.path = pathIn(location)));
  }

  go(path: string): void {
    const moved = path !== pathIn(location);
    if (upgrade.needed && moved) return upgrade.reload(addressOf(path));
    if (moved) this.before = this.path;
    if (moved) history.pushState(null, "", addressOf(path));
    this.path = path;
    scrollTo(0, 0);
  }

  /** Go there without leaving this page in the history. */
  moveOn(path: string): void {
    history.replaceState(null, "", addressOf(path));
    this.go(path);
  }

  /** Note at the end of the address where in this screen we are. */
  mark(place: number): void {
    try {
      history.replaceState(null, "", `${addressOf(this.path)}#${place}`);
    } catch {
      // Some browsers refuse this when it happens too often; the address then lags behind.
    }
  }
}

export const route = new Route();

/** Handle a click on an internal link without reloading. With a modifier key it is an ordinary link. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const address = new URL(link.href);
  route.go(pathIn(address));
  const place = /#(\d+)$/.exec(address.hash)?.[1];
  if (place) route.mark(Number(place));
}
