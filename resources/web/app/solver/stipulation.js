// SPDX-License-Identifier: GPL-3.0-or-later
// Stipulations as the field writes them, as far as the engine plays them: composer/problem/
// stipulation.py says what each means. Rules and conditions behind one need the desk.
import { squareName, squareOf } from "./diagram.js";
import { said } from "./said.js";

// Numbers of the core: search/goal.h, self/selfplay.h, help/task.h.
export const AIM = { MATE: 0, STALEMATE: 1, DOUBLE_STALEMATE: 2, CHECK: 3, CAPTURE: 4, TARGET: 5,
  PROMOTION: 6 };
export const MODES = { "": 0, s: 1, r: 2, "semi-r": 3 };
const SIGNS = { "#": AIM.MATE, "=": AIM.STALEMATE, "==": AIM.DOUBLE_STALEMATE, "+": AIM.CHECK,
  x: AIM.CAPTURE, "=*": AIM.PROMOTION };
const PROMOTED = { q: 4, r: 3, b: 2, s: 1, n: 1 };
const PROMOTED_SIGNS = ["", "S", "B", "R", "Q"];
const HELPING = ["h", "hs", "hr"];

const FORM = new RegExp("^(exact-)?(ser-)?(semi-r|hs|hr|h|s|r)?" +
  "(#\\([a-h][1-8]\\)|#\\([qrbsnap]\\)|#|=[=*qrbsn]?|\\+|x|z[a-h][1-8]|bare|win)" +
  "(\\d{1,3})([.,]5|½)?$");
const NUMBER_FIRST =
  /^((?:exact-)?(?:ser-)?(?:semi-r|hs|hr|h|s|r)?)(\d{1,3}(?:[.,]5|½)?)(#|==?)/;
const NAMED = "\\s+\\(?(p\\.?\\s?r\\.?\\s?a\\.?|r\\.?s\\.?|a\\.?p\\.?|rights\\s+as\\s+given)\\)?\\s*";
const CONVENTION = new RegExp(NAMED + "$", "i"), ANYWHERE = new RegExp(NAMED, "gi");
const CONVENTIONS = { pra: "pRA", rs: "RS", ap: "AP", "rights as given": "rights as given" };

/** What is asked. */
export class Stipulation {
  /** `conditions` are those behind it, as they are written, `rows` what is known of them (rules.js). */
  constructor(aim, detail, play, series, halfmoves, exact = false, convention = "", conditions = [], rows = []) {
    Object.assign(this, { aim, detail, play, series, halfmoves, exact, convention, conditions, rows });
  }

  /** The number of whole moves as the field counts them; 0 only of h#0.5. */
  get moves() {
    if (this.series) return this.halfmoves - (this.play === "" ? 0 : 1);
    return (this.halfmoves + (this.play === "" ? 1 : 0)) >> 1;
  }

  /** Whether help play begins with the second half of a move. */
  get half() {
    return !this.series && this.play !== "" && this.halfmoves % 2 === 1;
  }

  /** Whether solutions are lines of moves. */
  get hasLines() {
    return this.series || HELPING.includes(this.play);
  }

  /** Whether intended solutions and set play may be stated beside it. */
  get isHelp() {
    return HELPING.includes(this.play);
  }

  /** Whether a line's last move is forced: what differs in it alone is one solution. */
  get endsForced() {
    return this.hasLines && ["hs", "hr", "s", "r", "semi-r"].includes(this.play);
  }

  get goalSign() {
    if (this.aim === AIM.TARGET) return "z" + squareName(this.detail);
    if (this.aim === AIM.PROMOTION && this.detail) return "=" + PROMOTED_SIGNS[this.detail];
    return Object.keys(SIGNS).find((sign) => SIGNS[sign] === this.aim);
  }

  get sign() {
    const genre = `${this.exact ? "exact-" : ""}${this.series ? "ser-" : ""}${this.play}`;
    return `${genre}${this.goalSign}${this.moves}${this.half ? ".5" : ""}`;
  }

  toString() {
    const rules = this.conditions.length ? `(${this.conditions.join(", ")})` : "";
    return [this.sign, this.convention, rules].filter(Boolean).join(" ");
  }

  /** Who begins by convention: 0 is White. */
  get firstSide() {
    if (this.play === "h") return this.half ? 0 : 1;
    return this.half ? 1 : 0;
  }

  /** The side whose king the goal is about, where `first` makes the first move. */
  attacked(first) {
    const isLast = this.series ? this.play === "" : this.halfmoves % 2 === 1;
    return isLast ? 1 - first : first;
  }

  /** What set play asks of the side that does not begin; null where there is none. */
  get setPlay() {
    if (!this.series) {
      const shortest = this.play === "h" ? 1 : 2, { halfmoves } = this;
      return this.hasLines && halfmoves > shortest ? this.with({ halfmoves: halfmoves - 1 }) : null;
    }
    if (this.play === "" || this.isHelp && this.play !== "h") return null;
    const play = this.play === "s" ? "hs" : "h"; // the last move at once, or forced at once
    return this.with({ play, series: false, halfmoves: 1 });
  }

  /** Why no lines of set play are looked for; null where they are. */
  get noSetPlay() {
    if (!this.hasLines || this.setPlay) return null;
    return this.isHelp
      ? said("{stipulation} has no set play: it is one move long", { stipulation: this.sign })
      : said("{stipulation} has no set play: one side makes all the moves", { stipulation: this.sign });
  }

  with(changes) {
    const { aim, detail, play, series, halfmoves, exact, convention, conditions, rows } = { ...this, ...changes };
    return new Stipulation(aim, detail, play, series, halfmoves, exact, convention, conditions, rows);
  }
}

/** Part a text into a stipulation and the convention behind it. */
export function conventionBehind(text) {
  const found = CONVENTION.exec(text);
  if (!found) return [text, ""];
  const name = found[1].toLowerCase().replaceAll(".", "").split(/\s+/).join(" ");
  return [text.slice(0, found.index), CONVENTIONS[name] || CONVENTIONS[name.replaceAll(" ", "")]];
}

/** Part a task into what stands around the convention in it, and that: composer/problem/conventions.py. */
export function withoutConvention(text) {
  for (const found of text.matchAll(ANYWHERE)) {
    const end = found.index + found[0].length, rest = text.slice(end);
    if (rest && rest === rest.trimStart() && found[0] === found[0].trimEnd()) continue;
    const [sign, convention] = conventionBehind(text.slice(0, end).trimEnd());
    return [`${sign} ${rest.trim()}`.trimEnd(), convention];
  }
  return [text, ""];
}

/** Read a stipulation; null where it is none that the engine plays. */
export function readStipulation(text) {
  const [sign, convention] = conventionBehind(text.trim().split(/\s+/).join(" "));
  const written = sign.replace(/\s+/g, "").toLowerCase().replace(NUMBER_FIRST, "$1$3$2");
  const found = FORM.exec(written);
  if (!found) return null;
  const [, exact, series, play = "", goal, digits, half] = found;
  const asked = readGoal(goal);
  if (!asked) return null;
  return checked(asked, play, Boolean(series), Number(digits), Boolean(half), Boolean(exact),
    convention);
}

function readGoal(sign) {
  if (sign[0] === "z") return [AIM.TARGET, squareOf(sign.slice(1))];
  if (sign[0] === "=" && sign[1] in PROMOTED) return [AIM.PROMOTION, PROMOTED[sign[1]]];
  return sign in SIGNS ? [SIGNS[sign], 0] : null; // those of old games are not played here
}

function checked([aim, detail], play, series, number, half, exact, convention) {
  if (half && (series || !HELPING.includes(play))) return null;
  let halfmoves = 2 * number + (play === "" ? -1 : Number(half));
  if (series) halfmoves = number + (play === "" ? 0 : 1);
  const stipulation = new Stipulation(aim, detail, play, series, halfmoves, exact, convention);
  if (exact && !stipulation.hasLines && play !== "") return null;
  return number >= (half ? 0 : 1) ? stipulation : null;
}
