// SPDX-License-Identifier: GPL-3.0-or-later
// A typed task in place of all that is asked of a record: composer/problem/taskedits.py, and task.py
// for how it is written. The studio, where it is in reach, reads more: rules behind a task.
import { conventionBehind, readStipulation, withoutConvention } from "./stipulation.js";
import { fits, fitting, hasOption, statedIn } from "./task.js";

const SET_PLAY = "SetPlay", BOTH = "Duplex", HALF = "HalfDuplex";
const INTENDED = "intended-solutions";
const GAME = /^(s?)pg\s*(\d{1,3})(?:([.,]5|½)|[.,]0)?$/i;
const GAME_BEFORE = /^s?pg\s*\d{1,3}(?:[.,]5|½|[.,]0)?(?=$|[ (*])/i;
const BEHIND = "(?<set>\\*)?(?:\\s+(?<intended>[0-9]{1,2}(?:\\.[0-9]{1,2})+(?:\\.{3})?))?(?<late>\\*)?" +
  "(?:\\s+(?<count>[0-9]{1,3}) (?:solutions?|Lösung(?:en)?|soluzion[ei]|soluci(?:ón|ones)|решени[еяй]))?$";
const WRITTEN = new RegExp("^(?<sign>\\S+?)" + BEHIND, "iu");
const WRITTEN_GAME = new RegExp("^(?<sign>\\S.*?)" + BEHIND, "iu");
const AROUND_RULES = /^(?<sign>[^\s(]+) (?<rules>\(.*\))(?: (?<behind>[^()]+))?$/;
const DUPLEX = /^(half|halb|demi)?duplex$/i;

const spaced = (text) => text.trim().split(/\s+/).join(" ");

/** A proof game: the engine here does not play it, but it can be asked for. */
class ProofGame {
  play = "PG";
  series = false;
  hasLines = true;
  setPlay = null;

  constructor(halfmoves, isShortest, convention) {
    Object.assign(this, { halfmoves, isShortest, convention });
  }

  /** The side that has the move in the diagram. */
  get firstSide() { return this.halfmoves % 2; }

  get sign() {
    return `${this.isShortest ? "SPG" : "PG"} ${this.halfmoves >> 1}.${5 * (this.halfmoves % 2)}`;
  }

  toString() { return `${this.sign} ${this.convention}`.trimEnd(); }

  with(changes) { return Object.assign(new ProofGame(this.halfmoves, this.isShortest, this.convention), changes); }
}

/** Read a stipulation, with a convention behind it; null where only the studio could. */
function readSign(text) {
  const [sign, convention] = conventionBehind(spaced(text));
  const game = GAME.exec(sign);
  if (!game) return readStipulation(text);
  const halfmoves = 2 * Number(game[2]) + Number(Boolean(game[3]));
  return halfmoves ? new ProofGame(halfmoves, Boolean(game[1]), convention) : null;
}

/** Part a task into { sign, setPlay, intended, duplex }; one that is not understood is its own sign. */
function writtenTask(text) {
  const [bare, convention] = withoutConvention(text);
  if (convention) {
    const task = writtenTask(bare);
    return { ...task, sign: `${task.sign} ${convention}` };
  }
  const around = (AROUND_RULES.exec(spaced(text)) || {}).groups;
  if (around && (around.behind || around.sign.endsWith("*"))) {
    const task = writtenTask(`${around.sign} ${around.behind || ""}`.trimEnd());
    if (task.sign === around.sign.replace(/\*$/, "")) {
      const inner = writtenTask(`${task.sign} ${around.rules}`);
      return { ...task, sign: inner.sign, duplex: inner.duplex || task.duplex };
    }
  }
  const [rest, duplex] = withoutDuplex(text), words = spaced(rest);
  const whole = { sign: rest, setPlay: false, intended: "", duplex };
  const found = ((GAME_BEFORE.test(words) ? WRITTEN_GAME : WRITTEN).exec(words) || {}).groups;
  if (!found || !(found.set || found.late || found.intended || found.count)) return whole;
  const stipulation = readSign(found.sign);
  if (!stipulation) return whole;
  const setPlay = Boolean(found.set || found.late);
  const takes = setPlay ? stipulation.series || stipulation.isHelp : stipulation.hasLines;
  if (!takes || (found.intended && !fits(found.intended, stipulation))) return whole;
  return { sign: found.sign, setPlay, intended: found.intended || found.count || "", duplex };
}

function withoutDuplex(text) {
  if (!text.toLowerCase().includes("duplex")) return [text, ""];
  const words = spaced(text.replaceAll("(", " ("))
    .replace(/(^|[^\p{L}\p{N}_])(half|halb|demi)[- ](?=duplex(?![\p{L}\p{N}_]))/giu, "$1$2");
  const at = words.indexOf(" ("), head = at < 0 ? words : words.slice(0, at);
  const spoken = head.split(" ").filter(Boolean);
  const listed = at < 0 ? [] : words.slice(at + 2).replace(/\)$/, "").split(",");
  const named = (each) => DUPLEX.exec(each.replace(/^[ ,;.]+|[ ,;.]+$/g, ""));
  const found = [...spoken, ...listed].map(named).filter(Boolean);
  if (!found.length || !readSign((spoken[0] || "").replace(/^[*,;]+|[*,;]+$/g, ""))) return [text, ""];
  const left = spoken.filter((each) => !named(each)).join(" ").replace(/[ ,;]+$/, "");
  const kept = listed.filter((each) => !named(each)).map((each) => each.trim()).join(", ");
  return [left + (kept ? ` (${kept})` : ""), found[0][1] ? HALF : BOTH];
}

/** Read a whole task as it is typed: { stipulation, ...its parts }; null where only the studio could. */
function typedTask(text) {
  const task = writtenTask(text), sign = task.sign.trim();
  if (sign.endsWith("*")) {
    const bare = readSign(sign.slice(0, -1));
    return bare && !bare.hasLines ? { ...task, sign: sign.slice(0, -1), stipulation: bare } : null;
  }
  const stipulation = readSign(sign);
  if (!stipulation || stipulation.play === "PG" && stipulation.convention) return null;
  return { ...task, stipulation };
}

// What stands in a record for its sign; earlier pages kept in it what was typed beside.
const signOf = (record) => record.rules ? record.sign || "" : record.stipulation ?? (record.asked ? "" : "#2");

/** Return what is asked of a record, as far as it fits: { stipulation, setPlay, intended, duplex }. */
function asked(record) {
  const typed = typedTask(signOf(record));
  if (!typed) return { stipulation: null, setPlay: false, intended: "", duplex: "" };
  return beside(typed.stipulation, {
    setPlay: typed.setPlay || hasOption(record, SET_PLAY),
    intended: typed.intended || statedIn(record),
    duplex: typed.duplex || [HALF, BOTH].find((each) => hasOption(record, each)) || "",
  });
}

function beside(stipulation, { setPlay, intended, duplex }) {
  return {
    stipulation,
    setPlay: setPlay && Boolean(stipulation.setPlay),
    intended: stipulation.hasLines ? fitting(intended, stipulation) : "",
    duplex: stipulation.play === "PG" ? "" : duplex,
  };
}

/**
 * Return all that is asked of a record but the rules, in one line, as it can be typed;
 * `solutions(number)` writes a number of them.
 */
export function askedText(record, solutions) {
  const { stipulation, setPlay, intended, duplex } = asked(record);
  if (!stipulation) return signOf(record) || record.asked || "";
  const sign = setPlay ? `${stipulation.sign}* ${stipulation.convention}`.trimEnd() : String(stipulation);
  const count = /^\d+$/.test(intended) ? solutions(Number(intended)) : intended;
  return [sign, count, duplex === BOTH ? BOTH : ""].filter(Boolean).join(" ");
}

function firstSide(record) {
  const { stipulation } = asked(record);
  if (stipulation) return stipulation.firstSide;
  const words = signOf(record) || record.asked;
  if (!words) return null; // no task
  const [sign, bracket] = words.split(" (");
  return bracket && readSign(sign) ? readSign(sign).firstSide : 0;
}

/**
 * Ask of a record what is typed, and nothing that was asked before.
 *
 * Returns { fields, turn, gone }: the fields that change, who has the move ("w" or "b"), and what
 * is not asked any more ({ setPlay, others }); null where only the studio can read it.
 */
export function withAsked(record, text) {
  const typed = typedTask(text);
  if (!typed || record.rules && typed.stipulation.convention) return null;
  const isProofGame = typed.stipulation.play === "PG";
  const stipulation = isProofGame ? typed.stipulation.with({ convention: "" }) : typed.stipulation;
  const was = asked(record), now = beside(stipulation, typed);
  let turn = Number(record.fen.split(" ")[1] === "b");
  const isHalf = was.duplex === HALF;
  if (isHalf) turn = 1 - turn;
  if ((firstSide(record) ?? turn) !== stipulation.firstSide) turn = isHalf ? 1 - turn : stipulation.firstSide;
  if (now.duplex === HALF) turn = 1 - stipulation.firstSide;
  const fields = { ...signed(record, stipulation), extras: extrasOf(record, now) };
  return { fields, turn: turn ? "b" : "w", gone: whatGoes(record, was, now, typed) };
}

const letters = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The same of a task with conditions behind it, `#2 (Circe)` or `#2 Circe`; `known` are those that can be read
 * here: { name, said }. Null where another one stands there.
 */
export function withRules(record, text, known) {
  const found = /^([^()]*)\(([^()]+)\)([^()]*)$/.exec(text) || /^(\S+)\s+([^()]+)()$/.exec(text.trim());
  if (!found) return null;
  const named = found[2].split(",").map((each) => known.find(({ name, said }) => [name, said].some((one) => letters(one) === letters(each))));
  if (!named.every(Boolean)) return null;
  const rules = { ...record.rules, conditions: Array.from(new Set(named.map((each) => each.name))) };
  const asked = withAsked({ ...record, rules, sign: record.sign ?? record.stipulation }, spaced(`${found[1]} ${found[3]}`));
  return asked && { ...asked, fields: { form: 2, stipulation: "", rules, ...asked.fields } };
}

/** The same of words that only the studio reads: they wait for it, and nothing else is asked. */
export const inWords = (record, text) =>
  ({ stipulation: "", asked: text, extras: extrasOf(record, { setPlay: false, intended: "", duplex: "" }) });

function signed(record, stipulation) {
  const sign = String(stipulation);
  if (!record.rules) return { stipulation: sign, asked: "" };
  return { sign, asked: `${sign} (${(record.rules.conditions || []).join(", ")})` };
}

function extrasOf(record, { setPlay, intended, duplex }) {
  const { options = "", [INTENDED]: _, ...extras } = record.extras || {};
  const bracket = /^\S+ \((.*)\)$/.exec(record.asked || record.stipulation || "");
  const conditions = [...(bracket ? bracket[1].split(",") : []), ...(record.rules && record.rules.conditions || [])];
  const gone = [SET_PLAY, BOTH, HALF, ...conditions].map((each) => spaced(each).toLowerCase());
  const kept = options.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n")
    .filter((each) => !gone.includes(spaced(each).toLowerCase()));
  const lines = [...kept, ...(setPlay ? [SET_PLAY] : []), ...(duplex === BOTH ? [BOTH] : [])];
  if (lines.some(Boolean)) extras.options = (options ? lines : lines.filter(Boolean)).join("\n");
  if (intended) extras[INTENDED] = intended;
  return extras;
}

function whatGoes(record, was, now, typed) {
  const others = [], stated = typed.intended || statedIn(record) || was.intended;
  if (!now.intended && stated) others.push(stated);
  if (now.duplex !== BOTH && [typed.duplex, was.duplex].includes(BOTH)) others.push(BOTH);
  if (!now.stipulation.convention) {
    if (was.stipulation && was.stipulation.convention) others.push(was.stipulation.convention);
  }
  return { setPlay: !now.setPlay && (typed.setPlay || was.setPlay), others };
}
