// SPDX-License-Identifier: GPL-3.0-or-later
// What the page finds and says of records, for tests/truth/page.py: by its own solver, in its own words.
import { byCode } from "./kinds.js";
import { writeMoves } from "./letters.js";
import { LocalSolver } from "./local-solver.js";
import { rowsOf, written } from "./rows.js";
import { told } from "./told.js";
import { sentence } from "./verdict.js";
import { language } from "./words.js";

const kinds = byCode((await told()).kinds);
const solver = new LocalSolver();
let generation = 0;

const solved = (problem) => new Promise((resolve) => {
  const own = ++generation;
  solver.solve({ problem, stages: ["verdict", "play", "tries"], generation: own, language }, (stage) => {
    writeMoves(stage, problem, kinds);
    if (stage.last) resolve(stage);
  });
});

/** All moves in a solution as they are written, each with its names: [uci, text, Popeye's, written]. */
function movesOf(value, found = []) {
  if (value?.uci) found.push([value.uci, value.text ?? value.san, value.popeye ?? "", written(value)]);
  else if (value && typeof value === "object") for (const each of Object.values(value)) movesOf(each, found);
  return found;
}

/** Takes what only the page adds to moves out of a solution again. */
function bare(value) {
  if (value && typeof value === "object") {
    delete value.told;
    for (const each of Object.values(value)) bare(each);
  }
  return value;
}

/** Of each record { solution, message, line, rows, moves }, or { refused, needsDesk }. */
globalThis.truth = async (records) => {
  const found = [];
  for (const problem of records) {
    const { stage, solution, extra } = await solved(problem);
    found.push(stage === "error" ? { refused: extra.message, needsDesk: extra.needsDesk }
      : { message: extra.message, line: sentence(solution, true, extra.message), rows: rowsOf(solution).length,
        moves: movesOf(solution), solution: bare(solution) });
  }
  return found;
};
document.body.dataset.language = language;
