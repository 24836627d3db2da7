/** On a plain file host, links to screens get the address that they have there, so that new tabs work. */

import { addressOf, at } from "./house";

/** Paths of files rather than screens. */
const FILE = /^\/(api|docs|matches)\//;

function readdress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const path = link.getAttribute("href")!;
    link.setAttribute("href", FILE.test(path) ? at(path) : addressOf(path));
  }
}

export function readdressLinks(): void {
  readdress();
  const changes = { childList: true, subtree: true, attributeFilter: ["href"] };
  new MutationObserver(readdress).observe(document, changes);
}
