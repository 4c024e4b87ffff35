// The book in this browser's database. It stores records that the library made; an entry in them is a text. Several
// tabs may use it at a time: whatever belongs together is one transaction.

const NAME = "boardscore.book";
const VERSION = 1;
const GAMES = "games";
/** What a list, a search and statistics need of a game: a line of text each. A store has the lines of a kind in blocks; a few large texts are read much faster than many small ones. */
const KINDS = ["at", "words", "summary"];
/** Lines of a block that are alike up to their last tab have that part in common; this is before each of their ends. */
const END = "\x1f";
/** The bits of a number within its block. */
const WITHIN = 9;

let opened = null;

function database() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const games = asked.result.createObjectStore(GAMES, { keyPath: "number", autoIncrement: true });
      games.createIndex("id", "id", { unique: true });
      games.createIndex("at", "at");
      games.createIndex("like", "like");
      for (const kind of KINDS) asked.result.createObjectStore(kind);
    };
    asked.onsuccess = () => {
      asked.result.onversionchange = asked.result.onclose = () => { asked.result.close(); opened = null; }; // as when a newer page opens it
      done(asked.result);
    };
    asked.onerror = () => failed(asked.error);
  });
  opened.catch(() => { opened = null; });
  return opened;
}

/** Runs some work on the stores, by their names, as one transaction: all of it happens, or nothing. */
async function together(mode, work) {
  const names = [GAMES, ...KINDS];
  const transaction = (await database()).transaction(names, mode, { durability: "strict" });
  const over = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]));
  const [found] = await Promise.all([work(stores), over]);
  return found;
}

const said = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** The block with some lines, by the numbers of their games. */
function packed(lines) {
  const alike = new Map();
  for (const [number, line] of lines) {
    const start = line.slice(0, line.lastIndexOf("\t") + 1);
    if (!alike.has(start)) alike.set(start, []);
    alike.get(start).push([number, line.slice(start.length)]);
  }
  const text = [...alike].map(([start, ends]) => [start, ...ends.map(([, end]) => end)].join(END)).join("\n");
  return { numbers: [...alike.values()].flat().map(([number]) => number), text };
}

function unpacked({ numbers = [], text = "" } = {}) {
  const lines = text.split("\n").flatMap((group) => {
    const [start, ...ends] = group.split(END);
    return ends.map((end) => start + end);
  });
  return new Map(numbers.map((number, at) => [number, lines[at]]));
}

const blockOf = async (store, number) => unpacked(await said(store.get(number >> WITHIN)));

/** Writes the lines of some games, by their numbers; nothing for a removed game. */
async function note(stores, games) {
  for (const kind of KINDS) {
    const changed = new Map();
    for (const [number, game] of games) {
      const block = number >> WITHIN;
      if (!changed.has(block)) changed.set(block, await blockOf(stores[kind], number));
      if (game) changed.get(block).set(number, String(game[kind]));
      else changed.get(block).delete(number);
    }
    for (const [block, lines] of changed) stores[kind].put(packed(lines), block);
  }
}

async function add(stores, records) {
  const numbers = await Promise.all(records.map(({ words, summary, ...record }) => said(stores.games.add(record))));
  await note(stores, numbers.map((number, at) => [number, records[at]]));
}

/** Adds the game of a result screen, once; returns `new` as `kept`, or `before` with the entry of a game like it that was there. */
export const keepOnce = (record) =>
  together("readwrite", async (stores) => {
    const { games } = stores;
    if (await said(games.index("id").getKey(record.id))) return { kept: "new" }; // this very game
    const before = await said(games.index("like").get(record.like));
    if (before) return { kept: "before", entry: before.entry };
    await add(stores, [record]);
    return { kept: "new" };
  });

/** Adds games by their ids; counts new ones, known ones, and those known with other content. */
export const addAll = (records) =>
  together("readwrite", async (stores) => {
    const there = await Promise.all(records.map(({ id }) => said(stores.games.index("id").get(id))));
    const fresh = records.filter((_, at) => !there[at]);
    await add(stores, fresh);
    const others = records.filter(({ entry }, at) => there[at] && there[at].entry !== entry);
    return { new: fresh.length, known: records.length - fresh.length, others: others.length };
  });

/** The lines of all games, each with its number. */
const allLines = async (store) => (await said(store.getAll())).flatMap((block) => [...unpacked(block)]);

/** The number of games that have all keys of a search, and the newest of them. */
export const newest = (most, keys = []) =>
  together("readonly", async ({ games, at, words }) => {
    let times = await allLines(at);
    if (keys.length) {
      const lines = new Map(await allLines(words));
      times = times.filter(([number]) => keys.every((key) => lines.get(number).includes(key)));
    }
    times.sort(([one, time], [other, than]) => than - time || other - one);
    const records = await Promise.all(times.slice(0, most).map(([number]) => said(games.get(number))));
    return { count: times.length, records };
  });

/** What statistics need of every game, in lines; games of all blocks that begin alike share one. */
export const summaries = () =>
  together("readonly", async ({ summary }) => {
    const alike = new Map();
    const blocks = await said(summary.getAll());
    for (const group of blocks.flatMap(({ text }) => text.split("\n"))) {
      const ends = group.indexOf(END);
      const start = group.slice(0, ends);
      alike.set(start, (alike.get(start) ?? start) + group.slice(ends));
    }
    return [...alike.values()];
  });

/** Every game, the oldest first. */
export const everyGame = () => together("readonly", ({ games }) => said(games.index("at").getAll()));

/** The game with an id; undefined if there is none. */
export const gameWithId = (id) => together("readonly", ({ games }) => said(games.index("id").get(id)));

/** Stores a game with another content, unless that has changed since it was read; returns whether it is stored. */
export const replace = (before, record) =>
  together("readwrite", async (stores) => {
    const { games } = stores;
    const there = await said(games.index("id").get(before.id));
    if (there?.entry !== before.entry) return false;
    await said(games.put({ ...there, entry: record.entry })); // still like the game of its result screen
    await note(stores, [[there.number, record]]);
    return true;
  });

/** Removes the game with an id and returns it, as `addAll` takes it. */
export const remove = (id) =>
  together("readwrite", async (stores) => {
    const record = await said(stores.games.index("id").get(id));
    if (!record) return record;
    const { number } = record;
    for (const kind of KINDS) record[kind] = (await blockOf(stores[kind], number)).get(number);
    await said(stores.games.delete(number));
    await note(stores, [[number]]);
    return record;
  });

const LACKS = { QuotaExceededError: "full", VersionError: "newer" };

/** Why the book cannot be used, in a word. */
export const lackOf = (error) => LACKS[error?.name] ?? "none";
