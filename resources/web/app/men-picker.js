// SPDX-License-Identifier: GPL-3.0-or-later
// All fairy men by their names, each in three colours, to be taken into the tray.
import { h } from "./dom.js";
import { written } from "./position.js";
import { nameOf, pictureOf } from "./tray.js";
import { language, say } from "./words.js";

/** A field to search in and the list; `take` is called with the man who was chosen, as FEN has him. */
export function menPicker(kinds, take) {
  const collator = new Intl.Collator(language);
  const known = Array.from(kinds, ([code, { name, form }]) => ({ code, name, isOwn: Boolean(form) }))
    .sort((a, b) => b.isOwn - a.isOwn || collator.compare(a.name, b.name));
  for (const code of "KQRBNP") known.push({ code, name: say("man" + code) }); // they can be neutral
  const rows = known.map(({ code, name }) => ({
    // Popeye's letters find him, too.
    name: name.toLowerCase(), code: code.replace("-", "").toLowerCase(),
    element: h("li", { "data-code": code }, h("span", { class: "kind" }, name, " ", h("small", {}, code.replace("-", ""))),
      ["w", "b", "n"].map((colour) => {
        const man = written(colour, code), label = nameOf(man, kinds);
        return h("button", { type: "button", "data-take": man, "aria-label": label, title: label, onclick: () => take(man) }, pictureOf(man, kinds));
      })),
  }));
  const none = h("p", { class: "hint", role: "status" });
  const field = h("input", {
    type: "search", "aria-label": say("findMan"), placeholder: say("findMan"), autocomplete: "off", autocapitalize: "off", spellcheck: "false",
    oninput: () => show(),
  });
  // Whose name or letters these are comes first, then whose name begins so.
  const likeness = ({ name, code }, words) => (name === words || code === words ? 0 : name.startsWith(words) ? 1 : 2);
  const show = () => {
    const words = field.value.trim().toLowerCase();
    for (const { name, code, element } of rows) element.hidden = !`${name} ${code}`.includes(words);
    const near = words ? [...rows].sort((a, b) => likeness(a, words) - likeness(b, words)) : rows;
    list.replaceChildren(...near.map((each) => each.element));
    none.textContent = rows.every(({ element }) => element.hidden) ? say("nothingMatches") : "";
  };
  const list = h("ul", { class: "kinds" }, rows.map((each) => each.element));
  return [field, none, list];
}
