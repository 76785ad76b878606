// SPDX-License-Identifier: GPL-3.0-or-later
// From what was found to a verdict and one plain sentence: composer/solver/verdict.py and
// lineverdict.py, sentence for sentence.
import { besides, counted, decimal, inWords, joined, moves as notation, said } from "./said.js";
import { VERDICTS } from "../verdicts.js";
import { AIM } from "./stipulation.js";

const NAMED = 6; // keys named in a sentence
export const NOTHING = 0, KEYS = 1, PLAY = 2, TRIES = 3; // stages

export const sideName = (turn) => said(turn ? "Black" : "White");

const inMoves = (number) =>
  counted(number, "one move", "{number} moves", { number: inWords(number) });

/** Judge keys: each { length, bare }; what is not certain yet is undecided. */
export function verdictOf(keys, moves, stage) {
  if (keys.some((key) => key.length < moves)) return "short";
  if (keys.length > 1) return "cooked";
  if (stage < KEYS) return "undecided";
  return keys.length ? "sound" : "no-solution";
}

/** The finding in one sentence; `progress` is how many first moves are decided, and of how many. */
export function messageOf(verdict, keys, stipulation, turn, [done, total]) {
  if (verdict === "undecided") return unfinished(keys, done, total);
  if (verdict === "no-solution") {
    if (total === 0) return said("No solution: {side} has no move", { side: sideName(turn) });
    return said("No solution in {moves}", { moves: inMoves(stipulation.moves) });
  }
  if (verdict === "short") return short(keys, stipulation.moves);
  if (verdict === "cooked") {
    const number = inWords(keys.length);
    const title = done < total ? said("Cooked: at least {number} keys", { number })
      : said("Cooked: {number} keys", { number });
    return said("{title}, {keys}", { title, keys: some(keys) });
  }
  return sound(keys[0]);
}

function unfinished(keys, done, total) {
  if (total === 0) return said("Not finished: no first move is decided yet");
  if (keys.length) {
    return said("Not finished: {key} solves; of the others {done} of {total} are refuted",
      { key: first(keys[0]), done: done - 1, total: total - 1 });
  }
  return said("Not finished: first moves {done} of {total}, no key so far", { done, total });
}

function some(keys) {
  const named = joined(keys.slice(0, NAMED).map((key) => first(key)));
  const more = keys.length - NAMED;
  return more > 0 ? said("{keys} and {number} more", { keys: named, number: inWords(more) }) : named;
}

const first = ({ phase: { move } }, sign = "") => moved(move, (text) => `1.${text}${sign}`);

/** A move in a sentence, with what stands around it. */
function moved(move, around) {
  const { fairy, written = move.text ?? move.san } = besides.get(move) ?? {};
  return notation(around(move.san), { fairy, written: around(written) });
}

function short(keys, moves) {
  const shortest = keys.reduce((best, key) => (key.length < best.length ? key : best));
  const key = first(shortest);
  if (!shortest.phase.mate) {
    return said("Short: {key} solves in {moves}, not {number}",
      { key, moves: inMoves(shortest.length), number: inWords(moves) });
  }
  if (shortest.reaches) return said("Short: {key} reaches the goal at once", { key });
  const plain = moved(shortest.phase.move, (text) => `1.${text.replace(/#+$/, "")}`);
  if (shortest.phase.check) return said("Short: {key} is mate", { key: plain });
  return said("Short: {key} is stalemate", { key: plain });
}

/** How many moves these are as problemists count: promotions but to a knight, on one square, are one. */
function distinct(moves) {
  const minor = /^((?:[a-h][1-8]=\w+,)?(?:[a-h][1-8]){2})[rb](?=$|[,x[=])/;
  return new Set(moves.map(({ uci }) => uci.replace(minor, "$1q"))).size;
}

function sound(found) {
  const title = said("Sound: {key}", { key: first(found, "!") });
  if (found.phase.zugzwang) return said("{title} ({manner})", { title, manner: said("zugzwang") });
  const number = distinct(found.phase.threats);
  if (number) {
    const threats = counted(number, "one threat", "{number} threats", { number: inWords(number) });
    return said("{title} ({manner})", { title, manner: threats });
  }
  return title;
}

/** Reflex play in which the attacker must reach the goal himself. */
export function mustEndMessage(aim, turn) {
  const side = sideName(turn);
  if (aim === AIM.MATE) return said("No solution: {side} can mate at once, and must", { side });
  if (aim === AIM.STALEMATE) {
    return said("No solution: {side} can stalemate at once, and must", { side });
  }
  return said("No solution: {side} can reach the goal at once, and must", { side });
}

// Lines

/** How many solutions some lines are: where the last move is forced, it alone makes none. */
export function solutionsIn(lines, stipulation) {
  if (!stipulation.endsForced) return lines.length;
  return new Set(lines.map((line) => line.slice(0, -1).join())).size;
}

/**
 * How many ways there are at each half-move of all solutions, [2, 1, 1, 1]: of lines that branch
 * unevenly, or of several lengths, null. A last move that is forced is one way.
 */
export function shapeIn(lines, stipulation) {
  if (!lines.length || lines.some((line) => line.length !== lines[0].length)) return null;
  const forced = stipulation.endsForced ? 1 : 0, shape = [];
  let branches = [lines.map((line) => Array.from(line, String))];
  for (let depth = 0; depth < lines[0].length - forced; depth++) {
    const ways = new Set(), after = [];
    for (const branch of branches) {
      const parted = new Map();
      for (const row of branch) {
        if (!parted.has(row[depth])) parted.set(row[depth], []);
        parted.get(row[depth]).push(row);
      }
      ways.add(parted.size);
      after.push(...parted.values());
    }
    if (ways.size > 1) return null;
    shape.push(...ways);
    branches = after;
  }
  return forced ? [...shape, 1] : shape;
}

/** The shape as far as it is known of the lines that were found: of all of them, at full length. */
export function knownShape(lines, stipulation, stage, isCut) {
  if (stage < KEYS || isCut || !lines.length || lines[0].length !== stipulation.halfmoves) return null;
  return shapeIn(lines, stipulation);
}

function hasShape(lines, stipulation, { shape, isOpen }) {
  const missing = stipulation.halfmoves - shape.length;
  if (!shape.length || missing < 0 || (missing && !isOpen)) return true;
  const found = shapeIn(lines, stipulation);
  return found !== null && found.join(".") === [...shape, ...Array(missing).fill(1)].join(".");
}

/** The shape to name beside a number of solutions that is not the one intended; null for none. */
function foundShape(lines, stipulation, intended, number) {
  return intended.shape.length && number > 1 ? shapeIn(lines, stipulation) : null;
}

/** Judge lines, shorter ones first; `intended` is { count, shape, isOpen, stated }. */
export function lineVerdictOf(lines, stipulation, intended, stage, isCut, found) {
  if (lines.length && lines[0].length < stipulation.halfmoves) return "short";
  if (intended.stated && found > intended.count) return "cooked";
  if (stage < KEYS || isCut) return "undecided";
  if (!lines.length) return "no-solution";
  if (intended.stated && found < intended.count) return "few";
  return hasShape(lines, stipulation, intended) ? "sound" : "other-shape";
}

/** The finding in one sentence, without moves. */
export function lineMessageOf(verdict, lines, stipulation, intended, isWhole, number) {
  const solutions = number === 0 ? said("no solution")
    : counted(number, "one solution", "{number} solutions", { number: inWords(number) });
  if (verdict === "undecided") return said("Not finished: {solutions} so far", { solutions });
  if (verdict === "no-solution") {
    const moves = movesInWords(stipulation, stipulation.halfmoves);
    return said("No solution in {moves}", { moves });
  }
  if (verdict === "short") {
    return said("Short: solved in {moves}, not {number}", {
      moves: movesInWords(stipulation, lines[0].length),
      number: numberOf(...movesOf(stipulation, stipulation.halfmoves)),
    });
  }
  if (verdict === "sound") {
    if (!intended.stated && number > 1) {
      return said("Sound if all are intended: {solutions}", { solutions });
    }
    return said("Sound: {solutions}", { solutions });
  }
  if (verdict === "other-shape") {
    const found = shapeIn(lines, stipulation), shape = intended.text;
    if (!found) return said("Other shape: it branches unevenly, {shape} intended", { shape });
    return said("Other shape: {found}, {shape} intended", { found: found.join("."), shape });
  }
  const shape = isWhole ? foundShape(lines, stipulation, intended, number) : null;
  const parts = {
    solutions: shape ? said("{solutions} ({shape})", { solutions, shape: shape.join(".") }) : solutions,
    number: intended.shape.length ? intended.text : inWords(intended.count),
  };
  if (verdict === "few") return said("Too few: {solutions}, {number} intended", parts);
  if (isWhole) return said("Cooked: {solutions}, {number} intended", parts);
  return said("Cooked: at least {solutions}, {number} intended", parts);
}

function movesInWords(stipulation, halfmoves) {
  const [number, half] = movesOf(stipulation, halfmoves);
  if (half && !number) return said("half a move");
  return half ? said("{halves} moves", { halves: numberOf(number, half) }) : inMoves(number);
}

function movesOf(stipulation, halfmoves) {
  if (stipulation.series) return [halfmoves - (stipulation.halfmoves - stipulation.moves), 0];
  return [halfmoves >> 1, halfmoves % 2];
}

const numberOf = (number, half) => (half ? decimal(number + 0.5) : inWords(number));

// Several parts

/** The verdict of all parts together: the gravest, as the table has them in order. */
export const verdictOfParts = (verdicts) =>
  Object.keys(VERDICTS).find((verdict) => verdicts.includes(verdict)) ?? "undecided";
