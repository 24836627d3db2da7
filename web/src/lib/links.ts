/** On a plain file host, links to screens get the address that they have there, so that new tabs work. */

import { addressOf, at } from "./house";

/** Paths of files rather than screens. */
const FILE = /^\/(api|docs|matches)\//;
/** The address that we gave each link. It may begin with a slash, too, and is then not taken for a path. */
const given = new WeakMap<HTMLAnchorElement, string>();

function readdress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const path = link.getAttribute("href")!;
    if (path === given.get(link)) continue;
    const address = FILE.test(path) ? at(path) : addressOf(path);
    given.set(link, address);
    if (address !== path) link.setAttribute("href", address);
  }
}

/** Keep all links right from now on. Returns how to stop. */
export function readdressLinks(): () => void {
  readdress();
  const changes = { childList: true, subtree: true, attributeFilter: ["href"] };
  const observer = new MutationObserver(readdress);
  observer.observe(document, changes);
  return () => observer.disconnect();
}
