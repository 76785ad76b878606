// SPDX-License-Identifier: GPL-3.0-or-later
import { LocalSolver } from "./local-solver.js";

const solver = new LocalSolver();
let generation = 0;

/** Solve one request; all its stages. */
const solved = (request) => new Promise((resolve) => {
  const stages = [], own = ++generation;
  solver.solve({ ...request, generation: own }, (stage) => {
    stages.push(stage);
    if (stage.last) resolve(stages);
  });
});

globalThis.page = {
  solver,
  solved,
  /** The last solution of each record, or { refused, needsDesk }. */
  async answers(records, options = {}) {
    const found = [];
    for (const problem of records) {
      const stages = await solved({ problem, stages: ["verdict", "play", "tries"], ...options });
      const last = stages.at(-1);
      found.push(last.stage === "error" ? { refused: last.extra.message, needsDesk: last.extra.needsDesk }
        : { solution: last.solution, extra: last.extra });
    }
    return found;
  },
};
