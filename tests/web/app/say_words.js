// SPDX-License-Identifier: GPL-3.0-or-later
// What the page says in a language, in Node: node say_words.js WORDS_JS LANGUAGE
// where the calls, on standard input, are [[name, value, …], …] of what the module exports.
import { readFileSync } from "node:fs";

const [module, language] = process.argv.slice(2);
globalThis.localStorage = { getItem: () => language };
Object.defineProperty(globalThis, "navigator", { value: { languages: [language] } });
const words = await import(module);
const said = JSON.parse(readFileSync(0, "utf-8")).map(([name, ...values]) => words[name](...values));
process.stdout.write(JSON.stringify(said));
