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
// Before a man: of pawns, and of White, Black and neutral.
export const SIDES = {
 "en": {
  "pawn": "P",
  "sides": "wbn"
 },
 "it": {
  "pawn": "P",
  "sides": "bnx"
 },
 "de": {
  "pawn": "B",
  "sides": "wsn"
 },
 "fr": {
  "pawn": "P",
  "sides": "bnx"
 },
 "es": {
  "pawn": "P",
  "sides": "bnx"
 },
 "ru": {
  "pawn": "П",
  "sides": "бчн"
 }
};
// How numbers are written; in those below `least` nothing stands between thousands.
export const FIGURES = {
 "en": {
  "point": ".",
  "between": ",",
  "least": 1000
 },
 "it": {
  "point": ",",
  "between": ".",
  "least": 10000
 },
 "de": {
  "point": ",",
  "between": ".",
  "least": 1000
 },
 "fr": {
  "point": ",",
  "between": " ",
  "least": 1000
 },
 "es": {
  "point": ",",
  "between": ".",
  "least": 10000
 },
 "ru": {
  "point": ",",
  "between": " ",
  "least": 1000
 }
};
