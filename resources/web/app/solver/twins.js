// SPDX-License-Identifier: GPL-3.0-or-later
// Twins, from Popeye's commands as records hold them, and what they make of a diagram:
// composer/problem/twintext.py, twins.py and twinned.py.
import { Refusal, colourOf, fileOf, kindOf, kindOfCode, knowsKinds, manOf, placed, possibleRights, qualitiesOf,
  rankOf, recoloured, fitsPassing, squareName, squareOf, withSquares, withTurn, NO_SQUARE } from "./diagram.js";
import { said } from "./said.js";
import { readStipulation } from "./stipulation.js";

const COLOURS = { white: 0, black: 1, neutral: 2 };
const MEN = /^([a-z0-9]{1,2}?)(?:\{([a-z,-]{1,100})\})?((?:[a-h][1-8])+)$/;
const COMMANDS = ["move", "exchange", "remove", "add", "substitute", "rotate", "mirror", "shift",
  "polishtype", "stipulation"];
const TURNS = {
  90: (f, r) => [7 - r, f], 180: (f, r) => [7 - f, 7 - r], 270: (f, r) => [r, 7 - f],
};
const MIRRORS = {
  "a1<-->h1": (f, r) => [7 - f, r], "a1<-->a8": (f, r) => [f, 7 - r],
  "a1<-->h8": (f, r) => [7 - r, 7 - f], "a8<-->h1": (f, r) => [r, f],
};
const SHORTEST = 3; // letters of a shortened word

/** A change that cannot be made; `sentence` says why. */
export class TwinFault extends Error {
  constructor(template, place) {
    super(template);
    this.sentence = said(template, { place });
  }
}

class NotUnderstood extends Error {}

function meant(word) {
  const found = [...COMMANDS, "continued", "condition"].filter((each) => each.startsWith(word));
  return word.length >= SHORTEST && found.length === 1 ? found[0] : "";
}

class Words {
  constructor(text) {
    this.words = text.split(/\s+/).filter(Boolean);
    this.at = 0;
  }

  get next() {
    return (this.words[this.at] || "").toLowerCase();
  }

  take() {
    const word = this.next;
    this.at++;
    return word;
  }

  rest(at, end) {
    return this.words.slice(at, end).join(" ");
  }

  square() {
    const square = squareOf(this.take());
    if (square < 0) throw new NotUnderstood();
    return square;
  }

  arrow() {
    if (this.next && /^[<\-=>]+$/.test(this.next)) this.take();
    else if (!this.next) this.take();
  }

  twoSquares() {
    const a = this.square();
    this.arrow();
    return [a, this.square()];
  }

  kind() {
    return kindNamed(this.take());
  }
}

function kindNamed(code) {
  const kind = kindOfCode(code.toUpperCase());
  if (kind >= 0) return kind;
  if (!knowsKinds() && /^[a-z0-9]{1,2}$/.test(code)) {
    throw new Refusal(said("fairy men and other boards need the studio"), true, true);
  }
  throw new NotUnderstood();
}

const squaresIn = (word) => word.match(/[a-h][1-8]/g).map(squareOf);

/** Each command as changes of a part { diagram, stipulation }. */
const READERS = {
  move: (words) => {
    const [from, to] = words.twoSquares();
    return [onBoard((diagram) => {
      const man = occupied(diagram, from);
      return from === to ? diagram : withSquares(diagram, [[from, 0], [to, man]]);
    })];
  },
  exchange: (words) => {
    const [a, b] = words.twoSquares();
    return [onBoard((diagram) => {
      const man = occupied(diagram, a);
      return withSquares(diagram, [[a, diagram.board[b]], [b, man]]);
    })];
  },
  remove: (words) => {
    const squares = [];
    while (/^(?:[a-h][1-8])+$/.test(words.next)) squares.push(...squaresIn(words.take()));
    if (!squares.length) throw new NotUnderstood();
    return squares.map((square) => onBoard((diagram) => {
      occupied(diagram, square);
      return withSquares(diagram, [[square, 0]]);
    }));
  },
  add: (words) => {
    const added = [];
    let colour;
    while (words.next in COLOURS || (colour !== undefined && MEN.test(words.next))) {
      const word = words.take();
      if (word in COLOURS) colour = COLOURS[word];
      else {
        const [, code, special, squares] = MEN.exec(word);
        const qualities = [...new Set((special || "").split(","))].sort().join();
        const man = manOf(colour, kindNamed(code), qualities);
        added.push(...squaresIn(squares).map((square) =>
          onBoard((diagram) => withSquares(diagram, [[square, man]]))));
      }
    }
    if (!added.length) throw new NotUnderstood();
    return added;
  },
  substitute: (words) => {
    const old = words.kind();
    words.arrow();
    const other = words.kind();
    return [onBoard((diagram) => withMen(diagram,
      diagram.board.map((man) => (man && kindOf(man) === old ? manOf(colourOf(man), other, qualitiesOf(man)) : man)),
      diagram.rights))];
  },
  rotate: (words) => turned(TURNS[words.take()]),
  mirror: (words) => {
    const [a, b] = words.take().split("<-->");
    return turned(MIRRORS[`${a}<-->${b}`] || MIRRORS[`${b}<-->${a}`]);
  },
  shift: (words) => {
    const [from, to] = words.twoSquares();
    const files = fileOf(to) - fileOf(from), ranks = rankOf(to) - rankOf(from);
    return [onBoard((diagram) => shifted(diagram, files, ranks))];
  },
  polishtype: () => [onBoard((diagram) => withMen(diagram, diagram.board.map(recoloured)))],
  condition: () => {
    throw new Refusal(said("fairy men and other boards need the studio"), true);
  },
  stipulation: (words) => {
    const at = words.at;
    while (words.next && !meant(words.next)) words.take();
    const text = words.rest(at, words.at);
    if (!text) throw new NotUnderstood();
    return [(part) => withStipulation(part, text)];
  },
};

const onBoard = (change) => (part) => ({ ...part, diagram: change(part.diagram) });

function occupied(diagram, square) {
  if (!diagram.board[square]) throw new TwinFault("no man stands on {place}", squareName(square));
  return diagram.board[square];
}

function withMen(diagram, board, rights = 15) {
  const fits = diagram.passed !== NO_SQUARE && fitsPassing(board, diagram.turn, diagram.passed);
  const passed = fits ? diagram.passed : NO_SQUARE;
  return { board, turn: diagram.turn, rights: rights & possibleRights(board), passed };
}

function turned(map) {
  if (!map) throw new NotUnderstood();
  const place = (square) => {
    const [file, rank] = map(fileOf(square), rankOf(square));
    return 8 * rank + file;
  };
  return [onBoard((diagram) => placed(diagram, place))];
}

function shifted(diagram, files, ranks) {
  const place = (square) => {
    const file = fileOf(square) + files, rank = rankOf(square) + ranks;
    return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? 8 * rank + file : -1;
  };
  if (diagram.board.some((man, square) => man && place(square) < 0)) {
    throw new TwinFault("a man would leave the board");
  }
  return placed(diagram, place);
}

function withStipulation(part, text) {
  const asked = readStipulation(text), { conditions, rows } = part.stipulation;
  const stipulation = asked && (rows.length && asked.convention ? null : asked.with({ conditions, rows }));
  if (!stipulation) throw new Refusal(needsDesk(text), true);
  const before = part.stipulation.firstSide;
  const { diagram } = part;
  const turn = before === stipulation.firstSide ? diagram.turn : 1 - diagram.turn;
  return { ...part, stipulation, diagram: withTurn(diagram, turn) };
}

/** What is said of a task that the engine in the browser does not play. */
export const needsDesk = (text) => said("{task} needs the studio", { task: text });

/** Read a twin: { letter, changes, continued }. */
function readTwin(letter, text) {
  const words = new Words(text);
  const continued = meant(words.next) === "continued";
  if (continued) words.take();
  const changes = [];
  while (words.next) {
    const at = words.at;
    try {
      const read = READERS[meant(words.take())];
      if (!read) throw new NotUnderstood();
      changes.push(...read(words));
    } catch (fault) {
      if (!(fault instanceof NotUnderstood)) throw fault;
      const rest = words.rest(at);
      changes.push(() => {
        throw new TwinFault("the change {place} is not understood", rest);
      });
      break;
    }
  }
  return { letter, changes, continued };
}

const NO_TWIN_BEFORE = "the twin before it cannot be set up";

function made(before, twin) {
  if (before instanceof Error) return new TwinFault(NO_TWIN_BEFORE);
  try {
    return twin.changes.reduce((part, change) => change(part), before);
  } catch (fault) {
    if (fault instanceof TwinFault || fault instanceof Refusal) return fault;
    throw fault;
  }
}

/**
 * What is to be solved: pairs of a letter and a part { diagram, stipulation }, or what is wrong.
 *
 * `twins` is as records have it: letters with commands. In a zero position the diagram has no part.
 */
export function twinParts(diagram, twins) {
  const read = Object.entries(twins).map(([letter, text]) => readTwin(letter, text));
  const found = read.length && read[0].letter === "a" ? [] : [["a", diagram]];
  let before = diagram;
  for (const twin of read) {
    before = made(twin.continued ? before : diagram, twin);
    found.push([twin.letter, before]);
  }
  return found;
}
