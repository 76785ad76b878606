// SPDX-License-Identifier: GPL-3.0-or-later
// Plays moves of a solution (MOVE of docs/json.md) on a board; nothing is checked.
import { colourOf, fromMove, kindOf, qualitiesOf, written } from "./position.js";

const { index } = globalThis.chessSquares;

/** The squares that a move goes from and to; null where it is none, as a pass. */
export function squaresOf(move) {
  const found = /^([a-h][1-8])([a-h][1-8])/.exec(move.uci || "");
  return found ? [index(found[1]), index(found[2])] : null;
}

/** The board after a move. */
export function played(board, move) {
  const squares = squaresOf(move);
  if (!squares) return board;
  const [from, to] = squares;
  const next = board.slice();
  let man = next[from];
  if (!man) return board;
  const kind = kindOf(man), colour = colourOf(man);
  const promotion = /^[a-h][1-8][a-h][1-8]=?([a-z0-9.-]+)/.exec(move.uci);
  if (kind === "P" && from % 8 !== to % 8 && !next[to] && !move.captured) {
    next[(from & 56) + to % 8] = null; // in passing
  }
  if (kind === "K" && Math.abs(from - to) === 2 && from >> 3 === to >> 3 && !("via" in move)) {
    const home = to > from ? to + 1 : to - 2;
    if (next[home] && kindOf(next[home]) === "R") {
      next[(from + to) / 2] = next[home];
      next[home] = null;
    }
  }
  if (move.captured) next[index(move.captured)] = null;
  if (promotion) man = written(colour, promotedTo(promotion[1]), qualitiesOf(man));
  next[from] = null;
  if (move.exchanged) next[from] = fromMove(move.exchanged);
  next[to] = man;
  for (const each of move.effects || []) effect(next, each);
  return next;
}

const promotedTo = (letters) => letters.toUpperCase().replace(/^S$/, "N");

// What happens besides, in order; a man stands as he is afterwards.
function effect(board, { kind, square, man, other, other_man: otherMan }) {
  const at = index(square);
  if (kind === "removed") board[at] = null;
  else if (kind === "added" || kind === "turned" || kind === "changed") board[at] = fromMove(man);
  else if (kind === "carried") {
    board[at] = null;
    board[index(other)] = fromMove(otherMan || man);
  } else if (kind === "swapped") {
    const there = index(other);
    [board[at], board[there]] = [board[there], board[at]];
  }
}
