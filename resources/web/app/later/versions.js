// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a problem, in the library or kept here: listed, compared, restored. It is fetched when they are
// first wanted, and made with what the page has (later.js).

const FIELDS = ["title", "authors", "source", "date", "distinction", "keywords", "comments"];
const SEPARATOR = { authors: " & ", keywords: ", " };

export function make({ askedText, count, diagram, h, read, say, solutionsSaid, verdictWord, whenSaid }) {
  /** The squares on which two problems have other men. */
  function otherSquares(one, two) {
    const [a, b] = [read(one.fen).board, read(two.fen).board];
    return Array.from({ length: 64 }, (_, at) => at).filter((at) => a[at] !== b[at]);
  }

  /** What two problems say otherwise, each { name, one, two } in words; squares aside. */
  function otherWords(one, two) {
    const said = (problem) => ({
      task: askedText(problem, solutionsSaid),
      rules: (problem.rules && problem.rules.conditions || []).join(", "),
      twins: Object.entries(problem.twins || {}).map(([letter, text]) => `${letter}) ${text}`).join(", "),
      rights: read(problem.fen).castling + " " + read(problem.fen).rest[0],
      ...Object.fromEntries(FIELDS.map((name) => [name, [problem[name] || []].flat().join(SEPARATOR[name] || "\n")])),
    });
    const [a, b] = [said(one), said(two)];
    return Object.keys(a).filter((name) => a[name] !== b[name]).map((name) => ({ name, one: a[name], two: b[name] }));
  }

  const NAMES = { task: "task", rules: "rulesAndTwins", twins: "twins", rights: "castlingAndPassing" };
  const titleOf = (name) => say(NAMES[name] || "field_" + name);

  /**
   * The list: each version { problem, when, note, verdict, isNow }, the newest first; `show` is called
   * with the one that is to be compared with what counts now.
   */
  function versionList(versions, kinds, show) {
    const now = versions.find((each) => each.isNow);
    return h("ul", { class: "records" }, versions.map((each) => {
      const squares = otherSquares(each.problem, now.problem).length;
      const words = otherWords(each.problem, now.problem).map(({ name }) => titleOf(name));
      const other = [squares && count("otherSquares", squares), ...words].filter(Boolean).join(", ");
      return h("li", {}, h("button", { type: "button", class: "record", "aria-current": each.isNow ? "true" : null, onclick: () => show(each) },
        diagram(each.problem, kinds, { marked: otherSquares(each.problem, now.problem) }),
        h("span", { class: "about" }, h("strong", {}, each.isNow ? say("versionNow") : whenOf(each)),
          each.isNow ? h("span", { class: "source" }, whenOf(each)) : h("span", { class: "hint" }, other ? say("versionDiffers", other) : say("sameVersion")),
          each.note && h("span", { class: "source" }, each.note),
          each.verdict && h("span", { class: "source" }, verdictWord(each.verdict)))));
    }));
  }

  /** A version beside the one that counts now. */
  function comparison(version, now, kinds) {
    const squares = otherSquares(version.problem, now.problem);
    const side = (each, title) => h("figure", {}, h("figcaption", {}, title), diagram(each.problem, kinds, { marked: squares }),
      h("p", {}, askedText(each.problem, solutionsSaid)));
    const words = otherWords(version.problem, now.problem);
    return [h("div", { class: "comparison" }, side(version, whenOf(version)), side(now, say("versionNow"))),
      squares.length ? h("p", { class: "hint" }, say("otherSquaresAre", squares.map(globalThis.chessSquares.name).join(", "))) : null,
      h("dl", { class: "differences" }, words.flatMap(({ name, one, two }) =>
        [h("dt", {}, titleOf(name)), h("dd", {}, h("del", {}, one || "–"), " ", h("ins", {}, two || "–"))]))];
  }

  const whenOf = ({ when }) => whenSaid(when);

  return { comparison, versionList };
}
