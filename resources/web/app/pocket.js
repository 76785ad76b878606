// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that were made while the studio was out of reach, kept in the browser (IndexedDB) until
// they are brought home. Nothing is thrown away before the studio has said that it has it.
import { language, say } from "./words.js";

const NAME = "chess-composer", STORE = "pocket", VERSION = 1;

/** A request of the database as a promise. */
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/**
 * What is kept is { id, problem, place, changed }: a record as docs/json.md has it, where it was
 * opened from in the library or null, and when it was kept last (ISO 8601).
 */
export class Pocket {
  #opened = null;
  #homing = null;

  #open() {
    return (this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(STORE, { keyPath: "id", autoIncrement: true });
      };
      request.onsuccess = () => {
        const database = request.result;
        database.onversionchange = () => { // a newer page in another tab
          database.close();
          this.#opened = null;
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error);
    }).catch((fault) => {
      this.#opened = null;
      throw fault;
    }));
  }

  async #store(mode, work) {
    const database = await this.#open();
    const transaction = database.transaction(STORE, mode, { durability: "strict" });
    const finished = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = transaction.onerror = () => reject(transaction.error);
    });
    const found = await work(transaction.objectStore(STORE));
    await finished; // it is on the disk
    return found;
  }

  /**
   * Keep a problem; returns its place, which says so. With a place that says so already the one
   * kept there is replaced.
   */
  async add(problem, place) {
    await navigator.storage?.persist?.().catch(() => false);
    const { pocket, ...home } = place || {};
    const kept = { problem, place: "record" in home ? home : null, changed: new Date().toISOString() };
    const id = await this.#store("readwrite", async (store) => {
      const old = pocket === undefined ? undefined : await done(store.get(pocket));
      return done(store.put(old ? { ...kept, place: old.place, id: old.id } : kept));
    });
    return { ...home, pocket: id };
  }

  /** How many are kept. */
  count() {
    return this.#store("readonly", (store) => done(store.count()));
  }

  /** All of them, the oldest first. */
  all() {
    return this.#store("readonly", (store) => done(store.getAll()));
  }

  /**
   * Bring all of them into the library of the studio, one after the other; `brought` is called
   * with the number here, the problem and the place of each that is there. Returns sentences.
   */
  home(link, brought = () => {}) {
    return (this.#homing ??= this.#bring(link, brought).finally(() => { this.#homing = null; }));
  }

  async #bring(link, brought) {
    const told = [];
    for (const kept of await this.all()) {
      const { problem, place } = kept;
      let answer;
      try {
        answer = await link.ask("bring", { problem, place, language });
      } catch (fault) {
        told.push(fault.message || say("outOfReach")); // it stays here
        if (!fault.message) break;
        continue;
      }
      const isLast = await this.#store("readwrite", async (store) => {
        const now = await done(store.get(kept.id));
        if (!now) return true;
        if (now.changed === kept.changed) {
          await done(store.delete(kept.id));
          return true;
        }
        await done(store.put({ ...now, place: answer.place })); // changed meanwhile, in another tab
        return false;
      });
      if (isLast) brought(kept.id, answer.problem, answer.place);
      told.push(answer.message);
    }
    return told;
  }

  /** All of them as a file of problems (JSON lines), which the desk imports. */
  async file() {
    const all = await this.all();
    const lines = all.map(({ problem }) => JSON.stringify(problem) + "\n");
    return new Blob(lines, { type: "application/x-ndjson" });
  }
}
