// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine wrote of the play after a first move (kernel/wasm/tree.c says how), in the JSON
// form.
import { ends, moveOf } from "./moves.js";

const COUNTS = 1, ENDS_PLAY = 2;
const NOTHING_FOLLOWS = 0, NOT_UNFOLDED = 2;

class Reader {
  constructor(numbers) {
    this.numbers = numbers;
    this.at = 0;
    this.cut = false;
  }

  next() {
    return this.numbers[this.at++];
  }

  moves() {
    return Array.from({ length: this.next() }, () => moveOf(this.next()));
  }

  threats() {
    const threats = this.moves();
    const followed = this.next();
    const found = { threats };
    if (followed && threats.length) found.threat_play = threats.map(() => this.continuation());
    return found;
  }

  continuation() {
    const shown = this.next(), follows = this.next();
    const move = moveOf(shown);
    if (follows === NOTHING_FOLLOWS) {
      return { move, mate: true, threats: [], zugzwang: false, variations: [] };
    }
    if (follows === NOT_UNFOLDED) {
      this.cut = true;
      return { move, mate: ends(shown), threats: [], zugzwang: false, variations: [], cut: true };
    }
    const zugzwang = this.next() === 1;
    const threats = this.threats();
    const variations = Array.from({ length: this.next() }, () => this.variation().variation);
    return { move, mate: ends(shown), ...threats, zugzwang, variations };
  }

  variation() {
    const defence = moveOf(this.next()), saying = this.next();
    const continuations = Array.from({ length: this.next() }, () => this.continuation());
    const parries = this.moves();
    const effective = (saying & COUNTS) !== 0;
    return {
      variation: { defence, effective, parries, continuations },
      answered: continuations.length > 0 || (saying & ENDS_PLAY) !== 0,
    };
  }
}

/**
 * Read the play of a phase.
 *
 * Returns { checks, threats, threat_play, zugzwang, variations, refutations, cut }: `cut` says that
 * the play of some continuation was too much to be worked out.
 */
export function readPlay(numbers) {
  const reader = new Reader(numbers);
  const checks = reader.next() === 1, goesOn = reader.next() === 1;
  const threats = reader.threats();
  const all = Array.from({ length: reader.next() }, () => reader.variation());
  return {
    checks,
    ...threats,
    zugzwang: !checks && !threats.threats.length && goesOn,
    variations: all.filter((each) => each.answered).map((each) => each.variation),
    refutations: all.filter((each) => !each.answered).map((each) => each.variation.defence),
    cut: reader.cut,
  };
}

/** A first move without its play. */
export const bareKey = (move, check, ending) => ({
  move, check, mate: ending, threats: [], zugzwang: false, refutations: [], trivial: false,
  variations: [],
});

/** Set play; null where no move is answered and none is unanswered. */
export function setPlay(play) {
  if (!play.variations.length && !play.refutations.length) return null;
  return { ...bareKey(null, false, false), variations: play.variations };
}

/** A key or try with its play. */
export function withPlay(bare, play) {
  const phase = { move: bare.move, check: bare.check, mate: bare.mate, threats: play.threats };
  if (play.threat_play) phase.threat_play = play.threat_play;
  phase.zugzwang = play.zugzwang;
  phase.refutations = play.refutations;
  phase.trivial = play.refutations.length > 0 && (play.checks || !play.variations.length);
  phase.variations = play.variations;
  return phase;
}
