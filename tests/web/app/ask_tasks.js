// SPDX-License-Identifier: GPL-3.0-or-later
// For Node: types tasks over records, one { record, text } a line, and writes what is asked then.
//
//   node --experimental-default-type=module ask_tasks.js SOLVER
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const { askedText, inWords, withAsked, withRules } = await import(new URL("asking.js", pathToFileURL(process.argv[2] + "/")));
const solutions = (number) => `${number} solution${number === 1 ? "" : "s"}`;

for await (const line of createInterface({ input: process.stdin })) {
  const { record, text, known = [] } = JSON.parse(line);
  const answer = { shown: askedText(record, solutions), typed: withAsked(record, text), ruled: withRules(record, text, known), words: inWords(record, text) };
  process.stdout.write(JSON.stringify(answer) + "\n");
}
