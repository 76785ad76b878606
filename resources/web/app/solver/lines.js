// SPDX-License-Identifier: GPL-3.0-or-later
// Help play and series: composer/solver/compiledlines.py, with one thread.
import { NO_SQUARE } from "./diagram.js";
import { Stopped } from "./engine.js";
import { KEYS, NOTHING, PLAY } from "./verdict.js";

const SHOWN = 200; // lines shown while the work goes on

/** One solve. What is found so far stands in `found`; lines are lists of moves as numbers. */
export class LineSearch {
  #before = 0; // nodes of what was closed
  #sofar = [];

  constructor(engine, { diagram, stipulation }, options) {
    this.engine = engine;
    this.diagram = diagram;
    this.stipulation = stipulation;
    this.options = options;
    this.found = { stage: NOTHING, complete: false, lines: [], setLines: [], linesCut: false, setLinesCut: false,
      firstMoves: 0, firstMovesDone: 0, last: false };
    engine.place(diagram);
    engine.openLines(stipulation, options.mostLines);
  }

  get nodes() {
    return this.#before + this.engine.lineNodes;
  }

  close() {
    this.engine.closeLines();
  }

  /** Yield what is found, at the end of each stage. */
  * find() {
    const { engine, options } = this, firstMoves = engine.lineFirsts;
    const [lines, cut] = this.#lengths(this.stipulation);
    yield this.#now({ stage: KEYS, lines, linesCut: cut, firstMoves,
      firstMovesDone: cut ? 0 : firstMoves, complete: !cut && !options.setPlay,
      last: !options.setPlay });
    if (!options.setPlay) return;
    const [setLines, setCut] = this.#setPlay();
    yield this.#now({ stage: PLAY, setLines, setLinesCut: setCut, complete: !cut && !setCut,
      last: true });
  }

  /** What is known while the engine looks for lines; they may be in any order. */
  progress() {
    const { engine } = this, share = this.longest ? engine.linesDone : 0;
    const firstMoves = engine.lineFirsts;
    return { lines: this.#sofar, firstMoves, firstMovesDone: Math.floor(share * firstMoves) };
  }

  #now(changes) {
    Object.assign(this.found, changes);
    return this.found;
  }

  /** Let the other side begin, where the task has set play and nobody is in check. */
  #setPlay() {
    const { engine, diagram } = this, asked = this.stipulation.setPlay;
    if (!asked) return [[], false];
    const other = { ...diagram, turn: 1 - diagram.turn, passed: NO_SQUARE };
    if (!engine.place(other)) return [[], false];
    this.#before += engine.lineNodes;
    engine.openLines(asked, this.options.mostLines);
    return this.#lengths(asked);
  }

  #lengths(asked) {
    const { engine, options } = this;
    const all = engine.lengths(asked.halfmoves);
    const exact = options.exact || this.stipulation.exact;
    const lines = [];
    for (const length of exact ? all.slice(-1) : all) {
      this.longest = length === all.at(-1);
      engine.beginLines(length);
      if (!engine.runLines() && !engine.linesCut) {
        options.heed();
        throw new Stopped();
      }
      for (const line of engine.lines(length, false)) lines.push(line);
      this.#sofar = lines.length <= SHOWN ? lines.slice() : this.#sofar;
      if (engine.linesCut) break;
    }
    return [lines, engine.linesCut];
  }
}
