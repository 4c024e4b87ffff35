// Keeps the pad in the browser. GROUPS, above, has the files of each group with their hashes, and the
// name of a group has its own: what is kept is what was built together, whatever lies on the host meanwhile.

const HERE = self.registration.scope;
const OURS = `boardscore ${HERE} `;

const kept = (group) => caches.open(OURS + group);

/** The file that is asked for, with its group; undefined if it is none of ours. */
function asked({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(HERE)) return undefined;
  const file = address.slice(HERE.length) || "index.html";
  const group = Object.keys(GROUPS).find((name) => Object.hasOwn(GROUPS[name], file));
  return group && { file, group };
}

/** A file from the host; fails if it is not the one that was built. */
async function fetched({ file, group }) {
  const found = await fetch(HERE + file, { cache: "no-cache", credentials: "same-origin" });
  const content = await found.arrayBuffer();
  const hash = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", content))));
  if (!hash.startsWith(GROUPS[group][file])) throw new TypeError(`${file}: ${found.status}`);
  return new Response(content, found);
}

async function answered(file) {
  const cache = await kept(file.group);
  const found = await cache.match(file.file);
  if (found) return found;
  const fresh = await fetched(file);
  const copy = fresh.clone();
  cache.put(file.file, copy).catch(() => {}); // storage may be full: then it is fetched again
  return fresh;
}

/** Fetches what is not kept yet of a group; fails if anything of it cannot be had. */
async function fill(group) {
  const cache = await kept(group);
  for (const file of Object.keys(GROUPS[group])) {
    if (!(await cache.match(file))) await cache.put(file, await fetched({ file, group }));
  }
}

// The first time the page alone: Python is kept as it passes by, so that it is fetched once. Another
// version takes over only when it is complete.
self.addEventListener("install", (event) => {
  const groups = Object.keys(GROUPS).filter((group) => self.registration.active || group.startsWith("page"));
  event.waitUntil(Promise.all(groups.map(fill)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clean(), self.clients.claim()]));
});

/** Drops what other versions kept. */
async function clean() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && !Object.hasOwn(GROUPS, name.slice(OURS.length)));
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener("message", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const file = asked(event.request);
  if (file) event.respondWith(answered(file));
});
