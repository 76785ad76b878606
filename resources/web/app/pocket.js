// SPDX-License-Identifier: GPL-3.0-or-later
// Problems that were made while the studio was out of reach, kept in the browser (IndexedDB) until
// they are brought home. Nothing is thrown away before the studio has said that it has it, or the
// user has thrown it out of the bin.
import { fresh } from "./boards.js";
import { language, say, whenSaid } from "./words.js";

// Pages before 2 knew of no versions and would drop them: where one is still open in another tab, it
// can write nothing here any more, and says so.
const NAME = "chess-composer", STORE = "pocket", VERSION = 2;

/** A request of the database as a promise. */
const done = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/**
 * What is kept is { id, problem, place, as, changed, versions, gone }: a record as docs/json.md has
 * it, where it was opened from in the library or null, how it is to be saved there, and when it was
 * kept last, as nothing else was; its older versions, each { problem, changed }, the oldest first;
 * and whether it was thrown into the bin. Those of earlier pages have neither of the last two.
 */
export class Pocket {
  #opened = null;
  #homing = null;

  #open() {
    return (this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        if (request.result.objectStoreNames.contains(STORE)) return;
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
   * kept there is replaced, and stays as an older version if `as` is "version".
   */
  async add(problem, place, as = "place") {
    navigator.storage?.persist?.().catch(() => false); // not waited for: Firefox asks the user first
    const { pocket, saved, ...home } = place || {};
    const kept = { problem, place: "record" in home ? home : null, as, changed: fresh() };
    const id = await this.#store("readwrite", async (store) => {
      const old = pocket === undefined ? undefined : await done(store.get(pocket));
      if (!old) return done(store.put({ ...kept, versions: [], id: kept.changed }));
      const versions = as === "version" ? withVersion(old, problem) : old.versions || [];
      return done(store.put({ ...kept, versions, place: old.place, as: old.as, id: old.id }));
    });
    return { ...home, pocket: id, saved: problem };
  }

  /** Make an older version the one that counts; what counted becomes the newest of the older ones. */
  restore(id, changed) {
    return this.#change(id, (kept) => {
      const chosen = (kept.versions || []).find((each) => each.changed === changed);
      if (!chosen) return kept;
      const rest = { ...kept, versions: kept.versions.filter((each) => each !== chosen) };
      return { ...rest, problem: chosen.problem, versions: withVersion(rest, chosen.problem), changed: fresh() };
    });
  }

  /** Keep another one beside it, with the same problem; it belongs nowhere in the library. */
  async copy(id) {
    const { problem } = await this.#kept(id);
    return this.add(problem, null, "new");
  }

  /** Throw one into the bin, or take it out again. */
  bin(id, gone = true) {
    return this.#change(id, (kept) => ({ ...kept, gone }));
  }

  /** Throw one away, for good. */
  forget(id) {
    return this.#store("readwrite", (store) => done(store.delete(id)));
  }

  /** How many are kept, but for those in the bin. */
  async count() {
    return (await this.all()).length;
  }

  /** All of them, the oldest first, but for those in the bin. */
  async all() {
    return (await this.everything()).filter((each) => !each.gone);
  }

  /** Those in the bin, too. */
  everything() {
    return this.#store("readonly", (store) => done(store.getAll()));
  }

  #change(id, other) {
    return this.#store("readwrite", async (store) => {
      const kept = await done(store.get(id));
      return kept && done(store.put(other(kept)));
    });
  }

  /**
   * Bring all of them into the library of the studio, one after the other; `brought` is called
   * with what was kept of each that is there, and the answer. Returns { told, left }: sentences,
   * and one that says why some are left, or "".
   */
  home(link, brought = () => {}) {
    return (this.#homing ??= this.#bring(link, brought).finally(() => { this.#homing = null; }));
  }

  async #bring(link, brought) {
    const told = [];
    let left = "";
    for (const { id } of await this.all()) {
      for (let kept; (kept = await this.#kept(id)) && !kept.gone;) {
        const [older] = kept.versions || [], { problem } = older || kept, { place, as } = kept;
        try {
          const answer = await link.ask("bring", { problem, place, as, language });
          const home = { ...answer.place, known: problem };
          if (older) { // the oldest version first, the others beside it
            await this.#change(id, (now) => ({
              ...now, place: home, as: "version", versions: now.versions.filter((each) => each.changed !== older.changed),
            }));
            continue;
          }
          const isLast = await this.#isHome(kept, home);
          told.push(answer.message);
          if (!isLast) continue; // it was changed meanwhile, here or in another tab: once more
          brought(kept, answer);
        } catch (fault) { // it stays here
          left = fault.message || say("outOfReach");
          if (!fault.message) return { told, left };
          break;
        }
      }
    }
    return { told, left };
  }

  #kept(id) {
    return this.#store("readonly", (store) => done(store.get(id)));
  }

  /** Let go of what is at home, if it is what is kept now; or else note where it belongs. */
  #isHome(kept, place) {
    return this.#store("readwrite", async (store) => {
      const now = await done(store.get(kept.id));
      if (now && (now.changed !== kept.changed || now.versions?.length)) {
        await done(store.put({ ...now, place, as: now.versions?.length ? "version" : "place" }));
        return false;
      }
      await done(store.delete(kept.id));
      return true;
    });
  }

  /**
   * All of them as a file of problems (JSON lines), which the desk imports: the older versions of
   * one follow it as problems that say so, for a file of problems knows of no versions.
   */
  async file() {
    const all = await this.all();
    const lines = all.flatMap(({ problem, versions = [] }) => [problem, ...versions.map(asOlder).reverse()])
      .map((problem) => JSON.stringify(problem) + "\n");
    return new Blob(lines, { type: "application/x-ndjson" });
  }
}

// An older version as a problem of its own.
function asOlder({ problem, changed }) {
  const when = whenSaid(changed.split(" ")[0]);
  return { ...problem, comments: [...(problem.comments || []), say("olderVersion", when)] };
}

// The older versions with the one that is to be replaced, unless it is the same.
function withVersion({ problem, changed, versions = [] }, next) {
  return JSON.stringify(problem) === JSON.stringify(next) ? versions : [...versions, { problem, changed }];
}
