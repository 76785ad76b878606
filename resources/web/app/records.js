// SPDX-License-Identifier: GPL-3.0-or-later
// Problems in lists: a small diagram, who made it, what is asked.
import { draw } from "./board.js";
import { h, icon, s, tool } from "./dom.js";
import { kindsOf } from "./kinds.js";
import { material, read } from "./position.js";
import { askedText } from "./solver/asking.js";
import { VERDICTS } from "./verdicts.js";
import { say, solutionsSaid, verdictWord } from "./words.js";

const { SIDE, corner, mark } = globalThis.chessSquares;

/** A small diagram; squares may be marked. */
export function diagram({ fen, men: own }, kinds, { marked = [], flipped = false } = {}) {
  const side = 8 * SIDE;
  const men = s("g", {}), marks = s("g", { class: "marks" });
  const all = kindsOf({ men: own }, kinds);
  for (const each of marked) mark(marks, each, flipped).setAttribute("class", "lit");
  if (fen) read(fen).board.forEach((man, square) => {
    if (man) draw(men, man, all, square, flipped);
  });
  const dark = Array.from({ length: 64 }, (_, at) => at).filter((at) => (at + (at >> 3)) % 2 === 0)
    .map((at) => "M" + corner(at, false).join(" ") + `h${SIDE}v${SIDE}h-${SIDE}z`).join("");
  return s("svg", { class: "diagram", viewBox: `0 0 ${side} ${side}`, "aria-hidden": "true" },
    s("rect", { class: "light", width: side, height: side }), s("path", { class: "dark", d: dark }), marks, men);
}

/** What stands about a problem that is kept here, as the library tells it of its own. */
export function rowOf(problem) {
  return {
    problem, authors: (problem.authors || []).join(", "), source: [problem.source, problem.date].filter(Boolean).join(", "),
    task: askedText(problem, solutionsSaid), themes: [], key: "", verdict: "", game: "",
  };
}

/** How a problem is called where it has no title: by its authors, or by nothing. */
export const nameOf = (problem) => problem.title || (problem.authors || []).join(", ") || say("untitled");

/** One of a list: `open` when it is tapped, `more` by the button beside it, `when` in words. */
export function problemRow(row, kinds, { open, more, when = "", attributes = {} }) {
  const { problem } = row;
  const tags = [problem.distinction, ...row.themes].filter(Boolean);
  const ink = VERDICTS[row.verdict];
  const name = row.authors || problem.title || say("unnamed");
  return h("li", {}, h("button", { type: "button", class: "record", ...attributes, onclick: open },
    row.game ? h("span", { class: "diagram other" }, row.game) : diagram(problem, kinds),
    h("span", { class: "about" },
      h("strong", {}, name),
      h("span", { class: "source" }, [row.authors && problem.title, row.source].filter(Boolean).join(", ")),
      when && h("span", { class: "source when" }, when),
      tags.length ? h("span", { class: "tags" }, tags.map((each) => h("span", { class: "tag" }, each))) : null,
      row.verdict ? h("span", { class: "found", "data-ink": ink?.ink }, icon(ink?.icon || "undecided", 16), verdictWord(row.verdict)) : null),
    h("span", { class: "numbers" }, h("strong", {}, row.task), h("span", {}, problem.fen ? material(read(problem.fen).board) : ""), h("span", {}, row.key))),
  more && tool("more", say("moreOf", name), more));
}
