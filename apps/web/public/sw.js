// For whoever opens a page without a line to the server: says so, instead of the browser's own error. Nothing of a table is
// ever kept here.
const CACHE = 'homestake-offline-2'
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline.css', '/offline.js', '/theme.js', '/favicon.svg']

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name !== CACHE)
  event.waitUntil(caches.keys().then((names) => Promise.all(others(names).map((name) => caches.delete(name)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)))
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)))
})
