// SPDX-License-Identifier: GPL-3.0-or-later
// The solver of the studio that serves this page, over its connection (see link.js).
//
// What solves, here and in local-solver.js, is a class with
//
//   solve(request, onStage) -> { cancel() }
//
//   request = {
//     problem,     a record as docs/json.md has it: fen, stipulation, twins, rules, men ...
//     stages,      which of them are wanted: ["verdict", "play", "tries", "phases", "themes",
//                  "reading", "neighbours", "dropmap"], or one of "history", "needed",
//                  "repair", "scheme", "explore" alone; of a record of
//                  another game "game" alone; others are not reported
//     generation,  a number that every stage carries; the page drops older ones
//     language,    of sentences in `extra`: "en", "it", "de", "fr", "es", "ru"
//     before,      for "reading": the record before the last edit, where there was one
//     tool,        for "scheme": which of the bench's tools
//     search,      for "explore": { changes, go, quiet, whole, themes, start }: how many men may
//                  differ, what must hold, and the candidate to begin with
//     key,         for "repair": the key that is meant, of several
//     hand,        for "dropmap": { man, origin, kind }, a man as FEN writes him, his square or
//                  null, and how he goes where a user defined that
//   }
//
// and `onStage(stage)` is called for each, in this order, several times while one grows:
//
//   stage = {
//     generation,
//     stage,       one of the above; "error" where nothing can be solved, with extra.message
//     solution,    the JSON form of a solution (docs/json.md), as far as it is known; null in
//                  stages that add nothing to it
//     complete,    whether this stage is final
//     extra,       what goes beside it:
//                    verdict     { message, squares }: a sentence; squares that are at fault
//                    phases      { columns: [{ kind, move, threats, zugzwang }],
//                                  rows: [{ defence, letter, cells: [{ mate, count, letter,
//                                  change, refutes, legal, told }] }] }: moves are MOVEs of
//                                  docs/json.md, or null
//                    themes      { themes: [{ id, name, grade, times, proofs: [{ sentence,
//                                  squares, moves }], table }], points: [{ level, weight,
//                                  sentence, squares, moves }] }: `moves` are { uci, kind }, to
//                                  be drawn; `table` is the part of the phases that it speaks of
//                    reading     { later: [row] }: the rows that come after those that show
//                                  something, each by its moves: "h7c7 e3d3", "set e3d3"
//                    news        { new: [row], changed: [row], gone: [sentence] }: what the edit
//                                  brought and took; after "reading" where `before` was told
//                    neighbours  { found: [{ words, fen, same, tags }], tried, total }
//                    history     { legality, reasons, squares, game, turn, count, rights,
//                                  moves: [{ text, uci, only, wrong, fen }] }: `fen` is before it
//                    needed      { fits, men: [{ square, name, need, sentence }],
//                                  pairs: [{ squares, sentence }] }
//                    repair      { fits, keys: [{ id, text }], key, flaws, count, tried, total,
//                                  found: [{ words, fen, all, verdict, stays, tags }] }
//                    scheme      { groups: [{ name, count, rows: [{ title, facts, sound, fields,
//                                  moves }] }], why, lacks, open }: `fields` of the record are
//                                  others where a row is set up, `lacks` names what to do first
//                    explore     { why, found: [{ fen, key, solutions, variations, tries, duals,
//                                  men, facts, rank }], count, unfinished, next, all }
//                    game        { why, svg, cells, labels, men, letters, tray, players, turns,
//                                  turn, state, asked, finding, verdict, rows: [{ depth, text,
//                                  way }], cut }, see composer/web/oldgames.py
//                    dropmap     { squares: { e4: { drop, count } } }
//   }
//
// After the last wanted stage, or after cancel(), nothing more is reported.
import { AIDS, SEARCHES } from "./aids.js";

/** Asks the studio. */
export class RemoteSolver {
  #link;
  #waiting = new Map();

  constructor(link) {
    this.#link = link;
    link.addEventListener("message", (event) => this.#hear(event.detail));
    link.addEventListener("close", () => this.#waiting.clear());
  }

  /** Whether the studio can be asked now. */
  get inReach() {
    return this.#link.isOpen;
  }

  /** What it can do that the solver in the browser cannot. */
  get stages() {
    return ["verdict", "play", "tries", "phases", "themes", "reading", "neighbours", "dropmap", ...AIDS, ...SEARCHES];
  }

  solve(request, onStage) {
    const generation = request.generation;
    this.#waiting.set(generation, onStage);
    this.#link.send({ do: "solve", ...request });
    return {
      cancel: () => {
        if (this.#waiting.delete(generation)) this.#link.send({ do: "cancel", generation });
      },
    };
  }

  #hear(message) {
    if (message.say !== "stage") return;
    const onStage = this.#waiting.get(message.generation);
    if (!onStage) return;
    if (message.last) this.#waiting.delete(message.generation);
    else onStage(message);
  }
}
