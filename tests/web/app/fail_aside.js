// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a solver that fails: of the problem, and beside it; prints what the page hears.
const [, , module] = process.argv;
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] } });
const { Live } = await import(module);
const heard = [];
const failing = {
  inReach: true,
  stages: ["verdict", "history"],
  solve(_, told) {
    told({ stage: "error", solution: null, complete: true, extra: { message: "It failed." } });
    return { cancel() {} };
  },
};
const live = new Live(failing, null);
live.addEventListener("stage", ({ detail }) => heard.push(detail));
live.look();
live.ask({ fen: "8/8/8/8/8/8/8/8 w - - 0 1" });
live.aside("history");
console.log(JSON.stringify(heard));
