// SPDX-License-Identifier: GPL-3.0-or-later
// The phase tables that the page makes of solutions by itself, a line for each, for test_own_phases.py.
import { readFileSync } from "node:fs";

globalThis.chessSquares = { index: () => 0 };
const { make } = await import(process.argv[2]);
const { ownTable } = make({});
for (const line of readFileSync(0, "utf8").trim().split("\n")) console.log(JSON.stringify(ownTable(JSON.parse(line))));
