// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept on this device, as a list of its own in the library: it is there out of reach, too.
import { h } from "./dom.js";
import { nameOf, problemRow, rowOf } from "./records.js";
import { askedText } from "./solver/asking.js";
import { count, say, solutionsSaid, whenSaid } from "./words.js";

const FIELDS = ["title", "authors", "source", "date", "distinction", "keywords", "comments"];

/** The list, and the bin below it; `acts` is { opened, share, versions, notice }. */
export class KeptList {
  #keeping; #kinds; #dialogs; #acts;
  #asked = 0;
  #shown = ""; // what is shown, as text: a list that is the same stays, under a finger perhaps

  constructor(keeping, kinds, dialogs, acts) {
    this.#keeping = keeping;
    this.#kinds = kinds;
    this.#dialogs = dialogs;
    this.#acts = acts;
    this.title = h("h2", { id: "kept-title" });
    this.list = h("ul", { class: "records" });
    this.bin = h("details", { class: "bin-list" }, this.binTitle = h("summary", {}), this.binned = h("ul", { class: "records" }));
    this.element = h("section", { class: "kept", hidden: true, "aria-labelledby": "kept-title" }, this.title, this.list, this.bin);
  }

  /** Show what is kept; only what has all these words, where there are some. */
  async show(words = "") {
    const asked = ++this.#asked;
    const { kept, binned } = await this.#keeping.kept();
    if (asked !== this.#asked) return;
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const fit = kept.filter(({ problem }) => {
      const text = textOf(problem);
      return wanted.every((each) => text.includes(each));
    });
    const shown = JSON.stringify([fit, binned, kept.length]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.title.textContent = fit.length === kept.length ? say("keptList", kept.length) : say("keptSome", fit.length, kept.length);
    this.list.replaceChildren(...fit.map((each) => this.#row(each)));
    this.binTitle.textContent = say("binList", binned.length);
    this.binned.replaceChildren(...binned.map((each) => this.#row(each)));
    this.bin.hidden = !binned.length;
    this.element.hidden = !kept.length && !binned.length;
  }

  #row(kept) {
    const older = (kept.versions || []).length;
    const when = [whenSaid(kept.changed.split(" ")[0]), older && count("versionCount", older + 1)].filter(Boolean).join(" · ");
    return problemRow(rowOf(kept.problem), this.#kinds, {
      when, attributes: { "data-kept": kept.id },
      open: () => (kept.gone ? this.#more(kept) : this.#open(kept)), more: () => this.#more(kept),
    });
  }

  #open(kept) {
    this.#keeping.openKept(kept);
    this.#acts.opened();
  }

  #more(kept) {
    const { id } = kept;
    const act = (what, ...given) => this.#keeping.withKept(what, id, ...given);
    this.#dialogs.choose(nameOf(kept.problem), kept.gone ? [
      ["undo", say("takeFromBin"), () => act("bin", false)],
      ["trash", say("deleteForGood"), () => act("forget")],
    ] : [
      ["open", say("open"), () => this.#open(kept)],
      ["versions", say("versions"), () => this.#acts.versions(kept)],
      ["copy", say("saveNew"), () => act("copy")],
      ["export", say("share"), () => this.#acts.share(kept.problem)],
      ["up", say("bringHome"), () => this.#keeping.bringHome(), document.documentElement.dataset.studio === "none"],
      ["trash", say("delete"), async () => {
        await act("bin");
        this.#acts.notice(say("deleted"), say("undo"), () => act("bin", false));
      }],
    ]);
  }
}

function textOf(problem) {
  return [...FIELDS.flatMap((each) => problem[each] || []), askedText(problem, solutionsSaid)].join(" ").toLowerCase();
}
