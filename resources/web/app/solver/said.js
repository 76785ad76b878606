// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences as values, as composer/said has them: an English template with named places, and the
// parts that fill them. A part is text, a number, another sentence, or one of those below.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  "ten", "eleven", "twelve"];

/** A sentence: template, and what fills its places. */
export const said = (template, parts = {}) => ({ template, parts });

/** One that depends on a number, which also fills the place `count`. */
export const counted = (number, one, many, parts = {}) =>
  ({ template: many, one, number, parts: { count: number, ...parts } });

/** A number that is written out where it is small. */
export const inWords = (number) => ({ words: number });
/** A number with one place after the decimal point. */
export const decimal = (number) => ({ decimal: number });
/**
 * Moves in English letters. `fairy` has the letters of fairy men who move there, by language, and
 * `written` is how problemists write it: `0-0`, `e.p.`, and `=` behind what stalemates.
 */
export const moves = (text, { fairy, written } = {}) =>
  ({ moves: text, ...(fairy && { fairy }), ...(written && { written }) });
/** The same two of moves in the JSON form, where there is anything to say. */
export const besides = new WeakMap();
/** Parts in a row. */
export const joined = (parts, separator = ", ") => ({ listed: Array.from(parts), separator });

/** The English of a part. */
export const english = (part) => spoken(part, { sentence: (text) => text });

/** A part with its moves as problemists write them. */
export function asProblemists(part) {
  if (typeof part !== "object") return part;
  if ("moves" in part) return { ...part, moves: part.written ?? part.moves };
  if ("listed" in part) return { ...part, listed: part.listed.map(asProblemists) };
  if (!part.parts) return part;
  const parts = Object.entries(part.parts).map(([name, each]) => [name, asProblemists(each)]);
  return { ...part, parts: Object.fromEntries(parts) };
}

/**
 * A part in a language.
 *
 * `language` has `sentence(template, number)`, which returns a template in the language, in the form
 * that goes with the number if one decides, and may have `moves(text, fairy)`, which writes moves in its letters, `decimal` (the decimal
 * sign), and `grouped(number)`, which writes a large number.
 */
export function spoken(part, language) {
  if (typeof part === "string") return part;
  if (typeof part === "number") return String(part);
  if ("words" in part) {
    const word = NUMBERS[part.words];
    if (word !== undefined) return language.sentence(word);
    return language.grouped ? language.grouped(part.words) : String(part.words);
  }
  if ("decimal" in part) return part.decimal.toFixed(1).replace(".", language.decimal || ".");
  if ("moves" in part) return language.moves ? language.moves(part.moves, part.fairy ?? {}) : part.moves;
  if ("listed" in part) {
    return part.listed.map((each) => spoken(each, language)).join(part.separator);
  }
  const single = part.one !== undefined && part.number === 1;
  const template = single ? language.sentence(part.one) : language.sentence(part.template, part.number);
  return template.replace(/\{(\w+)\}/g, (_, name) => spoken(part.parts[name], language));
}
