// SPDX-License-Identifier: GPL-3.0-or-later
// The problem on the board with its history, kept in the browser so that nothing is lost.
//
// A problem is a record as docs/json.md has it. Where it is kept in the library stands beside it:
// { record, version, known }, known being what the library held there.

import { EMPTY } from "./position.js";

const KEY = "chess-composer board";
const MOST_STEPS = 500;

export const blank = () => ({ fen: EMPTY, stipulation: "#2" });

/**
 * Events: "change" (the problem or what is known of it is another), "saved".
 */
export class Document extends EventTarget {
  #steps; // { problem, place }
  #at;
  #kept; // the problem that counts as saved, as text

  constructor() {
    super();
    this.#begin({ problem: blank(), place: null });
    this.#restore();
    addEventListener("storage", (event) => {
      // Another tab of this page has changed its board; each keeps its own, the last is restored.
      if (event.key === KEY) this.dispatchEvent(new CustomEvent("elsewhere"));
    });
  }

  get problem() { return this.#steps[this.#at].problem; }
  get place() { return this.#steps[this.#at].place; }
  get canUndo() { return this.#at > 0; }
  get canRedo() { return this.#at < this.#steps.length - 1; }

  /** Whether leaving the problem loses nothing. */
  get isSettled() {
    return this.#kept === text(this.problem) || !/[A-Za-z]/.test(this.problem.fen.split(" ")[0]);
  }

  /** Take a step: fields of the problem become others. */
  change(fields) {
    const problem = tidy({ ...this.problem, ...fields });
    if (text(problem) === text(this.problem)) return;
    this.#steps.length = this.#at + 1;
    this.#steps.push({ problem, place: this.place });
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
    this.#at = this.#steps.length - 1;
    this.#tell();
  }

  /** Put another problem on the board; undo comes back to the one before. */
  open(problem, place = null, saved = true) {
    this.#steps.length = this.#at + 1;
    this.#steps.push({ problem: tidy(problem), place });
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
    this.#at = this.#steps.length - 1;
    if (saved) this.#kept = text(this.problem);
    this.#tell();
  }

  undo() {
    if (this.canUndo) { this.#at--; this.#tell(); }
  }

  redo() {
    if (this.canRedo) { this.#at++; this.#tell(); }
  }

  /** Say that a problem is kept at a place now; what was changed since stays unsaved. */
  markSaved(problem, place) {
    const record = this.place && this.place.record;
    for (const step of this.#steps) {
      const { record: at, pocket } = step.place || {};
      const same = at !== undefined ? at === place.record
        : pocket !== undefined ? pocket === place.pocket : !record && step === this.#steps[this.#at];
      if (same) step.place = place;
    }
    this.#steps[this.#at].place = place;
    this.#kept = text(tidy(problem));
    this.#tell();
    this.dispatchEvent(new CustomEvent("saved"));
  }

  /** Say that what the pocket kept under a number is in the library now. */
  broughtHome(number, problem, place) {
    const kept = this.#kept === text(this.problem);
    const held = this.#steps.filter((step) => step.place && step.place.pocket === number);
    if (!held.length) return;
    for (const step of held) step.place = place;
    // What the desk has added to it meanwhile is shown, if nobody works on it here.
    if (this.place === place && kept && text(problem) !== text(this.problem)) this.open(problem, place);
    else this.#tell();
  }

  #begin(step) {
    this.#steps = [step];
    this.#at = 0;
    this.#kept = text(step.problem);
  }

  #tell() {
    this.#store();
    this.dispatchEvent(new CustomEvent("change"));
  }

  #store() {
    const from = Math.max(0, this.#at - 100);
    const value = { steps: this.#steps.slice(from, this.#at + 50), at: this.#at - from, kept: this.#kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      try { // full: without the history
        localStorage.setItem(KEY, JSON.stringify({ steps: [this.#steps[this.#at]], at: 0, kept: this.#kept }));
      } catch { /* a browser that keeps nothing for pages; the page still works */ }
    }
  }

  #restore() {
    try {
      const value = JSON.parse(localStorage.getItem(KEY));
      const step = value && value.steps[value.at];
      if (!step || typeof step.problem.fen !== "string") return;
      this.#steps = value.steps;
      this.#at = value.at;
      this.#kept = value.kept;
    } catch { /* nothing was kept, or by another version of the page */ }
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
