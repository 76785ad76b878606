// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme bench as a page of the sheet: its tools, and what the studio finds with each.
import { h } from "./dom.js";
import { say, verdictWord } from "./words.js";

/** The tools in their order; the first is asked to begin with. */
export const TOOLS = ["keys", "separate", "keep", "park", "smaller"];

const empty = (words) => h("p", { class: "empty" }, words);

/**
 * What a tool found; `acts` are { use(tool), afterKey(), take(fields), light(shown) }. A row that
 * makes a position is set up when it is tapped, another one shows its moves.
 */
export function benchPage(found, tool, acts) {
  const tools = h("div", { class: "chips" }, TOOLS.map((each) => h("button", { type: "button", class: "chip", "aria-pressed": String(each === tool), onclick: () => acts.use(each) }, say("scheme_" + each))));
  if (!found) return [tools, empty(say("lookingScheme"))];
  const lacks = found.lacks ? [empty(say(found.lacks)), found.lacks === "schemeAfterKey" ? h("div", { class: "chips" },
    h("button", { type: "button", class: "chip", onclick: acts.afterKey }, say("afterKey"))) : null] : [];
  const isNone = found.complete && !found.groups.length && !found.why.length && !found.lacks;
  return [tools, ...lacks, ...found.why.map(empty), isNone ? empty(say("schemeNothing")) : null, ...found.groups.flatMap((group) => [
    h("h2", { class: "level" }, say("group_" + group.name), " ", h("small", {}, group.count > group.rows.length ? say("firstOf", group.rows.length, group.count) : group.count)),
    ...group.rows.map((row) => h("button", { type: "button", class: "near", onclick: () => (row.fields ? acts.take(row.fields) : acts.light({ squares: [], moves: row.moves })) },
      h("strong", {}, row.title), h("span", {}, [row.sound && verdictWord("sound"), ...row.facts].filter(Boolean).join(" · "))))]),
    found.open ? empty(say("schemeOpen", found.open)) : null, found.complete ? null : empty(say("lookingScheme"))];
}
