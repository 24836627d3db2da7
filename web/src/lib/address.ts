/** The address of somebody's server, as people write it. */

/** Names and addresses in local networks, where servers speak plain HTTP. */
const AT_HOME = /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|[^.]+$|.*\.local$)/;
const NAMED = /^[a-z]+:\/\//i;

/** The URL to go to, or null if the text is not an address. A link to a table stays one. */
export function serverAddress(text: string): string | null {
  const typed = text.trim();
  try {
    const url = new URL(NAMED.test(typed) ? typed : `https://${typed}`);
    if (!/^https?:$/.test(url.protocol) || url.username || /\s/.test(typed)) return null;
    if (!NAMED.test(typed) && (AT_HOME.test(url.hostname) || url.port)) url.protocol = "http:";
    return url.hostname.includes(".") || url.port || url.hostname === "localhost" ? url.href : null;
  } catch {
    return null;
  }
}
