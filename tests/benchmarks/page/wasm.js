// SPDX-License-Identifier: GPL-3.0-or-later
// For wasm.py: node ... wasm.js SOLVER REPEATS, records on standard input.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, repeats] = process.argv.slice(2);
const from = (name) => import(new URL(name, pathToFileURL(folder + "/")));
const { Engine } = await from("engine.js");
const { OPTIONS, solveRecord } = await from("solve.js");
const { partsOf } = await from("task.js");

const module = new WebAssembly.Module(readFileSync(`${folder}/engine.wasm`));
const engine = await Engine.of(module);

function least(work) {
  return Math.min(...Array.from({ length: Number(repeats) }, work));
}

function searched(record) {
  const [[, part]] = partsOf(record);
  engine.place(part.diagram);
  engine.openPhases(part.stipulation);
  const started = performance.now();
  engine.beginKeys(2);
  engine.runPhases(0);
  const took = performance.now() - started;
  engine.closePhases();
  return took;
}

function answered(record) {
  const started = performance.now();
  let last;
  for (const found of solveRecord(engine, record, OPTIONS)) last = found;
  JSON.stringify(last.solution);
  return performance.now() - started;
}

const records = JSON.parse(readFileSync(0, "utf8"));
const found = records.map((record) => [least(() => searched(record)), least(() => answered(record))]);
process.stdout.write(JSON.stringify(found));
