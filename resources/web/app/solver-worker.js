// SPDX-License-Identifier: GPL-3.0-or-later
// The solver in its own thread. It is sent { module } once, then { do: "solve" | "dropmap", ... };
// it answers with stages, as local-solver.js passes them on, and { idle } at the end of each.
//
// While the engine works nothing can be heard here: whoever wants no more ends the worker.
import { Engine, OutOfMemory, Stopped } from "./solver/engine.js";
import { dropMap } from "./solver/dropmap.js";
import { MEN, squareOf } from "./solver/diagram.js";
import { said } from "./solver/said.js";
import { OPTIONS, solveRecord } from "./solver/solve.js";
import { KEYS, NOTHING, PLAY } from "./solver/verdict.js";

const BETWEEN = 150; // milliseconds between two reports of a long solve
const LONGEST = 180_000; // milliseconds of a solve: a telephone is not to run hot for nobody
const NAMES = { [NOTHING]: "verdict", [KEYS]: "verdict", [PLAY]: "play" };

let module = null;
let engine = null; // a promise: it is made before it is asked

self.addEventListener("message", async ({ data }) => {
  if (data.module) {
    module = data.module;
    engine = made();
    return;
  }
  const { id } = data;
  const tell = (stage) => self.postMessage({ id, ...stage });
  try {
    const ready = await (engine ??= made());
    if (data.do === "dropmap") map(ready, data, tell);
    else solve(ready, data, tell);
  } catch (fault) {
    if (!fault.sentence) engine = null; // whatever state it is in
    const sentence = fault.sentence ||
      (fault instanceof OutOfMemory || fault instanceof RangeError
        ? said("this is too much for the memory of this page") : said("the solver of this page failed"));
    if (!fault.sentence) console.error(fault);
    tell({ stage: "error", complete: true, sentence, needsDesk: Boolean(fault.needsDesk) });
  }
  self.postMessage({ id, idle: true });
});

function made() {
  const found = Engine.of(module);
  found.catch(() => {}); // whoever asks is told
  return found;
}

function solve(engine, { record, tries }, tell) {
  const end = performance.now() + LONGEST;
  let now = null, next = performance.now() + BETWEEN, over = false;
  engine.askWhile(() => {
    const time = performance.now();
    if (now && time >= next) {
      next = time + BETWEEN;
      const found = now();
      if (found.stage === NOTHING) tell({ stage: "verdict", ...stageOf(found, false) });
    }
    over ||= time >= end;
    return over;
  });
  const heed = () => { if (over) throw new Stopped(); };
  const during = (work) => { now = work; };
  try {
    for (const found of solveRecord(engine, record, { ...OPTIONS, tries, during, heed })) {
      const last = found.part === found.parts - 1;
      const certain = last && found.stage >= KEYS; // a stopped search is not
      tell({ stage: last ? NAMES[found.stage] || "tries" : "verdict", ...stageOf(found, certain) });
    }
  } finally {
    engine.askWhile(() => false);
  }
}

function stageOf({ solution, sentence, squares, notes, cut, last }, complete) {
  return { solution, sentence, squares, notes, cut, last, complete };
}

function map(engine, { record, hand, known }, tell) {
  const man = MEN.indexOf(hand.man) + 1;
  if (!man) throw Object.assign(new Error(), { sentence: said("fairy men and other boards need the studio"), needsDesk: true });
  const origin = hand.origin === null || hand.origin === undefined ? null : squareOf(hand.origin);
  for (const { squares, complete } of dropMap(engine, record, { man, origin }, known)) {
    tell({ stage: "dropmap", complete, map: squares });
  }
}
