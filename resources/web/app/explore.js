// SPDX-License-Identifier: GPL-3.0-or-later
// The search for sound problems further away: what is asked, and the finds as the studio streams them.
import { h } from "./dom.js";
import { count, lettered, say, solutionsSaid } from "./words.js";

const MOST = 60; // finds that are listed
const NUMBERS = [2, 3, 4]; // of men who may differ

const empty = (words) => h("p", { class: "empty" }, words);

/**
 * A search goes on piece by piece while its page is looked at; what was found stays when a find is
 * set up on the board. `acts` are { ask(search), drop(), open(fen), draw() }.
 */
export class Search {
  #asked = { changes: NUMBERS[0], go: false, quiet: false, whole: false, themes: [] };
  #from = null; // the problem whose neighbourhood is searched
  #finds = new Map(); // by FEN
  #before = { found: 0, unfinished: 0 }; // in the pieces that are done
  #so = null; // how far it came: the last that was told
  #why = "";
  #isOn = false;
  #acts;

  constructor(acts) { this.#acts = acts; }

  /** Take what is told of a piece. */
  take(told, problem) {
    if (!this.#isOn) return;
    this.#why = told.why;
    for (const each of told.found) this.#finds.set(each.fen, each);
    this.#finds = new Map(this.best.map((each) => [each.fen, each]));
    if (told.why) this.#isOn = false;
    else this.#so = { ...told, count: this.#before.found + told.count, unfinished: this.#before.unfinished + told.unfinished };
    if (!told.complete || told.why) return;
    this.#before = { found: this.#so.count, unfinished: this.#so.unfinished };
    if (told.next < told.all && problem === this.#from) this.#ask();
    else this.#isOn = false;
  }

  /** Nothing more is asked; it can go on from there. */
  stop() {
    if (!this.#isOn) return;
    this.#isOn = false;
    this.#acts.drop();
  }

  get best() {
    return Array.from(this.#finds.values()).sort((one, two) => {
      const place = one.rank.findIndex((each, at) => each !== two.rank[at]);
      return place < 0 ? 0 : one.rank[place] - two.rank[place];
    }).slice(0, MOST);
  }

  #begin(problem) {
    this.#from = problem;
    this.#finds = new Map();
    this.#before = { found: 0, unfinished: 0 };
    this.#so = null;
    this.#goOn();
  }

  #goOn() {
    this.#isOn = true;
    this.#why = "";
    this.#ask();
    this.#acts.draw();
  }

  #ask() { this.#acts.ask({ ...this.#asked, start: this.#so?.next ?? 0 }); }

  #set(fields) {
    this.stop();
    this.#asked = { ...this.#asked, ...fields };
    this.#so = null; // another search
    this.#acts.draw();
  }

  /** The page: what may vary and what must stay, then what was found. */
  page(problem, themes) {
    const asked = this.#asked, isHere = problem === this.#from;
    const chip = (words, on, act) => h("button", { type: "button", class: "chip", "aria-pressed": String(on), onclick: act }, words);
    const turn = (name) => chip(say("explore_" + name), asked[name], () => this.#set({ [name]: !asked[name] }));
    const known = Array.from(new Map([...asked.themes.map((id) => [id, id]), ...themes.map((each) => [each.id, each.name])]));
    const kept = known.map(([id, name]) => chip(say("keepTheme", name), asked.themes.includes(id),
      () => this.#set({ themes: asked.themes.includes(id) ? asked.themes.filter((each) => each !== id) : [...asked.themes, id] })));
    const canGoOn = isHere && this.#so && this.#so.next < this.#so.all && !this.#isOn;
    const button = (words, act) => h("button", { type: "button", class: "chip primary", onclick: act }, words);
    return [h("div", { class: "chips" }, NUMBERS.map((each) => chip(say("menDiffer", each), each === asked.changes, () => this.#set({ changes: each }))), ["go", "quiet", "whole"].map(turn), kept),
      h("div", { class: "chips" }, this.#isOn ? button(say("stop"), () => { this.stop(); this.#acts.draw(); })
        : [button(say("beginSearch"), () => this.#begin(problem)), canGoOn ? button(say("goOn"), () => this.#goOn()) : null]),
      this.#why ? empty(this.#why) : null,
      this.#so ? h("p", { class: "empty", role: "status" }, [say("searchSoFar", this.#so.next, this.#so.all, this.#so.count),
        this.#so.unfinished ? say("searchOpen", this.#so.unfinished) : "", isHere ? "" : say("searchElsewhere")].filter(Boolean).join(" ")) : null,
      ...this.best.map((each) => h("button", { type: "button", class: "near", onclick: () => this.#acts.open(each.fen) },
        h("strong", {}, each.key ? `1.${lettered(each.key)}!` : solutionsSaid(each.solutions), " ", h("small", {}, say("menCount", each.men))),
        h("span", {}, [...each.facts, each.variations && count("defenceCount", each.variations), each.tries && count("tryCount", each.tries), each.duals && `${say("duals")}: ${each.duals}`].filter(Boolean).join(" · "))))];
  }
}
