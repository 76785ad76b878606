// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps a diagram from being solved: composer/problem/defects.py, the fatal ones.
import { MEN, colourOf, fileOf, isOrthodox, isRoyal, manOf, rankOf, squareName } from "./diagram.js";
import { joined, said } from "./said.js";
import { AIM } from "./stipulation.js";
import { sideName } from "./verdict.js";

const ROOK_STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const BISHOP_STEPS = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
const KNIGHT_STEPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];
const KING_STEPS = [...ROOK_STEPS, ...BISHOP_STEPS];
const PAWN = 0, KNIGHT = 1, KING = 5;

function neighbour(square, [files, ranks]) {
  const file = fileOf(square) + files, rank = rankOf(square) + ranks;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : -1;
}

/** The squares of the men of a side that attack a square. */
export function attackers(board, target, by) {
  const found = [];
  const leapers = (kind, steps) => {
    for (const step of steps) {
      const square = neighbour(target, step);
      if (square >= 0 && board[square] === manOf(by, kind)) found.push(square);
    }
  };
  leapers(KNIGHT, KNIGHT_STEPS);
  leapers(KING, KING_STEPS);
  leapers(PAWN, [[-1, by ? 1 : -1], [1, by ? 1 : -1]]);
  for (const step of KING_STEPS) {
    const riders = step[0] && step[1] ? "BQ" : "RQ";
    let square = neighbour(target, step);
    while (square >= 0 && !board[square]) square = neighbour(square, step);
    if (square >= 0 && colourOf(board[square]) === by &&
        riders.includes(MEN[(board[square] - 1) % 6])) found.push(square);
  }
  return found;
}

function defect(template, { side, squares = [], count } = {}) {
  const parts = {
    side: side === undefined ? "" : sideName(side), squares: joined(squares.map(squareName)), count,
  };
  return { sentence: said(template, parts), squares };
}

const squaresOf = (board, man) =>
  board.flatMap((each, square) => (each === man ? [square] : []));

const kingsOf = (board) => [0, 1].map((side) => squaresOf(board, manOf(side, KING)));

const hasKings = (board) => kingsOf(board).every((squares) => squares.length > 0);

/** Whether the engine of orthodox chess plays a diagram: its men, a king of each side, no conditions. */
export const isPlain = ({ board }, { rows }) => !rows.length && isOrthodox(board) && hasKings(board);

const ABOUT_A_KING = {
  [AIM.MATE]: "{side} has no king to be mated", [AIM.CHECK]: "{side} has no king to be checked",
};

/** What keeps a diagram from being solved, of its kings: who lacks one that is asked for, who has several. */
function royalDefects(kings, turn, stipulation) {
  const asked = ABOUT_A_KING[stipulation.aim], attacked = stipulation.attacked(turn);
  const found = [];
  kings.forEach((squares, side) => {
    if (!squares.length && asked && side === attacked) {
      const fault = stipulation.aim === AIM.MATE ? "NO_KING_TO_MATE" : "NO_KING_TO_CHECK";
      found.push({ ...defect(asked, { side }), fault });
    } else if (squares.length > 1) {
      const sentence = "{side} has {count} kings ({squares})";
      found.push({ ...defect(sentence, { side, squares, count: squares.length }), fault: "MANY_KINGS" });
    }
  });
  return found;
}

const royalSquares = (board) => [0, 1].map((side) => board.flatMap((man, square) =>
  (man && isRoyal(man) && colourOf(man) !== 1 - side ? [square] : [])));

/** Whether a side plays without a king though the task asks for none of its own: no game does that. */
export function playsWithoutKing({ board, turn }, stipulation) {
  const asked = ABOUT_A_KING[stipulation.aim] ? stipulation.attacked(turn) : null;
  return board.some(Boolean) && royalSquares(board).some((squares, side) => side !== asked && !squares.length);
}

/** The defects of kings by conditions; `allowed(fault)` says what they allow, `waits()` whether who waits is in check. */
export function defectsByRules({ board, turn }, stipulation, allowed, waits) {
  const royal = royalSquares(board);
  const found = royalDefects(royal, turn, stipulation).filter((each) => !allowed(each.fault));
  if (found.length || allowed("KING_EN_PRISE") || !waits()) return found;
  return [enPrise(1 - turn, royal[1 - turn])];
}

/** The same with any men; `captures(square, king, side)` says whether a man captures a king. */
export function fairyDefects({ board, turn }, stipulation, captures) {
  const royal = royalSquares(board);
  const found = royalDefects(royal, turn, stipulation), [king, ...more] = royal[1 - turn];
  if (king === undefined || more.length) return found;
  const capturers = board.flatMap((man, square) =>
    (man && colourOf(man) !== 1 - turn && captures(square, king, turn) ? [square] : []));
  return capturers.length ? [...found, enPrise(1 - turn, [king, ...capturers])] : found;
}

const enPrise = (side, squares) => ({
  ...defect("{side}'s king can be captured ({squares})", { side, squares }), enPrise: true,
});

/** All that is fatal for a task: { sentence, squares } each. Only a king can be mated or checked. */
export function fatalDefects({ board, turn }, stipulation) {
  const kings = kingsOf(board), found = royalDefects(kings, turn, stipulation);
  const [white, black] = kings;
  if (white.length === 1 && black.length === 1 && areNear(white[0], black[0])) {
    found.push(defect("the kings stand side by side ({squares})", { squares: [...white, ...black] }));
  }
  for (const side of [0, 1]) {
    const squares = squaresOf(board, manOf(side, PAWN))
      .filter((square) => rankOf(square) === 0 || rankOf(square) === 7);
    if (squares.length) {
      found.push(defect("a pawn of {side} stands on its first or last rank ({squares})",
        { side, squares }));
    }
  }
  if (found.length) return found;
  const side = 1 - turn, [king] = kings[side];
  const capturers = king === undefined ? [] : attackers(board, king, turn);
  return capturers.length ? [enPrise(side, [king, ...capturers])] : [];
}

const areNear = (a, b) =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b))) === 1;

/** The sentence for a position that cannot be solved. */
export const invalidMessage = (defects) =>
  said("Cannot be solved: {defects}",
    { defects: joined(defects.map((each) => each.sentence), "; ") });
