// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as the engine describes them (kernel/core/base/describe.h) in the JSON form: uci and san.
import { squareName } from "./diagram.js";

const KING = 5;
const LETTERS = ["", "N", "B", "R", "Q", "K"];
const PROMOTIONS = ["", "n", "b", "r", "q"];
const MARKS = ["", "+", "#", ""];
const NONE = 0, CHECK = 1, MATE = 2, STALEMATE = 3, PASSED_PAWN = 6;
const BY_FILE = 1, BY_RANK = 2, BY_SQUARE = 3, MARK_AT = 22;

const origin = (shown) => shown & 63;
const target = (shown) => (shown >>> 6) & 63;
const promotion = (shown) => (shown >>> 12) & 7;
const kind = (shown) => (shown >>> 15) & 7;
const captured = (shown) => (shown >>> 19) & 7;
const mark = (shown) => (shown >>> MARK_AT) & 3;
const shownOrigin = (shown) => (shown >>> 24) & 3;

/** Whether it checks or mates. */
export const checks = (shown) => mark(shown) === CHECK || mark(shown) === MATE;
/** Whether it mates or stalemates. */
export const ends = (shown) => mark(shown) > CHECK;

function san(shown) {
  const from = origin(shown), to = target(shown), man = kind(shown);
  if (man === KING && Math.abs((from & 7) - (to & 7)) === 2) {
    return (to > from ? "O-O" : "O-O-O") + MARKS[mark(shown)];
  }
  const name = squareName(from);
  const way = { [BY_FILE]: name[0], [BY_RANK]: name[1], [BY_SQUARE]: name }[shownOrigin(shown)] || "";
  const becomes = promotion(shown) ? "=" + LETTERS[promotion(shown)] : "";
  const takes = captured(shown) === NONE ? "" : "x";
  return LETTERS[man] + way + takes + squareName(to) + becomes + MARKS[mark(shown)];
}

/** The same as problemists write it. */
function written(shown) {
  const passing = captured(shown) === PASSED_PAWN ? " e.p." : "", text = san(shown).replaceAll("O", "0");
  const bare = text.replace(/[+#]$/, ""), sign = mark(shown) === STALEMATE ? "=" : text.slice(bare.length);
  return bare + passing + sign;
}

const known = new Map();

/**
 * A move in the JSON form; the same one each time, not to be changed. `goesOn`: the same side
 * moves again in the line, so that nobody is stalemated.
 */
export function moveOf(shown, goesOn = false) {
  if (goesOn && mark(shown) === STALEMATE) return moveOf(shown & ~(STALEMATE << MARK_AT));
  let move = known.get(shown);
  if (!move) {
    if (known.size > 50_000) known.clear();
    const uci = squareName(origin(shown)) + squareName(target(shown)) + PROMOTIONS[promotion(shown)];
    const bare = san(shown), text = written(shown);
    move = Object.freeze({ uci, san: bare, ...(text !== bare && { text }) });
    known.set(shown, move);
  }
  return move;
}
