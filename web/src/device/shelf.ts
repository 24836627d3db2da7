/** Where the matches of this device are kept: texts by key, in the browser's own database. */

const NAME = "sushiya";
const TEXTS = "texts";

/** What the table's Python sees of it (`sushiya/device/shelf.py`). Lists and changes cross the border as JSON. */
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

export async function openShelf(): Promise<Shelf> {
  const database = await opened();
  const texts = () => database.transaction(TEXTS).objectStore(TEXTS);
  return {
    read: (key) => done(texts().get(key) as IDBRequest<string | undefined>),

    async list(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const store = texts();
      const [keys, values] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
      return JSON.stringify(keys.map((key, index) => [key, values[index] as string]));
    },

    /** All or nothing, and on the disk before it returns: what was locked in outlives a dead battery. */
    write: (changes) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
        const store = transaction.objectStore(TEXTS);
        for (const [key, text] of Object.entries(JSON.parse(changes) as Record<string, string | null>)) {
          if (text === null) store.delete(key);
          else store.put(text, key);
        }
        transaction.oncomplete = () => resolve();
        transaction.onerror = transaction.onabort = () => reject(transaction.error!);
      }),
  };
}
