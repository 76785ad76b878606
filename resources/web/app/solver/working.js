// SPDX-License-Identifier: GPL-3.0-or-later
// The solver in its own thread. It is sent { module, general, men, rules } once, the last three where it plays
// with all men, then { do: "solve" | "dropmap", ... }; it answers with stages, as local-solver.js
// passes them on, and { idle } at the end of each. An "error" with `needsMen` is none where another
// can be begun that plays with all men.
//
// While the engine works nothing can be heard here: whoever wants no more ends the worker.
import { Engine, OutOfMemory, Stopped } from "./engine.js";
import { dropMap } from "./dropmap.js";
import { Refusal, manNamed, squareOf } from "./diagram.js";
import { said } from "./said.js";
import { OPTIONS, solveRecord } from "./solve.js";
import { KEYS, NOTHING, PLAY } from "./verdict.js";

const BETWEEN = 150; // milliseconds between two reports of a long solve
const LONGEST = 180_000; // milliseconds of a solve: a telephone is not to run hot for nobody
const NAMES = { [NOTHING]: "verdict", [KEYS]: "verdict", [PLAY]: "play" };

let sent = null;
let engine = null; // a promise: it is made before it is asked
let others = null; // the same, of what plays with all men

/** Begin; `allMen` makes of what is sent what plays with all men, or is not there. */
export function work(allMen = null) {
  const general = () => {
    const found = allMen(sent);
    found.catch(() => {}); // whoever asks is told
    return found;
  };
  self.addEventListener("message", async ({ data }) => {
    if (data.module) {
      sent = data;
      engine = made();
      others = allMen && general();
      return;
    }
    const { id } = data;
    const tell = (stage) => self.postMessage({ id, ...stage });
    try {
      const ready = await (engine ??= made());
      const more = allMen && await (others ??= general());
      if (data.do === "dropmap") map(ready, more, data, tell);
      else solve(ready, more, data, tell);
    } catch (fault) {
      if (!fault.sentence) engine = others = null; // whatever state they are in
      const sentence = fault.sentence ||
        (fault instanceof OutOfMemory || fault instanceof RangeError
          ? said("this is too much for the memory of this page") : said("the solver of this page failed"));
      if (!fault.sentence) console.error(fault);
      tell({ stage: "error", complete: true, sentence, needsDesk: Boolean(fault.needsDesk),
        needsMen: Boolean(fault.needsMen) && !allMen });
    }
    self.postMessage({ id, idle: true });
  });
}

function made() {
  const found = Engine.of(sent.module);
  found.catch(() => {}); // whoever asks is told
  return found;
}

function solve(engine, allMen, { record, tries }, tell) {
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
  allMen?.askWhile(asked);
  const heed = () => { if (over) throw new Stopped(); };
  const during = (work) => { now = work; };
  try {
    for (const found of solveRecord(engine, record, { ...OPTIONS, tries, during, heed, allMen })) {
      const last = found.part === found.parts - 1;
      const certain = last && found.stage >= KEYS; // a stopped search is not
      tell({ stage: last ? NAMES[found.stage] || "tries" : "verdict", ...stageOf(found, certain) });
    }
  } finally {
    engine.askWhile(() => false);
    allMen?.askWhile(() => false);
  }
}

function stageOf({ solution, sentence, squares, notes, cut, last }, complete) {
  return { solution, sentence, squares, notes, cut, last, complete };
}

function map(engine, allMen, { record, hand, known }, tell) {
  const man = manNamed(hand.man);
  if (!man) throw new Refusal(said("fairy men and other boards need the studio"), true, !allMen);
  const origin = hand.origin === null || hand.origin === undefined ? null : squareOf(hand.origin);
  for (const { squares, complete } of dropMap(engine, record, { man, origin }, known, allMen)) {
    tell({ stage: "dropmap", complete, map: squares });
  }
}
