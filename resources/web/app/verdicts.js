// SPDX-License-Identifier: GPL-3.0-or-later
// The table of verdicts, as packaging/languages.py writes it from composer/solver/verdicts.py.
export const VERDICTS = {
 "invalid": {
  "icon": "invalid",
  "ink": "invalid",
  "drop": "illegal"
 },
 "cooked": {
  "icon": "cooked",
  "ink": "cooked",
  "drop": "cooked"
 },
 "short": {
  "icon": "short",
  "ink": "short",
  "drop": "short"
 },
 "no-solution": {
  "icon": "no-solution",
  "ink": "nosol",
  "drop": "no-solution"
 },
 "few": {
  "icon": "short",
  "ink": "nosol",
  "drop": "few"
 },
 "other-shape": {
  "icon": "cooked",
  "ink": "nosol",
  "drop": "other-shape"
 },
 "depends": {
  "icon": "undecided",
  "ink": "changed",
  "drop": "unknown"
 },
 "untried": {
  "icon": "warning",
  "ink": "changed",
  "drop": "unknown"
 },
 "undecided": {
  "icon": "undecided",
  "ink": "muted",
  "drop": "unknown"
 },
 "proved": {
  "icon": "table",
  "ink": "sound",
  "drop": "sound"
 },
 "sound": {
  "icon": "check",
  "ink": "sound",
  "drop": "sound"
 }
};
