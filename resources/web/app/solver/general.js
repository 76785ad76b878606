// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled engine for all men (general.wasm) with its numbers in and out; kernel/wasm/general
// says what each does.
import { BLACK, NO_SQUARE } from "./diagram.js";
import { OutOfMemory, Stopped } from "./engine.js";
import { Contents, castlers, castlings } from "./laws.js";
import { conditionsOf } from "./rules.js";
import { MODES } from "./stipulation.js";

const NO_MEMORY = -1, NOT_WHOLE = -2, CROWDED = -3;
const NO_CELL = 511, MOST_KINDS = 48, MOST_BECOMES = 31;
const FIRST = 4 * 68, TRAIL = 16; // bytes before the trails, and of each
const LAST = [[0, 0xff000000], [0xff, 0]]; // ranks of promotion, as two halves
const ROOK = 3, MOST_NUMBERS = 96;
const PROMOTED = [0, 4, 3, 2, 1]; // N, B, R, Q are the fourth to the first of what pawns become

const padded = (row, length) => [...row, ...Array(length).fill(0)].slice(0, length);

/** One engine: it does one thing at a time. */
export class GeneralEngine {
  #core;
  #men;
  #qualities;
  #asked = () => false;
  #slots = new Map(); // by kind: its place among the ways

  constructor(instance, import_, men, qualities) {
    this.#core = instance.exports;
    this.#men = men;
    this.#qualities = qualities;
    import_.ask = () => this.#asked();
    this.#core.open_general();
  }

  /** Make an engine of a compiled module and what is known of men. */
  static async of(module, men, qualities = []) {
    const import_ = { ask: () => false };
    const imports = { page: { asked_to_stop: () => (import_.ask() ? 1 : 0) } };
    return new GeneralEngine(await WebAssembly.instantiate(module, imports), import_, men, qualities);
  }

  /** Have a function called now and then while the engine works; it ends the work by true. */
  askWhile(asked) {
    this.#asked = asked;
  }

  /** How many bytes of memory it has. */
  get bytes() {
    return this.#core.memory.buffer.byteLength;
  }

  // What is asked

  #tell(items) {
    new Uint32Array(this.#core.memory.buffer, this.#core.told(), items.length).set(items);
  }

  #slot(kind) {
    if (!this.#slots.has(kind)) {
      const slot = this.#slots.size;
      this.#men.ways(kind).forEach((ways, side) => this.#writeWays(slot, side, ways));
      this.#slots.set(kind, slot);
    }
    return this.#slots.get(kind);
  }

  #writeWays(slot, side, { first, trails, cells }) {
    const at = this.#core.new_ways(slot, side, trails.length, cells.length);
    if (!at) throw new OutOfMemory();
    const view = new DataView(this.#core.memory.buffer, at);
    first.forEach((number, place) => view.setUint32(4 * place, number, true));
    trails.forEach(({ start, passed, template, length }, number) => {
      const place = FIRST + TRAIL * number;
      view.setUint32(place, start, true);
      view.setUint16(place + 4, passed, true);
      template.forEach((each, index) => view.setUint8(place + 6 + index, each));
      view.setUint8(place + 13, length);
    });
    const squares = FIRST + TRAIL * trails.length;
    cells.forEach((cell, number) => view.setUint16(squares + 2 * number, cell, true));
    this.#core.close_ways(slot, side);
  }

  /** Write the laws of the play from a diagram; return what may stand on a square. */
  #writeLaws(board, conditions) {
    const contents = new Contents(board, conditions, this.#qualities), wanted = contents.kinds;
    if (wanted.some((kind) => !this.#slots.has(kind)) && this.#slots.size + wanted.length > MOST_KINDS) {
      this.#slots.clear();
    }
    this.#core.begin_laws(contents.men.length + 1, contents.promotions.length);
    LAST.forEach((halves, side) => this.#core.promotes_on(side, ...halves));
    contents.men.forEach((man, place) => {
      const { kind, owner, royal, promotes, settled, becomes } = contents.content(man);
      const slot = this.#slot(kind), repeats = Boolean(this.#men.kinds[kind].repeats);
      const rows = becomes.map((row) => padded(row, MOST_BECOMES));
      this.#tell([slot, owner, royal, promotes, repeats, ...settled, ...rows[0], ...rows[1]].map(Number));
      this.#core.fill_content(place + 1);
      if (conditions.length) this.#writeVariants(contents.variants(man), place + 1);
    });
    for (const condition of conditions) this.#writeCondition(condition);
    return contents;
  }

  #writeVariants({ kind, marks, turned, asKind, given, taken }, number) {
    this.#tell([kind, marks, turned, ...padded(asKind, MOST_KINDS - 1), ...given, ...taken]);
    this.#core.fill_variants(number);
  }

  #writeCondition({ engine, meant = [] }) {
    const name = Array.from(engine, (letter) => letter.charCodeAt(0));
    this.#tell([...padded(meant, MOST_NUMBERS), ...name, 0]);
    if (!this.#core.put_condition(0)) throw new OutOfMemory();
  }

  /**
   * Take a diagram and what is asked of it; return what may stand on a square. Conditions of the
   * rules restrain a side only where something is asked.
   */
  place(diagram, stipulation = {}) {
    const { board, turn, passed } = diagram, core = this.#core;
    const { play = "", hasLines = false, aim = 0, detail = 0 } = stipulation;
    const conditions = conditionsOf(stipulation, turn);
    const contents = this.#writeLaws(board, conditions), isPromotion = aim === 6;
    if (conditions.length) core.castle_with(ROOK + 1);
    const mode = hasLines ? 0 : MODES[play];
    // A kind that no man becomes has no number; all of these four there always are.
    if (!core.open_quest(mode, aim, isPromotion ? 0 : detail, isPromotion ? PROMOTED[detail] : 0)) {
      throw new OutOfMemory();
    }
    board.forEach((man, square) => {
      if (man) core.put_man_on(square, contents.numbers.get(man));
    });
    const pawn = passed === NO_SQUARE ? NO_CELL : passed + (diagram.turn === BLACK ? 8 : -8);
    const rights = conditions.length ? castlers(diagram) : castlings(diagram);
    core.begin_quest(turn, rights, passed === NO_SQUARE ? NO_CELL : passed, pawn);
    return contents;
  }

  close() {
    this.#core.close_quest();
  }

  // What is found

  #done(result) {
    if (result === NO_MEMORY || result === CROWDED) throw new OutOfMemory();
    if (result === NOT_WHOLE) throw new Stopped();
    return result;
  }

  #numbers(result) {
    const count = this.#done(result);
    return new Uint32Array(this.#core.memory.buffer, this.#core.written(), count).slice();
  }

  get nodes() {
    return this.#core.quest_nodes();
  }

  stopAfter(nodes) {
    this.#core.stop_after(nodes);
  }

  /** Whether the side to move is in check. */
  get inCheck() {
    return this.#core.is_checked_here(0) === 1;
  }

  /** Whether the other side is in check. */
  get waitingInCheck() {
    return this.#core.is_checked_here(1) === 1;
  }

  /** Whether the man on a square captures on another, moved by a side. */
  captures(origin, target, side) {
    return this.#core.captures(origin, target, side) === 1;
  }

  get mustEnd() {
    return this.#done(this.#core.must_end()) === 1;
  }

  /** The first moves, each [low, high]. */
  firstMoves() {
    const numbers = this.#numbers(this.#core.first_moves());
    return Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[2 * at], numbers[2 * at + 1]]);
  }

  /** Look at a first move: whether it is no try at all, whether defences are left, the refutations. */
  attempt([low, high], moves, most) {
    const [failed, open, refuters] = this.#numbers(this.#core.attempt(low, high, moves, most));
    return { failed: failed === 1, open: open === 1, refuters };
  }

  lengthOf([low, high], moves) {
    return this.#done(this.#core.length_of(low, high, moves));
  }

  /** A legal move as `account.h` writes it; play after one; after a row of moves. */
  step([low, high]) {
    return this.#numbers(this.#core.show_step(low, high));
  }

  play([low, high], length, moves) {
    return this.#numbers(this.#core.show_play(low, high, length, moves));
  }

  after(path, moves) {
    this.#tell(path.flat());
    return this.#numbers(this.#core.show_after(path.length, moves));
  }

  /** Let the other side begin. */
  pass() {
    this.#core.push_step(0, 0);
  }

  /** Lines of a length that begin with a move, so many at most, each as its moves are written. */
  lines([low, high], play, halfmoves, most) {
    const count = this.#done(this.#core.find_lines(low, high, play, halfmoves, most));
    return Array.from({ length: count }, (_, number) => this.#numbers(this.#core.show_line(number)));
  }
}
