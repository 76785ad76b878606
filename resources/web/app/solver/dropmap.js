// SPDX-License-Identifier: GPL-3.0-or-later
// What the position would be with a man put on each square: composer/analysis/composing/dropmap.py,
// as far as keys and lines tell it. Whether themes are kept, and what no game leads to, needs the
// studio.
import { Refusal, fileOf, isOrthodox, rankOf, squareName, withSquares } from "./diagram.js";
import { fatalDefects, isPlain, playsWithoutKing } from "./defects.js";
import { Stopped } from "./engine.js";
import { moveOf } from "./moves.js";
import { said } from "./said.js";
import { partsOf, requirePlayed } from "./task.js";
import { KEYS, NOTHING, lineVerdictOf, solutionsIn, verdictOf } from "./verdict.js";
import { VERDICTS } from "../verdicts.js";

const AT_ONCE = 8; // squares between two answers
const MOST_NODES = 200_000; // positions looked at for a square; more leave it open
const KEYS_ONLY = { refutations: 0, tries: false, setPlay: false, exact: false, mostUnfolded: 0 };
const MOST_JUDGED = 100; // lines of a position; more are a cook too many

/**
 * Try a man on all squares, those near his own first.
 *
 * `hand` is { man, origin }: a man as a number (diagram.js), and the square where he was lifted or
 * null. Yields, after some squares each, { squares: { e4: { drop, count, sameKey } }, complete };
 * `sameKey` says that the only key is that of the diagram.
 *
 * `known` is what was found of the diagram, if it is sound: { key, solutions }. Where the record
 * does not state how many solutions are meant, all of these are.
 */
export function* dropMap(engine, record, hand, { key = null, solutions = null } = {}, allMen = null) {
  const [[, part]] = partsOf(record);
  if (part instanceof Error) throw part;
  requirePlayed(part.stipulation);
  const { diagram, stipulation } = part;
  const stated = part.intended.stated || !solutions;
  const intended = stated ? part.intended : { ...part.intended, count: solutions };
  const plain = isPlain(diagram, stipulation) && isOrthodox([hand.man]);
  if (!plain && !allMen) throw new Refusal(said("fairy men and other boards need the studio"), true, true);
  if (!plain) allMen.require(part, [...diagram.board, hand.man]);
  const places = Array.from({ length: 64 }, (_, square) => square);
  const near = hand.origin ?? null;
  if (near !== null) places.sort((a, b) => distance(a, near) - distance(b, near) || a - b);
  const squares = {};
  const most = stipulation.hasLines ? Math.max(MOST_JUDGED, intended.count + 1) : 0;
  if (plain) engine.openJudging(stipulation, AT_ONCE, most);
  try {
    for (let at = 0; at < places.length; at += AT_ONCE) {
      const tried = places.slice(at, at + AT_ONCE);
      const positions = tried.map((square) => withMan(diagram, hand, square));
      const found = plain ? engine.judge(positions, stipulation.hasLines, MOST_NODES)
        : positions.map((position) => {
          const taken = takesAKing(diagram, position, stipulation);
          return taken ? null : judgedHere(allMen, position, stipulation, most);
        });
      tried.forEach((square, number) => {
        const wrong = plain && fatalDefects(positions[number], stipulation).length > 0;
        squares[squareName(square)] = found[number] && !wrong
          ? judgement(found[number], stipulation, intended, key) : { drop: "illegal", count: 0 };
      });
      yield { squares: { ...squares }, complete: at + AT_ONCE >= places.length };
    }
  } finally {
    if (plain) engine.closeJudging();
  }
}

/** Whether a side now plays without a king, and none did: impossible, be it solved or not. */
const takesAKing = (diagram, position, stipulation) =>
  playsWithoutKing(position, stipulation) && !playsWithoutKing(diagram, stipulation);

/** Judge one position with all men, as `Engine.judge` tells it; null where it is invalid. */
function judgedHere(allMen, diagram, stipulation, most) {
  if (allMen.defects(diagram, stipulation).length) return null;
  const search = allMen.search({ diagram, stipulation }, { ...KEYS_ONLY, mostLines: most });
  allMen.stopAfter(MOST_NODES);
  let finished = true;
  try {
    search.find().next();
  } catch (fault) {
    if (!(fault instanceof Stopped)) throw fault;
    finished = false;
  }
  const { keys = [], lines, linesCut, mustEnd } = search.found;
  search.close();
  if (stipulation.hasLines) return { finished, cut: linesCut, lines };
  return { finished, keys: mustEnd ? [] : keys.map(({ phase, length }) => [phase.move.uci, length]) };
}

function withMan(diagram, { man, origin }, square) {
  if (origin === null || origin === undefined) return withSquares(diagram, [[square, man]]);
  if (origin === square) return diagram;
  if (diagram.board[origin] !== man) throw new Error("another man stands there");
  return withSquares(diagram, [[origin, 0], [square, man]]);
}

function judgement(found, stipulation, intended, key) {
  if (stipulation.hasLines) {
    const meant = { ...intended, stated: true };
    const stage = found.finished || found.cut ? KEYS : NOTHING;
    const number = solutionsIn(found.lines, stipulation);
    const verdict = lineVerdictOf(found.lines, stipulation, meant, stage, found.cut, number);
    return { drop: VERDICTS[verdict].drop, count: found.lines.length };
  }
  const keys = found.keys.map(([, length]) => ({ length }));
  const verdict = verdictOf(keys, stipulation.moves, found.finished ? KEYS : NOTHING);
  const [first] = found.keys[0] ?? [], uci = typeof first === "number" ? moveOf(first).uci : first;
  const sameKey = verdict === "sound" && key !== null && uci === key;
  return { drop: VERDICTS[verdict].drop, count: keys.length, ...(sameKey ? { sameKey } : {}) };
}

const distance = (a, b) =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)));
