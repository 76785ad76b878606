// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches what a first visit does without, when it is first wanted.
import { allDrawn, h, s, tool } from "./dom.js";
import { material, read } from "./position.js";
import { diagram } from "./records.js";
import { rightsSaid } from "./rights.js";
import { written } from "./rows.js";
import { askedText } from "./solver/asking.js";
import { count, language, lettered, say, solutionsSaid, verdictWord, whenSaid } from "./words.js";

const made = new Map(); // by name, a promise

const fetched = (name, given) => made.get(name) ?? made.set(name, import(`./later/${name}.js`)
  .then(({ make }) => make(given))
  .catch((fault) => {
    made.delete(name); // the next who wants it tries again
    throw fault;
  })).get(name);

/** The pages of themes and of the studio's aids, and other games: what later/tools.js returns. */
export const laterTools = () => fetched("tools", { h, s, tool, count, language, lettered, say, solutionsSaid, verdictWord, written });

/** What makes pictures of diagrams: later/picture.js. */
export const pictures = () => fetched("picture", { allDrawn, askedText, diagram, h, material, read, rightsSaid, s, solutionsSaid });

/** What lists and compares versions: later/versions.js. */
export const versionPages = () => fetched("versions", { askedText, count, diagram, h, read, say, solutionsSaid, verdictWord, whenSaid });
