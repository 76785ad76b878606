// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the page, in the language chosen or else the browser's.
import { FIGURES, LANGUAGES, LETTERS, SIDES } from "./languages.js";

const KEY = "chess-composer language";

export { FIGURES, LANGUAGES, LETTERS };

const chosen = () => {
  try { return localStorage.getItem(KEY); } catch { return null; }
};
const spoken = () => (navigator.languages || []).map((each) => each.slice(0, 2)).find((each) => each in LANGUAGES);

/** The code of the language. */
export const language = (chosen() in LANGUAGES && chosen()) || spoken() || "en";

// The others are not sent. Every word is there in every language, as a test sees to.
const { [language]: TABLE } = await import(`./words/${language}.js`);

/** Choose another language; the page begins again in it. */
export function speak(code) {
  try { localStorage.setItem(KEY, code); } catch { /* it is forgotten */ }
  location.reload();
}

/** A sentence by its name; `%1`, `%2` are filled with what follows. */
export function say(name, ...values) {
  const text = TABLE[name] ?? name;
  return text.replace(/%([1-9])/g, (_, place) => String(values[place - 1]));
}

// The reader's own kind of the language: dates differ within one.
const own = (navigator.languages || []).find((each) => each.startsWith(language + "-")) || (language === "en" ? "en-GB" : language);

/** A date with its time. */
export const whenSaid = (when) => new Date(when).toLocaleString(own, { dateStyle: "short", timeStyle: "short" });

/** A verdict in a word, as lists say it. */
export const verdictWord = (verdict) => TABLE["verdict_" + verdict] ?? say("unsupported");

/** What the verdict line says of a verdict where it has nothing more to say. */
export const verdictHeading = (verdict) => TABLE["heading_" + verdict] ?? verdictWord(verdict);

/**
 * The same, in the form that goes with a number: "keyCount" has "keyCount.one" beside it for one alone,
 * and "keyCount.few" and "keyCount.many" in a language that has them; some have "zero". For all others,
 * the bare word.
 */
export function count(name, number) {
  if (number === 0 && `${name}.zero` in TABLE) return say(`${name}.zero`);
  const form = number === 1 ? "one" : new Intl.PluralRules(language).select(number);
  const named = `${name}.${form}`;
  const given = number === 1 || (form !== "one" && named in TABLE);
  return say(given ? named : name, number);
}

/** A number of solutions in figures, as it stands in a task and can be typed there. */
export const solutionsSaid = (number) =>
  (number === 1 ? `1 ${say("solutionCount.one").split(" ").pop()}` : count("solutionCount", number));

const OFFICER = new RegExp("(?:\\b|(?<=\\bn)|(?<=\\[[+-]?[wbn]r?)|(?<=\\[r))([A-Z][A-Z0-9]?|[0-9]{2})(?=[a-h]?[1-8]?x?[a-h][1-8])" +
  "|(?<==[nr]?)([A-Z][A-Z0-9]?|[0-9]{2})\\b", "g");
const SIDE = /(?<=\[)[wbn](?=r?\p{Lu})|(?<=\[[+-])[wbn]|(?<=[1-8]=)[wbn](?![\p{L}\p{N}_])|(?<=[1-8]=|(?<![\p{L}\p{N}_]))n(?=\p{Lu}|[0-9]{2})|(?<![\p{L}\p{N}_])n(?=[a-h][1-8x])/gu;

/** Moves in English letters, S for the knight too, in those of a language; of fairy men `fairy` has theirs, by code. */
export function relettered(moves, language, fairy = {}) {
  const { pawn, sides } = SIDES[language], own = LETTERS[language] ?? {};
  const letters = { S: own.N, ...own, P: pawn };
  const other = (code) => (code in fairy ? fairy[code][language] ?? fairy[code].en ?? code : letters[code] ?? code);
  const told = moves.replace(OFFICER, (_, one, two) => {
    const code = one ?? two;
    return !(code in fairy) && /^[A-Z][0-9]$/.test(code) ? other(code[0]) + code[1] : other(code);
  });
  return sides === "wbn" ? told : told.replace(SIDE, (letter) => sides["wbn".indexOf(letter)]);
}

/** A move of orthodox men in the letters of the language. */
export const lettered = (san) =>
  san.replace(/^([KQRBN])(?=[a-h1-8x])|(?<==)([QRBN])/g, (letter) => LETTERS[language][letter] || letter);
