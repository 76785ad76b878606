// SPDX-License-Identifier: GPL-3.0-or-later
// Moves with fairy men, or by fairy rules, in the letters of the language, as the desk writes them.
//
// Popeye's text, which stands with such a move (docs/json.md), tells knights from nightriders: S is the
// knight there, and N the nightrider. In English games N is both; where nightriders stand on the board
// problemists write S.
import { kindOf, read } from "./position.js";
import { language, relettered } from "./words.js";

const NIGHTRIDER = "N-"; // as FEN has him
const CODE = /[A-Z][A-Z0-9]?|[0-9]{2}/g; // letters of a man in Popeye's text

/** Give each fairy move in a stage of a solver its text, `told`; `kinds` are all men, by code. */
export function writeMoves(stage, { fen }, kinds) {
  const write = (value, isBeside) => {
    if (!value || typeof value !== "object") return;
    if (value.popeye) value.told = textOf(value, isBeside, kinds);
    else {
      const beside = typeof value.fen === "string" ? standsIn(value.fen) : isBeside; // of a twin
      for (const each of Object.values(value)) write(each, beside);
    }
  };
  const isBeside = standsIn(fen);
  write(stage.solution, isBeside);
  write(stage.extra, isBeside);
}

const standsIn = (fen) => /N-/i.test(fen) && read(fen).board.some((man) => man && kindOf(man) === NIGHTRIDER);

function textOf(move, isBeside, kinds) {
  const text = move.text ?? move.san;
  if (language === "en") return isBeside ? spelt(move, text) : text;
  const fairy = {};
  for (const [code] of move.popeye.matchAll(CODE)) {
    const letter = (kinds.get(code) ?? kinds.get(code + "-"))?.letter;
    if (letter) fairy[code] = { [language]: letter };
  }
  return relettered(spelt(move, text), language, fairy);
}

/** A move with S for the knight, in English letters. */
function spelt({ popeye, effects = [] }, text) {
  const [bare, ...inside] = text.split(/(?=\[)/);
  const knights = effects.every(({ man = "", other_man: other = "" }) => man.slice(1) !== "N" && other.slice(1) !== "N");
  const promoted = /=[a-z]*S(?![A-Z0-9])/.test(popeye.replace(/\[[^\]]*\]/g, ""));
  const moved = /^[a-z]*S[a-h][1-8]/.test(popeye) ? bare.replace(/^(n?)N/, "$1S") : bare;
  return [promoted ? moved.replace(/=(n?)N/, "=$1S") : moved, ...inside.map((each) => (knights ? each.replace(/(?<![A-Z])N(?=[a-h][1-8]|\])/g, "S") : each))].join("");
}
