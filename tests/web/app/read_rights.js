// SPDX-License-Identifier: GPL-3.0-or-later
// Which castlings the page shows, in Node: node read_rights.js POSITION_JS DIAGRAMS
// where the diagrams are [[fen, [condition, …]], …].
const [module, diagrams] = process.argv.slice(2);
const { read, rightsBy } = await import(module);
const shown = JSON.parse(diagrams).map(([fen, conditions]) => rightsBy(read(fen), conditions).map((each) => each.right).join(""));
process.stdout.write(JSON.stringify(shown));
