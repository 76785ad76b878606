// SPDX-License-Identifier: GPL-3.0-or-later
// Diagrams as the engines take them: 64 men from a1 to h8, each 0 or the place of his letter in MEN
// and one more; the side to move, castling rights as bits, the e.p. square or 64. All other men have
// the numbers behind those, as they are met; their kinds are those of men.js, once it is there.
//
// What edits do to rights and e.p. square is what composer/problem/edits.py says.

export const MEN = "PNBRQKpnbrqk";
export const NO_SQUARE = 64;
export const RIGHTS = "KQkq";
export const WHITE = 0;
export const BLACK = 1;
export const NEUTRAL = 2;
export const COLOURS = "wbn";

const HOMES = [[4, 7, 0], [4, 0, 0], [60, 63, 1], [60, 56, 1]]; // king, rook, side
const PAWN = 0, ROOK = 3, KING = 5, ORTHODOX = 6;
const LETTERS = "PNBRQK";
const MAN = /(=?)([.,][A-Za-z0-9][A-Za-z0-9-]|[A-Za-z])(?:\{([a-z]+(?:-[a-z]+)*(?:,[a-z]+(?:-[a-z]+)*)*)\})?/y;

let kinds = []; // the orthodox six, then those of the table: { id, code, ... }
const others = []; // men behind the orthodox twelve: { colour, kind, qualities }
const numbers = new Map(); // of them

/** Say which kinds there are. */
export function knowKinds(rows) {
  kinds = rows;
}

/** Whether more than the orthodox kinds are known. */
export const knowsKinds = () => kinds.length > 0;

/** What cannot be solved without the desk, or not at all; `sentence` says why. */
export class Refusal extends Error {
  constructor(sentence, needsDesk = false, needsMen = false) {
    super(sentence.template);
    this.sentence = sentence;
    this.needsDesk = needsDesk;
    this.needsMen = needsMen; // whether the engine for all men would solve it
  }
}

export const fileOf = (square) => square & 7;
export const rankOf = (square) => square >> 3;
export const squareName = (square) => "abcdefgh"[square & 7] + ((square >> 3) + 1);

/** The number of a square, or -1 where the text names none. */
export const squareOf = (text) =>
  /^[a-h][1-8]$/.test(text) ? text.charCodeAt(0) - 97 + 8 * (Number(text[1]) - 1) : -1;

/** Whose a man is: White's, Black's, neutral. */
export const colourOf = (man) => (man > 12 ? others[man - 13].colour : man > 6 ? BLACK : WHITE);
/** The kind of a man: from 0 (pawn) to 5 (king), then those of the table. */
export const kindOf = (man) => (man > 12 ? others[man - 13].kind : (man - 1) % 6);
/** What is special about a man: words in the order of the alphabet, with commas; "" for nothing. */
export const qualitiesOf = (man) => (man > 12 ? others[man - 13].qualities : "");
export const isRoyal = (man) => kindOf(man) === KING || qualitiesOf(man).split(",").includes("royal");
export const isOrthodox = (board) => board.every((man) => man <= 12);

export function manOf(colour, kind, qualities = "") {
  if (colour < NEUTRAL && kind < ORTHODOX && !qualities) return 6 * colour + kind + 1;
  const key = `${colour} ${kind} ${qualities}`;
  if (!numbers.has(key)) {
    others.push({ colour, kind, qualities });
    numbers.set(key, 12 + others.length);
  }
  return numbers.get(key);
}

export const recoloured = (man) => {
  if (!man || colourOf(man) === NEUTRAL) return man;
  return manOf(1 - colourOf(man), kindOf(man), qualitiesOf(man));
};

/** A kind's letters, as in FEN and in moves: N is the knight, and the nightrider. */
export const letterOf = (kind) => (kind < ORTHODOX ? LETTERS[kind] : kinds[kind].code);
/** A kind's letters as Popeye has them: S is the knight. */
export const codeOf = (kind) => (kind === 1 ? "S" : letterOf(kind));
export const kindRow = (kind) => kinds[kind];

/** The kind of Popeye's letters; -1 for none. N is the nightrider. */
export function kindOfCode(code) {
  const orthodox = "PSBRQK".indexOf(code);
  if (orthodox >= 0 && code.length === 1) return orthodox;
  return kinds.findIndex((row, number) => number >= ORTHODOX && row.code === code);
}

/** How a man stands in FEN: `Q`, `g`, `.ca`, `=N`, `G{royal}`. */
export function manText(man) {
  if (man <= 12) return MEN[man - 1];
  const { colour, kind, qualities } = others[man - 13];
  let letters = letterOf(kind);
  if (kind >= ORTHODOX && (letters.length > 1 || "KQRBNSP".includes(letters))) {
    letters = (colour === BLACK && /^\d+$/.test(letters) ? "," : ".") + letters.padEnd(2, "-");
  }
  if (colour === BLACK) letters = letters.toLowerCase();
  return (colour === NEUTRAL ? "=" : "") + letters + (qualities && `{${qualities}}`);
}

/** The man of what stands for one in FEN, in its parts; 0 for none. */
function manRead(neutral, letters, special) {
  const single = letters.length === 1;
  const code = (single ? letters : letters.slice(1).replace(/-$/, "")).toUpperCase();
  const first = [...letters].find((each) => /[A-Za-z]/.test(each)) || "A";
  const black = single ? letters !== letters.toUpperCase()
    : letters[0] === "," || first !== first.toUpperCase();
  let kind = single ? "PNBRQK".indexOf(code === "S" ? "N" : code) : -1;
  if (kind < 0) kind = kinds.findIndex((row, number) => number >= ORTHODOX && row.code === code);
  if (kind < 0) return 0;
  const qualities = [...new Set((special || "").split(","))].sort().join();
  return manOf(neutral ? NEUTRAL : black ? BLACK : WHITE, kind, qualities);
}

/** The man of what stands for one in FEN; 0 where he is not known here. */
export function manNamed(text) {
  MAN.lastIndex = 0;
  const found = MAN.exec(text);
  return found && found[0] === text ? manRead(found[1], found[2], found[3]) : 0;
}

/** The rights that the convention grants: king and rook stand at home, perhaps neutral ones. */
export function possibleRights(board) {
  let rights = 0;
  HOMES.forEach(([king, rook, side], bit) => {
    if (isAtHome(board[king], side, false) && isAtHome(board[rook], side, true)) rights |= 1 << bit;
  });
  return rights;
}

function isAtHome(man, side, isPartner) {
  if (!man) return false;
  const kind = kindOf(man), colour = colourOf(man), qualities = qualitiesOf(man);
  const fits = isPartner ? kind === ROOK || kinds[kind]?.id === "triton" : kind === KING;
  if (!fits || colour === 1 - side || qualities.includes(",") || qualities === "royal") return false;
  return qualities !== "half-neutral" || colour === NEUTRAL;
}

/** Whether the last move can have been the double step over a square. */
export function fitsPassing(board, turn, square) {
  const step = turn === WHITE ? -8 : 8;
  if (rankOf(square) !== (turn === WHITE ? 5 : 2)) return false;
  const pawn = manOf(1 - turn, PAWN);
  return board[square + step] === pawn && !board[square] && !board[square - step];
}

/** Read a FEN; null where it has men that are not known here, or is none. */
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
  const board = new Array(64).fill(0);
  let row = 0, file = 0;
  for (let at = 0; at < text.length;) {
    const letter = text[at];
    if (letter === "/") {
      if (file !== 8 || ++row > 7) return null;
      file = 0;
      at++;
    } else if (letter >= "1" && letter <= "8") {
      file += Number(letter);
      at++;
    } else {
      MAN.lastIndex = at;
      const found = MAN.exec(text), man = found ? manRead(found[1], found[2], found[3]) : 0;
      if (!man || file > 7) return null;
      board[(7 - row) * 8 + file++] = man;
      at = MAN.lastIndex;
    }
  }
  return row === 7 && file === 8 ? board : null;
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
      text += (empty || "") + manText(man);
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
