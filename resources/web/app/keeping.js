// SPDX-License-Identifier: GPL-3.0-or-later
// Keeping problems: in the library of the studio, or in the browser until it is in reach.
import { handOn } from "./dom.js";
import { OutOfReach } from "./link.js";
import { forgetOldLinks } from "./offline.js";
import { say } from "./words.js";

/**
 * Events: "change" (another number of problems waits to be brought home).
 *
 * `pocket` keeps problems that were made away from the desk: an object with
 * add(problem, place), which returns the place there, count(), and home(link, brought), which brings
 * them into the library, says so of each, and returns sentences.
 */
export class Keeping extends EventTarget {
  #document;
  #link;
  #notice;
  #pocket = null;

  constructor(document, link, notice) {
    super();
    this.#document = document;
    this.#link = link;
    this.#notice = notice;
    this.waiting = 0;
    import("./pocket.js").then(({ Pocket }) => {
      this.#pocket = new Pocket();
      if (link.isOpen) this.#home(); // it was sooner
      return this.#counted();
    }).catch(() => {});
    link.addEventListener("open", () => {
      forgetOldLinks();
      this.#home();
    });
  }

  /**
   * Save the problem.
   * `as`: "place", where it was opened from; "version", beside the older one; "new", as another.
   */
  async save(as = "place") {
    const { problem, place } = this.#document;
    try {
      const saved = await this.#link.ask("save", { problem, place, as });
      this.#document.markSaved(saved.problem, saved.place);
      this.#notice(say("saved_" + saved.how));
    } catch (fault) {
      if (!(fault instanceof OutOfReach)) return this.#notice(fault.message);
      try {
        this.#document.markSaved(problem, await this.#pocket.add(problem, place));
      } catch { // a browser that keeps nothing for pages, or has no room; the board itself stays
        return this.#notice(say("keptHere"));
      }
      await this.#counted();
      this.#notice(say(document.documentElement.dataset.studio === "none" ? "keptForFile" : "keptUntilHome"));
    }
  }

  /** Hand what is kept here on as a file, which the desk imports; it stays here, too. */
  async handOnKept() {
    const file = await this.#pocket.file();
    await handOn(new File([file], "chess-composer.jsonl", { type: file.type }));
  }

  /** Put a problem of the library on the board. */
  async open({ record }) {
    try {
      const found = await this.#link.ask("open", { record });
      this.#document.open(found.problem, found.place);
    } catch (fault) {
      this.#notice(fault.message || say("needsDesk"));
    }
  }

  async #home() {
    if (!this.#pocket || !(await this.#pocket.count())) return;
    const told = await this.#pocket.home(this.#link, (number, problem, place) => {
      this.#document.broughtHome(number, problem, place);
    }).catch((fault) => [fault.message || say("outOfReach")]);
    await this.#counted();
    if (told.length) this.#notice(told.join(" "));
  }

  async #counted() {
    this.waiting = this.#pocket ? await this.#pocket.count() : 0;
    this.dispatchEvent(new CustomEvent("change"));
  }
}
