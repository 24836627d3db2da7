/** The current route. The path is the state, so the back button works. */

import { upgrade } from "./upgrade.svelte";

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (upgrade.needed && path !== location.pathname) return upgrade.reload(path);
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** Go there without leaving this page in the history. */
  moveOn(path: string): void {
    history.replaceState(null, "", path);
    this.go(path);
  }
}

export const route = new Route();

/** Handle a click on an internal link without reloading. With a modifier key it is an ordinary link. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(new URL(link.href).pathname);
}
