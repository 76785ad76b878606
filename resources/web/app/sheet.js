// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet over the lower half: solution, phases, themes, quality, neighbours, and the aids.
import { AIDS, SEARCHES } from "./aids.js";
import { h, icon } from "./dom.js";
import { laterTools } from "./later.js";
import { rowsOf } from "./rows.js";
import { count, say } from "./words.js";

const PAGES = ["solution", "phases", "themes", "quality", "neighbours", ...AIDS, ...SEARCHES];
const { index } = globalThis.chessSquares;
// What is looked at of the themes: which, which of its proofs, and whether mere elements are shown.
const NO_THEME = { id: "", proof: null, elements: false };
const NEWS = { new: "+", changed: "~", gone: "−" };
const PULL = 40; // pixels that a finger must go for the sheet to follow

/**
 * Events: "line" { path, fen }, "light" { squares, moves }, "neighbour" { fen }, "fields" { fields } of
 * a problem, "task" { text }, "aside" { stage, ... }, "drop" of that, "page", "moved".
 */
export class Sheet extends EventTarget {
  #page = "solution";
  #state = "closed"; // "half", "full"
  #solution = null;
  #extra = {};
  #folded = new Map();
  #current = null;
  #rows = [];
  #past = []; // moves taken back, the earliest first: each leads to the position of the next
  #theme = NO_THEME; // that is looked at
  #tool = "keys"; // of the scheme bench
  #later = null; // what is fetched when it is first wanted
  #problem = null; // that is asked about
  #search = null;
  #sentence = "";
  #pending = null; // what stands there until something is known
  #pulled = false;
  #scroll = 0; // of the page before it was emptied

  constructor(stepper) {
    super();
    this.head = h("button", { type: "button", class: "sheet-head", "aria-expanded": "false", onclick: () => this.toggle() },
      h("span", { class: "handle" }), this.title = h("strong", {}), this.summary = h("span", { class: "summary" }), icon("chevron-up"));
    this.tabs = h("div", { class: "pages", role: "tablist" }, PAGES.map((each) =>
      h("button", { type: "button", role: "tab", id: "tab-" + each, "aria-controls": "page", "data-page": each, onclick: () => this.show(each) }, say(each))));
    this.body = h("div", { class: "sheet-body", id: "page", role: "tabpanel", tabindex: "0" });
    this.element = h("section", { class: "sheet", "data-state": "closed", "aria-label": say("analysis") },
      this.top = h("div", { class: "sheet-top" }, this.head, this.tabs), this.body, stepper);
    this.tabs.addEventListener("keydown", (event) => this.#turn(event));
    this.body.addEventListener("keydown", (event) => this.#walk(event));
    this.#pulls();
    this.#mark();
  }

  get page() { return this.#page; }

  /** What was found of the problem on the board; null while nothing is. */
  get solution() { return this.#extra.verdict ? this.#solution : null; }

  /** What is said besides where a page is asked for. */
  get asked() { return this.#page === "scheme" ? { tool: this.#tool } : {}; }

  /** Whether a page has all that there is. */
  knows(page) { return Boolean(this.#extra[page]?.complete); }

  /** Whether all of it was found. */
  get complete() { return Boolean(this.#solution && this.#solution.complete); }
  get state() { return this.#state; }

  set state(state) {
    this.#state = state;
    this.element.dataset.state = state;
    this.head.setAttribute("aria-expanded", String(state !== "closed"));
    if (state === "closed") this.head.removeAttribute("aria-label");
    else this.head.setAttribute("aria-label", say("closeSheet")); // its words are not shown then
    this.dispatchEvent(new CustomEvent("moved"));
  }

  toggle() { this.state = this.#state === "closed" ? "half" : "closed"; }

  show(page) {
    if (page !== this.#page) this.#search?.stop();
    this.#page = page;
    if (this.#state === "closed") this.state = "half";
    this.#mark();
    this.#draw();
    this.dispatchEvent(new CustomEvent("page"));
  }

  /** Forget the line that is marked. */
  rest() {
    this.#current = null;
    if (this.#past.length) this.#walkBack([]);
    if (this.#theme.id) {
      this.#theme = { ...this.#theme, id: "", proof: null };
      this.#draw();
    }
    this.body.querySelectorAll("[aria-current]").forEach((each) => each.removeAttribute("aria-current"));
  }

  /** Another problem: what was found of the last one goes. */
  begin(problem) {
    this.#search?.stop();
    this.#problem = problem;
    if (this.body.scrollTop) this.#scroll = this.body.scrollTop; // as far as one has read
    this.#solution = null;
    this.#sentence = "";
    this.#extra = {};
    this.#current = null;
    this.#rows = [];
    this.#past = [];
    this.#theme = { ...this.#theme, id: "", proof: null };
    this.#pending = [];
    this.#summarise();
    this.#draw();
  }

  /** Say that nothing is known yet. */
  wait() {
    this.#pending = [this.#empty(say("solving"))];
    this.#draw();
  }

  /** Take a stage of a solver. */
  take({ stage, solution, complete, extra }) {
    this.#pending = null;
    if (solution) this.#solution = solution;
    if (stage === "error") this.#solution = null;
    this.#sentence = stage === "error" ? extra.message : "";
    if (extra) this.#extra[stage] = { ...extra, complete };
    if (stage === "explore") this.#search?.take({ ...extra, complete }, this.#problem);
    this.#summarise();
    this.#draw();
  }

  /** What cannot be had now, and why. */
  lacking(stages) {
    this.#extra.lacking = stages;
    this.#draw();
  }

  #summarise() {
    this.title.textContent = say("solution");
    const found = this.#solution;
    const parts = (found?.twins?.length ? found.twins : [found]).filter((each) => each?.keys); // solved ones
    if (!parts.length) { this.summary.textContent = ""; return; }
    const all = (told) => parts.reduce((sum, each) => sum + told(each), 0);
    const key = parts[0] === found && found.keys.length === 1 ? found.keys[0] : null;
    const defences = key && key.variations.filter((each) => each.effective).length;
    const told = parts.some((each) => each.lines.length) ? count("solutionCount", all((each) => each.solutions))
      : key ? [say("keyWord"), defences && count("defenceCount", defences)].filter(Boolean).join(", ")
        : all((each) => each.keys.length) ? count("keyCount", all((each) => each.keys.length))
          : found.tries?.length ? count("tryCount", found.tries.filter((each) => !each.trivial).length) : "";
    this.summary.textContent = told;
  }

  #mark() {
    for (const each of this.tabs.children) {
      const on = each.dataset.page === this.#page;
      each.setAttribute("aria-selected", String(on));
      each.tabIndex = on ? 0 : -1;
      if (on) this.tabs.scrollLeft = each.offsetLeft - this.tabs.offsetLeft - (this.tabs.clientWidth - each.offsetWidth) / 2;
    }
  }

  #draw() {
    const scroll = this.body.scrollTop || this.#scroll;
    const failed = this.#extra[this.#page]?.failed;
    const made = failed ? this.#empty(failed) : this["_" + this.#page]();
    this.body.replaceChildren(...[made].flat().filter(Boolean));
    this.body.scrollTop = scroll;
    if (!this.#pending) this.#scroll = 0;
  }

  #empty(words) { return h("p", { class: "empty" }, words); }

  #lacks(stage) { return (this.#extra.lacking || []).includes(stage) ? this.#empty(say("needsDesk")) : null; }

  _solution() {
    if (this.#pending) return this.#pending;
    if (this.#sentence) return this.#empty(this.#sentence);
    const { reading, news } = this.#extra;
    this.#rows = rowsOf(this.#solution, reading && reading.later, news);
    const answers = this.#solution && this.#extra.tries && this.#extra.tries.answers || [];
    if (answers.length) return answers.map((each) => h("p", {}, each)); // of a question
    if (!this.#rows.length) return this.#empty(say(this.#solution ? "noPlay" : "putMen"));
    const list = h("div", { class: "tree", role: "tree", "aria-label": say("solution") });
    let hidden = Infinity;
    for (const row of this.#rows) {
      const level = row.kind === "section" ? -1 : row.depth;
      if (level > hidden) continue;
      hidden = Infinity;
      const folds = ["section", "more"].includes(row.kind) || (row.kind === "first" && this.#hasBelow(row));
      const open = this.#folded.get(row.id) ?? row.open;
      if (folds && !open) hidden = level;
      list.append(this.#row(row, folds, open));
    }
    return list;
  }

  #hasBelow(row) {
    const next = this.#rows[this.#rows.indexOf(row) + 1];
    return Boolean(next) && next.kind !== "section" && next.depth > row.depth;
  }

  #row(row, folds, open) {
    const tags = row.tags.map((each) => h("span", { class: "tag " + each.kind },
      each.kind === "zugzwang" ? icon("zugzwang", 14) : each.kind === "threat" ? icon("threat", 14) : null, each.text));
    const fold = folds ? h("span", { class: "fold", onclick: (event) => { event.stopPropagation(); this.#fold(row, open); } },
      icon(open ? "chevron-down" : "chevron-right", 18)) : h("span", { class: "fold" });
    const element = h("div", {
      class: "row " + row.kind, role: "treeitem", tabindex: "-1", "data-id": row.id, "aria-level": row.depth + 1,
      "aria-expanded": folds ? String(open) : null, "aria-current": row.id === this.#current ? "true" : null,
      onclick: () => (["section", "more"].includes(row.kind) ? this.#fold(row, open) : this.#choose(row)),
    }, fold, h("span", { class: "label" }, row.label), row.moves ? h("span", { class: "moves" }, row.moves) : null, tags);
    if (row.news) {
      element.dataset.news = row.news;
      element.append(h("span", { class: "news", title: say("news_" + row.news), "aria-label": say("news_" + row.news) }, NEWS[row.news]));
    }
    element.classList.add("depth-" + Math.min(6, row.depth));
    return element;
  }

  #fold(row, open) {
    this.#folded.set(row.id, !open);
    this.#draw();
  }

  #choose(row) {
    if (!row.path.length) return;
    this.#current = row.id;
    for (const each of this.body.querySelectorAll(".row")) {
      if (each.dataset.id === row.id) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
    this.#say("line", { path: row.path, fen: row.fen });
  }

  #walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || this.#page !== "solution") return;
    event.preventDefault();
    const shown = Array.from(this.body.querySelectorAll(".row:not(.section):not(.more)"));
    const at = shown.findIndex((each) => each.dataset.id === this.#current);
    const next = shown[at < 0 ? 0 : at + by];
    const row = next && this.#rows.find((each) => each.id === next.dataset.id);
    if (row) { this.#choose(row); next.scrollIntoView({ block: "nearest" }); }
  }

  _phases() {
    const play = (path) => this.#say("line", { path, fen: "" }), isAway = Boolean(this.#lacks("phases"));
    return this.#fetching() || this.#later.phasesPage(isAway ? this.#later.ownTable(this.#solution) : this.#extra.phases, play, isAway);
  }

  _themes() {
    return this.#lacks("themes") || this.#fetching() || this.#later.themesPage(this.#extra.themes, this.#theme, {
      choose: (theme) => { this.#theme = theme; this.#draw(); },
      light: (shown) => this.#light(shown),
      play: (path) => this.#say("line", { path, fen: "" }),
    });
  }

  _quality() {
    const lacks = this.#lacks("themes");
    if (lacks) return lacks;
    const points = this.#extra.themes ? this.#extra.themes.points : [];
    if (!points.length) return this.#empty(say("noQuality"));
    const ICONS = { merit: "up", fault: "down", note: "dot" };
    const row = (each) => h("li", { class: each.weight },
      h("button", { type: "button", onclick: () => this.#light(each) },
        icon(ICONS[each.weight] || "dot", 18), h("span", {}, each.sentence)));
    const levels = [...new Set(points.map((each) => each.level))];
    return levels.flatMap((level) => [h("h2", { class: "level" }, level),
      h("ul", { class: "points" }, points.filter((each) => each.level === level).map(row))]);
  }

  // Light up squares and moves: { squares, moves }; null for none.
  #light(shown) {
    this.#say("light", { squares: (shown?.squares ?? []).map(index), moves: shown?.moves ?? [] });
  }

  _neighbours() {
    const lacks = this.#lacks("neighbours");
    if (lacks) return lacks;
    const near = this.#extra.neighbours;
    if (!near) return this.#empty(say("lookingNear"));
    const head = h("p", { class: "empty" }, near.complete ? this.#nearFound(near) : say("nearTried", near.tried, near.total));
    return [head, ...near.found.map((each) => h("button", { type: "button", class: "near", onclick: () => this.#say("neighbour", { fen: each.fen }) },
      h("strong", {}, each.words), h("span", {}, each.tags.join(", "))))];
  }

  #nearFound(near) {
    if (near.sound > near.found.length) return say("nearBest", near.found.length, near.sound);
    return count("nearFound", near.found.length);
  }

  _history() {
    return this.#lacks("history") || this.#fetching() || this.#later.historyPage(this.#extra.history, this.#past, {
      light: (squares) => this.#say("light", { squares }),
      back: (move) => this.#walkBack([{ ...move, white: this.#extra.history.turn === "w" }, ...this.#past]),
      forward: () => this.#walkBack(this.#past.slice(1)),
    });
  }

  // Show the position before the moves that are taken back, and ask for what came before it.
  #walkBack(past) {
    const fen = past.length ? past[0].fen : "";
    this.#past = past;
    delete this.#extra.history;
    this.#draw();
    this.#say("line", { path: past.map(({ uci, text, white }) => ({ move: { uci, san: text, told: text }, white })), fen });
    this.#say("aside", { stage: "history", ...(fen && { problem: { fen, stipulation: "#1" } }) });
  }

  _needed() {
    return this.#lacks("needed") || this.#fetching() || this.#later.neededPage(this.#extra.needed, { light: (squares) => this.#say("light", { squares }) });
  }

  _repair() {
    return this.#lacks("repair") || this.#fetching() || this.#later.repairPage(this.#extra.repair, {
      open: (fen) => this.#say("neighbour", { fen }),
      mean: (key) => {
        delete this.#extra.repair;
        this.#draw();
        this.#say("aside", { stage: "repair", key });
      },
    });
  }

  // What is said until the tools are there; nothing where they are.
  #fetching() {
    if (this.#later) return null;
    laterTools().then((later) => {
      this.#later = later;
      this.#search ??= new later.Search({
        ask: (search) => this.#say("aside", { stage: "explore", search }),
        drop: () => this.#say("drop"),
        open: (fen) => this.#say("neighbour", { fen }),
        draw: () => this.#draw(),
      });
      this.#draw();
    }).catch(console.error);
    return this.#empty(say("starting"));
  }

  _scheme() {
    return this.#lacks("scheme") || this.#fetching() || this.#later.benchPage(this.#extra.scheme, this.#tool, {
      use: (tool) => {
        this.#tool = tool;
        delete this.#extra.scheme;
        this.#draw();
        this.#say("aside", { stage: "scheme", tool });
      },
      afterKey: () => this.#say("task", { text: "after #2" }),
      take: (fields) => this.#say("fields", { fields }),
      light: (shown) => this.#light(shown),
    });
  }

  _explore() {
    const themes = this.#extra.themes ? this.#extra.themes.themes.filter((each) => each.grade === "theme") : [];
    return this.#lacks("explore") || this.#fetching() || this.#search.page(this.#problem, themes);
  }

  #turn(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#swipe(by);
    this.tabs.querySelector("[aria-selected=true]").focus();
  }

  #swipe(by) {
    const at = PAGES.indexOf(this.#page) + by;
    if (PAGES[at]) this.show(PAGES[at]);
  }

  // The top is pulled up and down, the body swiped to the next page.
  #pulls() {
    let begun = null;
    // What was pulled is not tapped, too; where no click comes, the next touch is another.
    this.top.addEventListener("click", (event) => { if (this.#pulled) event.stopPropagation(); }, { capture: true });
    const start = (event) => { this.#pulled = false; begun = event.isPrimary && event.pointerType !== "mouse" ? [event.clientX, event.clientY] : null; };
    this.top.addEventListener("pointerdown", start);
    this.top.addEventListener("pointerup", (event) => {
      if (!begun) return;
      const by = event.clientY - begun[1];
      begun = null;
      if (Math.abs(by) < PULL) return;
      this.#pulled = true;
      const states = ["closed", "half", "full"];
      const at = states.indexOf(this.#state) + (by < 0 ? 1 : -1);
      this.state = states[Math.max(0, Math.min(2, at))];
    });
    this.body.addEventListener("pointerdown", start);
    this.body.addEventListener("pointerup", (event) => {
      if (!begun) return;
      const [dx, dy] = [event.clientX - begun[0], event.clientY - begun[1]];
      begun = null;
      if (Math.abs(dx) > 60 && Math.abs(dx) > 2 * Math.abs(dy) && this.#page !== "phases") this.#swipe(dx < 0 ? 1 : -1);
    });
  }

  #say(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
