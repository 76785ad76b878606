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
    text: `${name} ${code}`.toLowerCase(),
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
  const show = () => {
    const words = field.value.trim().toLowerCase();
    for (const { text, element } of rows) element.hidden = !text.includes(words);
    none.textContent = rows.every(({ element }) => element.hidden) ? say("nothingMatches") : "";
  };
  return [field, none, h("ul", { class: "kinds" }, rows.map((each) => each.element))];
}
