// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of the sheet that the studio's composing aids fill: history, needed men, repair.
import { h } from "./dom.js";
import { count, say } from "./words.js";

export const AIDS = ["history", "needed", "repair", "scheme"]; // asked once they are looked at
export const SEARCHES = ["explore"]; // asked by a button

const { index } = globalThis.chessSquares;
const empty = (words) => h("p", { class: "empty" }, words);
const list = (rows) => h("ul", { class: "facts" }, rows.map((row) => h("li", {}, row)));

/**
 * What is known of where a diagram comes from; `past` are the moves taken back, the earliest
 * first. `acts` are { back(move), forward(), light(squares) }.
 */
export function historyPage(found, past, acts) {
  const undone = past.length ? h("div", { class: "undone" },
    h("p", { "aria-live": "polite" }, say("takenBack"), " ", h("b", {}, past.map((each) => each.text).join(", "))),
    h("button", { type: "button", onclick: acts.forward }, say("playAgain"))) : null;
  if (!found) return [undone, empty(say("searchingPast"))];
  const possible = found.moves.filter((each) => !each.wrong), wrong = found.moves.filter((each) => each.wrong);
  const head = h("button", { type: "button", class: "near legality " + found.legality, onclick: () => acts.light(found.squares.map(index)) },
    h("strong", {}, say(found.legality ? "legality_" + found.legality : "notJudged")), h("span", {}, legalitySaid(found)));
  const move = (each) => h("button", { type: "button", class: "chip", title: each.only ? say("onlyLast") : null, onclick: () => acts.back(each) },
    each.text, each.only ? h("small", {}, " ", say("onlyLast")) : null);
  return [undone, head,
    found.reasons.length > 1 ? list(found.reasons.slice(1)) : null,
    possible.length ? h("h2", { class: "level" }, say("lastMoves", say(found.turn === "w" ? "white" : "black"))) : null,
    h("div", { class: "chips" }, possible.map(move)),
    wrong.length ? h("details", {}, h("summary", {}, count("impossibleLast", wrong.length)), list(wrong.map((each) => [h("b", {}, each.text), " ", each.wrong]))) : null,
    found.rights.length ? [h("h2", { class: "level" }, say("castlingAndPassing")), list(found.rights)] : null].flat();
}

function legalitySaid({ legality, reasons, game, complete }) {
  if (reasons.length) return reasons[0];
  if (legality === "legal") return game ? count("gameOfHere", Math.ceil(game / 2)) : say("gameHere");
  return complete ? say("pastOpen") : say("searchingPast");
}

/** What each man is for. */
export function neededPage(found, acts) {
  if (!found) return [empty(say("testingMen"))];
  if (!found.fits) return [empty(say("noNeeds"))];
  const row = (squares, name, each) => h("button", { type: "button", class: "near", onclick: () => acts.light(squares.map(index)) },
    h("strong", {}, name), h("span", {}, each.sentence));
  const order = ["can-go", "same-key", "stops-cook", "stops-dual", "refutes", "needed", "unknown"];
  const men = found.men.slice().sort((a, b) => order.indexOf(a.need) - order.indexOf(b.need));
  return [...(found.complete ? [] : [empty(say("testingMen"))]),
    ...found.pairs.map((each) => row(each.squares, each.squares.join(", "), each)),
    ...men.map((each) => row([each.square], `${each.name} ${each.square}`, each))];
}

/** Edits that mend what is wrong; `acts` has { mean(key), open(fen) }. */
export function repairPage(found, acts) {
  if (!found) return [empty(say("lookingRepairs"))];
  if (!found.fits) return [empty(say("noRepairs"))];
  const keys = found.keys.length > 1 ? [h("p", { class: "hint" }, say("meantKey")), h("div", { class: "chips" }, found.keys.map((each) =>
    h("button", { type: "button", class: "chip", "aria-pressed": String(each.id === found.key), onclick: () => acts.mean(each.id) }, each.text)))] : [];
  if (!found.flaws.length) return [...keys, empty(say("nothingToMend"))];
  const told = !found.complete ? empty(found.total ? say("nearTried", found.tried, found.total) : say("lookingRepairs"))
    : !found.found.length ? empty(say("noRepairFound"))
      : found.count > found.found.length ? empty(say("nearBest", found.found.length, found.count)) : null;
  return [...keys, list(found.flaws), told, ...found.found.map((each) =>
    h("button", { type: "button", class: "near", onclick: () => acts.open(each.fen) },
      h("strong", {}, each.words), h("span", {}, [each.verdict, each.stays, ...each.tags].filter(Boolean).join(" · "))))];
}
