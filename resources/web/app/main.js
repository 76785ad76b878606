// SPDX-License-Identifier: GPL-3.0-or-later
// Begins the page: brings the drawings, then makes the parts and connects them.
import "./shared/squares.js";
import { otherDrawings, sheet } from "./dom.js";
import { isOneFile } from "./files.js";
import { byCode } from "./kinds.js";
import { laterTools, pictures, versionPages } from "./later.js";
import { theFairy } from "./local-solver.js";
import { keepOffline } from "./offline.js";
import { told } from "./told.js";
import { language, say } from "./words.js";

document.documentElement.lang = language;
document.getElementById("starting").textContent = say("starting");

const [{ kinds }] = await Promise.all([told(), sheet("drawings.svg")]);
const { App } = await import("./app.js");
document.getElementById("starting").remove();
new App(document.getElementById("app"), byCode(kinds)).begin();

// Where the page may not be kept, what it needs out of reach is fetched while nobody waits for it.
const fetchOthers = () => Promise.allSettled(isOneFile ? [otherDrawings()] : [otherDrawings(), laterTools(), pictures(), versionPages(), theFairy()]);
if (!await keepOffline()) (globalThis.requestIdleCallback || setTimeout)(fetchOthers);
