// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict line: an icon, a sentence, and what is asked.
import { h, icon } from "./dom.js";
import { material } from "./position.js";
import { written } from "./rows.js";
import { askedText } from "./solver/asking.js";
import { VERDICTS } from "./verdicts.js";
import { count, say, solutionsSaid, verdictHeading } from "./words.js";

export class VerdictLine {
  constructor(onTask) {
    this.icon = h("span", { class: "verdict-icon" });
    this.first = h("strong", {});
    this.after = h("span", { class: "verdict-after" });
    this.second = h("span", { class: "verdict-second" });
    this.task = h("strong", {});
    this.men = h("span", { class: "verdict-men" });
    this.element = h("div", { class: "verdict" },
      this.icon,
      h("p", { class: "verdict-words", role: "status" }, h("span", { class: "verdict-first" }, this.first, " ", this.after), this.second),
      h("button", { type: "button", class: "task", title: say("changeTask"), onclick: onTask }, this.task, " ", this.men));
  }

  /** Show what is asked and who stands on the board. */
  ask(problem, board) {
    this.task.textContent = askedText(problem, solutionsSaid) || "?";
    this.men.textContent = material(board);
  }

  /** Show what is known: a stage of a solver, or null while nothing is; `where` are notes on it. */
  show(solution, complete, message = "", where = "") {
    const told = solution ? sentence(solution, complete, message)
      : complete ? { kind: "undecided", first: say("unsupported"), after: "", second: message }
        : { kind: "undecided", first: "", after: message, second: "" };
    this.element.dataset.verdict = told.kind;
    this.element.dataset.ink = VERDICTS[told.kind].ink;
    this.element.classList.toggle("unsure", !complete);
    this.icon.replaceChildren(icon(VERDICTS[told.kind].icon, 20));
    this.first.textContent = told.first;
    this.after.textContent = told.after;
    this.second.textContent = [where, told.second].filter(Boolean).join(" · ");
  }

  /** Another board: what was said of the last one goes. */
  begin() { this.show(null, false); }

  /** Say that nothing is known yet. */
  wait() { this.show(null, false, say("solving")); }
}

/** The words of a solution in the verdict line, in the same parts as at the desk. */
export function sentence(solution, complete, message) {
  const { verdict, keys, lines } = solution;
  if (!complete && !keys.length && !lines.length) return { kind: "undecided", first: "", after: message || say("solving"), second: "" };
  if (verdict === "invalid" || verdict === "depends") return { kind: verdict, ...headed(verdictHeading(verdict), message || solution.message), after: "" };
  if (verdict === "undecided") return { kind: verdict, first: "", after: message || say("solving"), second: "" };
  if (solution.twins && solution.twins.length) return { kind: verdict, first: verdictHeading(verdict), after: "", second: message };
  const second = lines.length || solution.set_lines.length ? intended(solution) : beside(solution, complete);
  return { kind: verdict, first: message || solution.message, after: "", second };
}

/** A heading and what is said below it, which may begin with the heading: it is not said twice. */
function headed(first, words) {
  if (!words.startsWith(first)) return { first, second: words };
  const rest = words.slice(first.length).replace(/^[\s\u00a0:.]+/, "");
  return { first, second: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

const intended = ({ verdict, intended: stated }) => (verdict === "sound" && stated ? say("intended", stated) : "");

/** What is said beside the finding: how many defences are answered, or which tries come near. */
function beside({ verdict, keys, tries }, complete) {
  if (verdict === "sound" && complete && keys[0]?.variations.length) {
    return count("variationCount", keys[0].variations.filter((each) => each.effective).length);
  }
  if (verdict !== "no-solution") return "";
  const near = tries.filter((each) => !each.trivial).slice(0, 3)
    .map((each) => `1.${written(each.move)}? 1...${each.refutations.map((r) => written(r)).join(", ")}!`);
  return near.join("  ");
}
