// SPDX-License-Identifier: GPL-3.0-or-later
// Direct, self and reflex play, stage by stage: composer/solver/compiled.py, with one thread.
import { checks, ends, moveOf } from "./moves.js";
import { bareKey, readPlay, setPlay, withPlay } from "./play.js";
import { AIM } from "./stipulation.js";
import { Stopped } from "./engine.js";
import { KEYS, NOTHING, PLAY, TRIES } from "./verdict.js";

const ALONE = 20_000; // the desk's first look at a long problem, before its threads
const WITHOUT_HINTS = 1_000_000; // positions looked at before hints are worth while
const LONG = 6; // moves from which on they are so much sooner
const WITHOUT_HINTS_IF_LONG = 100_000;

/** One solve. What is found so far stands in `found`. */
export class PhaseSearch {
  constructor(engine, { diagram, stipulation }, options) {
    this.engine = engine;
    this.stipulation = stipulation;
    this.options = options;
    this.direct = stipulation.play === "";
    this.other = this.direct && stipulation.aim > AIM.STALEMATE;
    this.long = stipulation.moves > (this.direct ? 2 : 1);
    this.found = { stage: NOTHING, complete: false, keys: [], setPlay: null, tries: [],
      firstMoves: 0, firstMovesDone: 0, mustEnd: false, cut: false, last: false };
    engine.place(diagram);
    engine.openPhases(stipulation);
  }

  get nodes() {
    return this.engine.phaseNodes;
  }

  close() {
    this.engine.closePhases();
  }

  /** Yield what is found, at the end of each stage. */
  * find() {
    const { engine, options } = this, limit = options.refutations + 1;
    engine.beginKeys(this.long || !options.tries ? 1 : limit);
    this.#findKeys();
    const keys = engine.solving;
    yield this.#now({ stage: KEYS, ...this.progress(), mustEnd: engine.mustEnd });
    const phases = [], set = [];
    for (const key of keys) this.#play(key, phases);
    if (options.setPlay) this.#play(-1, set);
    yield this.#now({ stage: PLAY, keys: phases, setPlay: set.length ? set[0].phase : null,
      complete: !options.tries, last: !options.tries });
    if (options.tries) {
      const tries = [];
      if (this.long) {
        engine.beginTries(limit);
        this.#run(0);
      }
      for (const first of engine.tries(options.refutations)) this.#play(first, tries);
      yield this.#now({ stage: TRIES, tries: tries.map((each) => each.phase), complete: true, last: true });
    }
  }

  /** Bare keys and how many first moves are decided, while the engine looks for them. */
  progress() {
    const keys = this.engine.solving.map((first) => this.#bare(first));
    return { keys, firstMoves: this.engine.firstCount, firstMovesDone: this.engine.jobsDone };
  }

  #findKeys() {
    const soon = this.direct && this.stipulation.moves >= LONG;
    if (this.#run(soon ? WITHOUT_HINTS_IF_LONG : WITHOUT_HINTS)) return;
    this.engine.again();
    this.engine.beginHints();
    this.#run(0);
  }

  #now(changes) {
    Object.assign(this.found, changes);
    return this.found;
  }

  #bare(first) {
    const { engine } = this, shown = engine.firstMove(first), length = engine.lengthOf(first);
    const reaches = this.other && length === 1;
    const ending = length === 1 && (reaches || ends(shown));
    return { length, reaches, phase: bareKey(moveOf(shown), checks(shown), ending) };
  }

  /** Work out the play after a first move, -1 for set play; add it if there is any. */
  #play(first, phases) {
    const { engine } = this;
    if (first >= 0 && this.direct && engine.lengthOf(first) === 1) {
      phases.push(this.#bare(first));
      return;
    }
    if (!engine.beginPlay(first)) {
      this.options.heed(); // there is none, or the work was ended
      return;
    }
    this.#run(0);
    const play = readPlay(engine.phase(this.options.mostUnfolded));
    this.found.cut = this.found.cut || play.cut;
    if (first < 0) {
      const phase = setPlay(play);
      if (phase) phases.push({ phase });
      return;
    }
    const bare = this.#bare(first);
    phases.push({ ...bare, phase: withPlay(bare.phase, play) });
  }

  /** Do the task under way, within so many positions, 0 for any number; whether it is done. */
  #run(mostNodes) {
    const { engine } = this;
    if (!engine.jobsLeft) return true;
    if (engine.runPhases(this.long ? ALONE : 0)) return true;
    this.options.heed();
    engine.again();
    if (engine.runPhases(mostNodes)) return true;
    this.options.heed();
    if (mostNodes === 0) throw new Stopped();
    return engine.jobsLeft === 0;
  }
}
