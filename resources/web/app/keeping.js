// SPDX-License-Identifier: GPL-3.0-or-later
// Keeping problems: in the library of the studio, or in the browser until it is in reach.
//
// An answer comes when it comes. It belongs to the board as it was when it was asked for.
import { handOn } from "./dom.js";
import { OutOfReach } from "./link.js";
import { forgetOldLinks } from "./offline.js";
import { say } from "./words.js";

/**
 * Events: "change" (another number of problems waits to be brought home).
 *
 * The pocket (pocket.js) keeps problems that were made away from the desk.
 */
export class Keeping extends EventTarget {
  #document;
  #link;
  #notice;
  #pocket;
  #saving = Promise.resolve();
  #opening = 0;
  #told = "";

  constructor(document, link, notice) {
    super();
    this.#document = document;
    this.#link = link;
    this.#notice = notice;
    this.waiting = 0;
    this.#pocket = import("./pocket.js").then(({ Pocket }) => new Pocket());
    this.#pocket.then(() => this.#home()).then(() => this.#counted()).catch(() => {});
    link.addEventListener("open", () => {
      forgetOldLinks();
      this.#home();
    });
    link.addEventListener("alive", () => { if (this.waiting) this.#home(); });
  }

  /**
   * Save the problem.
   * `as`: "place", where it was opened from; "version", beside the older one; "new", as another.
   */
  save(as = "place") {
    const moment = this.#document.moment();
    // One after the other: what was saved first has a place by then.
    this.#saving = this.#saving.then(() => this.#save(as, moment))
      .finally(() => this.#document.letGo(moment));
    return this.#saving;
  }

  async #save(as, moment) {
    const { problem, place } = moment.step;
    try {
      // What waits here goes home first: the studio does not know it yet.
      if (as !== "new" && place && place.pocket !== undefined) throw new OutOfReach();
      const saved = await this.#link.ask("save", { problem, place, as });
      this.#document.keptAt(moment, { ...saved.place, known: problem }, saved.problem);
      this.#notice(say("saved_" + saved.how));
    } catch (fault) {
      if (!(fault instanceof OutOfReach)) return this.#notice(fault.message);
      await this.#keepHere(as, moment);
    }
  }

  async #keepHere(as, moment) {
    const { problem, place } = moment.step;
    try {
      const pocket = await this.#pocket;
      this.#document.keptAt(moment, await pocket.add(problem, as === "new" ? null : place, as));
    } catch { // a browser that keeps nothing for pages, or has no room; the board itself stays
      return this.#notice(say("keptHere"));
    }
    await this.#counted();
    this.#notice(say(document.documentElement.dataset.studio === "none" ? "keptForFile" : "keptUntilHome"));
    if (this.#link.isOpen) await this.#home();
  }

  /** Hand what is kept here on as a file, which the desk imports; it stays here, too. */
  async handOnKept() {
    const file = await (await this.#pocket).file();
    await handOn(new File([file], "chess-composer.jsonl", { type: file.type }));
  }

  /** Put a problem of the library on the board; returns whether that was done. */
  open({ record }) { return this.#fetch("open", { record }); }

  /** What is kept here, the newest first; `binned` ones apart. */
  async kept() {
    const all = await (await this.#pocket).everything().catch(() => []);
    const newest = all.sort((a, b) => (a.changed < b.changed ? 1 : -1));
    return { kept: newest.filter((each) => !each.gone), binned: newest.filter((each) => each.gone) };
  }

  /** Put what is kept here on the board. */
  openKept({ id, problem, place }) {
    this.#document.open(problem, { ...place, pocket: id, saved: problem });
  }

  /** Do something with what is kept here: "bin", "restore", "copy" or "forget", of the pocket. */
  async withKept(what, ...given) {
    try {
      const found = await (await this.#pocket)[what](...given);
      if (what === "forget") this.#document.leftPocket(given[0]);
      return found;
    } catch { // no room, or a browser that keeps nothing
      this.#notice(say("keptHere"));
    } finally {
      await this.#counted().catch(() => {});
    }
  }

  /** Bring home what is kept here, now; says why where that cannot be. */
  async bringHome() {
    if (!this.#link.isOpen) return this.#notice(say("needsDesk"));
    this.#told = "";
    await this.#home();
  }

  /** Ask something of the library; what goes wrong is said, and nothing is returned then. */
  async ask(what, given) {
    try {
      return await this.#link.ask(what, given);
    } catch (fault) {
      this.#notice(fault.message || say("needsDesk"));
      return null;
    }
  }

  /** Put another version of a record on the board, which the library shows from now on. */
  async restore(record, version) { return this.#fetch("choose", { record, version }); }

  /** Put the board of the desk on the board. */
  take() { return this.#fetch("desk"); }

  // The newest that was asked for is opened, and only on the board from which it was.
  async #fetch(what, given = {}) {
    const moment = this.#document.moment(), asked = ++this.#opening;
    try {
      const found = await this.#link.ask(what, given);
      if (asked !== this.#opening) return false;
      if (this.#document.isAsAt(moment)) {
        this.#document.open(found.problem, found.place);
        return true;
      }
      this.#notice(say("boardMoved"));
    } catch (fault) {
      if (asked === this.#opening) this.#notice(fault.message || say("needsDesk"));
    } finally {
      this.#document.letGo(moment);
    }
    return false;
  }

  // Bring home what waits here. What cannot come now is tried again while the studio is there.
  async #home() {
    if (!this.#link.isOpen) return;
    const pocket = await this.#pocket;
    const { told, left } = await pocket.home(this.#link, (kept, answer) => {
      this.#document.broughtHome(kept.id, kept.problem, answer.place, answer.problem);
    }).catch((fault) => ({ told: [], left: fault.message || say("outOfReach") }));
    await this.#counted().catch(() => {});
    const words = left && left !== this.#told ? [...told, left] : told; // what stays is said once
    this.#told = left;
    if (words.length) this.#notice(words.join(" "));
  }

  async #counted() {
    this.waiting = await (await this.#pocket).count();
    this.dispatchEvent(new CustomEvent("change"));
  }
}
