// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the page: words, own names, letters of men. Made by packaging/languages.py.
export const LANGUAGES = {
 "en": "English",
 "it": "Italiano",
 "de": "Deutsch",
 "fr": "Français",
 "es": "Español",
 "ru": "Русский"
};
export const LETTERS = {
 "en": {},
 "it": {
  "N": "C",
  "B": "A",
  "R": "T",
  "Q": "D",
  "K": "R"
 },
 "de": {
  "N": "S",
  "B": "L",
  "R": "T",
  "Q": "D",
  "K": "K"
 },
 "fr": {
  "N": "C",
  "B": "F",
  "R": "T",
  "Q": "D",
  "K": "R"
 },
 "es": {
  "N": "C",
  "B": "A",
  "R": "T",
  "Q": "D",
  "K": "R"
 },
 "ru": {
  "N": "К",
  "B": "С",
  "R": "Л",
  "Q": "Ф",
  "K": "Кр"
 }
};
