/*
 * Keeps the page for times without a network. Online, the newest page comes from its host as usual.
 *
 * Each build has a cache of its own. It is filled before it is used, and a single file that is missing or not the
 * right one leaves everything as it was: an update replaces all files together, or none.
 */
importScripts("files.js"); // BUILD, and the digests of all files by path: PAGE, and ENGINE for what few need at once

const { BUILD, PAGE, ENGINE } = self;
const HERE = self.registration.scope;
/** A host may have several pages like this one, in other folders. */
const OURS = `sushiya ${HERE} `;
const CACHE = OURS + BUILD;
/** An empty cache: somebody has allowed an update although loading it may cost something (`lib/offline.ts`). */
const ALLOWED = `${OURS}allowed`;
const DIGEST = "x-sushiya-digest";
/** Files whose address changes with their content: whoever has one has the right one. */
const HASHED = /^(assets\/|engine\/.+\/)/;
/** Paths that are not screens of the page, but answered by a server or written beside it. */
const NO_SCREEN = /^(api|docs|matches|metrics|status)\b/;
/** How long to wait for a network that is there but doesn't respond, in milliseconds. */
const PATIENCE = 5000;
const WANTED = { ...PAGE, ...ENGINE };
/** The largest file of an engine: whoever has it has that engine (`lib/permission.svelte.ts`). */
const LARGEST = /^engine\/.+\/pyodide\.asm\.wasm\.bin$/;

const addressOf = (path) => new URL(path, HERE).href;
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

async function cached(path) {
  return (await caches.open(CACHE)).match(addressOf(path), { ignoreVary: true });
}

/** Fetch a file and keep it. Fails if it is not the one that belongs to this build. */
async function fetched(path) {
  for (const cache of [HASHED.test(path) ? "default" : "no-cache", "reload"]) {
    const response = await fetch(addressOf(path), { cache });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const body = await response.arrayBuffer();
    const digest = hex(await crypto.subtle.digest("SHA-256", body));
    if (!WANTED[path] || WANTED[path] === digest) {
      const headers = new Headers(response.headers);
      headers.set(DIGEST, digest);
      return put(path, new Response(body, { headers }));
    }
  }
  throw new Error(`${path} is not the file of this build`);
}

async function put(path, response) {
  await (await caches.open(CACHE)).put(addressOf(path), response.clone());
  return response;
}

const underway = new Map();

/** A file of this build, from the cache, or fetched and kept. Nothing is fetched twice at a time. */
async function kept(path) {
  const there = await cached(path);
  if (there) return there;
  if (!underway.has(path))
    underway.set(
      path,
      fetched(path).finally(() => underway.delete(path)),
    );
  return (await underway.get(path)).clone();
}

const oldNames = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** The largest files of the engines that earlier builds have kept. */
async function oldEngines() {
  const keysOf = async (name) => (await caches.open(name)).keys();
  const keys = await Promise.all((await oldNames()).map(keysOf));
  const paths = keys.flat().map(({ url }) => url.slice(HERE.length));
  return paths.filter((path) => LARGEST.test(path));
}

/** What earlier builds have kept, by digest. */
async function earlier() {
  const found = new Map();
  for (const name of await oldNames()) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll()) found.set(response.headers.get(DIGEST), response);
  }
  return found;
}

/** Whether loading may cost something, as far as the browser says (`lib/reach.svelte.ts`), and nobody has allowed it. */
async function mayCost() {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return (saveData || type === "cellular" || (effectiveType ?? "4g") !== "4g") && !(await caches.has(ALLOWED));
}

/**
 * What was loaded stays if it is still the same, and whoever had the engine gets all of it with the page. Where that may
 * cost something, only a new engine keeps the update waiting: the old page and the old engine stay together. All else
 * that is new, like puzzles, can still be loaded when somebody needs it.
 */
async function install() {
  const known = await earlier();
  const engines = await oldEngines();
  const isFree = !(await mayCost());
  if (engines.length > 0 && !isFree && !engines.some((path) => path in ENGINE))
    throw new Error("The engine waits until loading it is free.");
  const all = engines.length > 0 && isFree;
  const parts = Object.entries(ENGINE).filter(([, digest]) => all || known.has(digest));
  for (const [path, digest] of [...Object.entries(PAGE), ...parts])
    if (known.has(digest) && !(await cached(path))) await put(path, known.get(digest).clone());
    else await kept(path);
  await self.skipWaiting();
}

async function activate() {
  for (const name of await oldNames()) await caches.delete(name);
  await self.clients.claim();
}

/** The response of the host or, without a network or if it takes too long, the kept one. */
async function newest(request, path) {
  const spare = await cached(path);
  if (!spare) return fetch(request);
  const found = fetch(request).then(
    (response) => (response.status < 500 ? response : spare),
    () => spare,
  );
  return Promise.race([found, new Promise((resolve) => setTimeout(resolve, PATIENCE, spare))]);
}

function answer(request) {
  const { origin, pathname, href } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !href.startsWith(HERE)) return null;
  const path = pathname.slice(new URL(HERE).pathname.length);
  if (path && path in WANTED) return HASHED.test(path) ? kept(path) : newest(request, path);
  return request.mode === "navigate" && !NO_SCREEN.test(path) ? newest(request, "") : null;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const found = answer(event.request);
  if (found) event.respondWith(found);
});
/** The page asks for the engine when it is idle. */
self.addEventListener("message", (event) => {
  if (event.data === "engine") event.waitUntil(Promise.all(Object.keys(ENGINE).map(kept)).catch(() => undefined));
});
