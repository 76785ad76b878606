// SPDX-License-Identifier: GPL-3.0-or-later
// A problem of another game than chess: its board as the studio draws it, its play, and men put by tap.
import { h, s, tool } from "./dom.js";
import { language, say } from "./words.js";

const FIRST = 1_000_000_000; // numbers of what is asked here, apart from those of the board of chess
const FIGURE = 45; // units of the side of a figure

// A state is written as its men, cell by cell; then numbers in hand, and cells with signs.
const numbers = (text) => (text || "").split(",").filter(Boolean).map(Number);
const stateOf = (text) => { const [cells, hand] = text.split("|"); return { cells: numbers(cells), hand: numbers(hand), last: [] }; };

/** The state after a turn: `12=3` is a man on a cell, 0 nobody, `h0=4` men in hand. */
export function after(state, turn) {
  const next = { cells: state.cells.slice(), hand: state.hand.slice(), last: [] };
  for (const change of turn.split(",")) {
    const [place, value] = change.split("=");
    if (place[0] === "h") next.hand[Number(place.slice(1))] = Number(value);
    else if (/^\d+$/.test(place) && value !== undefined) {
      next.cells[Number(place)] = Number(value);
      next.last.push(Number(place));
    }
  }
  return next;
}

/** A dialog that fills the screen. `acts` are { ask(what, given), changed() }. */
export class GameView {
  #solver; #acts;
  #generation = FIRST;
  #running = null;
  #steps = []; // the records, the newest last
  #place = null;
  #told = null;
  #way = [];
  #hand = null; // the letters of the man in hand; "" for the bin

  constructor(solver, acts) {
    this.#solver = solver;
    this.#acts = acts;
    this.element = h("dialog", { class: "game", "aria-labelledby": "game-title", onclose: () => this.#running?.cancel() });
  }

  /** Open what the library has: { problem, place }, by the name of its game. */
  open(problem, place, name) {
    const { answer, ...record } = problem; // what a file says of its answer is not asked again
    this.#steps = [record];
    this.#place = place;
    this.#hand = null;
    this.title = h("h2", { id: "game-title" }, name);
    this.board = h("div", { class: "game-board" });
    this.tray = h("div", { class: "tray game-tray", role: "toolbar", "aria-label": say("tray") });
    this.words = h("div", { class: "game-words" });
    this.play = h("ol", { class: "game-play" });
    this.undo = tool("undo", say("undo"), () => { this.#steps.pop(); this.#ask(); });
    this.element.replaceChildren(h("header", {}, this.title, this.undo, this.side = tool("rotate", "", () => this.#turn(), { hidden: true }),
      tool("save", say("save"), () => this.#save()), tool("close", say("close"), () => this.element.close())),
    h("div", { class: "game-body" }, this.board, h("div", {}, this.tray, this.words, this.play)));
    if (!this.element.open) this.element.showModal();
    this.#ask();
  }

  get #record() { return this.#steps[this.#steps.length - 1]; }

  #ask() {
    this.#running?.cancel();
    this.#way = [];
    this.undo.disabled = this.#steps.length < 2;
    const generation = ++this.#generation;
    this.words.replaceChildren(h("p", { role: "status" }, say(this.#solver.inReach ? "solving" : "needsDesk")));
    this.play.replaceChildren();
    if (!this.#solver.inReach) return;
    this.#running = this.#solver.solve({ problem: this.#record, stages: ["game"], generation, language }, ({ stage, extra, complete }) => {
      if (generation !== this.#generation) return;
      if (stage === "game" && !extra.why) this.#take(extra, complete);
      else if (stage !== "stopped") this.words.replaceChildren(h("p", { role: "status" }, extra.why || extra.message || say("needsDesk")));
    });
  }

  #take(told, complete) {
    this.#told = told;
    const drawn = document.importNode(new DOMParser().parseFromString(told.svg, "image/svg+xml").documentElement, true);
    drawn.classList.add("game-svg");
    this.marks = s("g", { class: "game-marks" });
    this.men = s("g", {});
    const cells = told.cells.map(([x, y, side, outline], at) => s("path", { d: outline, class: "game-cell", "data-cell": told.labels[at], onclick: () => this.#tap(at) }));
    drawn.append(this.marks, this.men, s("g", {}, cells));
    drawn.setAttribute("role", "img");
    this.board.replaceChildren(drawn);
    this.side.title = say("turnMove", told.players[(told.turns.indexOf(told.turn) + 1) % told.turns.length]);
    this.side.setAttribute("aria-label", this.side.title);
    this.side.hidden = false;
    this.#draw();
    this.tray.replaceChildren(...told.letters.slice(0, told.tray).map((letters, at) => this.#button(letters, told.men[at][0],
      s("svg", { viewBox: `0 0 ${FIGURE} ${FIGURE}`, class: "man", "aria-hidden": "true" }, s("use", { href: `#m${at + 1}` })))), this.#button("", say("remove"), "×"));
    this.words.replaceChildren(...told.asked.map((each) => h("p", {}, each)),
      h("p", { class: "game-finding", role: "status" }, told.finding || (complete ? "" : say("solving"))), told.cut ? h("p", {}, say("notListed", told.cut)) : "");
    this.play.replaceChildren(...told.rows.map((row) => h("li", { class: "depth-" + row.depth },
      row.way.length ? h("button", { type: "button", class: "near", onclick: () => { this.#way = row.way; this.#draw(); } }, row.text) : row.text)));
  }

  #button(letters, name, picture) {
    return h("button", { type: "button", "data-letters": letters, "aria-label": name, title: name, "aria-pressed": String(letters === this.#hand), onclick: (event) => {
      this.#hand = this.#hand === letters ? null : letters;
      for (const each of this.tray.children) each.setAttribute("aria-pressed", String(each.dataset.letters === this.#hand));
      event.currentTarget.focus();
    } }, picture);
  }

  // The diagram, or where a line leads that was tapped.
  #draw() {
    const { cells, labels, men, state, players, hand } = this.#told;
    const shown = this.#way.reduce(after, stateOf(state));
    this.marks.replaceChildren(...shown.last.map((at) => s("path", { d: cells[at][3] })));
    this.men.replaceChildren(...shown.cells.flatMap((man, at) => {
      const [x, y, side] = cells[at];
      return man ? [s("use", { href: "#m" + man, transform: `translate(${x - side / 2} ${y - side / 2}) scale(${side / FIGURE})`, "data-at": labels[at] })] : [];
    }));
    const stand = players.map((name, player) => `${name}: ${shown.cells.flatMap((man, at) => (man && men[man - 1][1] === player ? [`${men[man - 1][0]} ${labels[at]}`] : [])).join(", ") || "-"}.`);
    const inHand = hand && shown.hand.length ? [hand.replace("%1", players.map((name, player) => `${name} ${shown.hand[player] || 0}`).join(", "))] : [];
    this.board.firstChild.setAttribute("aria-label", [...stand, ...inHand].join(" "));
  }

  #tap(at) {
    if (this.#way.length) { // back to the diagram first
      this.#way = [];
      return this.#draw();
    }
    if (this.#hand === null) return undefined;
    const label = this.#told.labels[at], { [label]: there, ...others } = this.#record.position.men;
    const men = this.#hand && there !== this.#hand ? { ...others, [label]: this.#hand } : others;
    return this.#change({ position: { ...this.#record.position, men } });
  }

  #turn() {
    const { turns, turn } = this.#told ?? {};
    if (turns) this.#change({ turn: turns[(turns.indexOf(turn) + 1) % turns.length] });
  }

  #change(fields) {
    this.#steps.push({ ...this.#record, ...fields });
    this.#ask();
  }

  async #save() {
    const problem = this.#record;
    const saved = await this.#acts.ask("save", { problem, place: this.#place, as: "place" });
    if (!saved) return;
    this.#place = saved.place;
    this.#acts.changed(say("saved_" + saved.how));
  }
}
