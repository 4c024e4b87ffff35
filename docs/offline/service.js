// Keeps the pad in the browser. GROUPS, above, has the files of each group and their hashes: what is
// kept is what was built together, whatever lies on the host meanwhile.

const HERE = new URL("./", self.location).href;
const OURS = `boardscore ${HERE} `;

const kept = (group) => caches.open(`${OURS}${group} ${GROUPS[group].hash}`);

/** The file that is asked for, with its group; undefined if it is none of ours. */
function asked(request) {
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(HERE)) return undefined;
  const file = address.pathname.slice(new URL(HERE).pathname.length) || "index.html";
  const group = Object.keys(GROUPS).find((name) => Object.hasOwn(GROUPS[name].files, file));
  return group && { file, group };
}

/** A file from the host, refused by the browser if it is not the one that was built. */
async function fetched({ file, group }) {
  const integrity = GROUPS[group].files[file];
  const found = await fetch(new URL(file, HERE), { integrity, cache: "no-cache", credentials: "same-origin" });
  if (!found.ok) throw new TypeError(`${file}: ${found.status}`);
  return found;
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
  for (const file of Object.keys(GROUPS[group].files)) {
    if (!(await cache.match(file))) await cache.put(file, await fetched({ file, group }));
  }
}

// The first time the page alone: Python is kept as it passes by, so that it is fetched once. Another
// version takes over only when it is complete.
self.addEventListener("install", (event) => {
  const groups = self.registration.active ? Object.keys(GROUPS) : ["page"];
  event.waitUntil(Promise.all(groups.map(fill)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([clean(), self.clients.claim()]));
});

/** Drops what other versions kept. */
async function clean() {
  const own = new Set(Object.keys(GROUPS).map((group) => `${OURS}${group} ${GROUPS[group].hash}`));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && !own.has(name)).map((name) => caches.delete(name)));
}

self.addEventListener("message", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const file = asked(event.request);
  if (file) event.respondWith(answered(file));
});
