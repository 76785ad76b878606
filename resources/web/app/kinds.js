// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of men that a user defined: kept with a problem that has them, and those of the desk.
import { kindOf, read } from "./position.js";
import { language } from "./words.js";

const OWN = "chess-composer own men"; // of the desk, as told last

/** The fairy men that the page is told, by their codes: in FEN there is a hyphen behind one that is an orthodox man's, too. */
export const byCode = (told) => new Map(told.map(({ code, id, name, letter = code }) =>
  [code.length === 1 && "KQRBNPS".includes(code) ? code + "-" : code, { id, name, letter }]));

const row = (form) => [form.code, { id: "", letter: form.code, name: form.names?.[language] ?? form.names?.en ?? form.id, figure: form.figure, rotation: form.rotation, form }];

/** All kinds for a problem, by code: its own go before the others. */
export const kindsOf = (problem, kinds) => (problem.men?.length ? new Map([...kinds, ...problem.men.map(row)]) : kinds);

/** Take in the kinds of the desk in place of those before; without any, those that were told last. */
export function takeOwn(kinds, forms = null) {
  try {
    if (forms) localStorage.setItem(OWN, JSON.stringify(forms));
    else forms = JSON.parse(localStorage.getItem(OWN)) ?? [];
  } catch { forms ??= []; } // nothing can be kept here
  for (const [code, { form }] of Array.from(kinds)) if (form) kinds.delete(code);
  for (const [code, kind] of forms.map(row)) if (!kinds.has(code)) kinds.set(code, kind);
}

/** The fields of a problem that say how its men go, where its board becomes another one. */
export function fieldsOf(problem, fen, kinds) {
  const all = kindsOf(problem, kinds);
  const there = new Set(read(fen).board.filter(Boolean).map(kindOf));
  if (problem.twins) for (const { code } of problem.men ?? []) there.add(code); // a twin may bring him
  const men = Array.from(there).sort().flatMap((code) => all.get(code)?.form ?? []);
  if (JSON.stringify(men) === JSON.stringify(problem.men ?? [])) return {};
  return { men: men.length ? men : null, form: men.length || problem.rules ? 2 : null };
}
