// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled core (engine.wasm) with its numbers in and out; kernel/wasm/*.c says what each does.
import { MODES } from "./stipulation.js";

const TABLE_KILOBYTES = 16 * 1024; // of each of three tables; the module may have 128 MB in all
const ORDERS = { alternating: 0, seriesAndEnd: 1, series: 2 };
const ENDS = { h: 0, hs: 1, hr: 2 };
const SERIES_ENDS = { h: 0, s: 1, r: 2, "semi-r": 3 };
const NO_MEMORY = -1;

/** The work was ended by whoever was asked meanwhile. */
export class Stopped extends Error {}
/** The module may not have as much memory as the work needs. */
export class OutOfMemory extends Error {}

/** One engine: it does one thing at a time, and keeps what it proved for the next. */
export class Engine {
  #core;
  #asked = () => false;

  constructor(instance, import_) {
    this.#core = instance.exports;
    import_.ask = () => this.#asked();
    if (!this.#core.open(TABLE_KILOBYTES)) throw new OutOfMemory();
  }

  /** Make an engine of a compiled module. */
  static async of(module) {
    const import_ = { ask: () => false };
    const imports = { page: { asked_to_stop: () => (import_.ask() ? 1 : 0) } };
    return new Engine(await WebAssembly.instantiate(module, imports), import_);
  }

  /** Have a function called now and then while the engine works; it ends the work by true. */
  askWhile(asked) {
    this.#asked = asked;
  }

  /** How many bytes of memory it has. */
  get bytes() {
    return this.#core.memory.buffer.byteLength;
  }

  #men(diagram) {
    const at = this.#core.men_asked(), men = new Uint8Array(this.#core.memory.buffer, at, 64);
    men.set(diagram.board);
  }

  /** Take a position to be solved; whether it can be. */
  place(diagram) {
    this.#men(diagram);
    return this.#core.place(diagram.turn, diagram.rights, diagram.passed) === 1;
  }

  #written(count) {
    return new Uint32Array(this.#core.memory.buffer, this.#core.written(), count);
  }

  #whole(result) {
    if (result === NO_MEMORY) throw new OutOfMemory();
    return result;
  }

  countRows(depth) {
    return this.#core.count_rows(depth);
  }

  // Direct, self and reflex play

  openPhases(stipulation) {
    this.#askPhases(stipulation);
    if (!this.#core.open_phases()) throw new OutOfMemory();
  }

  #askPhases({ play, exact, aim, detail, moves }) {
    this.#core.ask_phases(MODES[play], exact, aim, detail, moves);
  }

  closePhases() {
    this.#core.close_phases();
  }

  get firstCount() {
    return this.#core.first_count();
  }

  get mustEnd() {
    return this.#core.must_end() === 1;
  }

  get jobsDone() {
    return this.#core.jobs_done();
  }

  get jobsLeft() {
    return this.#core.jobs_left();
  }

  get phaseNodes() {
    return this.#core.phase_nodes();
  }

  beginKeys(limit) {
    this.#core.begin_keys(limit);
  }

  beginTries(limit) {
    this.#core.begin_tries(limit);
  }

  beginHints() {
    return this.#core.begin_hints() === 1;
  }

  /** The numbers of the first moves that are known to solve. */
  get solving() {
    return this.#firsts((first) => this.#core.is_key(first));
  }

  /** The numbers of the first moves with so many refutations at most. */
  tries(refutations) {
    return this.#firsts((first) => this.#core.is_try(first, refutations));
  }

  #firsts(is) {
    return Array.from({ length: this.firstCount }, (_, first) => first).filter(is);
  }

  lengthOf(first) {
    return this.#core.length_of(first);
  }

  firstMove(first) {
    return this.#core.first_move(first) >>> 0;
  }

  /** Do the task under way; whether all of it is done. */
  runPhases(mostNodes = 0) {
    return this.#whole(this.#core.run_phases(mostNodes)) === 1;
  }

  again() {
    this.#core.give_out_again();
  }

  /** Begin to work out the play after a first move, -1 for set play; whether there is any. */
  beginPlay(first) {
    return this.#whole(this.#core.begin_play(first)) === 1;
  }

  /** The numbers of the phase that was worked out, with the play of so many continuations. */
  phase(mostUnfolded) {
    const count = this.#whole(this.#core.write_phase(mostUnfolded));
    if (count === 0) throw new Stopped();
    return this.#written(count);
  }

  // Help play and series

  openLines(stipulation, mostLines) {
    const { aim, detail, halfmoves } = stipulation;
    if (!this.#core.open_lines(...orderAndEnd(stipulation), aim, detail, halfmoves, mostLines)) {
      throw new OutOfMemory();
    }
  }

  closeLines() {
    this.#core.close_lines();
  }

  /** How many half-moves lines can have, the shortest first. */
  lengths(halfmoves) {
    const found = [], step = this.#core.steps_of_lines();
    for (let each = this.#core.shortest_line(); each <= halfmoves; each += step) found.push(each);
    return found;
  }

  get lineFirsts() {
    return this.#core.line_firsts();
  }

  get lineNodes() {
    return this.#core.line_nodes();
  }

  /** How much of the length under way is done, from 0 to 1. */
  get linesDone() {
    return this.#core.line_jobs_done() / this.#core.line_jobs();
  }

  get linesFound() {
    return this.#core.lines_found();
  }

  get linesCut() {
    return this.#core.lines_cut() === 1;
  }

  beginLines(halfmoves) {
    if (!this.#core.begin_lines(halfmoves)) throw new OutOfMemory();
  }

  runLines() {
    return this.#whole(this.#core.run_lines(0)) === 1;
  }

  /** The lines of the length under way, each a list of moves as numbers. */
  lines(halfmoves, finishedOnly) {
    const count = this.#whole(this.#core.write_lines(finishedOnly ? 1 : 0));
    const numbers = this.#written(count * halfmoves);
    return Array.from({ length: count }, (_, line) =>
      Array.from(numbers.subarray(line * halfmoves, (line + 1) * halfmoves)));
  }

  // Many positions

  openJudging(stipulation, room, mostLines) {
    this.#askPhases(stipulation.hasLines ? { ...PLAIN, aim: 0 } : stipulation);
    const { aim, detail, halfmoves } = stipulation;
    const opened = stipulation.hasLines
      ? this.#core.open_tallying(room, ...orderAndEnd(stipulation), aim, detail, halfmoves, mostLines)
      : this.#core.open_judging(room);
    if (!opened) throw new OutOfMemory();
  }

  closeJudging() {
    this.#core.close_judging();
  }

  /**
   * Judge positions, as many as were opened for at most, looking at so many nodes of each.
   *
   * Returns for each null if it cannot be solved, else { finished, keys: [[move, length]] } or
   * { finished, cut, lines: [[move, ...]] }, moves as numbers.
   */
  judge(diagrams, hasLines, mostNodes) {
    diagrams.forEach((diagram, number) => {
      this.#men(diagram);
      this.#core.place_to_judge(number, diagram.turn, diagram.rights, diagram.passed);
    });
    const numbers = this.#written(this.#whole(this.#core.judge(diagrams.length, mostNodes)));
    let at = 0;
    const next = () => numbers[at++];
    return diagrams.map(() => (hasLines ? judgedByLines(next) : judgedByKeys(next)));
  }
}

const PLAIN = { play: "", exact: false, aim: 0, detail: 0, moves: 1 };

function judgedByKeys(next) {
  const solvable = next(), finished = next() === 1;
  const keys = Array.from({ length: next() }, () => [next(), next()]);
  return solvable ? { finished, keys } : null;
}

function judgedByLines(next) {
  const solvable = next(), finished = next() === 1, cut = next() === 1;
  const lines = Array.from({ length: next() }, () => Array.from({ length: next() }, next));
  return solvable ? { finished, cut, lines } : null;
}

function orderAndEnd({ series, play }) {
  if (!series) return [ORDERS.alternating, ENDS[play]];
  if (play === "") return [ORDERS.series, ENDS.h];
  return [ORDERS.seriesAndEnd, SERIES_ENDS[play]];
}
