// SPDX-License-Identifier: GPL-3.0-or-later
// The library of the studio: searched by its language of queries, and opened; and what is kept here.
import { h, icon } from "./dom.js";
import { problemRow } from "./records.js";
import { language, say } from "./words.js";

const PAGE = 40;
const PAUSE = 200; // milliseconds of rest while one types

/** Events: "open" { record }, "more" { record, problem } (something else is to be done with it). */
export class LibraryView extends EventTarget {
  #link;
  #kinds;
  #timer = 0;
  #asked = 0;
  #rows = [];
  #query = ""; // that found them

  constructor(link, kinds, kept) {
    super();
    this.#link = link;
    this.#kinds = kinds;
    this.kept = kept;
    this.total = h("span", { class: "count" });
    this.field = h("input", { type: "search", enterkeyhint: "search", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      "aria-label": say("search"), placeholder: say("searchFor"), oninput: () => this.#soon() });
    this.note = h("p", { class: "note", role: "status" });
    this.chips = h("div", { class: "chips filters" }, ["#2", "#3", "h#2", "s#2", "is:mine", "theme:grimshaw"].map((each) =>
      h("button", { type: "button", class: "chip", "aria-pressed": "false", onclick: (event) => this.#filter(each, event.currentTarget) }, each)));
    this.list = h("ul", { class: "records" });
    this.more = h("button", { type: "button", class: "more", hidden: true, onclick: () => this.#page() }, say("more"));
    this.element = h("section", { class: "library", hidden: true, "aria-label": say("library") },
      h("div", { class: "search" }, icon("search", 20), this.field, this.total), this.chips, this.note, kept.element,
      this.title = h("h2", { hidden: true }, say("studioLibrary")), this.list, this.more);
    link.addEventListener("open", () => { if (!this.element.hidden) this.search(); });
    link.addEventListener("message", (event) => {
      if (event.detail.say === "changed" && !this.element.hidden) this.search();
    });
  }

  /** Show what the field asks for, anew. */
  async search() {
    const asked = ++this.#asked;
    const query = this.field.value;
    this.kept.show(this.#link.isOpen ? "" : query);
    try {
      const found = await this.#link.ask("search", { query, offset: 0, limit: PAGE });
      if (asked !== this.#asked) return;
      this.#query = query;
      this.#empty("");
      this.#take(found);
    } catch (fault) {
      if (asked === this.#asked) this.#empty(fault.message || this.#away());
    }
  }

  // What was found goes: it is no answer to what is asked now.
  #empty(words) {
    this.note.textContent = words;
    this.#rows = [];
    this.list.replaceChildren();
    this.total.textContent = "";
    this.more.hidden = this.title.hidden = true;
  }

  #away() {
    return say(document.documentElement.dataset.studio === "none" ? "libraryHere" : "libraryAway");
  }

  async #page() {
    const asked = this.#asked, offset = this.#rows.length;
    this.more.disabled = true;
    try {
      const found = await this.#link.ask("search", { query: this.#query, offset, limit: PAGE });
      if (asked === this.#asked && offset === this.#rows.length) this.#take(found);
    } catch (fault) {
      if (asked === this.#asked) this.note.textContent = fault.message || this.#away();
    } finally {
      this.more.disabled = false;
    }
  }

  #take(found) {
    this.total.textContent = found.total.toLocaleString(language);
    this.title.hidden = this.kept.element.hidden;
    this.#rows.push(...found.rows);
    this.list.append(...found.rows.map((each) => this.#row(each)));
    this.more.hidden = this.#rows.length >= found.total;
    if (!found.total) this.note.textContent = say("nothingMatches");
  }

  #row(row) {
    return problemRow(row, this.#kinds, {
      open: () => this.dispatchEvent(new CustomEvent("open", { detail: row })),
      more: row.game ? null : () => this.dispatchEvent(new CustomEvent("more", { detail: row })),
      attributes: { "data-record": row.record },
    });
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
