// SPDX-License-Identifier: GPL-3.0-or-later
// Asks whichever solver is in reach about the problem on the board: the newest wins.

import { kindsOf } from "./kinds.js";
import { writeMoves } from "./letters.js";
import { language } from "./words.js";

const STAGES = ["verdict", "play", "tries", "phases", "themes", "reading"];

/**
 * Events: "asked", "stage" (detail is the stage; see remote-solver.js), "solver" (another one
 * answers now).
 */
export class Live extends EventTarget {
  #remote;
  #local;
  #kinds;
  #generation = 0;
  #board = 0; // the number of what was asked last of the problem on the board
  #running = null;
  #map = null;
  #aside = null;
  #asideOf = 0; // the number of what was asked beside it last
  #lifted = 0; // the number of what was asked last of the man in hand
  #problem = null;
  #name = "";
  #settled = null; // the problem that was solved to the end last
  #before = null; // and the one before that, which an edit made it of

  /** `kinds` are the men that it may have to name, by code. */
  constructor(remote, local, kinds) {
    super();
    this.#remote = remote;
    this.#local = local;
    this.#kinds = kinds;
  }

  /** Take another solver for what is out of the studio's reach. */
  set local(solver) {
    this.#local = solver;
    this.look();
  }

  /** Which solver answers: "studio", "browser" or "none". */
  get solver() { return this.#name; }

  /** See who is in reach; where that is another one, what is on the board is asked again. */
  look() {
    const name = this.#remote.inReach ? "studio" : this.#local ? "browser" : "none";
    if (name === this.#name) return;
    this.#name = name;
    this.dispatchEvent(new CustomEvent("solver"));
    if (this.#problem) this.ask(this.#problem);
  }

  ask(problem) {
    this.#problem = problem;
    this.#running?.cancel();
    this.#aside?.cancel();
    this.lower();
    this.#running = this.#aside = null;
    this.#board = ++this.#generation; // what still comes belongs to another problem
    const solver = this.#solver();
    this.dispatchEvent(new CustomEvent("asked"));
    if (!solver) return;
    this.#running = solver.solve({ problem, stages: STAGES, generation: this.#board, language, ...this.#since(problem) }, this.#teller(this.#board));
  }

  // The problem before the last edit; it stays that until the next one, however often is asked.
  #since(problem) {
    if (this.#settled && this.#settled.fen !== problem.fen) this.#before = this.#settled;
    return this.#before && this.#before.fen !== problem.fen ? { before: this.#before } : {};
  }

  /**
   * Ask something beside the solution: sound positions one edit away, or what aids.js shows; what was
   * asked so before is given up. Returns whether somebody can be asked.
   */
  aside(stage, more = {}) {
    const solver = this.#solver(stage);
    if (!solver || !this.#problem) return false;
    this.#aside?.cancel();
    const generation = ++this.#generation, tell = this.#teller(this.#board), isNow = () => this.#asideOf === generation;
    this.#asideOf = generation;
    this.#aside = solver.solve({ problem: this.#problem, stages: [stage], generation, language, ...more },
      (told) => { if (isNow()) tell(told.stage === "error" ? { ...told, stage, complete: true, extra: { failed: told.extra.message } } : told); });
    return true;
  }

  /** Give up what was asked beside the solution. */
  drop() {
    this.#aside?.cancel();
    this.#aside = null;
  }

  /** Say what each square would make of a man in hand; nothing is said of a man put down. */
  lift(hand, told) {
    this.lower();
    const solver = this.#solver("dropmap");
    if (!solver || !this.#problem) return;
    const generation = ++this.#generation, board = this.#board;
    this.#lifted = generation;
    this.#map = solver.solve({ problem: this.#problem, stages: ["dropmap"], hand, generation, language }, (stage) => {
      if (stage.stage === "dropmap" && board === this.#board && generation === this.#lifted) told(stage.extra.squares);
    });
  }

  lower() {
    this.#map?.cancel();
    this.#map = null;
    this.#lifted = 0;
  }

  /** Whether a stage can be had now. */
  can(stage) { return Boolean(this.#solver(stage)); }

  #solver(stage = "verdict") {
    const solver = this.#remote.inReach ? this.#remote : this.#local;
    return solver && solver.stages.includes(stage) ? solver : null;
  }

  // What is said of the problem on the board; of another one nothing is.
  #teller(board) {
    return (stage) => {
      if (board !== this.#board) return;
      writeMoves(stage, this.#problem, kindsOf(this.#problem, this.#kinds));
      if (stage.complete && stage.solution && stage.solution.complete) this.#settled = this.#problem;
      this.dispatchEvent(new CustomEvent("stage", { detail: stage }));
    };
  }
}
