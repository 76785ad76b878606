// SPDX-License-Identifier: GPL-3.0-or-later
// The library of the studio: searched by its language of queries, and opened.
import { drawingOf } from "./board.js";
import { h, icon, s } from "./dom.js";
import { material, read } from "./position.js";
import { VERDICTS } from "./verdicts.js";
import { say, verdictWord } from "./words.js";

const { SIDE, corner, use } = globalThis.chessSquares;
const PAGE = 40;
const PAUSE = 200; // milliseconds of rest while one types

/** Events: "open" { record }. */
export class LibraryView extends EventTarget {
  #link;
  #kinds;
  #timer = 0;
  #asked = 0;
  #rows = [];
  #query = ""; // that found them

  constructor(link, kinds) {
    super();
    this.#link = link;
    this.#kinds = kinds;
    this.total = h("span", { class: "count" });
    this.field = h("input", { type: "search", enterkeyhint: "search", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      "aria-label": say("search"), placeholder: say("searchFor"), oninput: () => this.#soon() });
    this.note = h("p", { class: "note", role: "status" });
    this.chips = h("div", { class: "chips filters" }, ["#2", "#3", "h#2", "s#2", "is:mine", "theme:grimshaw"].map((each) =>
      h("button", { type: "button", class: "chip", "aria-pressed": "false", onclick: (event) => this.#filter(each, event.currentTarget) }, each)));
    this.list = h("ul", { class: "records" });
    this.more = h("button", { type: "button", class: "more", hidden: true, onclick: () => this.#page() }, say("more"));
    this.element = h("section", { class: "library", hidden: true, "aria-label": say("library") },
      h("div", { class: "search" }, icon("search", 20), this.field, this.total), this.chips, this.note, this.list, this.more);
    link.addEventListener("open", () => { if (!this.element.hidden) this.search(); });
    link.addEventListener("message", (event) => {
      if (event.detail.say === "changed" && !this.element.hidden) this.search();
    });
  }

  /** Show what the field asks for, anew. */
  async search() {
    const asked = ++this.#asked;
    this.note.textContent = "";
    const query = this.field.value;
    try {
      const found = await this.#link.ask("search", { query, offset: 0, limit: PAGE });
      if (asked !== this.#asked) return;
      this.#query = query;
      this.#rows = [];
      this.list.replaceChildren();
      this.#take(found);
    } catch (fault) {
      if (asked !== this.#asked) return;
      this.note.textContent = fault.message || say("needsDesk");
    }
  }

  async #page() {
    const asked = this.#asked, offset = this.#rows.length;
    this.more.disabled = true;
    try {
      const found = await this.#link.ask("search", { query: this.#query, offset, limit: PAGE });
      if (asked === this.#asked && offset === this.#rows.length) this.#take(found);
    } catch (fault) {
      if (asked === this.#asked) this.note.textContent = fault.message || say("needsDesk");
    } finally {
      this.more.disabled = false;
    }
  }

  #take(found) {
    this.total.textContent = found.total.toLocaleString();
    this.#rows.push(...found.rows);
    this.list.append(...found.rows.map((each) => this.#row(each)));
    this.more.hidden = this.#rows.length >= found.total;
    if (!found.total) this.note.textContent = say("nothingMatches");
  }

  #row(row) {
    const problem = row.problem;
    const tags = [problem.distinction, ...row.themes].filter(Boolean);
    return h("li", {}, h("button", { type: "button", "data-record": row.record, onclick: () => this.dispatchEvent(new CustomEvent("open", { detail: row })) },
      row.game ? h("span", { class: "diagram other" }, row.game) : this.#diagram(problem.fen),
      h("span", { class: "about" },
        h("strong", {}, row.authors || problem.title || say("unnamed")),
        h("span", { class: "source" }, row.source),
        tags.length ? h("span", { class: "tags" }, tags.map((each) => h("span", { class: "tag" }, each))) : null,
        row.verdict ? h("span", { class: "found", "data-ink": VERDICTS[row.verdict]?.ink }, icon(VERDICTS[row.verdict]?.icon || "undecided", 16), verdictWord(row.verdict)) : null),
      h("span", { class: "numbers" }, h("strong", {}, row.task), h("span", {}, problem.fen ? material(read(problem.fen).board) : ""), h("span", {}, row.key))));
  }

  #diagram(fen) {
    const side = 8 * SIDE;
    const men = s("g", {});
    if (fen) read(fen).board.forEach((man, square) => {
      const drawing = man && drawingOf(man, this.#kinds);
      if (drawing) use(men, drawing, square, false);
    });
    const dark = Array.from({ length: 64 }, (_, at) => at).filter((at) => (at + (at >> 3)) % 2 === 0)
      .map((at) => "M" + corner(at, false).join(" ") + `h${SIDE}v${SIDE}h-${SIDE}z`).join("");
    return s("svg", { class: "diagram", viewBox: `0 0 ${side} ${side}`, "aria-hidden": "true" },
      s("rect", { class: "light", width: side, height: side }), s("path", { class: "dark", d: dark }), men);
  }

  #filter(words, chip) {
    const on = chip.getAttribute("aria-pressed") !== "true";
    chip.setAttribute("aria-pressed", String(on));
    const rest = this.field.value.split(/\s+/).filter((each) => each && each !== words);
    this.field.value = (on ? [...rest, words] : rest).join(" ");
    this.search();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.search(), PAUSE);
  }
}
