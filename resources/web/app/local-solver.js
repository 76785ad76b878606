// SPDX-License-Identifier: GPL-3.0-or-later
// The solver in the browser, for where the studio is out of reach: the same core, compiled to
// WebAssembly, in workers. remote-solver.js says what a solver is; this one has no phases, themes
// and neighbours, and of fairy rules those that are plain data. What they and fairy men need is fetched when one is met. Besides what is said there, `extra` has
//
//   notes      sentences that belong to the verdict: that rights are played as they are set, that
//              some play is left out
//   cut        whether some is: a continuation in the solution then has `cut`, and no play
//   needsDesk  of an "error": whether the studio would solve it
import { squareName } from "./solver/diagram.js";
import { asProblemists, english, said, spoken } from "./solver/said.js";
import { file, workersOf } from "./files.js";
import { told } from "./told.js";
import { FIGURES, language, relettered } from "./words.js";

const MODULE = "solver/engine.wasm";
const GENERAL = "solver/general.wasm", MEN = "solver/men.bin", RULES = "solver/rules.json";
const WORKER = "solver-worker.js", FAIRY_WORKER = "fairy-worker.js";
const FAILED = said("the solver of this page failed");
const ORDER = ["verdict", "play", "tries"];

/** Fetches and compiles the module once, for all workers: { make, module }, the first makes a worker. */
let compiled = null;
const theModule = () => (compiled ??= Promise.all([workersOf(WORKER), file(MODULE)])
  .then(async ([make, answer]) => ({ make, module: await WebAssembly.compile(await answer.arrayBuffer()) }))
  .catch((fault) => {
    compiled = null; // it may be there the next time
    throw fault;
  }));

// The same of what fairy men and rules need: { make, sent: { general, men, rules } }.
let fairy = null; // a promise
let fetched = null; // what it came to
/** Fetch it; it is kept. */
export const theFairy = () => (fairy ??= Promise.all([workersOf(FAIRY_WORKER), ...[GENERAL, MEN, RULES].map(file)])
  .then(async ([make, module, men, rules]) => (fetched = { make, sent: {
    general: await WebAssembly.compile(await module.arrayBuffer()), men: await men.arrayBuffer(), rules: await rules.json() } }))
  .catch((fault) => {
    fairy = null;
    throw fault;
  }));

/** A worker, and the one thing that it does; and another one, ready to take its place. */
class Bench {
  #worker = null;
  #spare = null;
  #next = 1;
  #task = null; // { id, tell, done }

  /** Begin something; what was under way is given up. */
  begin(message, tell, done) {
    this.end();
    const task = this.#task = { id: this.#next++, tell, done, message, waits: false };
    theModule().then((module) => {
      if (this.#task !== task) return;
      this.#worker ??= this.#spare || this.#made(module);
      if (this.#worker === this.#spare) this.#spare = null;
      this.#worker.postMessage({ id: task.id, ...message });
    }).catch((fault) => {
      console.error(fault);
      if (this.#task !== task) return;
      this.#task = null;
      task.tell({ stage: "error", complete: true, sentence: FAILED });
      task.done();
    });
    return task;
  }

  /** Give up what is under way: a worker that works cannot be told, so another takes its place. */
  end(task = this.#task) {
    if (!task || this.#task !== task) return;
    this.#task = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Have a worker ready, while nothing is to be done. */
  prepare() {
    theModule().then((module) => {
      if (!this.#task) this.#spare ??= this.#made(module);
    }).catch(() => {});
  }

  /** Begin again in a worker that plays with all men; where that is not to be had the fault is told. */
  #withMen(task, fault) {
    task.waits = true;
    Promise.all([theModule(), theFairy()]).then(([module]) => {
      if (this.#task !== task) return;
      task.waits = false;
      this.#worker?.terminate();
      this.#spare?.terminate();
      this.#spare = null;
      this.#worker = this.#made(module);
      this.#worker.postMessage({ id: task.id, ...task.message });
    }).catch((why) => {
      console.error(why);
      if (this.#task !== task) return;
      this.#task = null;
      task.tell(fault);
      task.done();
    });
  }

  #made({ make, module }) {
    const worker = (fetched ?? { make }).make();
    worker.postMessage({ module, ...fetched?.sent });
    worker.addEventListener("message", ({ data }) => {
      const task = this.#task;
      if (!task || data.id !== task.id || worker !== this.#worker) return;
      if (data.needsMen) this.#withMen(task, data);
      else if (data.idle) {
        if (task.waits) return;
        this.#task = null;
        task.done();
        this.prepare();
      } else task.tell(data);
    });
    worker.addEventListener("error", () => {
      const task = this.#task;
      if (this.#spare === worker) this.#spare = null;
      if (this.#worker !== worker) return;
      this.#worker = null;
      this.#task = null;
      task?.tell({ stage: "error", complete: true, sentence: FAILED });
      task?.done();
    });
    return worker;
  }
}

/** The form of a sentence that goes with a number, where a language has several. */
function formOf(forms, language, number = -1) {
  if (typeof forms === "string") return forms;
  const names = ["one", "few", "many"].slice(0, forms.length - 1);
  const place = names.indexOf(new Intl.PluralRules(language).select(Math.abs(number)));
  return forms[place < 0 ? forms.length - 1 : place] || forms.at(-1);
}

/** Solves here. */
export class LocalSolver {
  #solving = new Bench();
  #mapping = new Bench();
  #sentences = {};
  #known = new Map(); // of the problem solved last, if it is sound: its text, with { key, solutions }

  constructor() {
    told().then(({ sentences }) => { this.#sentences[language] = sentences; }).catch(() => {});
    this.#solving.prepare();
  }

  get stages() {
    return [...ORDER, "dropmap"];
  }

  solve(request, onStage) {
    const { problem: record, stages, generation } = request;
    const bench = stages.includes("dropmap") ? this.#mapping : this.#solving;
    const message = stages.includes("dropmap")
      ? { do: "dropmap", record, hand: request.hand, known: this.#known.get(JSON.stringify(record)) ?? {} }
      : { do: "solve", record, tries: stages.includes("tries") };
    const tell = (told) => {
      if (told.stage === "error" || stages.includes(told.stage)) {
        onStage({ generation, ...this.#stage(told, record, request.language) });
      }
    };
    const task = bench.begin(message, tell, () => {});
    return { cancel: () => bench.end(task) };
  }

  #stage(told, record, language) {
    const { stage, complete } = told, solution = told.solution ?? null;
    if (stage === "dropmap") return { stage, complete, last: complete, solution, extra: { squares: told.map } };
    const message = this.#say(told.sentence, language);
    if (stage === "error") {
      return { stage, complete, last: true, solution, extra: { message, needsDesk: told.needsDesk } };
    }
    this.#known.clear();
    if (solution.verdict === "sound") {
      const { keys, solutions } = solution;
      this.#known.set(JSON.stringify(record), { key: keys.length ? keys[0].move.uci : null, solutions });
    }
    const notes = told.notes.map((each) => this.#say(each, language));
    const squares = told.squares.map(squareName);
    return { stage, complete, last: told.last, solution, extra: { message, squares, notes, cut: told.cut } };
  }

  #say(sentence, language) {
    const table = this.#sentences[language];
    if (!table && language !== "en") return english(asProblemists(sentence));
    const { point, between, least } = FIGURES[language];
    return spoken(asProblemists(sentence), {
      sentence: (text, number) => formOf(table?.[text] ?? text, language, number),
      moves: (text, fairy) => relettered(text, language, fairy),
      decimal: point,
      grouped: (number) => (Math.abs(number) < least ? String(number) : String(number).replace(/\B(?=(\d{3})+$)/g, between)),
    });
  }
}
