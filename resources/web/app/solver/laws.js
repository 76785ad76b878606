// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand on a square in the play from a diagram, and what becomes of it, for the engine of
// all men: composer/solver/general/tables.py and setup.py.
import { BLACK, COLOURS, NEUTRAL, Refusal, WHITE, colourOf, isOrthodox, isRoyal, kindOf, kindRow, manOf, qualitiesOf } from "./diagram.js";
import { said } from "./said.js";

const PAWN = 0, ORTHODOX = 6;
const PROMOTIONS = [4, 3, 2, 1]; // queen, rook, bishop, knight
const LIKE_KINGS = ["sting", "poseidon"];
const MARINE_PAWN = "marine-pawn", MARINE_MEN = ["siren", "triton", "nereid", "marine-knight"];
const MOST_CONTENTS = 256, MOST_BECOMES = 31, MOST_KINDS = 46;
const HALF_NEUTRAL = "half-neutral";
const PLAYED = ["royal", HALF_NEUTRAL]; // what else is special about men has a rule of its own

const isFairy = (kind) => kind >= ORTHODOX;
const isPromoted = (kind) => kind === PAWN || Boolean(kindRow(kind)?.promotes);

/** Refuse men that go by rules which only the studio has. */
export function requireMen(board) {
  for (const man of board) {
    if (!man) continue;
    const special = qualitiesOf(man).split(",").filter(Boolean);
    if (kindRow(kindOf(man)).learns || special.some((each) => !PLAYED.includes(each))) {
      throw new Refusal(said("fairy men and other boards need the studio"), true);
    }
  }
}

/** What pawns become where men of some kinds stand in the diagram. */
function promotionsOf(kinds) {
  const fairy = [...kinds].filter((kind) => {
    const row = kindRow(kind);
    return isFairy(kind) && !row.promotes && row.moves && !LIKE_KINGS.includes(row.id);
  });
  return [...PROMOTIONS, ...fairy.sort((a, b) => a - b)];
}

/** What pawns of a kind become where others become some kinds. */
function promotionsFor(pawn, promotions, present) {
  if (kindRow(pawn)?.id !== MARINE_PAWN) return promotions;
  const marine = MARINE_MEN.map(kindNamed), known = new Set([...present, ...marine]);
  return [...new Set([...promotions, ...marine])].filter((kind) => known.has(kind) || isFairy(kind));
}

function kindNamed(id) {
  for (let kind = 0; ; kind++) {
    if (kindRow(kind).id === id) return kind;
  }
}

/** A man as he stands after his move by a side: half-neutral men change sides. */
function settledMan(man, side) {
  const qualities = qualitiesOf(man);
  if (!qualities.split(",").includes(HALF_NEUTRAL)) return man;
  return manOf(colourOf(man) === NEUTRAL ? side : NEUTRAL, kindOf(man), qualities);
}

const order = (a, b) =>
  COLOURS[colourOf(a)].localeCompare(COLOURS[colourOf(b)]) || kindOf(a) - kindOf(b) ||
  (qualitiesOf(a) < qualitiesOf(b) ? -1 : 1);

/** The men that there may be, numbered from 1, and what they become. */
export class Contents {
  constructor(board) {
    const men = [...new Set(board.filter(Boolean))].sort(order);
    this.isFairy = !isOrthodox(board);
    this.present = new Set(men.map(kindOf));
    this.usual = promotionsOf(this.present);
    const own = [...this.present].sort((a, b) => a - b)
      .flatMap((pawn) => promotionsFor(pawn, this.usual, this.present));
    this.promotions = [...new Set([...this.usual, ...own])];
    const found = new Set(men), pending = [...men];
    while (pending.length) {
      const man = pending.pop();
      for (const side of [WHITE, BLACK]) {
        for (const each of [settledMan(man, side), ...this.#promoted(man, side).values()]) {
          if (found.has(each)) continue;
          found.add(each);
          pending.push(each);
        }
      }
    }
    this.men = [...found];
    if (this.men.length >= MOST_CONTENTS - 1 || this.promotions.length > MOST_BECOMES ||
        this.kinds.length > MOST_KINDS) {
      throw new Refusal(said("this is too much for the memory of this page"), true);
    }
    this.numbers = new Map(this.men.map((man, place) => [man, place + 1]));
  }

  /** All kinds that there may be. */
  get kinds() {
    return [...new Set(this.men.map(kindOf))];
  }

  #promoted(man, side) {
    if (!isPromoted(kindOf(man))) return new Map();
    const after = settledMan(man, side);
    const become = promotionsFor(kindOf(man), this.usual, this.present);
    return new Map(become.map((kind) => [kind, manOf(colourOf(after), kind, qualitiesOf(after))]));
  }

  /** A man as the engine has him: { kind, owner, royal, promotes, settled, becomes }. */
  content(man) {
    const sides = [WHITE, BLACK], promoted = sides.map((side) => this.#promoted(man, side));
    const becomes = promoted.map((men) =>
      this.promotions.map((kind) => (men.has(kind) ? this.numbers.get(men.get(kind)) : 0)));
    return {
      kind: kindOf(man), owner: colourOf(man), royal: isRoyal(man), promotes: isPromoted(kindOf(man)),
      settled: sides.map((side) => this.numbers.get(settledMan(man, side))), becomes,
    };
  }
}
