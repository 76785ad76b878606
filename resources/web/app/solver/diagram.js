// SPDX-License-Identifier: GPL-3.0-or-later
// Diagrams of orthodox chess as the engine takes them: 64 men from a1 to h8, each 0 or the place of
// his letter in MEN and one more; the side to move, castling rights as bits, the e.p. square or 64.
//
// What edits do to rights and e.p. square is what composer/problem/edits.py says.

export const MEN = "PNBRQKpnbrqk";
export const NO_SQUARE = 64;
export const RIGHTS = "KQkq";
export const WHITE = 0;
export const BLACK = 1;

const HOMES = [[4, 6, 7, 4], [4, 6, 0, 4], [60, 12, 63, 10], [60, 12, 56, 10]]; // king, rook, codes

/** What cannot be solved without the desk, or not at all; `sentence` says why. */
export class Refusal extends Error {
  constructor(sentence, needsDesk = false) {
    super(sentence.template);
    this.sentence = sentence;
    this.needsDesk = needsDesk;
  }
}

export const fileOf = (square) => square & 7;
export const rankOf = (square) => square >> 3;
export const squareName = (square) => "abcdefgh"[square & 7] + ((square >> 3) + 1);

/** The number of a square, or -1 where the text names none. */
export const squareOf = (text) =>
  /^[a-h][1-8]$/.test(text) ? text.charCodeAt(0) - 97 + 8 * (Number(text[1]) - 1) : -1;

export const colourOf = (man) => (man > 6 ? BLACK : WHITE);
/** The kind of a man, from 0 (pawn) to 5 (king). */
export const kindOf = (man) => (man - 1) % 6;
export const manOf = (colour, kind) => 6 * colour + kind + 1;
export const recoloured = (man) => (man ? (man > 6 ? man - 6 : man + 6) : 0);

/** The rights that the convention grants: king and rook stand at home. */
export function possibleRights(board) {
  let rights = 0;
  HOMES.forEach(([king, kingMan, rook, rookMan], bit) => {
    if (board[king] === kingMan && board[rook] === rookMan) rights |= 1 << bit;
  });
  return rights;
}

/** Whether the last move can have been the double step over a square. */
export function fitsPassing(board, turn, square) {
  const step = turn === WHITE ? -8 : 8;
  if (rankOf(square) !== (turn === WHITE ? 5 : 2)) return false;
  const pawn = manOf(1 - turn, 0);
  return board[square + step] === pawn && !board[square] && !board[square - step];
}

/** Read a FEN; null where it has men that are not orthodox, or is none. */
export function readFen(fen) {
  const fields = fen.trim().split(/\s+/);
  const board = readPlacement(fields[0] || "");
  if (!board || fields.length > 6) return null;
  const turn = (fields[1] || "w").toLowerCase() === "b" ? BLACK : WHITE;
  const possible = possibleRights(board);
  let rights = possible;
  if (fields.length > 2) {
    rights = 0;
    for (const letter of fields[2]) {
      if (RIGHTS.includes(letter)) rights |= 1 << RIGHTS.indexOf(letter);
    }
    rights &= possible;
  }
  const square = squareOf(fields[3] || "");
  const passed = square >= 0 && fitsPassing(board, turn, square) ? square : NO_SQUARE;
  return { board, turn, rights, passed };
}

function readPlacement(text) {
  const ranks = text.split("/");
  if (ranks.length !== 8) return null;
  const board = new Array(64).fill(0);
  for (let row = 0; row < 8; row++) {
    let file = 0;
    for (const letter of ranks[row]) {
      if (letter >= "1" && letter <= "8") {
        file += Number(letter);
        continue;
      }
      const man = MEN.indexOf(letter === "S" ? "N" : letter === "s" ? "n" : letter) + 1;
      if (man === 0 || file > 7) return null;
      board[(7 - row) * 8 + file++] = man;
    }
    if (file !== 8) return null;
  }
  return board;
}

export function writeFen({ board, turn, rights, passed }) {
  const ranks = [];
  for (let rank = 7; rank >= 0; rank--) {
    let text = "", empty = 0;
    for (let file = 0; file < 8; file++) {
      const man = board[8 * rank + file];
      if (!man) {
        empty++;
        continue;
      }
      text += (empty || "") + MEN[man - 1];
      empty = 0;
    }
    ranks.push(text + (empty || ""));
  }
  const castling = Array.from(RIGHTS).filter((_, bit) => rights & (1 << bit)).join("") || "-";
  const square = passed === NO_SQUARE ? "-" : squareName(passed);
  return `${ranks.join("/")} ${turn ? "b" : "w"} ${castling} ${square} 0 1`;
}

/** The diagram with another board: rights by convention, but those that were off, e.p. if it fits. */
export function settled(before, board, passed = before.passed) {
  const off = possibleRights(before.board) & ~before.rights;
  const fits = passed !== NO_SQUARE && fitsPassing(board, before.turn, passed);
  return {
    board, turn: before.turn, rights: possibleRights(board) & ~off,
    passed: fits ? passed : NO_SQUARE,
  };
}

/** The diagram with other men on some squares: pairs of a square and a man, or 0. */
export function withSquares(diagram, changes) {
  const board = diagram.board.slice();
  for (const [square, man] of changes) board[square] = man;
  return settled(diagram, board);
}

/** The diagram with each square placed elsewhere; a place of -1 is off the board. */
export function placed(diagram, place) {
  const board = new Array(64).fill(0);
  diagram.board.forEach((man, square) => {
    if (man) board[place(square)] = man;
  });
  const passed = diagram.passed === NO_SQUARE ? NO_SQUARE : place(diagram.passed);
  return settled(diagram, board, passed < 0 ? NO_SQUARE : passed);
}

/** The same with a side to move; an e.p. square is given up where it was the other's. */
export const withTurn = (diagram, turn) =>
  turn === diagram.turn ? diagram : { ...diagram, turn, passed: NO_SQUARE };
