// SPDX-License-Identifier: GPL-3.0-or-later
// Queries of the library (docs/queries.md), as far as they can be answered of what is kept here.
import { askedText } from "./solver/asking.js";
import { solutionsSaid } from "./words.js";

const FIELDS = { title: "title", author: "authors", source: "source", date: "date", award: "distinction", keyword: "keywords", comment: "comments" };
const TERM = /(?:[^\s"]|"[^"]*")+/g;

/** Whether a problem has all that is asked for: words anywhere, `author:Loyd`, tasks as `#2`, and `-` for what it must not have. */
export function fits(problem, query) {
  const texts = Object.fromEntries(Object.entries(FIELDS).map(([name, field]) => [name, [problem[field] ?? []].flat().join(" ").toLowerCase()]));
  const task = askedText(problem, solutionsSaid).toLowerCase(), all = [...Object.values(texts), task].join(" ");
  const has = (term) => {
    const [, name, words] = /^([a-z]+):(.*)$/.exec(term) ?? [];
    if (name) return texts[name]?.includes(words) ?? false; // of themes and the like nothing is known here
    return /[#=]/.test(term) ? task.split(" ").includes(term) : all.includes(term);
  };
  return (query.toLowerCase().match(TERM) ?? []).map((each) => each.replaceAll('"', ""))
    .every((term) => (term.startsWith("-") ? !has(term.slice(1)) : has(term)));
}
