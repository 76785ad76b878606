// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page, connected.
import { AIDS, SEARCHES } from "./aids.js";
import { BoardView } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { Document } from "./document.js";
import { h, icon, tool } from "./dom.js";
import { KeptList } from "./kept.js";
import { kindsOf, takeOwn } from "./kinds.js";
import { laterTools } from "./later.js";
import { LibraryView } from "./library.js";
import { Link } from "./link.js";
import { Live } from "./live.js";
import { paper } from "./paper.js";
import { squaresOf } from "./play.js";
import { LinePlayer } from "./player.js";
import { kindOf, mirrored, move, put, read, recoloured, swapped, turned, write } from "./position.js";
import { Keeping } from "./keeping.js";
import { nameOf } from "./records.js";
import { RemoteSolver } from "./remote-solver.js";
import { rightsSaid } from "./rights.js";
import { Sheet } from "./sheet.js";
import { REMOVE, Tray } from "./tray.js";
import { VerdictLine } from "./verdict.js";
import { say } from "./words.js";

const ASIDE = ["neighbours", ...AIDS]; // asked once they are looked at
const VIEWS = { compose: "grid", library: "library", manual: "info" };
const SAID_AFTER = 60; // milliseconds before it is said that it is being solved; faster answers never flicker

export class App {
  #board; #document; #link; #live; #player; #sheet; #tray; #verdict; #library; #dialogs; #keeping;
  #position;
  #kinds; // by their code, with those of the desk
  #wait = 0;
  #besides = ""; // the page of the sheet for which something is asked beside the solution
  #mapping = true;

  constructor(root, kinds) {
    takeOwn(kinds);
    this.#kinds = kinds;
    this.#document = new Document();
    this.#link = new Link();
    this.#board = new BoardView(kinds);
    this.#tray = new Tray(kinds);
    const remote = new RemoteSolver(this.#link);
    this.#live = new Live(remote, null, kinds);
    this.remote = remote;
    this.#player = new LinePlayer(this.#board, () => this.#position.board);
    this.#sheet = new Sheet(this.#player.element);
    this.#verdict = new VerdictLine(() => this.#dialogs.task());
    this.#keeping = new Keeping(this.#document, this.#link, (words) => this.notice(words));
    this.#dialogs = new Dialogs(this.#document, this.#link, this.#keeping, {
      flip: () => this.#board.flip(),
      clear: () => this.#edit(read("8/8/8/8/8/8/8/8 w - - 0 1")),
      mirror: () => this.#edit(mirrored(this.#position)),
      swap: () => this.#edit(swapped(this.#position)),
      turn: () => this.#edit(turned(this.#position)),
      print: () => globalThis.print(),
      solution: () => this.#sheet.solution, flipped: () => this.#board.flipped,
      kinds, take: (man) => { this.#rest(); this.#tray.add(man); },
      notice: (words) => this.notice(words),
    });
    this.#library = new LibraryView(this.#link, kinds, new KeptList(this.#keeping, kinds, this.#dialogs, {
      opened: () => this.#view("compose"),
      share: (problem) => this.#dialogs.share(problem),
      versions: (kept) => this.#dialogs.keptVersions(kept),
      notice: (words, name, act) => this.notice(words, name, act),
    }));
    this.paper = h("article", { class: "paper" });
    addEventListener("beforeprint", () => this.#write(kinds));
    this.#lay(root);
    this.#connect();
  }

  async begin() {
    this.#show();
    if (this.#document.others().some((each) => !each.isOpen && !each.isSettled)) this.notice(say("boardFound"));
    this.#live.look();
    this.#link.connect();
    const local = await import("./local-solver.js").catch(() => null);
    if (local) this.#live.local = new local.LocalSolver();
  }

  /** Say something for some seconds; a button in it may do something about that. */
  notice(words, name = "", act = null) {
    this.noticed.replaceChildren(words, ...(act ? [h("button", { type: "button", onclick: () => { this.noticed.hidden = true; act(); } }, name)] : []));
    this.noticed.hidden = !words;
    clearTimeout(this.noticing);
    this.noticing = setTimeout(() => { this.noticed.hidden = true; }, 6000);
  }

  #lay(root) {
    this.title = h("h1", {});
    this.state = h("span", { class: "state", role: "status" });
    this.noticed = h("p", { class: "notice", role: "status", hidden: true });
    const head = h("header", {},
      tool("menu", say("menu"), () => this.#dialogs.menu()),
      h("div", { class: "headline" }, this.title, this.state),
      tool("export", say("share"), () => this.#dialogs.share()),
      tool("more", say("more"), () => this.#dialogs.details()));
    this.tools = {
      men: tool("plus", say("moreMen"), () => this.#dialogs.men()),
      undo: tool("undo", say("undo"), () => this.#document.undo()),
      redo: tool("redo", say("redo"), () => this.#document.redo()),
      map: tool("grid", say("dropMap"), () => this.#toggleMap(), { "aria-pressed": "true" }),
      near: tool("neighbours", say("neighbours"), () => this.#sheet.show("neighbours")),
      save: tool("save", say("save"), () => this.#keeping.save()),
      flip: tool("flip", say("flip"), () => this.#board.flip()),
    };
    this.compose = h("section", { class: "compose", "aria-label": say("compose") },
      h("div", { class: "workbench" },
        h("div", { class: "board-place" }, this.#board.svg),
        h("div", { class: "side" }, this.#verdict.element,
          this.twins = h("ul", { class: "twins", hidden: true, tabindex: "0", "aria-label": say("rulesAndTwins") }),
          this.#tray.element, h("div", { class: "tools", role: "toolbar", "aria-label": say("tools") }, Object.values(this.tools)))),
      this.#sheet.element, this.#board.live);
    this.manual = h("section", { class: "manual", tabindex: "0", hidden: true, "aria-label": say("manual") },
      h("h2", {}, say("manual")), ...["Set", "Read", "Play", "Save", "Carry", "Away"].map((each) => [h("h3", {}, say("help" + each)), h("p", {}, say("help" + each + "Text"))]).flat());
    this.nav = h("nav", { "aria-label": say("views") }, Object.entries(VIEWS).map(([name, picture]) =>
      h("button", { type: "button", "data-view": name, onclick: () => this.#view(name) }, icon(picture), h("span", {}, say(name)))));
    root.append(head, this.compose, this.#library.element, this.manual, this.noticed, this.nav, this.#dialogs.element, this.paper);
    this.#view("compose");
  }

  #view(name) {
    document.body.dataset.view = name;
    this.compose.hidden = name !== "compose";
    this.#library.element.hidden = name !== "library";
    this.manual.hidden = name !== "manual";
    for (const each of this.nav.children) {
      if (each.dataset.view === name) each.setAttribute("aria-current", "page");
      else each.removeAttribute("aria-current");
    }
    if (name === "library") this.#library.search();
  }

  #connect() {
    const on = (part, name, act) => part.addEventListener(name, (event) => act(event.detail));
    on(this.#document, "change", () => this.#show());
    on(this.#board, "move", ({ from, to, copy }) => this.#edit(move(this.#position, from, to, copy)));
    on(this.#board, "off", ({ from }) => this.#edit(put(this.#position, from, null)));
    on(this.#board, "put", ({ square, man }) => this.#edit(put(this.#position, square, man)));
    on(this.#board, "tap", ({ square }) => this.#tap(square));
    on(this.#board, "menu", (at) => this.#dialogs.square({
      ...at, man: this.#position.board[at.square],
      remove: () => this.#edit(put(this.#position, at.square, null)),
      colour: () => this.#edit(put(this.#position, at.square, recoloured(this.#position.board[at.square]))),
      put: (man) => this.#edit(put(this.#position, at.square, man)),
    }));
    on(this.#board, "touch", () => this.#rest());
    on(this.#board, "lift", ({ man, from }) => this.#map(man, from));
    on(this.#board, "dropped", () => this.#unmap());
    on(this.#board, "flipped", () => this.#show());
    on(this.#tray, "drag", ({ man, event }) => { if (man !== REMOVE) { this.#rest(); this.#board.carry(man, event); } });
    on(this.#tray, "change", () => this.#board.selected = null);
    on(this.#sheet, "line", ({ path, fen }) => this.#player.show(path, fen));
    on(this.#sheet, "light", ({ squares, moves = [] }) => {
      this.#player.clear();
      this.#board.light(squares, "theme");
      this.#board.point(moves.flatMap((each) => { const at = squaresOf(each); return at ? [[...at, each.kind]] : []; }), false);
    });
    on(this.#sheet, "neighbour", ({ fen }) => this.#document.changeBoard(fen, this.#kinds));
    on(this.#sheet, "fields", ({ fields }) => this.#document.change(fields));
    on(this.#sheet, "task", async ({ text }) => { const wrong = await this.#dialogs.ask(text); if (wrong) this.notice(wrong); });
    on(this.#sheet, "page", () => this.#aside());
    on(this.#sheet, "aside", ({ stage, ...more }) => this.#live.aside(stage, more));
    on(this.#sheet, "drop", () => this.#live.drop());
    on(this.#sheet, "moved", () => { document.body.dataset.sheet = this.#sheet.state; this.#aside(); });
    on(this.#live, "asked", () => this.#asked());
    on(this.#live, "stage", (stage) => this.#take(stage));
    on(this.#live, "solver", () => this.#said());
    on(this.#library, "open", (row) => (row.game ? this.#openGame(row) : this.#keeping.open(row).then((isOpen) => { if (isOpen) this.#view("compose"); })));
    on(this.#link, "open", () => { this.#live.look(); this.#said(); this.#askMen(); });
    on(this.#link, "close", () => { this.#live.look(); this.#said(); });
    on(this.#link, "message", (message) => this.#heard(message));
    on(this.#library, "more", (row) => this.#more(row));
    on(this.#keeping, "change", () => {
      this.#said();
      if (!this.#library.element.hidden) this.#library.search();
    });
    document.addEventListener("keydown", (event) => this.#key(event));
  }

  // A problem of another game has a board of its own.
  async #openGame({ record, game }) {
    const found = await this.#keeping.ask("open", { record });
    if (!found) return;
    try {
      const { GameView } = await laterTools();
      this.games ??= new GameView(this.remote, { ask: (what, given) => this.#keeping.ask(what, given), changed: (words) => this.notice(words) });
      if (!this.games.element.isConnected) this.paper.before(this.games.element);
      this.games.open(found.problem, found.place, game);
    } catch (fault) {
      console.error(fault);
      this.notice(say("needsDesk"));
    }
  }

  // Kinds that the user defined at the desk.
  async #askMen() {
    if (!this.#link.hello?.desk) return;
    try {
      takeOwn(this.#kinds, (await this.#link.ask("men")).men);
    } catch { /* those that were told last stay */ }
  }

  // What can be done with a problem of the library, besides opening it.
  #more({ record, problem }) {
    const open = () => this.#keeping.open({ record }).then((isOpen) => { if (isOpen) this.#view("compose"); });
    this.#dialogs.choose(nameOf(problem), [
      ["open", say("open"), open],
      ["history", say("versions"), () => this.#dialogs.recordVersions(record)],
      ["export", say("share"), () => this.#dialogs.share(problem)],
      ["trash", say("delete"), async () => {
        if (await this.#keeping.ask("delete", { record })) this.notice(say("deleted"), say("undo"), () => this.#keeping.ask("undelete", { record }));
      }],
    ]);
  }

  #tap(square) {
    const { selected } = this.#board;
    const hand = this.#tray.inHand, man = this.#position.board[square];
    if (hand === REMOVE) this.#edit(put(this.#position, square, null));
    else if (hand) this.#edit(put(this.#position, square, man === hand ? null : hand));
    else if (selected !== null) {
      this.#board.selected = null;
      if (selected !== square) this.#edit(move(this.#position, selected, square));
    } else if (man) this.#board.selected = square;
  }

  #edit(position) {
    this.#board.selected = null;
    this.#document.changeBoard(write(position), this.#kinds);
  }

  // What was played or lit goes before the board is touched.
  #rest() {
    this.#player.clear();
    this.#sheet.rest();
    this.#board.light([]);
    this.#board.point([]);
  }

  #show() {
    const problem = this.#document.problem;
    this.#position = read(problem.fen || "");
    this.#player.clear();
    this.#board.light([]);
    this.#board.point([]);
    this.#board.tint({});
    const kinds = kindsOf(problem, this.#kinds);
    this.#board.show(this.#position.board, kinds);
    this.#tray.offer(this.#position.board, kinds);
    this.#verdict.ask(problem, this.#position.board);
    this.title.textContent = nameOf(problem);
    this.tools.undo.disabled = !this.#document.canUndo;
    this.tools.redo.disabled = !this.#document.canRedo;
    this.#twins(problem);
    this.#said();
    this.#live.ask(problem);
  }

  // What is asked besides the task: conditions, castling and en passant, twins.
  #twins(problem) {
    const twins = Object.entries(problem.twins || {});
    const conditions = problem.rules && problem.rules.conditions || [];
    const rules = [...conditions, ...rightsSaid(this.#position, conditions)];
    this.twins.hidden = !twins.length && !rules.length;
    this.twins.replaceChildren(...rules.map((each) => h("li", { class: "rule" }, each)),
      ...twins.map(([letter, text]) => h("li", {}, h("b", {}, letter + ") "), text)));
  }

  #asked() {
    clearTimeout(this.#wait);
    delete document.body.dataset.stage;
    this.#sheet.begin(this.#document.problem);
    this.#verdict.begin();
    this.#wait = setTimeout(() => { this.#verdict.wait(); this.#sheet.wait(); }, SAID_AFTER);
    const lacks = ["themes", "phases", ...ASIDE, ...SEARCHES].filter((each) => !this.#live.can(each));
    if (lacks.length) this.#sheet.lacking(lacks);
    if (!this.#live.can("verdict")) this.#unsolved(say("nobodySolves"));
    this.#besides = "";
    this.#aside();
  }

  #unsolved(words) {
    clearTimeout(this.#wait);
    this.#verdict.show(null, false, words);
    this.#sheet.take({ stage: "error", complete: false, extra: { message: words } });
  }

  #take(stage) {
    clearTimeout(this.#wait);
    this.#sheet.take(stage);
    if (stage.stage === "error") {
      this.#verdict.show(null, true, stage.extra.message);
    } else if (stage.solution && stage.stage !== "neighbours") {
      this.#verdict.show(stage.solution, stage.complete || stage.stage !== "verdict", stage.extra && stage.extra.message || "", (stage.extra && stage.extra.notes || []).join("; "));
    }
    const wrong = stage.stage === "verdict" && stage.extra && stage.extra.squares || [];
    if (wrong.length && !this.#player.isOn) this.#board.light(wrong.map(globalThis.chessSquares.index), "wrong");
    document.body.dataset.stage = stage.stage;
  }

  // What the page of the sheet shows is asked once it is looked at.
  #aside() {
    const { page } = this.#sheet;
    if (!ASIDE.includes(page) || this.#sheet.state === "closed" || this.#sheet.knows(page) || this.#besides === page) return;
    this.#besides = this.#live.aside(page, this.#sheet.asked) ? page : "";
  }

  // The paper is written when the browser is about to print, by the menu or its own.
  #write(kinds) {
    const { solution, complete } = this.#sheet;
    const { problem } = this.#document, { flipped } = this.#board;
    this.paper.replaceChildren(...paper({ problem, position: this.#position, kinds, flipped, solution, complete }));
  }

  #toggleMap() {
    this.#mapping = !this.#mapping;
    this.tools.map.setAttribute("aria-pressed", String(this.#mapping));
  }

  #map(man, from) {
    if (!this.#mapping) return;
    const origin = from === null ? null : globalThis.chessSquares.name(from);
    const { form: kind } = kindsOf(this.#document.problem, this.#kinds).get(kindOf(man)) ?? {};
    this.#live.lift({ man, origin, ...(kind && { kind }) }, (squares) => this.#board.tint(squares));
  }

  #unmap() {
    this.#live.lower();
    this.#board.tint({});
  }

  // Who solves, what is not saved, and whether somebody is out of reach.
  #said() {
    const solver = this.#live.solver;
    const parts = [];
    const alone = document.documentElement.dataset.studio === "none"; // there is no home to bring it to
    if (this.#keeping.waiting) parts.push(say(alone ? "keptHereCount" : "waitingHome", this.#keeping.waiting));
    if (!this.#document.isSettled && (alone || !this.#keeping.waiting)) parts.push(say("notSaved"));
    if (this.#link.hasEnded) parts.unshift(say("studioClosed"));
    else if (solver === "browser") parts.unshift(say(alone ? "solvedHere" : "browserSolves"));
    else if (solver === "none") parts.unshift(say("outOfReach"));
    this.state.textContent = parts.join(" · ");
    this.state.dataset.solver = solver;
    document.body.dataset.solver = solver;
  }

  #heard(message) {
    if (message.say === "desk") this.#dialogs.fromDesk(message);
    if (message.say === "end") this.#said();
  }

  #key(event) {
    const command = event.ctrlKey || event.metaKey;
    if (event.target.matches("input, textarea, select")) return;
    if (command && event.key.toLowerCase() === "z") {
      event.preventDefault();
      if (event.shiftKey) this.#document.redo();
      else this.#document.undo();
    } else if (command && event.key.toLowerCase() === "s") {
      event.preventDefault();
      this.#keeping.save();
    } else if (event.key === "Escape") this.#rest();
    else if (this.#player.isOn && !command && event.target !== this.#board.svg) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by && !event.target.matches("[role=tab]")) { event.preventDefault(); this.#player.step(by); }
    }
  }
}
