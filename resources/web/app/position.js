// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as values: 64 men or null, from a1 to h8, each as FEN writes him, fairy men too
// ("K", "g", ".CA", "=Q", "g{royal}": docs/fen.md), and the other fields of FEN.

export const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
export const ORTHODOX = ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"];

const MAN = /=?(?:[.,][A-Za-z0-9][A-Za-z0-9-]|[A-Za-z])(?:\{[^}]*\})?/y;
const TURNED = { w: "b", b: "w" };

/** Read a FEN. Returns { board, turn, castling, rest }; what cannot be read is left empty. */
export function read(fen) {
  const [placement = "", turn = "w", castling, ...rest] = fen.trim().split(/\s+/);
  const board = Array(64).fill(null);
  placement.split("/").slice(0, 8).forEach((text, row) => {
    let file = 0;
    for (let at = 0; at < text.length && file < 8;) {
      const empty = /\d+/y;
      empty.lastIndex = MAN.lastIndex = at;
      const gap = empty.exec(text);
      const man = gap ? null : MAN.exec(text);
      if (gap) file += Number(gap[0]);
      else if (man) board[(7 - row) * 8 + file++] = man[0] === "S" ? "N" : man[0] === "s" ? "n" : man[0];
      at = gap ? empty.lastIndex : man ? MAN.lastIndex : at + 1;
    }
  });
  return {
    board, turn: turn === "b" ? "b" : "w",
    castling: castling ?? (possible(board).join("") || "-"),
    rest: rest.length ? rest : ["-", "0", "1"],
  };
}

/** Write a position as FEN. */
export function write({ board, turn, castling, rest }) {
  const ranks = [];
  for (let rank = 7; rank >= 0; rank--) {
    let text = "", empty = 0;
    for (let file = 0; file < 8; file++) {
      const man = board[rank * 8 + file];
      if (!man) { empty++; continue; }
      text += (empty || "") + man;
      empty = 0;
    }
    ranks.push(text + (empty || ""));
  }
  return [ranks.join("/"), turn, castling || "-", ...rest].join(" ");
}

/** Whose a man is: "w", "b" or "n". */
export function colourOf(man) {
  if (man[0] === "=") return "n";
  const lead = man[0];
  if (lead === ".") return /[a-z]/.test(man.slice(1, 3)) ? "b" : "w";
  if (lead === ",") return "b";
  return lead === lead.toUpperCase() ? "w" : "b";
}

/** The code of a man's kind in capitals, as Popeye has it, but N for the orthodox knight. */
export function kindOf(man) {
  const bare = man.replace(/^=/, "").replace(/\{.*/, "");
  return bare.replace(/^[.,]/, "").toUpperCase();
}

/** The same man of the other side; neutral men stay. */
export function recoloured(man) {
  const colour = colourOf(man);
  return colour === "n" ? man : written(colour === "w" ? "b" : "w", kindOf(man), qualitiesOf(man));
}

/** What is special about a man: "{royal}", or nothing. */
export const qualitiesOf = (man) => (/\{.*\}/.exec(man) || [""])[0];

/** A man by side and code of kind, as FEN writes him. */
export function written(colour, code, qualities = "") {
  let letters = code;
  if (code.length > 1) {
    letters = /^\d/.test(code) && colour === "b" ? "," + code
      : "." + (colour === "b" ? code.toLowerCase() : code);
  } else if (colour === "b") letters = code.toLowerCase();
  return (colour === "n" ? "=" : "") + letters + qualities;
}

/** A man as moves name him, "bP" or "wS": S is the knight, N the nightrider. */
export function fromMove(text) {
  const colour = text[0], code = text.slice(1);
  if (code === "S") return written(colour, "N");
  return written(colour, "KQRBP".includes(code) || code.length > 1 || code !== "N" ? code : "N-");
}

// Castling is allowed by convention where king and rook stand at home, be they neutral or half-neutral;
// in Marine chess a triton stands for the rook.
const HOMES = { K: ["w", 4, 7], Q: ["w", 4, 0], k: ["b", 60, 63], q: ["b", 60, 56] };
const stands = (man, colour, kinds) => Boolean(man) && kinds.includes(kindOf(man))
  && [colour, "n", "n{half-neutral}"].includes(colourOf(man) + qualitiesOf(man));
const possible = (board) => Object.keys(HOMES)
  .filter((right) => {
    const [colour, king, rook] = HOMES[right];
    return stands(board[king], colour, ["K"]) && stands(board[rook], colour, ["R", "TR"]);
  });

/** The castlings that king and rook at home suggest: [{ right, allowed }], each as FEN has it. */
export const rights = (position) => possible(position.board)
  .map((right) => ({ right, allowed: position.castling.includes(right) }));

/** Those of them that mean something by some conditions: in Marine chess tritons castle, not rooks. */
export function rightsBy(position, conditions = []) {
  const partner = conditions.includes("MarineChess") ? "TR" : "R";
  return rights(position).filter(({ right }) => kindOf(position.board[HOMES[right][2]]) === partner);
}

const off = (position) => rights(position).filter((each) => !each.allowed).map((each) => each.right);

/** The same position with other rights: the castlings that are off, the square of en passant. */
export function withRights(position, off, passed) {
  const castling = possible(position.board).filter((right) => !off.includes(right)).join("") || "-";
  return { ...position, castling, rest: [passed || "-", ...position.rest.slice(1)] };
}

/** The squares that a pawn of the other side can just have passed over. */
export function passable({ board, turn }) {
  const [rank, step, pawn] = turn === "w" ? [5, -8, "p"] : [2, 8, "P"];
  return Array.from({ length: 8 }, (_, file) => rank * 8 + file)
    .filter((at) => board[at + step] === pawn && !board[at] && !board[at - step])
    .map((at) => "abcdefgh"[at & 7] + (rank + 1));
}

/** The square of en passant, or "" where none is set. */
export const passedOf = (position) => (passable(position).includes(position.rest[0]) ? position.rest[0] : "");

/**
 * A position with other men: castling that was switched off stays off, what is new is allowed; the
 * square of en passant stays while a pawn can have passed over it.
 */
export function withBoard(position, board) {
  const other = withRights({ ...position, board }, off(position), position.rest[0]);
  return withRights(other, off(other), passedOf(other));
}

export function put(position, square, man) {
  const board = position.board.slice();
  board[square] = man;
  return withBoard(position, board);
}

export function move(position, from, to, copy = false) {
  const board = position.board.slice();
  board[to] = board[from];
  if (!copy) board[from] = null;
  return withBoard(position, board);
}

/** The other side has the move. */
export const turned = (position) =>
  ({ ...position, turn: TURNED[position.turn], rest: ["-", ...position.rest.slice(1)] });

/** Every man the other side's, the board upside down: what was White's task is Black's. */
export function swapped(position) {
  const board = position.board.map((_, square) => {
    const man = position.board[square ^ 56];
    return man && recoloured(man);
  });
  const exchanged = off(position).map((right) => (right < "a" ? right.toLowerCase() : right.toUpperCase()));
  return withRights({ ...position, board }, exchanged, "");
}

/** The board reflected left to right. */
export function mirrored(position) {
  const passed = passedOf(position).replace(/^[a-h]/, (file) => "hgfedcba"["abcdefgh".indexOf(file)]);
  const board = position.board.map((_, square) => position.board[square ^ 7]);
  return withBoard({ ...position, rest: [passed || "-", ...position.rest.slice(1)] }, board);
}

/** How many men each side has: "9+6", with neutral ones "9+6+1n". */
export function material(board) {
  const count = { w: 0, b: 0, n: 0 };
  for (const man of board) if (man) count[colourOf(man)]++;
  return `${count.w}+${count.b}${count.n ? `+${count.n}n` : ""}`;
}
