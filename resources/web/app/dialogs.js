// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and forms: the task, rules and twins, what stands about the problem, sharing.
import { h, handOn, icon, tool } from "./dom.js";
import { blank } from "./document.js";
import { file } from "./files.js";
import { versionsKept } from "./kept.js";
import { pictures, versionPages } from "./later.js";
import { OutOfReach } from "./link.js";
import { menPicker } from "./men-picker.js";
import { material, read, turned, write } from "./position.js";
import { solutionText } from "./paper.js";
import { rightsField } from "./rights.js";
import { askedText, inWords, withAsked, withRules } from "./solver/asking.js";
import { language, LANGUAGES, say, solutionsSaid, speak, whenSaid } from "./words.js";

/** The conditions that this page solves by itself, by their names; none where the file is not kept. */
async function rulesHere() {
  try {
    const { conditions, names } = await (await file("solver/rules.json")).json();
    return Object.keys(names).filter((name) => name in conditions)
      .map((name) => ({ name, said: names[name][language] ?? name }));
  } catch (fault) {
    console.error(fault);
    return [];
  }
}

const TASKS = ["#2", "#3", "h#2", "h#2.5", "h#3", "s#2", "s#3", "r#2", "=2", "ser-h#5", "ser-#5"];

export class Dialogs {
  #document; #link; #keeping; #acts;
  #sent = null; // by the desk, while something is filled in here

  constructor(document, link, keeping, acts) {
    this.#document = document;
    this.#link = link;
    this.#keeping = keeping;
    this.#acts = acts;
    // A press beside it closes it; not the end of the long press that opened it.
    let pressed = false;
    this.element = h("dialog", {
      "aria-labelledby": "dialog-title",
      onpointerdown: (event) => { pressed = event.target === this.element; },
      onclick: (event) => { if (pressed && event.target === this.element) this.element.close(); },
      onclose: () => { if (this.#sent) this.fromDesk(this.#sent); },
    });
  }

  menu() {
    const { problem } = this.#document, others = this.#document.others();
    const away = !this.#link.isOpen;
    const hello = this.#link.hello || {};
    this.#open(say("menu"), this.#list([
      ["new", say("newProblem"), () => this.#document.open(blank())],
      ["save", say("save"), () => this.#keeping.save()],
      ["versions", say("saveVersion"), () => this.#keeping.save("version"), !this.#document.place],
      ["copy", say("saveNew"), () => this.#keeping.save("new")],
      ...(this.#keeping.waiting ? [["export", say("pocketFile"), () => this.#keeping.handOnKept()]] : []),
      ...(others.length ? [["library", say("otherBoards", others.length), () => this.boards()]] : []),
      ["open", say("takeFromDesk"), () => this.#keeping.take(), away || !hello.desk],
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
      ["history", say("versions"), () => this.versions(), !this.#hasVersions()],
    ]), h("label", { class: "field" }, say("language"), h("select", { onchange: (event) => speak(event.target.value) },
      Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === language }, name)))));
  }

  task() {
    const before = askedText(this.#document.problem, solutionsSaid);
    const field = h("input", { name: "task", value: before, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": say("task") });
    this.#form(say("task"), [
      h("p", { class: "hint" }, say("taskHint")), field,
      h("div", { class: "chips" }, TASKS.map((each) => h("button", { type: "button", class: "chip", onclick: () => { field.value = each; this.#finish(); } }, each))),
    ], () => {
      const text = field.value.trim();
      return text && text !== before ? this.ask(text) : "";
    });
    field.select();
  }

  /** Ask what was typed in place of all that is asked; what goes with it is told. Returns what is wrong. */
  async ask(text) {
    const { problem } = this.#document;
    let found = null;
    try {
      found = await this.#link.ask("task", { problem, text, language });
    } catch (fault) {
      if (!(fault instanceof OutOfReach)) return fault.message;
      found = withAsked(problem, text) ?? withRules(problem, text, await rulesHere());
      if (!found && problem.rules) return say("needsDesk");
    }
    if (problem !== this.#document.problem) return ""; // another board lies there meanwhile
    const { fields, turn, gone } = found || { fields: inWords(problem, text), turn: read(problem.fen).turn, gone: null };
    this.#document.change({ ...fields, fen: withTurn(problem.fen, turn) });
    const named = gone ? [...(gone.setPlay ? [say("setPlay")] : []), ...gone.others] : [];
    if (named.length) this.#acts.notice(say("notAsked", named.join(", ")));
    return "";
  }

  /** Castling and en passant; conditions and twins, each a line of its own. */
  async rules() {
    const { problem } = this.#document;
    const chosen = new Set(problem.rules && problem.rules.conditions || []);
    const before = read(problem.fen), rights = rightsField(before, Array.from(chosen));
    const list = h("div", { class: "conditions" });
    const filter = h("input", { type: "search", "aria-label": say("findRule"), placeholder: say("findRule"), oninput: () => show() });
    const twins = h("textarea", { rows: "4", "aria-label": say("twins"), placeholder: "b) Move a2 a3", autocapitalize: "off", spellcheck: "false" },
      Object.entries(problem.twins || {}).map(([letter, text]) => `${letter}) ${text.replace(/\s+/g, " ")}`).join("\n"));
    const twinsBefore = twins.value, chosenBefore = JSON.stringify(Array.from(chosen));
    let known = [];
    const show = () => {
      const words = filter.value.toLowerCase();
      const fit = known.filter((each) => chosen.has(each.name) || (words && each.said.toLowerCase().includes(words))).slice(0, 40);
      list.replaceChildren(...fit.map((each) => h("label", { class: "condition" },
        h("input", { type: "checkbox", checked: chosen.has(each.name), onchange: (event) => (event.target.checked ? chosen.add(each.name) : chosen.delete(each.name)) }), each.said)));
    };
    this.#form(say("rulesAndTwins"), [filter, list, h("label", { class: "field" }, say("twins"), twins), h("p", { class: "hint" }, say("twinsHint")), rights.element], () => {
      const { parts, wrong } = twinsOf(twins.value);
      if (wrong) return wrong;
      const fen = write(rights.chosen()), conditions = Array.from(chosen);
      this.#document.change({
        ...(twins.value !== twinsBefore && { twins: parts }),
        ...(JSON.stringify(conditions) !== chosenBefore && ruled(this.#document.problem, conditions)),
        ...(fen !== write(before) && { fen }),
      });
      return "";
    });
    try {
      known = (await this.#link.ask("conditions", { language })).conditions;
    } catch {
      const here = await rulesHere();
      const others = Array.from(chosen).filter((name) => !here.some((each) => each.name === name));
      known = [...here, ...others.map((name) => ({ name, said: name }))];
      list.before(h("p", { class: "hint" }, say(here.length ? "rulesHere" : "needsDesk")));
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
    const noted = () => [...fields, ["comments", comments]].map(([name, input]) => [name, input.value.trim()]);
    const before = Object.fromEntries(noted());
    this.#form(say("details"), [...fields.map(([name, input]) => h("label", { class: "field" }, say("field_" + name), input)),
      h("label", { class: "field" }, say("field_comments"), comments)], () => {
      const parted = { authors: "&", keywords: ",", comments: /\n{2,}/ };
      // Only what was changed here: the rest may have come to it meanwhile, or cannot be written so.
      this.#document.change(Object.fromEntries(noted().filter(([name, value]) => value !== before[name]).map(([name, value]) =>
        [name, name in parted ? value.split(parted[name]).map((each) => each.trim()).filter(Boolean) : value])));
    });
  }

  fen() {
    const field = h("input", { value: this.#document.problem.fen, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-label": "FEN" });
    this.#form(say("pasteFen"), [field], () => {
      const text = field.value.trim();
      if (!/^[^ ]+(\/[^ ]+){7}/.test(text)) return say("noFen");
      this.#document.changeBoard(/ /.test(text) ? text : write(read(text)), this.#acts.kinds);
      return "";
    });
    field.select();
  }

  /** Share a problem: the one on the board, of which the solution is known, or one of a list. */
  share(problem = null) {
    const shared = problem || this.#document.problem, away = !this.#link.isOpen;
    const solution = problem ? null : this.#acts.solution();
    this.#open(say("share"), this.#list([
      ["export", say("shareText"), () => this.#shareText(shared)],
      ["form", say("sharePicture"), () => (away ? this.#sharePicture(shared, "svg") : this.#shareFile(shared, "svg"))],
      ["gallery", say("shareImage"), () => this.#sharePicture(shared, "png")],
      ...(problem ? [] : [["tree", say("shareSolution"), () => this.#shareText(shared, solutionText(solution)), !solution]]),
      ["open", say("sharePage"), () => this.#shareFile(shared, "html"), away],
      ["copy", say("copyFen"), () => this.#copy(shared.fen)],
    ]));
  }

  /** Choose one of some things to be done: [icon, words, what is done, whether it cannot be]. */
  choose(title, items) { this.#open(title, this.#list(items)); }

  /** The versions of the problem on the board, in the library or here. */
  async versions() {
    const { place } = this.#document;
    if (place.pocket === undefined) return this.recordVersions(place.record, place);
    const { kept } = await this.#keeping.kept();
    const found = kept.find((each) => each.id === place.pocket);
    return found && this.keptVersions(found);
  }

  /** Those of a record of the library. */
  async recordVersions(record, place = undefined) {
    const found = await this.#keeping.ask("versions", { record, place });
    if (found) this.#versions(found.versions.map((each) => ({ ...each, isNow: each.current })), (each) => this.#keeping.restore(record, each.version));
  }

  /** Those of what is kept here. */
  keptVersions(kept) {
    this.#versions(versionsKept(kept), async (each) => {
      await this.#keeping.withKept("restore", kept.id, each.name);
      this.#keeping.openKept({ ...kept, problem: each.problem });
    });
  }

  async #versions(versions, restore) {
    const pages = await versionPages().catch(() => this.#acts.notice(say("needsDesk")));
    if (!pages) return;
    const { comparison, versionList } = pages;
    const now = versions.find((each) => each.isNow), { kinds } = this.#acts;
    const list = () => this.#open(say("versions"), versionList(versions, kinds, (each) => (each.isNow ? this.element.close() : compare(each))));
    const compare = (each) => this.#open(say("versions"), ...comparison(each, now, kinds),
      h("div", { class: "ends" }, h("button", { type: "button", onclick: list }, say("allVersions")),
        h("button", { type: "button", class: "primary", onclick: () => { this.element.close(); restore(each); } }, say("restoreVersion"))));
    list();
  }

  #hasVersions() {
    const { place } = this.#document;
    return Boolean(place) && (place.pocket !== undefined || this.#link.isOpen);
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

  /** The boards of other tabs, to go on with. */
  boards() {
    const rows = this.#document.others().map(({ id, step, isOpen, isSettled, when }) => {
      const { problem } = step;
      const name = problem.title || (problem.authors || []).join(", ") || say("untitled");
      const about = [askedText(problem, solutionsSaid), material(read(problem.fen).board), when && whenSaid(when),
        isOpen && say("inOtherTab"), !isSettled && say("notSaved")].filter(Boolean).join(" · ");
      return h("div", { class: "kept-board" },
        h("button", { type: "button", onclick: () => { this.element.close(); this.#document.takeUp(id); } }, h("strong", {}, name), h("span", {}, about)),
        !isOpen && tool("trash", say("forgetBoard"), (event) => { this.#document.forget(id); event.target.closest(".kept-board").remove(); }));
    });
    this.#open(say("otherBoards", rows.length), h("p", { class: "hint" }, say("otherBoardsHint")), h("div", { class: "menu" }, rows));
  }

  /** The board of the desk was sent here; what is being filled in is not disturbed. */
  fromDesk(message) {
    this.#sent = this.element.open ? message : null;
    if (this.#sent) return;
    const { problem, place } = message;
    const take = () => this.#document.open(problem, place);
    if (this.#document.isSettled) {
      take();
      this.#acts.notice(say("fromDesk"));
    } else this.#open(say("fromDesk"), h("p", {}, say("fromDeskAsk")), this.#list([["open", say("takeFromDesk"), take]]));
  }

  async #send() {
    const { problem, place } = this.#document;
    try {
      await this.#link.ask("to-desk", { problem, place });
      this.#acts.notice(say("sent"));
    } catch (fault) { this.#acts.notice(fault.message || say("needsDesk")); }
  }

  async #shareText(problem, solution = "") {
    const text = [(problem.authors || []).join(" & "), problem.source, `${askedText(problem, solutionsSaid)} ${problem.fen}`, solution].filter(Boolean).join("\n");
    if (navigator.share) await navigator.share({ title: problem.title || "Chess Composer", text }).catch(() => {});
    else this.#copy(text);
  }

  async #sharePicture(problem, form) {
    try {
      const { pictureFile } = await pictures();
      await handOn(await pictureFile(problem, this.#acts.kinds, this.#acts.flipped(), form));
    } catch { this.#acts.notice(say("noPicture")); }
  }

  async #shareFile(problem, form) {
    try {
      const made = await this.#link.ask("export", { problem, form, language });
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
    const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
    // What cannot be read stays there, with a sentence that says what is wrong.
    let isWaiting = false;
    this.#finish = async () => {
      if (isWaiting) return;
      isWaiting = true;
      const told = done(), words = told instanceof Promise ? await told : told;
      isWaiting = false;
      wrong.textContent = words || "";
      wrong.hidden = !words;
      if (!words && form.isConnected) this.element.close();
    };
    const form = h("form", { method: "dialog", onsubmit: (event) => { event.preventDefault(); this.#finish(); } }, ...children, wrong,
      h("div", { class: "ends" }, h("button", { type: "button", onclick: () => this.element.close() }, say("cancel")), h("button", { type: "submit", class: "primary" }, say("done"))));
    this.#open(title, form);
  }

  #finish = () => {};

  #open(title, ...children) {
    this.element.replaceChildren(h("h2", { id: "dialog-title" }, title), h("div", { class: "dialog-body" }, ...children.flat().filter(Boolean)));
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

/** Twins as lines are written; `wrong` says which line cannot be read. */
export function twinsOf(text) {
  const parts = {};
  for (const [place, line] of text.split("\n").entries()) {
    if (!line.trim()) continue;
    const [, letter, change] = /^\s*([a-z]\d{0,3})\)\s*(.*\S)\s*$/i.exec(line) || [];
    if (!letter) return { wrong: say("twinLine", place + 1, line.trim()) };
    if (letter.toLowerCase() in parts) return { wrong: say("twinTwice", place + 1, letter.toLowerCase()) };
    parts[letter.toLowerCase()] = change;
  }
  return { parts };
}

function withTurn(fen, turn) {
  const position = read(fen);
  return position.turn === turn ? fen : write(turned(position));
}
