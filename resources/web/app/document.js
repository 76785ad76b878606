// SPDX-License-Identifier: GPL-3.0-or-later
// The problem on the board with its history, kept in the browser so that nothing is lost.
//
// A problem is a record as docs/json.md has it. Each step of the history has its own place:
// { record, version, library, known }, where it is kept in the library and what is known to stand
// there; or { pocket, saved } besides, where it waits in the browser, and what was kept there; or
// null. `opened` is a step that put another problem on the board.

import { Boards, hasMen } from "./boards.js";
import { fieldsOf } from "./kinds.js";
import { EMPTY } from "./position.js";

const MOST_STEPS = 500;
const MOST_KEPT = [100, 50]; // steps before the board and after it

export const blank = () => ({ fen: EMPTY, stipulation: "#2" });

/**
 * Events: "change" (the problem or what is known of it is another).
 */
export class Document extends EventTarget {
  #steps = [{ problem: blank(), place: null }];
  #at = 0;
  #moments = new Set();
  #boards = new Boards(isSettled, () => this.#keep());

  constructor() {
    super();
    const kept = this.#boards.begin();
    if (kept) [this.#steps, this.#at] = [kept.steps, kept.at];
  }

  get problem() { return this.#step.problem; }
  get place() { return this.#step.place; }
  get canUndo() { return this.#at > 0; }
  get canRedo() { return this.#at < this.#steps.length - 1; }

  /** Whether leaving the problem loses nothing. */
  get isSettled() { return isSettled(this.#step); }

  /** Take a step: fields of the problem become others. */
  change(fields) {
    const before = this.#step, problem = tidy({ ...before.problem, ...fields });
    if (text(problem) === text(before.problem)) return;
    const step = this.#push({ problem, place: before.place });
    for (const { step: from, since } of this.#moments) {
      if (from === before || since.has(before)) since.add(step);
    }
    this.#tell();
  }

  /** Take a step: the board becomes another one, with kinds of men that a user defined. */
  changeBoard(fen, kinds) {
    this.change({ fen, ...fieldsOf(this.problem, fen, kinds) });
  }

  /** Put another problem on the board; undo comes back to the one before. */
  open(problem, place = null) {
    this.#push({ problem: tidy(problem), place, opened: true });
    this.#tell();
  }

  undo() {
    if (this.canUndo) { this.#at--; this.#tell(); }
  }

  redo() {
    if (this.canRedo) { this.#at++; this.#tell(); }
  }

  /**
   * What is on the board now, for an answer that comes later: { step, since }, since being what is
   * made of it meanwhile. It must be let go of.
   */
  moment() {
    const found = { step: this.#step, since: new Set() };
    this.#moments.add(found);
    return found;
  }

  letGo(moment) { this.#moments.delete(moment); }

  /** Whether the board is as it was at a moment. */
  isAsAt(moment) { return moment.step === this.#step; }

  /**
   * Say where the problem of a moment is kept now. That is the place of its step and of what was
   * made of it since, whatever is on the board; other steps of that version learn what it holds.
   * `problem` is what the library has made of it, such as with a keyword that was given there: it
   * is shown, if nobody has gone on here.
   */
  keptAt(moment, place, problem = null) {
    for (const step of this.#steps) {
      if (step === moment.step || moment.since.has(step) || isOne(step.place, place)) step.place = place;
    }
    moment.step.place = place; // also where it has gone out of the history: a save may wait for it
    if (problem && this.isAsAt(moment) && text(problem) !== text(this.problem)) {
      this.open(problem, { ...place, known: problem });
    } else this.#tell();
  }

  /** Say that what the pocket kept under a number, `sent`, is in the library now, as `problem`. */
  broughtHome(number, sent, place, problem) {
    const held = this.#steps.filter((step) => step.place && step.place.pocket === number);
    if (!held.length) return;
    const was = this.#step, here = held.includes(was) && isSettled(was);
    for (const step of held) step.place = { ...place, known: sent };
    if (here && text(problem) !== text(was.problem)) this.open(problem, place);
    else this.#tell();
  }

  /** Say that the pocket has nothing under a number any more: what came from there is not saved. */
  leftPocket(number) {
    for (const step of this.#steps) {
      if (!step.place || step.place.pocket !== number) continue;
      const { pocket, saved, ...home } = step.place;
      step.place = "record" in home ? home : null;
    }
    this.#tell();
  }

  /** Boards that other tabs have or left, but those that are in the history here. */
  others() {
    const here = new Set(this.#steps.map((step) => text(step.problem)));
    return this.#boards.others().filter(({ step }) => !here.has(text(step.problem)))
      .map((each) => ({ ...each, isSettled: isSettled(each.step) }));
  }

  /** Go on with such a board, with its history; the one here is among the others then. */
  takeUp(id) {
    this.#keep();
    const value = this.#boards.change(id);
    if (!value) return;
    [this.#steps, this.#at] = [value.steps, value.at];
    this.#tell();
  }

  /** Forget such a board. */
  forget(id) { this.#boards.drop(id); }

  get #step() { return this.#steps[this.#at]; }

  #push(step) {
    this.#steps.length = this.#at + 1;
    this.#steps.push(step);
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
    this.#at = this.#steps.length - 1;
    return step;
  }

  #tell() {
    this.#keep();
    this.dispatchEvent(new CustomEvent("change"));
  }

  #keep() {
    const from = Math.max(0, this.#at - MOST_KEPT[0]);
    const steps = this.#steps.slice(from, this.#at + MOST_KEPT[1]);
    if (this.#boards.keep({ steps, at: this.#at - from })) return;
    this.#boards.keep({ steps: [this.#step], at: 0 }); // full: without the history
  }
}

/** A problem without what is empty, its names in one order, so that equal ones read equal. */
export function tidy(problem) {
  const found = {};
  for (const name of Object.keys(problem).sort()) {
    const value = problem[name];
    const empty = value === "" || value == null || (Array.isArray(value) && !value.length)
      || (typeof value === "object" && !Array.isArray(value) && !Object.keys(value).length);
    if (!empty) found[name] = value;
  }
  return found;
}

const text = (problem) => JSON.stringify(tidy(problem));

function isSettled(step) {
  const kept = step.place && (step.place.saved || step.place.known);
  return !hasMen(step) || Boolean(kept && text(kept) === text(step.problem));
}

// Whether two places are one: the same version of a record of a library, or of the pocket.
function isOne(a, b) {
  if (!a || !b) return false;
  if (a.pocket !== undefined || b.pocket !== undefined) return a.pocket === b.pocket;
  return a.record === b.record && a.version === b.version && (a.library || b.library) === (b.library || a.library);
}
