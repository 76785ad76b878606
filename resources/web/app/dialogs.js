// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and forms: the task, rules and twins, what stands about the problem, sharing.
import { h, handOn, icon } from "./dom.js";
import { blank } from "./document.js";
import { menPicker } from "./men-picker.js";
import { read, turned, write } from "./position.js";
import { rightsField } from "./rights.js";
import { language, LANGUAGES, say, speak } from "./words.js";

const TASKS = ["#2", "#3", "h#2", "h#2.5", "h#3", "s#2", "s#3", "r#2", "=2", "ser-h#5", "ser-#5"];

export class Dialogs {
  #document; #link; #keeping; #acts;

  constructor(document, link, keeping, acts) {
    this.#document = document;
    this.#link = link;
    this.#keeping = keeping;
    this.#acts = acts;
    // A press beside it closes it; not the end of the long press that opened it.
    let pressed = false;
    this.element = h("dialog", {
      onpointerdown: (event) => { pressed = event.target === this.element; },
      onclick: (event) => { if (pressed && event.target === this.element) this.element.close(); },
    });
  }

  menu() {
    const { problem, isSettled } = this.#document;
    const away = !this.#link.isOpen;
    const hello = this.#link.hello || {};
    this.#open(say("menu"), this.#list([
      ["new", say("newProblem"), () => this.#document.open(blank(), null, isSettled)],
      ["save", say("save"), () => this.#keeping.save()],
      ["versions", say("saveVersion"), () => this.#keeping.save("version"), away || !this.#document.place],
      ["copy", say("saveNew"), () => this.#keeping.save("new"), away],
      ...(this.#keeping.waiting ? [["export", say("pocketFile"), () => this.#keeping.handOnKept()]] : []),
      ["open", say("takeFromDesk"), () => this.#take(), away || !hello.desk],
      ["up", say("sendToDesk"), () => this.#send(), away || !hello.desk],
      ["paste", say("pasteFen"), () => this.fen()],
      ["target", say("task"), () => this.task()],
      ["form", say("rulesAndTwins"), () => this.rules()],
      ["print", say("print"), this.#acts.print],
      ["rotate", say("turnMove", say(problem.fen.split(" ")[1] === "b" ? "white" : "black")), this.#acts.turn],
      ["mirror", say("mirror"), this.#acts.mirror],
      ["swap-colours", say("swap"), this.#acts.swap],
      ["flip", say("flip"), this.#acts.flip],
      ["clear", say("clear"), this.#acts.clear],
    ]), h("label", { class: "field" }, say("language"), h("select", { onchange: (event) => speak(event.target.value) },
      Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language }, name)))));
  }

  task() {
    const field = h("input", { name: "task", value: this.#document.problem.sign || this.#document.problem.stipulation || "", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": say("task") });
    this.#form(say("task"), [
      h("p", { class: "hint" }, say("taskHint")), field,
      h("div", { class: "chips" }, TASKS.map((each) => h("button", { type: "button", class: "chip", onclick: () => { field.value = each; this.#finish(); } }, each))),
    ], () => {
      const text = field.value.trim(), { problem } = this.#document;
      const fields = problem.rules ? { sign: text, asked: text } : { stipulation: text, asked: "" };
      // Who begins by convention: Black in help play, unless the task is halved; White elsewhere.
      const help = /^(ser-)?h[#=s]?/.test(text) && /^(h|ser-h)/.test(text);
      const before = this.#document.problem.stipulation || "";
      if (text !== before) fields.fen = withTurn(problem.fen, help && !/\.5/.test(text) && !/^hs|^hr/.test(text) ? "b" : "w");
      this.#document.change(fields);
    });
    field.select();
  }

  /** Castling and en passant; conditions and twins, each a line of its own. */
  async rules() {
    const { problem } = this.#document;
    const before = read(problem.fen), rights = rightsField(before);
    const chosen = new Set(problem.rules && problem.rules.conditions || []);
    const list = h("div", { class: "conditions" });
    const filter = h("input", { type: "search", "aria-label": say("findRule"), placeholder: say("findRule"), oninput: () => show() });
    const twins = h("textarea", { rows: "4", "aria-label": say("twins"), placeholder: "b) Move a2 a3", spellcheck: "false" },
      Object.entries(problem.twins || {}).map(([letter, text]) => `${letter}) ${text}`).join("\n"));
    let known = [];
    const show = () => {
      const words = filter.value.toLowerCase();
      const fit = known.filter((each) => chosen.has(each.name) || (words && each.said.toLowerCase().includes(words))).slice(0, 40);
      list.replaceChildren(...fit.map((each) => h("label", { class: "condition" },
        h("input", { type: "checkbox", checked: chosen.has(each.name), onchange: (event) => (event.target.checked ? chosen.add(each.name) : chosen.delete(each.name)) }), each.said)));
    };
    this.#form(say("rulesAndTwins"), [filter, list, h("label", { class: "field" }, say("twins"), twins), h("p", { class: "hint" }, say("twinsHint")), rights.element], () => {
      const parts = Object.fromEntries(twins.value.split("\n").map((line) => /^\s*([a-z])\)\s*(.+)$/.exec(line)).filter(Boolean).map((found) => [found[1], found[2].trim()]));
      const fen = write(rights.chosen());
      this.#document.change({ twins: parts, ...ruled(problem, Array.from(chosen)), ...(fen !== write(before) && { fen }) });
    });
    try {
      known = (await this.#link.ask("conditions", { language })).conditions;
    } catch {
      known = Array.from(chosen, (name) => ({ name, said: name }));
      filter.placeholder = say("needsDesk");
    }
    show();
  }

  /** Fairy men by name, to be taken into the tray. */
  men() {
    const take = (man) => { this.element.close(); this.#acts.take(man); };
    this.#open(say("moreMen"), !this.#link.isOpen && h("p", { class: "hint" }, say("menNeedDesk")), menPicker(this.#acts.kinds, take));
  }

  details() {
    const { problem } = this.#document;
    const field = (name, value) => [name, h("input", { value, autocomplete: "off" })];
    const fields = [field("title", problem.title || ""), field("authors", (problem.authors || []).join(" & ")), field("source", problem.source || ""),
      field("date", problem.date || ""), field("distinction", problem.distinction || ""), field("keywords", (problem.keywords || []).join(", "))];
    const comments = h("textarea", { rows: "3" }, (problem.comments || []).join("\n\n"));
    this.#form(say("details"), [...fields.map(([name, input]) => h("label", { class: "field" }, say("field_" + name), input)),
      h("label", { class: "field" }, say("field_comments"), comments)], () => {
      const value = Object.fromEntries(fields.map(([name, input]) => [name, input.value.trim()]));
      this.#document.change({
        ...value,
        authors: value.authors.split("&").map((each) => each.trim()).filter(Boolean),
        keywords: value.keywords.split(",").map((each) => each.trim()).filter(Boolean),
        comments: comments.value.split(/\n{2,}/).map((each) => each.trim()).filter(Boolean),
      });
    });
  }

  fen() {
    const field = h("input", { value: this.#document.problem.fen, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": "FEN" });
    this.#form(say("pasteFen"), [field], () => {
      const text = field.value.trim();
      if (/^[^ ]+(\/[^ ]+){7}/.test(text)) this.#document.change({ fen: / /.test(text) ? text : write(read(text)) });
      else this.#acts.notice(say("noFen"));
    });
    field.select();
  }

  share() {
    this.#open(say("share"), this.#list([
      ["export", say("shareText"), () => this.#shareText()],
      ["form", say("sharePicture"), () => this.#shareFile("svg"), !this.#link.isOpen],
      ["open", say("sharePage"), () => this.#shareFile("html"), !this.#link.isOpen],
      ["copy", say("copyFen"), () => this.#copy(this.#document.problem.fen)],
    ]));
  }

  /** What can be done with a square: of a long press, or the right button. */
  square({ square, man, remove, colour, put }) {
    const name = globalThis.chessSquares.name(square);
    this.#open(name, man
      ? this.#list([["trash", say("removeMan"), remove], ["swap-colours", say("otherSide"), colour]])
      : h("div", { class: "chips" }, ["K", "Q", "R", "B", "N", "P", "k", "q", "r", "b", "n", "p"].map((each) =>
        h("button", { type: "button", class: "chip man-" + each, onclick: () => { this.element.close(); put(each); } },
          say("colouredMan", say(each === each.toUpperCase() ? "white" : "black"), say("man" + each.toUpperCase()))))));
  }

  /** The board of the desk was sent here. */
  fromDesk({ problem, place }) {
    const take = () => this.#document.open(problem, place, Boolean(place));
    if (this.#document.isSettled) {
      take();
      this.#acts.notice(say("fromDesk"));
    } else this.#open(say("fromDesk"), h("p", {}, say("fromDeskAsk")), this.#list([["open", say("takeFromDesk"), take]]));
  }

  async #take() {
    try {
      const found = await this.#link.ask("desk");
      this.#document.open(found.problem, found.place, Boolean(found.place));
    } catch (fault) { this.#acts.notice(fault.message || say("needsDesk")); }
  }

  async #send() {
    const { problem, place } = this.#document;
    try {
      await this.#link.ask("to-desk", { problem, place });
      this.#acts.notice(say("sent"));
    } catch (fault) { this.#acts.notice(fault.message || say("needsDesk")); }
  }

  async #shareText() {
    const { problem } = this.#document;
    const text = [(problem.authors || []).join(" & "), problem.source, `${problem.stipulation || problem.sign || ""} ${problem.fen}`].filter(Boolean).join("\n");
    if (navigator.share) await navigator.share({ title: problem.title || "Chess Composer", text }).catch(() => {});
    else this.#copy(text);
  }

  async #shareFile(form) {
    try {
      const made = await this.#link.ask("export", { problem: this.#document.problem, form, language });
      const file = new File([made.text], made.name, { type: made.type });
      await handOn(file);
    } catch (fault) { this.#acts.notice(fault.message || say("needsDesk")); }
  }

  async #copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.#acts.notice(say("copied"));
    } catch { // not allowed on plain http: it is shown to be copied by hand
      const field = h("textarea", { rows: "4", readonly: true }, text);
      this.#open(say("copyFen"), field);
      field.select();
    }
  }

  #list(items) {
    return h("div", { class: "menu" }, items.map(([picture, words, act, off]) =>
      h("button", { type: "button", disabled: Boolean(off), onclick: () => { this.element.close(); act(); } }, icon(picture, 22), words)));
  }

  #form(title, children, done) {
    this.#finish = () => { this.element.close(); done(); };
    const form = h("form", { method: "dialog", onsubmit: (event) => { event.preventDefault(); this.#finish(); } }, ...children,
      h("div", { class: "ends" }, h("button", { type: "button", onclick: () => this.element.close() }, say("cancel")), h("button", { type: "submit", class: "primary" }, say("done"))));
    this.#open(title, form);
  }

  #finish = () => {};

  #open(title, ...children) {
    this.element.replaceChildren(h("h2", {}, title), h("div", { class: "dialog-body" }, ...children.flat().filter(Boolean)));
    if (!this.element.open) this.element.showModal();
  }
}

// With conditions a problem is of form 2: its sign stands without the rules (docs/json.md).
function ruled(problem, conditions) {
  const sign = problem.sign || problem.stipulation || "#2";
  if (!conditions.length && (!problem.rules || !problem.rules.book)) {
    return { rules: null, sign: null, form: problem.men ? 2 : null, stipulation: sign, asked: "" };
  }
  return { form: 2, rules: { ...problem.rules, conditions }, sign, stipulation: "", asked: `${sign} ${conditions.join(", ")}` };
}

function withTurn(fen, turn) {
  const position = read(fen);
  return position.turn === turn ? fen : write(turned(position));
}
