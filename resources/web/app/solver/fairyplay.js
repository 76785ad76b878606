// SPDX-License-Identifier: GPL-3.0-or-later
// Play by the engine for all men, stage by stage: composer/solver/general/search.py, and
// composer/solver/reference/staged.py for the stages.
import { FairyMoves, sizeAt } from "./fairymoves.js";
import { bareKey, setPlay, withPlay } from "./play.js";
import { allows } from "./rules.js";
import { AIM } from "./stipulation.js";
import { KEYS, NOTHING, PLAY, TRIES } from "./verdict.js";

const PASS = [0, 0];
const HELP = { h: 0, hs: 1, hr: 2 };
const SERIES = { "": 3, h: 4, s: 5, r: 6, "semi-r": 7 };
const SHOWN = 200; // lines shown while the work goes on

/** Direct, self and reflex play. What is found so far stands in `found`. */
export class FairyPhases {
  #left = 0; // continuations whose play may still be worked out

  constructor(engine, { diagram, stipulation }, options) {
    Object.assign(this, { engine, stipulation, options });
    this.direct = stipulation.play === "";
    this.other = stipulation.aim > AIM.STALEMATE;
    this.found = { stage: NOTHING, complete: false, keys: [], setPlay: null, tries: [],
      firstMoves: 0, firstMovesDone: 0, mustEnd: false, cut: false, last: false };
    this.moves = new FairyMoves(engine.place(diagram, stipulation));
  }

  get nodes() {
    return this.engine.nodes;
  }

  close() {
    this.engine.close();
  }

  /** Yield what is found, at the end of each stage. */
  * find() {
    const { engine, options } = this, most = this.stipulation.moves;
    const firsts = engine.firstMoves(), solving = [], rest = [];
    this.found.firstMoves = firsts.length;
    for (const first of firsts) {
      const tried = engine.attempt(first, most, 1);
      const solves = !tried.failed && !tried.refuters && !tried.open;
      if (solves) {
        solving.push(first);
        this.found.keys = [...this.found.keys, this.#bare(first)];
      } else rest.push([first, tried]);
      this.found.firstMovesDone++;
    }
    yield this.#now({ stage: KEYS, mustEnd: engine.mustEnd });
    const keys = solving.map((first) => this.#phase(first, this.#bare(first)));
    const set = options.setPlay ? this.setPlay() : null;
    yield this.#now({ stage: PLAY, keys, setPlay: set, complete: !options.tries, last: !options.tries });
    if (!options.tries) return;
    const tries = [];
    for (const [first, tried] of rest) {
      const whole = tried.open ? engine.attempt(first, most, options.refutations + 1) : tried;
      if (whole.failed || whole.refuters > options.refutations) continue;
      tries.push(this.#phase(first, { ...this.#shown(first), length: 0, reaches: false }).phase);
    }
    yield this.#now({ stage: TRIES, tries, complete: true, last: true });
  }

  /** What is known meanwhile. */
  progress() {
    const { keys, firstMoves, firstMovesDone } = this.found;
    return { keys, firstMoves, firstMovesDone };
  }

  /** The play if the defender moves first; null where he cannot. */
  setPlay() {
    const { moves } = this.stipulation;
    if (this.direct && moves < 2 || this.engine.inCheck && !allows(this.stipulation, "KING_EN_PRISE")) return null;
    this.#left = this.options.mostUnfolded;
    return setPlay(this.#read(this.engine.play(PASS, 0, moves), [PASS], this.direct || moves > 1));
  }

  #now(changes) {
    Object.assign(this.found, changes);
    return this.found;
  }

  #shown(first) {
    const number = this.moves.at(this.engine.step(first), 0);
    return { phase: bareKey(this.moves.move(number), this.moves.checks(number), false), number };
  }

  #bare(first) {
    const { phase, number } = this.#shown(first), length = this.engine.lengthOf(first, this.stipulation.moves);
    const reaches = this.direct && length === 1 && this.other;
    return { length, reaches, phase: { ...phase, mate: length === 1 && (reaches || this.moves.ends(number)) } };
  }

  #phase(first, bare) {
    if (this.direct && bare.length === 1) return bare;
    const { moves } = this.stipulation;
    this.#left = this.options.mostUnfolded;
    const goesOn = this.direct || (bare.length || moves) > 1;
    const play = this.#read(this.engine.play(first, bare.length, moves), [first], goesOn);
    return { ...bare, phase: withPlay(bare.phase, play) };
  }

  /** Read the play after some moves. */
  #read(items, path, goesOn) {
    const checks = items[0] === 1, threatened = items[1], threats = [], follows = [], shown = [];
    let at = 2;
    const move = () => {
      const place = at;
      at += sizeAt(items, at);
      return place;
    };
    const name = (place) => this.moves.move(this.moves.at(items, place));
    const list = (read) => {
      const count = items[at++];
      return Array.from({ length: count }, () => read());
    };
    for (const place of list(move)) {
      threats.push(name(place));
      if (!this.direct || threatened > 1) follows.push([[...path, PASS], place, threatened]);
    }
    while (items[at]) {
      at++;
      const place = move(), length = items[at++], flag = items[at++];
      const parries = list(() => threats[items[at++]]), answers = list(move);
      const after = [...path, [items[place], items[place + 1]]];
      shown.push({ place, length, flag, parries, answers, after });
    }
    const threat_play = follows.map(([after, place, length]) => this.#answer(after, items, place, length));
    const refutations = [], variations = [];
    for (const { place, length, flag, parries, answers, after } of shown) {
      const defence = name(place);
      if (!answers.length && flag < 2) {
        refutations.push(defence);
        continue;
      }
      const continuations = answers.map((each) => this.#answer(after, items, each, length));
      variations.push({ defence, effective: (flag & 1) !== 0, parries, continuations });
    }
    const zugzwang = goesOn && !checks && !threats.length;
    return { checks, threats, ...(threat_play.length ? { threat_play } : {}), zugzwang, variations, refutations };
  }

  /** A continuation that needs so many moves, itself included, after some moves. */
  #answer(path, items, place, length) {
    const number = this.moves.at(items, place), move = this.moves.move(number);
    if (this.direct && length === 1) return { move, mate: true, threats: [], zugzwang: false, variations: [] };
    const mate = this.moves.ends(number);
    if (--this.#left < 0) {
      this.found.cut = true;
      return { move, mate, threats: [], zugzwang: false, variations: [], cut: true };
    }
    const left = this.direct ? length - 1 : length, after = [...path, [items[place], items[place + 1]]];
    const play = this.#read(this.engine.after(after, left), after, left > (this.direct ? 0 : 1));
    const { threats, threat_play, zugzwang, variations } = play;
    return { move, mate, threats, ...(threat_play ? { threat_play } : {}), zugzwang, variations };
  }
}

/** Help play and series; lines are lists of moves as numbers. */
export class FairyLines {
  constructor(engine, { diagram, stipulation }, options) {
    Object.assign(this, { engine, stipulation, options });
    this.found = { stage: NOTHING, complete: false, lines: [], setLines: [], linesCut: false, setLinesCut: false,
      firstMoves: 0, firstMovesDone: 0, last: false };
    this.moves = new FairyMoves(engine.place(diagram, stipulation));
    this.play = (stipulation.series ? SERIES : HELP)[stipulation.play];
    this.inCheck = engine.inCheck && !allows(stipulation, "KING_EN_PRISE");
  }

  get nodes() {
    return this.engine.nodes;
  }

  close() {
    this.engine.close();
  }

  /** Yield what is found, at the end of each stage. */
  * find() {
    const { stipulation, options } = this, firsts = this.engine.firstMoves();
    this.found.firstMoves = firsts.length;
    const [lines, linesCut] = this.#collect(firsts, this.#lengths(stipulation), "lines");
    yield this.#now({ stage: KEYS, lines, linesCut, firstMovesDone: linesCut ? 0 : firsts.length,
      complete: !linesCut && !options.setPlay, last: !options.setPlay });
    if (!options.setPlay) return;
    const asked = this.inCheck ? null : stipulation.setPlay;
    let setLines = [], setLinesCut = false;
    if (asked) {
      this.play = HELP[asked.play];
      this.engine.pass();
      const lengths = stipulation.series ? [1] : this.#lengths(asked);
      [setLines, setLinesCut] = this.#collect(this.engine.firstMoves(), lengths, "setLines");
    }
    yield this.#now({ stage: PLAY, setLines, setLinesCut, complete: !linesCut && !setLinesCut, last: true });
  }

  /** What is known meanwhile. */
  progress() {
    const { lines, firstMoves, firstMovesDone } = this.found;
    return { lines, firstMoves, firstMovesDone };
  }

  #now(changes) {
    Object.assign(this.found, changes);
    return this.found;
  }

  #lengths({ series, play, halfmoves }) {
    const found = [];
    const from = series ? (play === "" ? 1 : 2) : 2 - halfmoves % 2;
    for (let each = from; each <= halfmoves; each += series ? 1 : 2) found.push(each);
    return found;
  }

  #collect(firsts, lengths, name) {
    const { engine, options } = this, lines = [];
    const wanted = options.exact || this.stipulation.exact ? lengths.slice(-1) : lengths;
    for (const length of wanted) {
      for (const [number, first] of firsts.entries()) {
        const room = options.mostLines + 1 - lines.length;
        for (const items of engine.lines(first, this.play, length, room)) lines.push(this.#line(items));
        if (lines.length > options.mostLines) return [lines.slice(0, options.mostLines), true];
        if (name === "lines" && length === wanted.at(-1)) this.found.firstMovesDone = number + 1;
        if (lines.length <= SHOWN) this.found[name] = lines.slice();
      }
    }
    return [lines, false];
  }

  #line(items) {
    const line = [];
    for (let at = 0; at < items.length; at += sizeAt(items, at)) line.push(this.moves.at(items, at));
    return line;
  }
}
