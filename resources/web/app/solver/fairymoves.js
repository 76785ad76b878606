// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as the engine for all men writes them (core/general/account.h) in the JSON form: uci, san and
// as Popeye has them: composer/problem/move.py and composer/solver/popeyemoves.py.
import { COLOURS, NEUTRAL, codeOf, colourOf, kindOf, kindRow, letterOf, qualitiesOf, squareName } from "./diagram.js";

const PAWN = 0, KING = 5, ORTHODOX = 6;
const PASSING = 2, CASTLING = 3;
const CHECK = 1, MATE = 2;
const MARKS = ["", "+", "#", ""];
const BY_FILE = 1, BY_RANK = 2, BY_SQUARE = 3;
const LIKE_KINGS = ["sting", "poseidon"];
const QUALITY_LETTERS = { royal: "r", "half-neutral": "hn" };

/** How many numbers a move takes that begins at a place. */
export const sizeAt = (items, at) => 4 + ((items[at + 2] >>> 20) & 255) + 2 * items[at + 3];

const letter = (kind) => (kind === PAWN ? "" : letterOf(kind));

/** The moves of one solve; each has a number. */
export class FairyMoves {
  #contents;
  #numbers = new Map();
  #all = []; // { move, mark }

  constructor(contents) {
    this.#contents = contents;
  }

  /** The number of a move that stands at a place. */
  at(items, at) {
    const key = items.subarray(at, at + sizeAt(items, at)).join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#all.length;
      this.#all.push(this.#read(items, at));
      this.#numbers.set(key, number);
    }
    return number;
  }

  /** A move in the JSON form; the same one each time, not to be changed. */
  move(number) {
    return this.#all[number].move;
  }

  checks(number) {
    return [CHECK, MATE].includes(this.#all[number].mark);
  }

  /** Whether it mates or stalemates. */
  ends(number) {
    return this.#all[number].mark > CHECK;
  }

  #man(content) {
    return content ? this.#contents.men[content - 1] : 0;
  }

  #read(items, at) {
    const low = items[at], high = items[at + 1], told = items[at + 2];
    const origin = low & 511, target = (low >>> 9) & 511, promoted = low >>> 27;
    const special = high & 7, castling = special === CASTLING ? (high >>> 3) & 511 : -1;
    const man = this.#man(told & 255), captures = ((told >>> 8) & 255) !== 0;
    const mark = (told >>> 16) & 3, apart = (told >>> 18) & 3;
    const changes = new Map();
    for (let index = 0; index < ((told >>> 20) & 255); index++) {
      const item = items[at + 4 + index];
      changes.set(item & 0xffff, this.#man(item >>> 16));
    }
    const kind = kindOf(man), from = squareName(origin), to = squareName(target);
    const promotion = promoted ? this.#contents.promotions[promoted - 1] : -1;
    let way = "";
    if (kind === PAWN) way = captures ? from[0] : "";
    else if (castling < 0 && kind !== KING) {
      way = { [BY_FILE]: from[0], [BY_RANK]: from[1], [BY_SQUARE]: from }[apart] || "";
    }
    const wing = castling % 2 ? ["O-O-O", "0-0-0"] : ["O-O", "0-0"];
    const san = castling >= 0 ? wing[0]
      : letter(kind) + way + (captures ? "x" : "") + to + (promotion < 0 ? "" : `=${letterOf(promotion)}`);
    const becomes = promotion < 0 ? "" : letterOf(promotion).toLowerCase();
    const move = {
      uci: from + to + (promotion < ORTHODOX ? becomes : `=${becomes}`),
      san: san + MARKS[mark],
    };
    if (this.#contents.isFairy) {
      const inPassing = special === PASSING;
      move.popeye = castling >= 0 ? wing[1]
        : popeye({ man, from, to, origin, target, captures, promotion, changes, inPassing });
    }
    return { mark, move: Object.freeze(move) };
  }
}

function popeye({ man, from, to, origin, target, captures, promotion, changes, inPassing }) {
  const before = prefix(man), pawn = kindOf(man) === PAWN && !before;
  const elsewhere = [...changes.keys()].filter((square) =>
    !changes.get(square) && square !== origin && square !== target).sort((a, b) => a - b);
  let arrival = `-${to}`;
  if (captures) {
    const aside = inPassing || !elsewhere.length ? "" : `${squareName(elsewhere[0])}-`;
    arrival = `*${aside}${to}`;
  }
  const made = promotion < 0 ? "" : `=${before}${codeOf(promotion)}`;
  return (pawn ? "" : before + codeOf(kindOf(man))) + from + arrival + made +
    (inPassing ? " ep." : "") + phase(man, changes.get(target));
}

/** The small letters before a man: `n` of neutral ones, `r` of royal men but kings. */
function prefix(man) {
  const special = qualitiesOf(man).split(","), kind = kindOf(man);
  const isKing = kind === KING || LIKE_KINGS.includes(kindRow(kind).id);
  const letters = Object.entries(QUALITY_LETTERS)
    .filter(([quality]) => special.includes(quality) && (quality !== "royal" || !isKing))
    .map(([, each]) => each);
  return (colourOf(man) === NEUTRAL ? "n" : "") + letters.join("");
}

/** Whose a half-neutral man has become by his move: `=wh`, `=nh`; else nothing. */
function phase(man, after) {
  if (!qualitiesOf(man).split(",").includes("half-neutral") || !after) return "";
  return `=${COLOURS[colourOf(after)]}h`;
}
