// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of all tabs, kept in the browser: one store a tab, so that none writes over another's.
//
// A store has a mark that names the page which has it, and says whether that page is in sight,
// hidden or closed. A browser may end a page that is hidden without a word. So of a board that was
// closed a new tab takes the store, but of one that is hidden it takes a copy.

const BOARD = "chess-composer board ", MARK = "chess-composer mark ", TAB = "chess-composer tab";
const OLD = "chess-composer board"; // of earlier versions: one for all tabs
const IN_SIGHT = "in sight", HIDDEN = "hidden", CLOSED = "closed";
const A_DAY = 86_400_000; // milliseconds
const MOST_SAVED = 20; // boards left behind that hold nothing unsaved; of others none is dropped

/** A name that nothing else has, in the order of time. */
export const fresh = () => `${new Date().toISOString()} ${Math.random().toString(36).slice(2)}`;

const newest = (a, b) => b.when - a.when;
const attempt = (work) => {
  try { return work(); } catch { return null; } // the browser keeps nothing for pages, or is full
};

export class Boards {
  #page = fresh();
  #id = null;
  #isSettled;
  #again;

  /** `isSettled` tells of a step whether leaving it loses nothing; `again` keeps the board anew. */
  constructor(isSettled, again) {
    this.#isSettled = isSettled;
    this.#again = again;
  }

  /** Begin; returns the board of this tab as it was left, or null. */
  begin() {
    attempt(() => this.#takeOver());
    const mine = attempt(() => sessionStorage.getItem(TAB));
    const left = mine || this.#all().map((id) => this.#told(id)).filter((each) => each && !each.isOpen).sort(newest)[0]?.id;
    const value = left ? this.#read(left) : null;
    this.#settle(left, value);
    this.#thin(MOST_SAVED, value);
    let isShown = true; // a page that is left is hidden only afterwards
    document.addEventListener("visibilitychange", () => { if (isShown) this.#see(); });
    addEventListener("pageshow", () => { isShown = true; this.#see(); });
    addEventListener("pagehide", () => { isShown = false; this.#see(CLOSED); });
    return value;
  }

  /** Keep the board of this tab: { steps, at }; returns whether there was room for it. */
  keep(value) {
    if (this.#owner() !== this.#page) this.#have(fresh());
    const text = JSON.stringify({ ...value, when: Date.now() });
    const put = () => { localStorage.setItem(BOARD + this.#id, text); return true; };
    return Boolean(attempt(put) || (this.#thin(0), attempt(put)));
  }

  /** What other tabs have, or left: [{ id, step, isOpen, when }], the newest first. */
  others() {
    return this.#all().filter((id) => id !== this.#id).map((id) => this.#told(id)).filter(Boolean).sort(newest);
  }

  /** Go on with another board, or a copy, and leave the one of this tab; returns what is kept of it. */
  change(id) {
    const value = this.#read(id);
    if (!value) return null;
    this.#see(CLOSED);
    this.#settle(id, value);
    return value;
  }

  /** Forget a board. */
  drop(id) {
    attempt(() => localStorage.removeItem(BOARD + id));
    attempt(() => localStorage.removeItem(MARK + id));
  }

  #all() {
    return attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(BOARD))
      .map((key) => key.slice(BOARD.length))) || [];
  }

  // The board that counts of a store: what it shows, or else what was left unsaved before that.
  #told(id) {
    const value = this.#read(id);
    const step = value && [value.steps[value.at], ...this.#ends(value).filter((each) => !this.#isSettled(each))].find(hasMen);
    return step ? { id, step, isOpen: this.#is(id, IN_SIGHT), when: value.when || 0 } : null;
  }

  // The steps at which another problem was opened, the last first, and the one that is shown.
  #ends({ steps, at }) {
    return steps.filter((_, place) => place === at || place === steps.length - 1 || steps[place + 1].opened).reverse();
  }

  #read(id) {
    const value = attempt(() => JSON.parse(localStorage.getItem(BOARD + id)));
    return isBoard(value) ? value : null;
  }

  #mark(id) { return (attempt(() => localStorage.getItem(MARK + id)) || "").split("|"); }
  #owner() { return this.#mark(this.#id)[0]; }
  #is(id, ...states) {
    const [page, state] = this.#mark(id);
    return page !== this.#page && states.includes(state);
  }

  // Have a store, or a copy where another page may have it: a tab may have been doubled.
  #settle(id, value) {
    const copied = !id || (this.#is(id, IN_SIGHT, HIDDEN) && !document.wasDiscarded);
    this.#have(copied ? fresh() : id);
    if (copied && value) this.keep(value);
  }

  #have(id) {
    this.#id = id;
    attempt(() => sessionStorage.setItem(TAB, id));
    this.#sign(document.hidden ? HIDDEN : IN_SIGHT);
  }

  #sign(state) {
    attempt(() => localStorage.setItem(MARK + this.#id, `${this.#page}|${state}`));
  }

  // Where another page has the store, or it has gone, this one goes elsewhere.
  #see(state = document.hidden ? HIDDEN : IN_SIGHT) {
    if (this.#owner() !== this.#page && this.#read(this.#id)) this.#again();
    if (this.#owner() === this.#page) this.#sign(state);
  }

  // Let go of what is empty or saved, beyond the newest; and of what is all in the board here.
  #thin(most = MOST_SAVED, here = null) {
    const others = this.#all().filter((id) => id !== this.#id && !this.#is(id, IN_SIGHT)).map((id) => [id, this.#read(id)]);
    const texts = new Set((here ? here.steps : []).map((step) => JSON.stringify(step.problem)));
    for (const [id, value] of others) {
      if (value && Date.now() - value.when > A_DAY && value.steps.every((step) => texts.has(JSON.stringify(step.problem)))) this.drop(id);
    }
    const saved = others.filter(([id]) => !this.#is(id, HIDDEN))
      .filter(([, value]) => value && this.#ends(value).every(this.#isSettled))
      .sort(([, a], [, b]) => (b.when || 0) - (a.when || 0));
    const kept = saved.filter(([, { steps, at }]) => hasMen(steps[at])).slice(0, most);
    for (const each of saved) if (!kept.includes(each)) this.drop(each[0]);
  }

  // The one store of earlier versions becomes a board that was left.
  #takeOver() {
    const value = JSON.parse(localStorage.getItem(OLD));
    if (!isBoard(value)) return;
    const step = value.steps[value.at];
    if (step.place && step.place.pocket !== undefined) step.place.saved = JSON.parse(value.kept);
    localStorage.setItem(BOARD + fresh(), JSON.stringify({ steps: value.steps, at: value.at, when: Date.now() }));
    localStorage.removeItem(OLD);
  }
}

export const hasMen = (step) => /[A-Za-z]/.test(step.problem.fen.split(" ")[0]);

function isBoard(value) {
  return Boolean(value && Array.isArray(value.steps) && value.steps[value.at]
    && value.steps.every((each) => each && each.problem && typeof each.problem.fen === "string"));
}
