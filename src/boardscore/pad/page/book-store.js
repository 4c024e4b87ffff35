// The book in this browser's database. It stores records that the library made; an entry in them is a text. Several
// tabs may use it at a time: whatever belongs together is one transaction.

const NAME = "boardscore.book";
const VERSION = 1;
const GAMES = "games";
/** What a search and statistics need of the games, in blocks: a few large values are read much faster than many small ones. */
const BLOCKS = "blocks";
/** The bits of a number within its block. */
const WITHIN = 8;

let opened = null;

function database() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const games = asked.result.createObjectStore(GAMES, { keyPath: "number", autoIncrement: true });
      games.createIndex("id", "id", { unique: true });
      games.createIndex("at", "at");
      games.createIndex("like", "like");
      asked.result.createObjectStore(BLOCKS);
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

/** Runs some work as one transaction: all of it happens, or nothing. */
async function together(mode, work) {
  const transaction = (await database()).transaction([GAMES, BLOCKS], mode, { durability: "strict" });
  const over = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  const [found] = await Promise.all([work(transaction.objectStore(GAMES), transaction.objectStore(BLOCKS)), over]);
  return found;
}

const said = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Writes what a search and statistics need of some games, by their numbers; nothing for a removed game. */
async function note(blocks, facts) {
  const changed = {};
  for (const [number, fact] of facts) {
    const block = number >> WITHIN;
    changed[block] ??= (await said(blocks.get(block))) ?? {};
    if (fact) changed[block][number] = fact;
    else delete changed[block][number];
  }
  for (const [block, content] of Object.entries(changed)) blocks.put(content, Number(block));
}

const factsOf = ({ at, words, summary }) => ({ at, words, summary });

/** Each game by its number, without its entry. */
const allFacts = async (blocks) => (await said(blocks.getAll())).flatMap(Object.entries);

async function add(games, blocks, records) {
  const numbers = await Promise.all(records.map(({ words, summary, ...record }) => said(games.add(record))));
  await note(blocks, numbers.map((number, at) => [number, factsOf(records[at])]));
}

/** Adds the game of a result screen, once; returns `new` as `kept`, or `before` with the entry of a game like it that was there. */
export const keepOnce = (record) =>
  together("readwrite", async (games, blocks) => {
    if (await said(games.index("id").getKey(record.id))) return { kept: "new" }; // this very game
    const before = await said(games.index("like").get(record.like));
    if (before) return { kept: "before", entry: before.entry };
    await add(games, blocks, [record]);
    return { kept: "new" };
  });

/** Adds games by their ids; counts new ones, known ones, and those known with other content. */
export const addAll = (records) =>
  together("readwrite", async (games, blocks) => {
    const there = await Promise.all(records.map(({ id }) => said(games.index("id").get(id))));
    const fresh = records.filter((_, at) => !there[at]);
    await add(games, blocks, fresh);
    const others = records.filter(({ entry }, at) => there[at] && there[at].entry !== entry);
    return { new: fresh.length, known: records.length - fresh.length, others: others.length };
  });

/** The number of games that have all keys of a search, and the newest of them. */
export const newest = (most, keys = []) =>
  together("readonly", async (games, blocks) => {
    const found = (await allFacts(blocks)).filter(([, { words }]) => keys.every((key) => words.includes(key)));
    found.sort(([one, { at }], [other, { at: than }]) => than - at || other - one);
    const records = await Promise.all(found.slice(0, most).map(([number]) => said(games.get(Number(number)))));
    return { count: found.length, records };
  });

/** What statistics need of every game. */
export const summaries = () => together("readonly", async (_, blocks) => (await allFacts(blocks)).map(([, { summary }]) => summary));

/** Every game, the oldest first. */
export const everyGame = () => together("readonly", (games) => said(games.index("at").getAll()));

/** The game with an id; undefined if there is none. */
export const gameWithId = (id) => together("readonly", (games) => said(games.index("id").get(id)));

/** Stores a game with another content, unless that has changed since it was read; returns whether it is stored. */
export const replace = (before, { entry, ...facts }) =>
  together("readwrite", async (games, blocks) => {
    const there = await said(games.index("id").get(before.id));
    if (there?.entry !== before.entry) return false;
    await said(games.put({ ...there, entry })); // still like the game of its result screen
    await note(blocks, [[there.number, factsOf(facts)]]);
    return true;
  });

/** Removes the game with an id and returns it, as `addAll` takes it. */
export const remove = (id) =>
  together("readwrite", async (games, blocks) => {
    const record = await said(games.index("id").get(id));
    if (!record) return record;
    const { number } = record;
    const block = await said(blocks.get(number >> WITHIN));
    await said(games.delete(number));
    await note(blocks, [[number]]);
    return { ...record, ...block[number] };
  });

const LACKS = { QuotaExceededError: "full", VersionError: "newer" };

/** Why the book cannot be used, in a word. */
export const lackOf = (error) => LACKS[error?.name] ?? "none";
