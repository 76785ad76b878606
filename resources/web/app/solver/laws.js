// SPDX-License-Identifier: GPL-3.0-or-later
// What may stand on a square in the play from a diagram, and what becomes of it, for the engine of
// all men: composer/solver/general/tables.py and setup.py.
import { BLACK, COLOURS, NEUTRAL, Refusal, WHITE, colourOf, isOrthodox, isRoyal, kindOf, kindRow, manOf, possibleRights,
  qualitiesOf, recoloured } from "./diagram.js";
import { said } from "./said.js";

const PAWN = 0, ROOK = 3, KING = 5, ORTHODOX = 6;
const PROMOTIONS = [4, 3, 2, 1]; // queen, rook, bishop, knight
const LIKE_KINGS = ["sting", "poseidon"];
const MARINE_PAWN = "marine-pawn", MARINE_MEN = ["siren", "triton", "nereid", "marine-knight"];
const MOST_CONTENTS = 256, MOST_BECOMES = 31, MOST_KINDS = 46;
const HALF_NEUTRAL = "half-neutral", ROYAL = "royal";
const PLAYED = [ROYAL, HALF_NEUTRAL]; // what else is special about men has a rule of its own

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

const words = (man) => qualitiesOf(man).split(",").filter(Boolean);
const manLike = (man, changes) => {
  const { colour = colourOf(man), kind = kindOf(man), qualities = words(man) } = changes;
  return manOf(colour, kind, [...new Set(qualities)].sort().join());
};
const without = (qualities, one) => qualities.filter((each) => each !== one);

/** The same man as another kind; a king is royal without a quality. */
const asKind = (man, kind) => manLike(man, { kind, qualities: kind === KING ? without(words(man), ROYAL) : words(man) });
const withQuality = (man, quality) =>
  (quality === ROYAL && kindOf(man) === KING ? man : manLike(man, { qualities: [...words(man), quality] }));
const withoutQuality = (man, quality) => manLike(man, { qualities: without(words(man), quality) });

/** The men that there may be, numbered from 1, and what they become. */
export class Contents {
  constructor(board, conditions = [], allQualities = []) {
    const men = [...new Set(board.filter(Boolean))].sort(order);
    this.isFairy = conditions.length > 0 || !isOrthodox(board);
    this.conditions = conditions;
    this.qualities = allQualities;
    this.namesFirst = conditions.some((each) => each.first);
    this.signs = conditions.map((each) => each.sign ?? "");
    this.present = new Set(men.map(kindOf));
    this.usual = promotionsOf(this.present);
    const own = [...this.present].sort((a, b) => a - b)
      .flatMap((pawn) => promotionsFor(pawn, this.usual, this.present));
    this.promotions = [...new Set([...this.usual, ...own])];
    const found = new Set(men);
    if (conditions.length) for (const man of this.#arising(men)) found.add(man);
    const pending = [...found];
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
    return this.ordered ?? [...new Set(this.men.map(kindOf))];
  }

  kindNumbered(number) {
    return this.ordered[number - 1];
  }

  /** The men who may come to be by conditions, and the kinds in the engine's order. */
  #arising(men) {
    const fairy = [...men.map(kindOf), ...this.promotions, ...this.conditions.flatMap((each) => each.kinds ?? [])];
    this.ordered = [0, 1, 2, 3, 4, 5, ...[...new Set(fairy.filter(isFairy))].sort((a, b) => a - b)];
    const colours = new Set([WHITE, BLACK, ...men.map(colourOf)]);
    const gained = [...new Set(this.conditions.flatMap((each) => each.qualities ?? []))].sort();
    const sets = new Set(["", ...men.map(qualitiesOf)]);
    const text = (qualities) => [...new Set(qualities)].sort().join();
    const parts = (set) => set.split(",").filter(Boolean);
    for (const quality of gained) {
      for (const set of [...sets]) {
        sets.add(text([...parts(set), quality]));
        sets.add(text(without(parts(set), quality)));
      }
    }
    for (const set of [...sets]) sets.add(text(without(parts(set), ROYAL)));
    return [...sets].flatMap((set) => [...colours].flatMap((colour) =>
      this.ordered.map((kind) => manOf(colour, kind, set))));
  }

  /** What conditions may make of a man, as numbers: { kind, marks, turned, asKind, given, taken }. */
  variants(man) {
    const number = (other) => this.numbers.get(other) ?? 0, own = words(man);
    return {
      kind: this.ordered.indexOf(kindOf(man)) + 1,
      marks: this.qualities.reduce((all, each, bit) => all | (own.includes(each) ? 1 << bit : 0), 0),
      turned: number(recoloured(man)), asKind: this.ordered.map((kind) => number(asKind(man, kind))),
      given: this.qualities.map((each) => number(withQuality(man, each))),
      taken: this.qualities.map((each) => number(withoutQuality(man, each))),
    };
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

const HOMES = [4, 7, 0, 60, 63, 56]; // kings and rooks, in the order of the engine's rights for them
const CASTLES = [[4, 7, WHITE], [4, 0, WHITE], [60, 63, BLACK], [60, 56, BLACK]]; // king, rook, side

/** The castlings that are allowed with a rook, as bits. */
export const castlings = ({ board, rights }) => CASTLES.reduce((all, [, rook], bit) =>
  all | (rights & (1 << bit) && kindOf(board[rook]) === ROOK ? 1 << bit : 0), 0);

/** The same, and kings and rooks who have not moved, as far as the rights say. */
export function castlers(diagram) {
  const { board } = diagram, possible = castlings({ board, rights: possibleRights(board) });
  const allowed = castlings(diagram);
  return HOMES.reduce((all, square, number) => {
    const man = board[square];
    if (!man) return all;
    const own = CASTLES.reduce((bits, [king, rook, side], bit) => {
      const home = { [KING]: king, [ROOK]: rook }[kindOf(man)];
      return home === square && colourOf(man) !== 1 - side ? bits | 1 << bit : bits;
    }, 0);
    const stays = own && (!(possible & own) || possible & own & allowed);
    return stays ? all | 1 << (4 + number) : all;
  }, allowed);
}
