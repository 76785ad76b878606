// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the page, in the language chosen or else the browser's.
import { en } from "./words/en.js";
import { it } from "./words/it.js";
import { de } from "./words/de.js";
import { fr } from "./words/fr.js";
import { es } from "./words/es.js";

const TABLES = { en, it, de, fr, es };
const KEY = "chess-composer language";

export const LANGUAGES = { en: "English", it: "Italiano", de: "Deutsch", fr: "Français", es: "Español" };

const chosen = () => {
  try { return localStorage.getItem(KEY); } catch { return null; }
};
const spoken = () => (navigator.languages || []).map((each) => each.slice(0, 2)).find((each) => each in TABLES);

/** The code of the language. */
export const language = (chosen() in TABLES && chosen()) || spoken() || "en";

/** Choose another language; the page begins again in it. */
export function speak(code) {
  try { localStorage.setItem(KEY, code); } catch { /* it is forgotten */ }
  location.reload();
}

/** A sentence by its name; `%1`, `%2` are filled with what follows. */
export function say(name, ...values) {
  const text = TABLES[language][name] ?? en[name] ?? name;
  return text.replace(/%([1-9])/g, (_, place) => String(values[place - 1]));
}

/** The same, with the singular where there is one: "keys" has "key.one" beside it. */
export const count = (name, number) => say(number === 1 ? name + ".one" : name, number);

// Letters of the men in moves: English letters stand in what the solver says.
export const LETTERS = {
  en: {}, it: { K: "R", Q: "D", R: "T", B: "A", N: "C" }, de: { K: "K", Q: "D", R: "T", B: "L", N: "S" },
  fr: { K: "R", Q: "D", R: "T", B: "F", N: "C" }, es: { K: "R", Q: "D", R: "T", B: "A", N: "C" },
};

/** A move of orthodox men in the letters of the language. */
export const lettered = (san) =>
  san.replace(/^([KQRBN])(?=[a-h1-8x])|(?<==)([QRBN])/g, (letter) => LETTERS[language][letter] || letter);
