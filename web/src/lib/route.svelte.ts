/** Where we are: the path is the state, and the back button works. */

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo(0, 0);
  }

  /** Go there, and not back to here. */
  moveOn(path: string): void {
    history.replaceState(null, "", path);
    this.go(path);
  }
}

export const route = new Route();

/** A link that stays in the page; with a modifier key it is an ordinary one. */
export function inside(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  route.go(new URL(link.href).pathname);
}
