// SPDX-License-Identifier: GPL-3.0-or-later
// The phase table, and the themes with what proves them.
import { h } from "./dom.js";
import { written } from "./rows.js";
import { say } from "./words.js";

/** What is looked at of the themes: which, which of its proofs, and whether mere elements are shown. */
export const NO_THEME = { id: "", proof: null, elements: false };

const empty = (words) => h("p", { class: "empty" }, words);

/** The phase table as a page; `play(path)` is told the moves of a cell that is tapped. */
export function phasesPage(table, play) {
  if (!table || !table.rows.length) return empty(say("noPhases"));
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("phases") }, phaseTable(table, play),
    h("p", { class: "legend" }, h("span", { class: "changed" }, say("change_changed")), " ", h("span", { class: "transferred" }, say("change_transferred"))));
}

function phaseTable({ columns, rows }, play) {
  const head = columns.map((each) => h("th", { scope: "col", class: each.kind },
    each.move ? "1." + written(each.move) : say("setPlay"),
    each.threats.length ? h("small", {}, each.threats.map(written).join(", ")) : each.zugzwang ? h("small", {}, say("zugzwang")) : null));
  const cell = ({ defence }, each, column) => h("td", { class: [each.change, column.kind].filter(Boolean).join(" "), title: each.change ? say("change_" + each.change) : null },
    each.mate || each.refutes ? h("button", { type: "button", onclick: () => play(lineOf(column, defence, each.mate)) }, each.mate ? written(each.mate) : "!")
      : each.legal ? "–" : "·", each.letter ? h("i", {}, each.letter) : null);
  return h("table", { class: "phases-table" }, h("thead", {}, h("tr", {}, h("td", {}), head)), h("tbody", {}, rows.map((row) => h("tr", {},
    h("th", { scope: "row" }, written(row.defence), row.letter ? h("i", {}, row.letter) : null),
    row.cells.map((each, place) => cell(row, each, columns[place]))))));
}

// First move, defence, mate; in set play White passes first.
function lineOf(column, defence, mate) {
  const first = column.move ? { move: column.move, white: true } : { move: { uci: "", san: "" }, pass: true, white: true };
  return [first, { move: defence, white: false }, ...(mate ? [{ move: mate, white: true }] : [])];
}

/**
 * The themes; `chosen` is as NO_THEME. `acts` are { choose(theme), light(shown), play(path) }: what is
 * shown has squares and moves, and is null where nothing is.
 */
export function themesPage(found, chosen, acts) {
  const all = found ? found.themes : [], shown = all.filter((each) => chosen.elements || each.grade !== "element");
  const elements = all.length > all.filter((each) => each.grade !== "element").length
    ? h("button", { type: "button", class: "chip elements", "aria-pressed": String(chosen.elements),
      onclick: () => acts.choose({ ...chosen, elements: !chosen.elements }) }, say("elements")) : null;
  const look = (id, proof) => {
    acts.choose({ ...chosen, id, proof });
    const theme = shown.find((each) => each.id === id);
    acts.light(!theme ? null : proof === null ? whole(theme) : theme.proofs[proof]);
  };
  const chips = shown.map((each) => h("button", { type: "button", class: "chip " + each.grade, "aria-pressed": String(each.id === chosen.id),
    onclick: () => look(each.id === chosen.id ? "" : each.id, null) }, each.name + (each.times > 1 ? ` ×${each.times}` : "")));
  const theme = shown.find((each) => each.id === chosen.id);
  return [shown.length ? null : empty(say("noThemes")), chips.length || elements ? h("div", { class: "chips" }, chips, elements) : null,
    h("div", { "aria-live": "polite" }, theme ? theme.proofs.map((each, place) => h("button", {
      type: "button", class: "near proof", "aria-pressed": String(place === chosen.proof), onclick: () => look(theme.id, place === chosen.proof ? null : place),
    }, each.sentence)) : null),
    theme && theme.table ? h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": theme.name }, phaseTable(theme.table, acts.play)) : null];
}

const MOST_ARROWS = 10; // more would hide the men

const whole = ({ proofs }) => ({
  squares: Array.from(new Set(proofs.flatMap((each) => each.squares))),
  moves: Array.from(new Map(proofs.flatMap((each) => each.moves).map((each) => [each.uci, each])).values()).slice(0, MOST_ARROWS),
});
