// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram as a picture, made here: SVG that stands by itself, and PNG of it. It is fetched when one is first
// wanted, and made with what the page has (later.js).

const SIDE = 360, EDGE = 24, LINE = 22; // units
const SHARP = 3; // pixels a unit
const INK = "#000", DARK = "#d4d4d4"; // of magazines

export function make({ allDrawn, askedText, diagram, h, material, read, rightsSaid, s, solutionsSaid }) {
  /** The SVG as text: the diagram with its caption, with no need of the page. */
  function pictureOf(problem, kinds, flipped = false) {
    const board = diagram(problem, kinds, { flipped });
    board.querySelector(".light").setAttribute("fill", "#fff");
    board.querySelector(".dark").setAttribute("fill", DARK);
    const men = Array.from(board.querySelectorAll("use"));
    for (const each of board.querySelectorAll(".disc, .disc-letter")) {
      const isInk = each.classList.contains("b") === each.classList.contains("disc");
      for (const [name, value] of Object.entries({ fill: isInk ? INK : "#fff", stroke: each.classList.contains("disc") ? INK : "none", "text-anchor": "middle", "font-family": "sans-serif", "font-weight": 700 })) each.setAttribute(name, value);
    }
    const drawn = new Set(men.map((each) => each.getAttribute("href").slice(1)));
    const drawings = Array.from(drawn, (name) => document.getElementById(name).cloneNode(true));
    const position = read(problem.fen), conditions = problem.rules && problem.rules.conditions || [];
    const above = [(problem.authors || []).join(" & "), [problem.source, problem.date].filter(Boolean).join(", "), problem.distinction].filter(Boolean);
    const below = [[askedText(problem, solutionsSaid), material(position.board)], ...[...conditions, ...rightsSaid(position, conditions),
      ...Object.entries(problem.twins || {}).map(([letter, text]) => `${letter}) ${text}`)].map((each) => [each])];
    const top = EDGE + above.length * LINE, height = top + SIDE + below.length * LINE + EDGE, width = SIDE + 2 * EDGE;
    const line = (text, x, y, more = {}) => s("text", { x, y, "font-family": "sans-serif", "font-size": 16, fill: INK, ...more }, text);
    const picture = s("svg", { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
      s("defs", {}, drawings), s("rect", { width, height, fill: "#fff" }),
      above.map((text, place) => line(text, width / 2, EDGE - 4 + place * LINE, { "text-anchor": "middle", "font-weight": place ? 400 : 700 })),
      s("g", { transform: `translate(${EDGE} ${top})` }, Array.from(board.childNodes),
        s("rect", { width: SIDE, height: SIDE, fill: "none", stroke: INK, "stroke-width": 1.5 })),
      below.map(([left, right], place) => [
        line(left, EDGE, top + SIDE + LINE * (place + 1), { "font-weight": place ? 400 : 700 }),
        right && line(right, width - EDGE, top + SIDE + LINE, { "text-anchor": "end" })]).flat());
    return { text: new XMLSerializer().serializeToString(picture), width, height };
  }

  /** The same as a file, "svg" or "png". */
  async function pictureFile(problem, kinds, flipped, form) {
    diagram(problem, kinds); // its men are wanted
    await allDrawn();
    const { text, width, height } = pictureOf(problem, kinds, flipped);
    const svg = new Blob([text], { type: "image/svg+xml" });
    if (form === "svg") return new File([svg], "diagram.svg", { type: svg.type });
    const image = h("img", {}), address = URL.createObjectURL(svg);
    try {
      await new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = reject;
        image.src = address;
      });
      const paper = h("canvas", { width: width * SHARP, height: height * SHARP });
      paper.getContext("2d").drawImage(image, 0, 0, paper.width, paper.height);
      const png = await new Promise((resolve) => { paper.toBlob(resolve, "image/png"); });
      return new File([png], "diagram.png", { type: png.type });
    } finally { URL.revokeObjectURL(address); }
  }

  return { pictureFile };
}
