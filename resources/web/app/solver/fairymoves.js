// SPDX-License-Identifier: GPL-3.0-or-later
// Moves as the engine for all men writes them (core/general/account.h) in the JSON form: uci, san and
// as Popeye has them: composer/problem/move.py and composer/solver/popeyemoves.py.
import { BLACK, COLOURS, codeOf, colourOf, kindOf, letterOf, qualitiesOf, squareName } from "./diagram.js";
import { KING, ORTHODOX, PAWN, effectObject, effectOf, manCode, popeyeEffects, popeyeSigns, prefix,
  writtenEffects } from "./effects.js";
import { lettersOf } from "./rules.js";
import { besides } from "./said.js";

const NO_CELL = 511, KNIGHT = 1;
const PASSING = 2, CASTLING = 3, EXCHANGE = 4;
const NONE = 0, CHECK = 1, MATE = 2, STALEMATE = 3;
const MARKS = ["", "+", "#", ""], WRITTEN_MARKS = ["", "+", "#", "="];
const BY_FILE = 1, BY_RANK = 2, BY_SQUARE = 3;
const ROOKS = [5, 3, 61, 59]; // where they arrive in castling

/** How many numbers a move takes that begins at a place. */
export const sizeAt = (items, at) => 4 + ((items[at + 2] >>> 20) & 255) + 2 * items[at + 3];

const isNightrider = (kind) => kind >= ORTHODOX && letterOf(kind) === letterOf(KNIGHT);
/** The letter of a kind where nightriders stand, who have the knight's in English games. */
const besideNightriders = (kind) => (kind === KNIGHT ? "S" : letterOf(kind));

/** The moves of one solve; each has a number. */
export class FairyMoves {
  #contents;
  #spelt; // letters of kinds, as problemists write them
  #numbers = new Map();
  #all = []; // { mark, move, onTheWay }

  constructor(contents) {
    this.#contents = contents;
    this.#spelt = [...contents.present].some(isNightrider) ? besideNightriders : letterOf;
  }

  /** The number of a move that stands at a place. */
  at(items, at) {
    const key = items.subarray(at, at + sizeAt(items, at)).join();
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#all.length;
      this.#all.push(this.#read(items, at));
      this.#numbers.set(key, number);
    }
    return number;
  }

  /**
   * A move in the JSON form; the same one each time, not to be changed. `goesOn`: the same side
   * moves again in the line, so that nobody is stalemated.
   */
  move(number, goesOn = false) {
    const { move, onTheWay } = this.#all[number];
    return goesOn ? onTheWay : move;
  }

  checks(number) {
    return [CHECK, MATE].includes(this.#all[number].mark);
  }

  /** Whether it mates or stalemates. */
  ends(number) {
    return this.#all[number].mark > CHECK;
  }

  #man(content) {
    return content ? this.#contents.men[content - 1] : 0;
  }

  #read(items, at) {
    const low = items[at], high = items[at + 1], told = items[at + 2], contents = this.#contents;
    const special = high & 7, changed = (told >>> 20) & 255, promoted = low >>> 27;
    const changes = new Map();
    for (let index = 0; index < changed; index++) {
      const item = items[at + 4 + index];
      changes.set(item & 0xffff, this.#man(item >>> 16));
    }
    const move = {
      man: this.#man(told & 255), origin: low & 511, target: (low >>> 9) & 511, changes,
      captures: ((told >>> 8) & 255) !== 0, inPassing: special === PASSING, apart: (told >>> 18) & 3,
      castling: special === CASTLING ? (high >>> 3) & 511 : -1,
      promotion: promoted ? contents.promotions[promoted - 1] : -1, added: null, named: null,
    };
    if (contents.conditions.length) this.#add(move, items, at, special, low, high);
    const mark = (told >>> 16) & 3, shown = this.#shown(move, mark);
    return { mark, move: shown, onTheWay: mark === STALEMATE ? this.#shown(move, NONE) : shown };
  }

  #shown(move, mark) {
    const shown = { uci: uci(move), san: san(move) + MARKS[mark] }, text = san(move, letterOf, true) + WRITTEN_MARKS[mark];
    if (text !== shown.san) shown.text = text;
    if (this.#contents.isFairy) shown.popeye = popeye(move);
    if (move.added) Object.assign(shown, addedObject(move));
    const letters = lettersOf(kindsIn(move).filter((kind) => kind >= ORTHODOX).map(letterOf));
    const written = san(move, this.#spelt, true) + WRITTEN_MARKS[mark];
    if (letters || written !== text) besides.set(shown, { fairy: letters, written });
    return Object.freeze(shown);
  }

  /** Add what conditions do. */
  #add(move, items, at, special, low, high) {
    const contents = this.#contents, captured = (low >>> 18) & 511, choice = ((high >>> 12) & 511) - 1;
    const effects = [], first = at + 4 + move.changes.size, man = (content) => this.#man(content);
    for (let index = 0; index < items[at + 3]; index++) {
      effects.push(effectOf(items[first + 2 * index], items[first + 2 * index + 1], man, contents.signs));
    }
    if (contents.namesFirst && choice >= 0) move.named = [choice, contents.kindNumbered((high >>> 21) & 63)];
    const names = contents.conditions.some((each) => each.via);
    move.added = {
      effects, captured: captured === NO_CELL ? null : captured,
      via: choice >= 0 && !contents.namesFirst && names ? choice : null,
      exchanged: special === EXCHANGE ? move.changes.get(move.origin) : 0,
    };
  }
}

/** The kinds that its text may name. */
function kindsIn({ man, promotion, added }) {
  const men = (added?.effects ?? []).flatMap((each) => [each.man, each.otherMan]);
  return [promotion, ...[man, added?.exchanged, ...men].filter(Boolean).map(kindOf)];
}

/** Where a captured man stood, if that is not where the capturer arrives; -1 for no such square. */
function aside({ added, captures, inPassing, target }) {
  if (!added || inPassing || !captures) return -1;
  return added.captured === null || added.captured === target ? -1 : added.captured;
}

function addedObject({ added, target }) {
  const { effects, captured, via, exchanged } = added;
  return {
    effects: effects.map(effectObject),
    ...(captured !== null && captured !== target ? { captured: squareName(captured) } : {}),
    ...(via === null ? {} : { via: squareName(via) }),
    ...(exchanged ? { exchanged: manCode(exchanged) } : {}),
  };
}

/** What tells a move from all others. */
function uci(move) {
  const { added, promotion, named, target } = move, from = squareName(move.origin), to = squareName(target);
  const becomes = promotion < 0 ? "" : letterOf(promotion).toLowerCase();
  let text = from + to + (promotion < ORTHODOX ? becomes : `=${becomes}`);
  if (added) {
    if (added.exchanged) text = `${from}<->${to}`;
    const told = added.effects.filter((each) => !each.sign || each.sign.startsWith("=") || each.kind !== "marked");
    const where = aside(move);
    text += (added.via === null ? "" : `,${squareName(added.via)}`) + (where < 0 ? "" : `x${squareName(where)}`) +
      writtenEffects(told, target, codeOf).join("");
  }
  return named ? `${squareName(named[0])}=${letterOf(named[1]).toLowerCase()},${text}` : text;
}

/** The short notation without its mark; `isFull` as problemists write it: `nSd5` of a neutral man. */
function san(move, spelt = letterOf, isFull = false) {
  const { man, added, captures, castling, promotion, named, target, apart } = move;
  const kind = kindOf(man), from = squareName(move.origin), to = squareName(target);
  const before = named ? `[${squareName(named[0])}=${spelt(named[1])}]${isFull ? " " : ""}` : "";
  const [signs, effects] = added ? writtenEffects(added.effects, target, spelt) : ["", ""];
  if (castling >= 0) {
    const castles = castling % 2 ? "O-O-O" : "O-O";
    return before + (isFull ? castles.replaceAll("O", "0") : castles) + signs + effects;
  }
  const owner = isFull && colourOf(man) > BLACK ? "n" : "", letter = owner + (kind === PAWN ? "" : spelt(kind));
  if (added?.exchanged) {
    const other = kindOf(added.exchanged) === PAWN ? "" : spelt(kindOf(added.exchanged));
    return `${letter}${from}<->${other}${to}${effects}`;
  }
  let way = "";
  if (kind === PAWN) way = captures ? from[0] : "";
  else if (kind !== KING) way = { [BY_FILE]: from[0], [BY_RANK]: from[1], [BY_SQUARE]: from }[apart] || "";
  if (added && added.via !== null) way = `${from}-${squareName(added.via)}${captures ? "" : "-"}`;
  const where = aside(move);
  way += (captures ? "x" : "") + (where < 0 ? "" : `${squareName(where)}-`);
  const becomes = (promotion < 0 ? "" : `=${owner}${spelt(promotion)}`) + (isFull && move.inPassing ? " e.p." : "");
  return before + letter + way + to + signs + becomes + effects;
}

/** A move as Popeye writes it. */
function popeye(move) {
  const { man, added, castling, captures, changes, inPassing, promotion, named, origin, target } = move;
  const from = squareName(origin), to = squareName(target), effects = added ? added.effects : [];
  const head = named ? `[${squareName(named[0])}=${codeOf(named[1])}]` : "";
  const signs = popeyeSigns(effects), end = popeyeEffects(effects, man, target, castling < 0 ? -1 : ROOKS[castling]);
  if (castling >= 0) return head + (castling % 2 ? "0-0-0" : "0-0") + signs + end;
  if (added?.exchanged) {
    return `${head}${codeOf(kindOf(man))}${from}<->${codeOf(kindOf(added.exchanged))}${to}`;
  }
  const before = prefix(man), who = kindOf(man) === PAWN && !before ? "" : before + codeOf(kindOf(man));
  const via = added && added.via !== null ? `-${squareName(added.via)}` : "";
  let arrival = `-${to}`;
  if (captures) {
    const gone = [...changes.keys()].filter((square) =>
      !changes.get(square) && square !== origin && square !== target).sort((a, b) => a - b);
    let where = gone.length ? gone[0] : null;
    if (added) where = added.captured === target ? null : added.captured;
    arrival = inPassing || where === null ? `*${to}` : `*${squareName(where)}-${to}`;
  }
  const made = promotion < 0 ? "" : `=${before}${codeOf(promotion)}`;
  return head + who + from + via + arrival + signs + made + (inPassing ? " ep." : "") + phase(move) + end;
}

/** Whose a half-neutral man has become by his move: `=wh`, `=nh`; else nothing. */
function phase({ man, changes, added, target }) {
  if (!qualitiesOf(man).split(",").includes("half-neutral")) return "";
  const after = changes.get(target) || added?.effects.find((each) => each.square === target)?.man;
  return after ? `=${COLOURS[colourOf(after)]}h` : "";
}
