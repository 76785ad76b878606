// SPDX-License-Identifier: GPL-3.0-or-later
// For Node: solves records, one JSON object a line on standard input, and writes what is found.
//
//   node --experimental-default-type=module solve_records.js SOLVER [KEY=VALUE ...]
//
// SOLVER is the folder of the solver's modules, RULES in the environment the file of conditions; what follows are options of `solveRecord`.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, ...given] = process.argv.slice(2);
const from = (name) => import(new URL(name, pathToFileURL(folder + "/")));
const { Engine } = await from("engine.js");
const { Stopped } = await from("engine.js");
const { AllMen } = await from("allmen.js");
const { OPTIONS, solveRecord } = await from("solve.js");
const { dropMap } = await from("dropmap.js");
const { manNamed, readFen } = await from("diagram.js");
const { english } = await from("said.js");

const options = { ...OPTIONS };
for (const each of given) {
  const [name, value] = each.split("=");
  options[name] = JSON.parse(value);
}
const module = new WebAssembly.Module(readFileSync(`${folder}/engine.wasm`));
const engine = await Engine.of(module);
const all = new WebAssembly.Module(readFileSync(`${folder}/general.wasm`));
const allMen = await AllMen.of({
  general: all, men: readFileSync(`${folder}/men.bin`), rules: JSON.parse(readFileSync(process.env.RULES)),
});
options.allMen = allMen;

function answer(record) {
  let left = record.stopAfter ?? Infinity; // how often the engine may ask before it is stopped
  const asked = () => --left < 0;
  engine.askWhile(asked);
  allMen.askWhile(asked);
  options.heed = () => {
    if (left < 0) throw new Stopped();
  };
  try {
    if (record.hand) {
      let squares;
      const { man } = record.hand, hand = { ...record.hand, man: typeof man === "string" ? manNamed(man) : man };
      for (const found of dropMap(engine, record, hand, record.known, allMen)) squares = found.squares;
      return { squares };
    }
    if (record.perft) {
      engine.place(readFen(record.fen));
      return { rows: engine.countRows(record.perft) };
    }
    let last;
    for (const found of solveRecord(engine, record, options)) last = found;
    const { solution, cut, last: isLast } = last;
    return { solution, notes: last.notes.map(english), cut, last: isLast, memory: engine.bytes };
  } catch (fault) {
    if (!fault.sentence) throw fault;
    return { refused: english(fault.sentence), needsDesk: fault.needsDesk };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const before = process.cpuUsage();
  const found = answer(JSON.parse(line));
  const used = process.cpuUsage(before);
  const cpu = (used.user + used.system) / 1e6;
  process.stdout.write(JSON.stringify({ ...found, cpu }) + "\n");
}
