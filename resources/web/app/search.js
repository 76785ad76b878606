// SPDX-License-Identifier: GPL-3.0-or-later
// Queries of the library (docs/queries.md), as far as they can be answered of what is kept here.
import { askedText } from "./solver/asking.js";
import { readStipulation } from "./solver/stipulation.js";
import { solutionsSaid } from "./words.js";

const FIELDS = { title: "title", author: "authors", source: "source", date: "date", award: "distinction", keyword: "keywords", comment: "comments" };
const TERM = /(?:[^\s"]|"[^"]*")+/g;

/** Whether a problem has all that is asked for: words anywhere, `author:Loyd`, tasks as `#2`, and `-` for what it must not have. */
export function fits(problem, query) {
  const texts = Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, [problem[field] ?? []].flat().join(" ").toLowerCase()]));
  const task = askedText(problem, solutionsSaid).toLowerCase(), all = [...Object.values(texts), task].join(" ");
  const has = (term) => {
    const bare = term.replaceAll('"', "");
    if (term.startsWith('"')) return all.includes(bare);
    const [, name, words] = /^([a-z]+):(.*)$/s.exec(bare) ?? [];
    if (name) return Object.hasOwn(texts, name) && texts[name].includes(words); // of themes and the like nothing is known here
    const stipulation = /[#=]/.test(bare) && readStipulation(bare); // without these signs it may be a word
    return stipulation ? task.split(" ").includes(stipulation.sign.toLowerCase()) : all.includes(bare);
  };
  return (query.toLowerCase().match(TERM) ?? []).map((each) => /^(-?)(.*)$/s.exec(each))
    .filter(([, , term]) => /[^"]/.test(term)) // nothing is typed of it yet
    .every(([, not, term]) => has(term) !== Boolean(not));
}
