// SPDX-License-Identifier: GPL-3.0-or-later
// What a move does by fairy conditions besides, and how that is written: composer/problem/
// consequences.py, and composer/solver/popeyemoves.py for Popeye's texts.
import { BLACK, COLOURS, WHITE, codeOf, colourOf, isRoyal, kindOf, kindRow, letterOf, qualitiesOf, rankOf,
  squareName } from "./diagram.js";

const KINDS = ["added", "removed", "carried", "turned", "changed", "swapped", "marked", "carried"];
export const PAWN = 0, KING = 5, ORTHODOX = 6;
const LIKE_KINGS = ["sting", "poseidon"];
/** Popeye's small letters of what is special about a man, in the order in which he writes them. */
const QUALITY_LETTERS = { royal: "r", kamikaze: "k", paralysing: "p", chameleon: "c", jigger: "j", volage: "v",
  functionary: "f", "half-neutral": "hn", "hurdle-colour-changing": "hcc", protean: "p", magic: "m",
  uncapturable: "u", patrol: "p", bul: "b", dob: "d" };
const HOPPERS = ["bul", "dob", "hurdle-colour-changing"];

const special = (man) => qualitiesOf(man).split(",").filter(Boolean);
const name = (square) => (square === null ? "" : squareName(square));

/** An effect as the engine writes it, in two numbers; `man` gives a man, `signs` those of conditions. */
export function effectOf(first, second, man, signs) {
  const number = first & 255, square = (first >>> 8) & 0xffff, other = second & 0xffff;
  if (number === 6) {
    const sign = signs[first >>> 24];
    return { kind: "marked", square, man: 0, other: null, otherMan: 0, sign: second >>> 16 ? `=${sign}` : sign };
  }
  return { kind: KINDS[number], square, man: man(first >>> 24), other: other === 511 ? null : other,
    otherMan: man(second >>> 16), sign: number === 7 ? "/" : "" };
}

const coded = (man) => COLOURS[colourOf(man)] + codeOf(kindOf(man));

/** The JSON form of an effect. */
export function effectObject({ kind, square, man, other, otherMan, sign }) {
  return { kind, square: squareName(square), ...(man ? { man: coded(man) } : {}),
    ...(other === null ? {} : { other: squareName(other) }), ...(otherMan ? { other_man: coded(otherMan) } : {}),
    ...(sign ? { sign } : {}) };
}

export const manCode = coded;

function goesAsOther({ kind, man, other, otherMan }) {
  if (kind !== "carried" || !man || other === null || !otherMan || kindOf(otherMan) === kindOf(man)) return false;
  const isPawn = kindOf(man) === PAWN || Boolean(kindRow(kindOf(man)).promotes && kindOf(man) >= ORTHODOX);
  const last = { [WHITE]: [7], [BLACK]: [0] }[colourOf(man)] ?? [0, 7];
  return !isPawn || !last.includes(rankOf(other));
}

/** The effects of a move to a target in short notation: signs that go elsewhere, and the rest. */
export function writtenEffects(effects, target, letter) {
  const gone = [];
  let made = "", rest = "";
  for (const effect of effects) {
    if (effect.kind !== "marked") rest += written(effect, target, letter);
    else if (effect.sign.startsWith("=")) made += effect.sign;
    else gone.push(effect);
  }
  return [gone.length ? `[${gone[0].sign}${gone.map((each) => name(each.square)).join()}]` : "", made + rest];
}

function written(effect, target, letter) {
  const { kind, man } = effect, turns = kind === "turned";
  const own = (turns || kind === "changed") && effect.square === target;
  const square = own ? "" : name(effect.square), other = turns ? "" : name(effect.other);
  const colour = kind === "changed" || kind === "swapped" ? "" : COLOURS[colourOf(man)];
  let { otherMan } = effect, turned = "";
  if ((kind === "added" || kind === "carried") && otherMan && kindOf(otherMan) === kindOf(man)) {
    turned = COLOURS[colourOf(otherMan)];
    otherMan = 0;
  }
  const royal = !turns && isRoyal(man) && kindOf(man) !== KING ? "r" : "";
  const who = royal + (turns ? "" : letter(kindOf(man))), second = otherMan ? letter(kindOf(otherMan)) : "";
  if (kind === "added") return `[+${colour}${who}${square}${second || turned ? "=" : ""}${second}${turned}]`;
  if (kind === "removed") return `[-${colour}${who}${square}]`;
  if (kind === "carried") {
    if (goesAsOther(effect)) return `[${colour}${who}${square}->${second}${other}${turned && `=${turned}`}]`;
    return `[${colour}${who}${square}->${other}${second || turned ? `=${second}${turned}` : ""}]`;
  }
  if (kind === "swapped") return `[${who}${square}<->${second}${other}]`;
  return own ? `=${colour}${who}` : `[${square}=${colour}${who}]`;
}

// As Popeye has it

/** The small letters of what is special about a man. */
function qualities(man) {
  const found = special(man), isKing = kindOf(man) === KING || LIKE_KINGS.includes(kindRow(kindOf(man)).id);
  return Object.entries(QUALITY_LETTERS)
    .filter(([quality]) => found.includes(quality) && (quality !== "royal" || !isKing))
    .map(([, each]) => each).join("");
}

/** The small letters before a man: `n` of neutral ones, `r` of royal men but kings. */
export const prefix = (man) => (colourOf(man) > BLACK ? "n" : "") + qualities(man);
const named = (man) => prefix(man) + codeOf(kindOf(man));
const coloured = (man) => COLOURS[colourOf(man)] + qualities(man) + codeOf(kindOf(man));

/** Where signs that are no men have gone, together: `[Ie7,f8]`. */
export function popeyeSigns(effects) {
  const gone = effects.filter((each) => each.kind === "marked" && !each.sign.startsWith("="));
  return gone.length ? `[${gone[0].sign}${gone.map((each) => name(each.square)).join()}]` : "";
}

function becomes(man, other) {
  if (other && kindOf(other) === kindOf(man)) return `=${COLOURS[colourOf(other)]}`;
  const got = other ? special(other).filter((each) => HOPPERS.includes(each) && !special(man).includes(each)) : [];
  if (got.length) return `=${codeOf(kindOf(other))}=${got.map((each) => QUALITY_LETTERS[each]).join("")}`;
  return other ? `=${named(other)}` : "";
}

/** All effects of a move at its end; `castles` is the square of a rook who castled, or -1. */
export function popeyeEffects(effects, mover, target, castles) {
  const colour = colourOf(mover) > BLACK ? "n" : "";
  const made = effects.filter((each) => each.sign.startsWith("=")).map((each) => `=${colour}${each.sign.slice(1)}`);
  const rest = effects.filter((each) => each.kind !== "marked");
  return made.join("") + rest.map((each) => popeyeEffect(each, target, castles)).join("");
}

function popeyeEffect(effect, target, castles) {
  const { kind, man, otherMan, sign } = effect, square = name(effect.square), other = name(effect.other);
  const own = effect.square === target || effect.square === castles;
  if (kind === "added") return `[+${coloured(man)}${square}${becomes(man, otherMan)}]`;
  if (kind === "removed") return `[-${coloured(man)}${square}]`;
  if (kind === "carried" && sign === "/") return `/${coloured(man)}${square}-${other}`;
  if (kind === "carried") {
    if (goesAsOther(effect)) {
      return `[${coloured(man)}${square}->${qualities(otherMan)}${codeOf(kindOf(otherMan))}${other}]`;
    }
    return `[${coloured(man)}${square}->${other}${becomes(man, otherMan)}]`;
  }
  if (kind === "swapped") return `[${codeOf(kindOf(man))}${square}<->${otherMan ? codeOf(kindOf(otherMan)) : ""}${other}]`;
  const made = kind === "turned" ? `=${COLOURS[colourOf(man)]}` : `=${named(man)}`;
  return own && !(kind === "turned" && other) ? made : `[${square}${made}]`;
}
