// SPDX-License-Identifier: GPL-3.0-or-later
// Fetches what a first visit does without, when it is first wanted.
import { h, s, tool } from "./dom.js";
import { written } from "./rows.js";
import { count, language, lettered, say, solutionsSaid, verdictWord } from "./words.js";

const NAME = "tools";
let made = null; // a promise

/** The pages of themes and of the studio's aids, and other games: what later/tools.js returns. */
export const laterTools = () => (made ??= import(`./later/${NAME}.js`)
  .then(({ make }) => make({ h, s, tool, count, language, lettered, say, solutionsSaid, verdictWord, written }))
  .catch((fault) => {
    made = null; // the next who wants them tries again
    throw fault;
  }));
