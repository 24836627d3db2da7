/* Offline, this shows a page that says so. Online, everything comes from the server as usual. */
const CACHE = "sushiya-offline-4";
const STYLE = "/offline.css";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["/offline.html", STYLE])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old);
});

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const spare = mode === "navigate" ? "/offline.html" : new URL(url).pathname === STYLE ? STYLE : null;
  if (spare) event.respondWith(fetch(event.request).catch(() => caches.match(spare)));
});
