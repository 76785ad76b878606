// SPDX-License-Identifier: GPL-3.0-or-later
// A line of the solution on the board: pointed at as a whole, then stepped through.
import { h, tool } from "./dom.js";
import { played, squaresOf } from "./play.js";
import { read } from "./position.js";
import { written } from "./rows.js";
import { say } from "./words.js";

export class LinePlayer {
  #board; // the view
  #path = [];
  #fen = "";
  #at = null; // how many moves are played; null while the whole line is pointed at

  constructor(board, diagram) {
    this.#board = board;
    this.diagram = diagram; // returns the men of the diagram
    this.words = h("span", { class: "line-words", "aria-live": "polite" });
    this.element = h("div", { class: "stepper", hidden: true },
      tool("first", say("start"), () => this.#go(0)),
      tool("left", say("back"), () => this.step(-1)),
      this.words,
      tool("right", say("next"), () => this.step(1)),
      tool("last", say("end"), () => this.#go(this.#path.length)));
  }

  /** Whether a line is shown, so that what is on the board is not the diagram alone. */
  get isOn() { return this.#path.length > 0; }

  /** Point at a line. */
  show(path, fen) {
    this.#path = path;
    this.#fen = fen;
    this.#at = null;
    this.element.hidden = !path.length;
    this.#draw();
  }

  /** Go back to the diagram. */
  clear() {
    if (!this.isOn) return;
    this.show([], "");
  }

  step(by) {
    if (!this.isOn) return;
    this.#go(this.#at === null ? (by > 0 ? 1 : this.#path.length - 1) : this.#at + by);
  }

  #go(at) {
    this.#at = Math.max(0, Math.min(this.#path.length, at));
    this.#draw();
  }

  #draw() {
    const start = this.#fen ? read(this.#fen).board : this.diagram();
    const shown = this.#path.slice(0, this.#at ?? 0);
    const board = shown.reduce((men, each) => played(men, each.move), start);
    this.#board.show(board);
    const pointed = this.#at === null ? this.#path : shown.slice(-1);
    const arrows = pointed.flatMap((each) => {
      const squares = squaresOf(each.move);
      const last = each === this.#path[this.#path.length - 1] && /#$/.test(each.move.san);
      return squares ? [[...squares, last ? "mate" : each.white ? "white" : "black"]] : [];
    });
    if (this.#at === null) this.#board.point(arrows);
    else {
      this.#board.point([]);
      this.#board.light(arrows.flatMap(([from, to]) => [from, to]));
    }
    if (this.#at === null) this.#board.light([]);
    this.#tell();
  }

  #tell() {
    this.words.replaceChildren();
    let number = 1, second = false;
    this.#path.forEach((each, place) => {
      const lead = second ? (place ? "" : `${number}...`) : `${number}.`;
      if (second) number++;
      second = !second;
      const now = place === (this.#at === null ? this.#path.length : this.#at) - 1;
      this.words.append(h(now ? "b" : "span", {}, lead + (each.pass ? "~" : written(each.move))), " ");
    });
  }
}
