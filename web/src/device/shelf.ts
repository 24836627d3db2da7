/** Where the matches of this device are kept: texts by key, in the browser's own database. */

const NAME = "sushiya";
const TEXTS = "texts";

/** What the table's Python uses (`sushiya/device/shelf.py`). Lists and changes cross the border as JSON. */
export interface Shelf {
  read(key: string): Promise<string | undefined>;
  list(prefix: string): Promise<string>;
  write(changes: string): Promise<void>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  return done(request);
}

const texts = (database: IDBDatabase): IDBObjectStore => database.transaction(TEXTS).objectStore(TEXTS);

/** All or nothing, and on disk before it returns: what was locked in survives a dead battery. */
function written(database: IDBDatabase, changes: Record<string, string | null>): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted")); // every error ends here
    const store = transaction.objectStore(TEXTS);
    for (const [key, text] of Object.entries(changes)) {
      if (text === null) store.delete(key);
      else store.put(text, key);
    }
  });
}

/** `told` hears when writing begins to fail, and when it works again. */
export async function openShelf(told: (works: boolean) => void): Promise<Shelf> {
  let opening: Promise<IDBDatabase> | null = opened();
  let works = true;
  await opening;

  /** A database that fails is opened again the next time: a browser may have closed it. */
  async function using<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const ours = (opening ??= opened());
    try {
      return await work(await ours);
    } catch (error) {
      if (opening === ours) opening = null;
      void ours.then((database) => database.close()).catch(() => undefined);
      // Python can't raise what a database throws (a DOMException), and would wait forever.
      throw new Error(String(error), { cause: error });
    }
  }

  function note(now: boolean): void {
    if (now !== works) told(now);
    works = now;
  }

  return {
    read: (key) => using((database) => done(texts(database).get(key) as IDBRequest<string | undefined>)),

    list: (prefix) =>
      using(async (database) => {
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const store = texts(database);
        const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
        return JSON.stringify(keys.map((key, index) => [key, values[index] as string]));
      }),

    async write(changes) {
      try {
        await using((database) => written(database, JSON.parse(changes) as Record<string, string | null>));
        note(true);
      } catch (error) {
        note(false);
        throw error;
      }
    },
  };
}
