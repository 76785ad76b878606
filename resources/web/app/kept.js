// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept on this device, as a list of its own in the library: it is there out of reach, too.
import { h } from "./dom.js";
import { nameOf, problemRow, rowOf } from "./records.js";
import { fits } from "./search.js";
import { count, say, whenSaid } from "./words.js";

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

  /** Show what is kept; only what a query asks for, where there is one. */
  async show(query = "") {
    const asked = ++this.#asked;
    const { kept, binned } = await this.#keeping.kept();
    if (asked !== this.#asked) return;
    const fit = kept.filter(({ problem }) => fits(problem, query));
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

/** The versions of what is kept here. */
export function versionsKept({ problem, changed, versions = [] }) {
  const when = (name) => name.split(" ")[0];
  return [{ problem, when: when(changed), isNow: true },
    ...versions.map((each) => ({ problem: each.problem, when: when(each.changed), name: each.changed })).reverse()];
}
