// SPDX-License-Identifier: GPL-3.0-or-later
// What the browser prints of a problem: diagram, caption and solution.
import { kindsOf } from "./kinds.js";
import { BoardView } from "./board.js";
import { h } from "./dom.js";
import { material } from "./position.js";
import { rightsSaid } from "./rights.js";
import { rowsOf } from "./rows.js";
import { askedText } from "./solver/asking.js";
import { say, solutionsSaid } from "./words.js";

/** The sheet of paper: what is asked of whom, and what is known of its solution. */
export function paper({ problem, position, kinds, flipped, solution, complete }) {
  const board = new BoardView(kindsOf(problem, kinds));
  if (flipped) board.flip();
  board.show(position.board);
  board.svg.removeAttribute("tabindex");
  board.svg.setAttribute("role", "img");
  const source = [problem.source, problem.date].filter(Boolean).join(", ");
  const conditions = problem.rules && problem.rules.conditions || [];
  const task = askedText(problem, solutionsSaid);
  return [
    problem.title && h("h1", {}, problem.title),
    problem.authors && h("p", { class: "paper-authors" }, problem.authors.join(" & ")),
    source && h("p", {}, source),
    problem.distinction && h("p", {}, problem.distinction),
    board.svg,
    h("p", { class: "paper-task" }, h("strong", {}, task), h("span", {}, material(position.board))),
    ...[...conditions, ...rightsSaid(position, conditions)].map((each) => h("p", {}, each)),
    ...Object.entries(problem.twins || {}).map(([letter, text]) => h("p", {}, `${letter}) ${text}`)),
    solution && h("section", {}, h("h2", {}, say("solution")), lines(solution),
      !complete && h("p", {}, say("solving"))),
  ].filter(Boolean);
}

/** A solution as text, line by line, as it is printed. */
export function solutionText(solution) {
  return rowTexts(solution).map(({ depth, text }) => "  ".repeat(depth) + text).join("\n");
}

// Of a try that is folded on the screen only its move and what refutes it.
function rowTexts(solution) {
  const found = [];
  let folded = Infinity;
  for (const row of rowsOf(solution)) {
    if (row.depth > folded) continue;
    folded = row.kind === "first" && !row.open ? row.depth : Infinity;
    const text = [row.label, row.moves, ...row.tags.map((each) => each.text)].filter(Boolean).join(" ");
    found.push({ isSection: row.kind === "section", depth: row.depth, text });
  }
  return found;
}

const lines = (solution) => rowTexts(solution).map(({ isSection, depth, text }) =>
  (isSection ? h("h3", {}, text) : h("p", { class: `line depth-${depth}` }, text)));
