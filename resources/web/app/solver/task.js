// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a record, part by part: composer/problem/task.py, forms.py and intended.py.
import { Refusal, knowsKinds, readFen, withTurn } from "./diagram.js";
import { knowsRules, taskByRules } from "./rules.js";
import { said } from "./said.js";
import { readStipulation } from "./stipulation.js";
import { needsDesk, twinParts } from "./twins.js";

const MOST_MOVES = 100;
const MOST_INTENDED = 100_000;
const SHAPE = /^[0-9]{1,2}(?:\.[0-9]{1,2})+$/;
const OPEN_SHAPE = /^[0-9]{1,2}(?:\.[0-9]{1,2})*\.{2,3}$/;
const COUNT = /^[0-9]{1,3}$/;
const INTENDED = /^[0-9]{1,6}(?:\.[0-9]{1,6})*(\.{2,3})?$/;

const UNSTATED = { count: 1, shape: [], isOpen: false, text: null, stated: false };

/**
 * Return what is to be solved: pairs of a letter and a part { diagram, stipulation, intended }, or
 * an Error with a `sentence`. Where there is one part only its letter is empty.
 *
 * Throws a Refusal where the engine in the browser does not know the task, the men or the rules.
 */
export function partsOf(record) {
  const first = { diagram: diagramOf(record), stipulation: stipulationOf(record) };
  const twins = record.twins || {}, hasTwins = Object.keys(twins).length > 0;
  const duplex = duplexOf(record);
  const found = [];
  for (const [letter, part] of twinParts(first, twins)) {
    const named = hasTwins || duplex === "duplex" ? letter : "";
    const asked = part instanceof Error ? part : { ...part, intended: intendedOf(record, part) };
    if (duplex !== "halfduplex") found.push([named, asked]);
    if (duplex) {
      const again = hasTwins ? `${letter} duplex` : "duplex";
      found.push([duplex === "duplex" ? again : named, otherSide(asked)]);
    }
  }
  return found;
}

function otherSide(part) {
  if (part instanceof Error) return part;
  return { ...part, diagram: withTurn(part.diagram, 1 - part.diagram.turn) };
}

function diagramOf(record) {
  const diagram = record.game ? null : readFen(record.fen || "");
  if (!diagram || record.men) {
    const may = !knowsKinds() && !record.game && !record.men; // with men.js it may be one
    throw new Refusal(said("fairy men and other boards need the studio"), true, may);
  }
  return diagram;
}

function stipulationOf(record) {
  if (record.rules) {
    const found = knowsRules() ? taskByRules(record) : null;
    if (found) return found;
  }
  if (record.rules || record.asked) {
    throw new Refusal(needsDesk(record.asked || record.sign || ""), true,
      Boolean(record.rules) && !knowsRules());
  }
  if (record.stipulation === "") {
    throw new Refusal(said("no task is given; write what is asked, such as #2"));
  }
  return readTask(record.stipulation ?? "#2");
}

/** Read a stipulation that the engine plays; throws a Refusal. */
export function readTask(text) {
  const stipulation = readStipulation(text);
  if (!stipulation) throw new Refusal(needsDesk(text), true);
  return stipulation;
}

/** Refuse what the engine does not play, though it is a stipulation; also of twins. */
export function requirePlayed(stipulation) {
  if (stipulation.series && ["hs", "hr"].includes(stipulation.play)) {
    throw new Refusal(said("{stipulation} is not solved: such series have no agreed rules",
      { stipulation: String(stipulation) }));
  }
  if (stipulation.moves > MOST_MOVES) {
    throw new Refusal(said(
      "{stipulation} is too long to be solved; expected at most {most} moves",
      { stipulation: String(stipulation), most: MOST_MOVES }));
  }
  if (stipulation.convention === "RS" || stipulation.convention === "AP") {
    throw new Refusal(needsDesk(String(stipulation)), true);
  }
}

const options = (record) => ((record.extras || {}).options || "").split("\n")
  .map((each) => each.trim().split(/\s+/).join(" ").toLowerCase());

/** Whether an option without squares is set. */
export const hasOption = (record, name) => options(record).includes(name.toLowerCase());

function duplexOf(record) {
  const names = options(record);
  return ["halfduplex", "duplex"].find((each) => names.includes(each)) || "";
}

/** How many solutions a part is meant to have: { count, shape, isOpen, text, stated }. */
function intendedOf(record, { stipulation }) {
  return intended(stipulation.hasLines ? fitting(statedIn(record), stipulation) : "");
}

/** What a record states of its solutions, as it stands; "" for nothing. */
export const statedIn = (record) => ((record.extras || {})["intended-solutions"] || "").trim();

/** How many solutions of lines are stated, as far as it fits them: a shape, a number, or "". */
export function fitting(stated, stipulation) {
  if (fits(stated, stipulation)) return stated;
  return COUNT.test(stated) && Number(stated) ? String(Number(stated)) : "";
}

export function fits(shape, stipulation) {
  if (OPEN_SHAPE.test(shape)) return true;
  return SHAPE.test(shape) &&
    (stipulation.series || shape.split(".").length === stipulation.halfmoves);
}

function intended(text) {
  const found = INTENDED.exec(text);
  if (!found) return UNSTATED;
  const numbers = text.replace(/\.+$/, "").split(".").map(Number);
  const count = numbers.reduce((product, each) => product * each, 1);
  if (count < 1 || count > MOST_INTENDED) return UNSTATED;
  const isOpen = Boolean(found[1]);
  if (numbers.length === 1 && !isOpen) return { ...UNSTATED, count, text: String(count), stated: true };
  return { count, shape: numbers, isOpen, text: numbers.join(".") + (isOpen ? "..." : ""), stated: true };
}
