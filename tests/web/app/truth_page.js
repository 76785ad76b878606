// SPDX-License-Identifier: GPL-3.0-or-later
// What the page finds and says of records, for tests/truth/page.py: by its own solver, in its own words.
import { LocalSolver } from "./local-solver.js";
import { rowsOf } from "./rows.js";
import { told } from "./told.js";
import { sentence } from "./verdict.js";
import { language } from "./words.js";

await told();
const solver = new LocalSolver();
let generation = 0;

const solved = (problem) => new Promise((resolve) => {
  const own = ++generation;
  solver.solve({ problem, stages: ["verdict", "play", "tries"], generation: own, language }, (stage) => {
    if (stage.last) resolve(stage);
  });
});

/** Of each record { solution, message, line, rows }, or { refused, needsDesk }. */
globalThis.truth = async (records) => {
  const found = [];
  for (const problem of records) {
    const { stage, solution, extra } = await solved(problem);
    found.push(stage === "error" ? { refused: extra.message, needsDesk: extra.needsDesk }
      : { solution, message: extra.message, line: sentence(solution, true, extra.message), rows: rowsOf(solution).length });
  }
  return found;
};
document.body.dataset.language = language;
