// The book in this browser's database. It stores records that the library made; an entry in them is a text. Several
// tabs may use it at a time: whatever belongs together is one transaction.

const NAME = "boardscore.book";
const VERSION = 1;
const GAMES = "games";

let opened = null;

function database() {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const games = asked.result.createObjectStore(GAMES, { keyPath: "number", autoIncrement: true });
      games.createIndex("id", "id", { unique: true });
      games.createIndex("at", "at");
      games.createIndex("like", "like");
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
  const transaction = (await database()).transaction(GAMES, mode, { durability: "strict" });
  const over = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  const [found] = await Promise.all([work(transaction.objectStore(GAMES)), over]);
  return found;
}

const said = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

/** Adds the game of a result screen, once; returns `new`, or `before` if a game like it was there. */
export const keepOnce = (record) =>
  together("readwrite", async (games) => {
    if (await said(games.index("id").getKey(record.id))) return "new"; // this very game
    if (await said(games.index("like").getKey(record.like))) return "before";
    await said(games.add(record));
    return "new";
  });

/** Adds games by their ids; counts new ones, known ones, and those known with other content. */
export const addAll = (records) =>
  together("readwrite", async (games) => {
    const counted = { new: 0, known: 0, others: 0 };
    for (const record of records) {
      const there = await said(games.index("id").get(record.id));
      if (there) {
        counted.known += 1;
        if (there.entry !== record.entry) counted.others += 1;
      } else {
        counted.new += 1;
        games.add(record);
      }
    }
    return counted;
  });

/** The number of games, and the newest of them. */
export const newest = (most) =>
  together("readonly", async (games) => {
    const count = await said(games.count());
    const records = [];
    const walk = games.index("at").openCursor(null, "prev");
    await new Promise((done, failed) => {
      walk.onerror = () => failed(walk.error);
      walk.onsuccess = () => {
        if (!walk.result || records.length === most) return done();
        records.push(walk.result.value);
        walk.result.continue();
      };
    });
    return { count, records };
  });

/** Every game, the oldest first. */
export const everyGame = () => together("readonly", (games) => said(games.index("at").getAll()));

/** The game with an id; undefined if there is none. */
export const gameWithId = (id) => together("readonly", (games) => said(games.index("id").get(id)));

/** Stores a game with another content, unless that has changed since it was read; returns whether it is stored. */
export const replace = (before, { entry }) =>
  together("readwrite", async (games) => {
    const there = await said(games.index("id").get(before.id));
    if (there?.entry !== before.entry) return false;
    await said(games.put({ ...there, entry })); // still like the game of its result screen
    return true;
  });

/** Removes the game with an id and returns it. */
export const remove = (id) =>
  together("readwrite", async (games) => {
    const record = await said(games.index("id").get(id));
    if (record) await said(games.delete(record.number));
    return record;
  });

const LACKS = { QuotaExceededError: "full", VersionError: "newer" };

/** Why the book cannot be used, in a word. */
export const lackOf = (error) => LACKS[error?.name] ?? "none";
