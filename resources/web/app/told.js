// SPDX-License-Identifier: GPL-3.0-or-later
// What the page has of the program in its language: { kinds: [{ code, id, name }], sentences }.
import { file } from "./files.js";
import { language } from "./words.js";

let found = null;

/** Bring it; it is fetched once, and again where that failed. */
export const told = () => (found ??= file(`told/${language}.json`).then((answer) => answer.json()).catch((fault) => {
  found = null;
  throw fault;
}));
