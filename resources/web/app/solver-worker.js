// SPDX-License-Identifier: GPL-3.0-or-later
// The solver in its own thread. It is sent { module } once, then { do: "solve" | "dropmap", ... };
// it answers with stages, as local-solver.js passes them on, and { idle } at the end of each. An
// "error" with `needsMen` is none where { general, men } can be sent: the engine for all men.
//
// While the engine works nothing can be heard here: whoever wants no more ends the worker.
import { Engine, OutOfMemory, Stopped } from "./solver/engine.js";
import { GeneralEngine } from "./solver/general.js";
import { Men } from "./solver/men.js";
import { dropMap } from "./solver/dropmap.js";
import { Refusal, manNamed, squareOf } from "./solver/diagram.js";
import { said } from "./solver/said.js";
import { OPTIONS, solveRecord } from "./solver/solve.js";
import { KEYS, NOTHING, PLAY } from "./solver/verdict.js";

const BETWEEN = 150; // milliseconds between two reports of a long solve
const LONGEST = 180_000; // milliseconds of a solve: a telephone is not to run hot for nobody
const NAMES = { [NOTHING]: "verdict", [KEYS]: "verdict", [PLAY]: "play" };

let module = null;
let engine = null; // a promise: it is made before it is asked
let all = null; // { general, men }, if they were sent
let general = null; // a promise

self.addEventListener("message", async ({ data }) => {
  if (data.module) {
    module = data.module;
    engine = made();
    return;
  }
  if (data.men) {
    all = data;
    general = madeGeneral();
    return;
  }
  const { id } = data;
  const tell = (stage) => self.postMessage({ id, ...stage });
  try {
    const ready = await (engine ??= made());
    const others = all && await (general ??= madeGeneral());
    if (data.do === "dropmap") map(ready, others, data, tell);
    else solve(ready, others, data, tell);
  } catch (fault) {
    if (!fault.sentence) engine = general = null; // whatever state they are in
    const sentence = fault.sentence ||
      (fault instanceof OutOfMemory || fault instanceof RangeError
        ? said("this is too much for the memory of this page") : said("the solver of this page failed"));
    if (!fault.sentence) console.error(fault);
    tell({ stage: "error", complete: true, sentence, needsDesk: Boolean(fault.needsDesk),
      needsMen: Boolean(fault.needsMen) && !all });
  }
  self.postMessage({ id, idle: true });
});

function made() {
  const found = Engine.of(module);
  found.catch(() => {}); // whoever asks is told
  return found;
}

function madeGeneral() {
  const found = Men.of(all.men).then((men) => GeneralEngine.of(all.general, men));
  found.catch(() => {});
  return found;
}

function solve(engine, general, { record, tries }, tell) {
  const end = performance.now() + LONGEST;
  let now = null, next = performance.now() + BETWEEN, over = false;
  const asked = () => {
    const time = performance.now();
    if (now && time >= next) {
      next = time + BETWEEN;
      const found = now();
      if (found.stage === NOTHING) tell({ stage: "verdict", ...stageOf(found, false) });
    }
    over ||= time >= end;
    return over;
  };
  engine.askWhile(asked);
  general?.askWhile(asked);
  const heed = () => { if (over) throw new Stopped(); };
  const during = (work) => { now = work; };
  try {
    for (const found of solveRecord(engine, record, { ...OPTIONS, tries, during, heed, general })) {
      const last = found.part === found.parts - 1;
      const certain = last && found.stage >= KEYS; // a stopped search is not
      tell({ stage: last ? NAMES[found.stage] || "tries" : "verdict", ...stageOf(found, certain) });
    }
  } finally {
    engine.askWhile(() => false);
    general?.askWhile(() => false);
  }
}

function stageOf({ solution, sentence, squares, notes, cut, last }, complete) {
  return { solution, sentence, squares, notes, cut, last, complete };
}

function map(engine, general, { record, hand, known }, tell) {
  const man = manNamed(hand.man);
  if (!man) throw new Refusal(said("fairy men and other boards need the studio"), true, !general);
  const origin = hand.origin === null || hand.origin === undefined ? null : squareOf(hand.origin);
  for (const { squares, complete } of dropMap(engine, record, { man, origin }, known, general)) {
    tell({ stage: "dropmap", complete, map: squares });
  }
}
