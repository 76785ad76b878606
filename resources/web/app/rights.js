// SPDX-License-Identifier: GPL-3.0-or-later
// Castling and en passant: as they are said beside the task, and as a part of a form.
import { h } from "./dom.js";
import { passable, passedOf, rights, rightsBy, withRights } from "./position.js";
import { say } from "./words.js";

const MOVES = { K: "O-O", Q: "O-O-O", k: "O-O", q: "O-O-O" };
const SIDES = { w: "white", b: "black" };
const sideOf = (right) => (right < "a" ? "w" : "b");

/** What of them is not as the convention has it by these conditions, each in a few words. */
export function rightsSaid(position, conditions) {
  const found = rightsBy(position, conditions), lost = found.filter((each) => !each.allowed);
  const said = [];
  if (lost.length && lost.length === found.length) said.push(say("noCastling"));
  else {
    for (const side of ["w", "b"]) {
      const moves = lost.filter((each) => sideOf(each.right) === side).map((each) => MOVES[each.right]);
      if (moves.length) said.push(say("sideWithout", say(SIDES[side]), moves.join(", ")));
    }
  }
  if (passedOf(position)) said.push(say("enPassant", passedOf(position)));
  return said;
}

/** A part of a form, and `chosen()`, which returns the position with what was chosen there. */
export function rightsField(position, conditions) {
  const boxes = rightsBy(position, conditions).map(({ right, allowed }) => [right, h("input", { type: "checkbox", name: "castling-" + right, checked: allowed })]);
  const name = (right) => say("sideWith", say(SIDES[sideOf(right)]), say(MOVES[right] === "O-O" ? "castlingShort" : "castlingLong"), MOVES[right]);
  const squares = passable(position);
  const passed = squares.length > 0 && h("select", { name: "passed" },
    h("option", { value: "" }, say("noSquare")),
    squares.map((each) => h("option", { value: each, selected: each === passedOf(position) }, each)));
  const element = h("fieldset", { class: "rights" }, h("legend", {}, say("castlingAndPassing")),
    boxes.map(([right, box]) => h("label", { class: "condition" }, box, name(right))),
    passed && h("label", { class: "field" }, say("passedSquare"), passed),
    !boxes.length && !passed && h("p", { class: "hint" }, say("noRights")));
  const unseen = rights(position).filter((each) => !each.allowed && !boxes.some(([right]) => right === each.right));
  const off = () => [...boxes.filter(([, box]) => !box.checked).map(([right]) => right), ...unseen.map((each) => each.right)];
  const chosen = () => withRights(position, off(), passed ? passed.value : "");
  return { element, chosen };
}
