// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a record without the studio: what composer/solver/solve.py and composer/cli/summary.py
// make of what was found, in the JSON form of docs/json.md.
//
// What the history of a position proves of castling and en passant is not looked for here: rights
// are those that are set, and `notes` says so where that can matter.
import { Refusal, isOrthodox, writeFen, NO_SQUARE } from "./diagram.js";
import { fatalDefects, invalidMessage, isPlain } from "./defects.js";
import { Stopped } from "./engine.js";
import { LineSearch } from "./lines.js";
import { moveOf } from "./moves.js";
import { PhaseSearch } from "./phases.js";
import { asProblemists, english, joined, said } from "./said.js";
import { partsOf, requirePlayed } from "./task.js";
import { KEYS, knownShape, lineMessageOf, lineVerdictOf, messageOf, mustEndMessage, solutionsIn, verdictOf,
  verdictOfParts } from "./verdict.js";

/** What is found besides the keys, unless said otherwise. */
export const OPTIONS = {
  refutations: 1, tries: true, setPlay: true, exact: false,
  mostLines: 10_000, // the studio stops after 100,000
  mostUnfolded: 5_000, // continuations of a phase whose play is worked out; #3 have some hundreds
  allMen: null, // what plays with all men (allmen.js); without it orthodox problems are solved
  heed: () => {}, // called between two pieces of work; may throw Stopped
  during: null, // called with a function that tells what is known, while the engine works; or null
};

const CUT_NOTE = said("some play is left out: it is too much for this page");
const RIGHTS_NOTE = said("castling and e.p. as set; history needs the studio");

/**
 * Solve all parts of a record, one after the other.
 *
 * Yields { solution, sentence, squares, notes, stage, part, parts, cut, last } at the end of each
 * stage of each part; the last is complete unless the work was stopped. A part that cannot be solved has
 * an `error`. Where nothing of the record can be solved here, a Refusal is thrown.
 */
export function* solveRecord(engine, record, options = OPTIONS) {
  const parts = partsOf(record);
  const known = [];
  for (const [number, [letter, part]] of parts.entries()) {
    const all = (found) => {
      known[number] = { letter, ...found };
      return together(known, parts.length, number);
    };
    const during = options.during && ((now) => options.during(now && (() => all(now()))));
    for (const found of solvePart(engine, part, { ...options, during })) yield all(found);
  }
}

function together(known, count, part) {
  const now = known[part], alone = count === 1 && !known[0].letter;
  const cut = known.some((each) => each.cut), last = part === count - 1 && Boolean(now.last);
  const beside = { part, parts: count, stage: now.stage, cut, last };
  const notes = known.some((each) => each.asSet) ? [RIGHTS_NOTE] : [];
  if (cut) notes.push(CUT_NOTE);
  if (alone) {
    if (now.refusal) throw now.refusal;
    const solution = { ...now.solution, twins: [] };
    return { ...beside, solution, sentence: now.sentence, squares: now.squares, notes };
  }
  const done = known.length === count;
  const sentence = joined(known.map((each) =>
    joined([head(each.letter), asProblemists(each.sentence)], " ")), "; ");
  const verdicts = known.map((each) => each.solution.verdict);
  const errors = known.flatMap((each) => (each.solution.error ? [each.solution.error] : []));
  const verdict = verdictOfParts(verdicts);
  const solution = {
    ...known[0].solution,
    verdict: done || verdict !== "sound" ? verdict : "undecided",
    message: english(sentence),
    complete: done && known.every((each) => each.solution.complete),
    ...(errors.length ? { error: errors.join("; ") } : {}),
    twins: known.map((each) => ({ letter: each.letter, ...each.solution })),
  };
  return { ...beside, solution, sentence, squares: [], notes };
}

/** What stands before a part: "a)", "Duplex:", "b) Duplex:". */
function head(letter) {
  const [twin, again] = letter.includes("duplex") ? [letter.split(" ")[0], true] : [letter, false];
  if (!again) return `${twin})`;
  return twin === "duplex" ? "Duplex:" : `${twin}) Duplex:`;
}

function* solvePart(engine, part, options) {
  try {
    if (part instanceof Error) throw part;
    requirePlayed(part.stipulation);
    const defects = defectsOf(part, options);
    if (defects.length) {
      yield invalid(part, defects, options);
      return;
    }
  } catch (fault) {
    if (!fault.sentence) throw fault;
    yield failed(fault, part);
    return;
  }
  const { stipulation } = part, plain = isPlain(part.diagram, stipulation);
  if (!stipulation.hasLines && stipulation.play === "" && stipulation.moves === 1) {
    options = { ...options, tries: false }; // a move that misses the goal is none
  }
  const started = performance.now();
  const Search = stipulation.hasLines ? LineSearch : PhaseSearch;
  const search = plain ? new Search(engine, part, options) : options.allMen.search(part, options);
  const named = plain ? moveOf : (number, goesOn) => search.moves.move(number, goesOn);
  const told = (found) =>
    worded(part, { ...found, named }, search.nodes, (performance.now() - started) / 1000, options);
  const soFar = () => ({ ...search.found, ...(search.found.stage < KEYS ? search.progress() : {}) });
  options.during?.(() => told(soFar()));
  try {
    for (const found of search.find()) yield told(found);
  } catch (fault) {
    if (!(fault instanceof Stopped)) throw fault;
    yield { ...told({ ...soFar(), complete: false }), stopped: true, last: true };
  } finally {
    options.during?.(null);
    search.close();
  }
}

/** What is fatal; a part that is not played here is refused. */
function defectsOf(part, { allMen }) {
  const { diagram, stipulation } = part;
  if (isPlain(diagram, stipulation)) return fatalDefects(diagram, stipulation);
  if (!allMen) throw needsMen(diagram); // rules are refused before
  allMen.require(part, diagram.board);
  return allMen.defects(diagram, stipulation);
}

const needsMen = ({ board }) => new Refusal(said(isOrthodox(board) ? "diagrams without a king need the studio"
  : "fairy men and other boards need the studio"), true, true);

function failed(fault, part) {
  const message = english(fault.sentence), refused = fault instanceof Refusal;
  const where = part instanceof Error ? { fen: null, stipulation: null }
    : { fen: writeFen(part.diagram), stipulation: String(part.stipulation) };
  const verdict = part instanceof Error && !refused ? "invalid" : "undecided";
  return {
    solution: { format: 1, verdict, message, complete: false, error: message, twins: [], ...where },
    sentence: fault.sentence, squares: [], stage: KEYS, refusal: refused ? fault : null,
    last: true,
  };
}

function invalid(part, defects, options) {
  const sentence = invalidMessage(defects), { diagram, stipulation } = part;
  let set = null, complete = true; // of fairy problems it is given all the same
  if (!isPlain(diagram, stipulation) && !stipulation.hasLines && options.setPlay && defects.every((each) => each.enPrise)) {
    const search = options.allMen.search(part, options);
    try {
      set = search.setPlay();
    } catch (fault) {
      if (!(fault instanceof Stopped)) throw fault;
      complete = false; // of the set play nothing is known; the verdict stands
    } finally {
      search.close();
    }
  }
  const solution = jsonForm(part, {
    verdict: "invalid", message: english(sentence), complete, set_play: set, tries: [],
    keys: [], lines: [], set_lines: [], ...withoutSetPlay(part, options), lines_cut: false,
    nodes: 0, seconds: 0,
  });
  const squares = defects.flatMap((each) => each.squares);
  return { solution, sentence, squares, stage: KEYS, asSet: false, last: true };
}

/** Lines of numbers as moves; only the last of a line stalemates. */
function namedLines(lines = [], named) {
  return lines.map((line) => line.map((move, at) => named(move, at < line.length - 1)));
}

function worded(part, found, nodes, seconds, options) {
  const [verdict, sentence] = part.stipulation.hasLines ? judgedLines(part, found)
    : judgedKeys(part, found);
  const solution = jsonForm(part, {
    verdict, message: english(sentence), complete: found.complete,
    set_play: found.setPlay || null,
    tries: found.tries || [],
    keys: (found.keys || []).map((each) => each.phase),
    lines: namedLines(found.lines, found.named),
    set_lines: namedLines(found.setLines, found.named),
    ...withoutSetPlay(part, options),
    ...(part.stipulation.hasLines ? { solutions: solutionsIn(found.lines || [], part.stipulation) } : {}),
    shape: shapeText(part, found),
    lines_cut: found.linesCut || found.setLinesCut || false,
    nodes, seconds: Number(seconds.toFixed(6)),
  });
  const asSet = rightsMatter(part);
  const { stage, cut, last } = found;
  return { solution, sentence, squares: [], stage, cut, asSet, last };
}

/** Why set play was not looked for; nothing where it was. */
function withoutSetPlay({ stipulation }, { setPlay }) {
  const why = stipulation.noSetPlay ||
    (!setPlay && stipulation.hasLines && said("set play was not looked for"));
  return why ? { no_set_play: english(why) } : {};
}

function judgedKeys({ diagram, stipulation }, found) {
  if (found.mustEnd) return ["no-solution", mustEndMessage(stipulation.aim, diagram.turn)];
  const verdict = verdictOf(found.keys, stipulation.moves, found.stage);
  const progress = [found.firstMovesDone, found.firstMoves];
  return [verdict, messageOf(verdict, found.keys, stipulation, diagram.turn, progress)];
}

function judgedLines({ stipulation, intended }, found) {
  const { lines, linesCut, stage } = found, number = solutionsIn(lines, stipulation);
  const verdict = lineVerdictOf(lines, stipulation, intended, stage, linesCut, number);
  const isWhole = stage >= KEYS && !linesCut;
  return [verdict, lineMessageOf(verdict, lines, stipulation, intended, isWhole, number)];
}

function shapeText({ stipulation }, { lines, stage, linesCut }) {
  const shape = stipulation.hasLines ? knownShape(lines, stipulation, stage, linesCut) : null;
  return shape && shape.join(".");
}

function jsonForm({ diagram, stipulation, intended }, found) {
  return {
    format: 1,
    fen: writeFen(diagram),
    stipulation: String(stipulation),
    ...(stipulation.hasLines ? { solutions: 0 } : {}),
    shape: null,
    ...found,
    intended: stipulation.hasLines && intended.stated ? intended.text : null,
    themes: [],
    quality: {},
    solver: "kernel",
  };
}

/** Whether history could prove something of castling or en passant that is not set. */
function rightsMatter({ diagram, stipulation }) {
  if (stipulation.convention === "rights as given") return false;
  return diagram.rights !== 0 || (diagram.passed === NO_SQUARE && mayPass(diagram));
}

/** Whether a pawn of the side to move stands beside one who may have made a double step. */
function mayPass({ board, turn }) {
  const own = turn ? 7 : 1, other = turn ? 1 : 7, rank = turn ? 3 : 4, back = turn ? -8 : 8;
  for (let square = 8 * rank; square < 8 * rank + 8; square++) {
    if (board[square] !== other || board[square + back] || board[square + 2 * back]) continue;
    if (square % 8 > 0 && board[square - 1] === own) return true;
    if (square % 8 < 7 && board[square + 1] === own) return true;
  }
  return false;
}
