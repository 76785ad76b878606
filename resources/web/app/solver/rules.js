// SPDX-License-Identifier: GPL-3.0-or-later
// Fairy conditions that are plain data (rules.json, composer/web/rulesfile.py): what of a record's
// rules is played here, and how each is meant.
import { readStipulation } from "./stipulation.js";

const HELPING = ["h", "hs", "hr"];

let known = null; // what rules.json says

/** Say which conditions there are. */
export function knowRules(rules) {
  known = rules;
}

/** The letters of fairy men by language, by their codes; null for none. */
export const lettersOf = (codes) =>
  (codes.length ? Object.fromEntries(codes.map((code) => [code, known?.letters[code] ?? {}])) : null);

export const knowsRules = () => known !== null;

/**
 * Read a task with conditions as a record has it; null where something of it is not played here, or
 * was never compared together with Popeye.
 */
export function taskByRules({ sign, rules }) {
  const { conditions, ...others } = rules;
  const stipulation = readStipulation(sign || "");
  if (!stipulation || stipulation.convention || Object.keys(others).length || !conditions?.length) return null;
  const rows = conditions.map((each) => known.conditions[each]);
  if (rows.length > 8 || rows.some((row) => !row) || !conditions.every((_, at) => areTried(rows, at))) return null;
  rows.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return stipulation.with({ conditions: [...conditions].sort(), rows });
}

const areTried = (rows, at) => rows.slice(0, at).every((other) => {
  const [one, two] = [other.id, rows[at].id].sort();
  return known.pairs.some(([first, second]) => first === one && second === two);
});

/** The side that conditions restrain which name none: the one that defends. */
function restrained({ series, play, halfmoves }, first) {
  if (series || !HELPING.includes(play)) return 1 - first;
  const last = halfmoves % 2 ? first : 1 - first;
  return play === "h" ? 1 - last : last;
}

/** The conditions of a task in their order; `meant` is how each is meant. Of no task none restrains. */
export function conditionsOf(stipulation, turn) {
  const { rows = [], play } = stipulation;
  const side = play === undefined ? null : restrained(stipulation, turn);
  return rows.map((row) => ({
    ...row, meant: (side === null ? row.numbers : row[side ? "black" : "white"] ?? row.numbers) ?? [],
  }));
}

/** Whether a fault of a diagram is allowed by a condition of a task. */
export const allows = ({ rows = [] }, fault) => rows.some((row) => row.allows?.includes(fault));
