// SPDX-License-Identifier: GPL-3.0-or-later
// The board as it is seen and touched. It knows men on squares, not what they mean.
import { drawn, h, s } from "./dom.js";
import { colourOf, kindOf, qualitiesOf } from "./position.js";
import { say } from "./words.js";

const { SIDE, name, corner, use, mark, spoken } = globalThis.chessSquares;
const LONG = 480; // milliseconds of a long press
const NEAR = 8; // pixels that a finger may tremble
const LIFT = 40; // pixels that a man floats above the finger

const NAMES = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight", P: "pawn" };

/** Draw a man into a square; one whose kind a user defined has an orthodox figure, turned, or letters. */
export function draw(into, man, kinds, square, flipped = false) {
  const colour = colourOf(man), code = kindOf(man), { id, figure, rotation } = kinds.get(code) ?? {};
  const name = NAMES[code] || id || figure, letter = Object.keys(NAMES).find((each) => NAMES[each] === name);
  const [x, y] = corner(square, flipped), middle = [x + SIDE / 2, y + SIDE / 2];
  if (name) {
    const drawing = use(into, drawn(letter && colour !== "n" ? colour + letter : `${colour}-${name}`), square, flipped);
    if (rotation) drawing.setAttribute("transform", `rotate(${rotation} ${middle.join(" ")})`);
  } else into.append(s("circle", { cx: middle[0], cy: middle[1], r: 17, class: "disc " + colour }),
    s("text", { x: middle[0], y: middle[1] + 5, class: "disc-letter " + colour }, code));
  if (qualitiesOf(man).includes("royal")) use(into, drawn("royal"), square, flipped);
}

/**
 * Events, each with its squares in detail: "move" { from, to, copy }, "off" { from },
 * "tap" { square }, "menu" { square, x, y }, "put" { square, man }, "touch" (anything begins).
 */
export class BoardView extends EventTarget {
  #kinds;
  #board = Array(64).fill(null);
  #flipped = false;
  #gesture = null;
  #cursor = null;
  #carried = null; // the square from which the keyboard lifted a man
  #selected = null;
  #inHand = false;

  constructor(kinds) {
    super();
    this.#kinds = kinds;
    const dark = Array.from({ length: 64 }, (_, at) => at).filter((at) => (at + (at >> 3)) % 2 === 0);
    const box = `h${SIDE}v${SIDE}h-${SIDE}z`;
    this.marks = s("g", { class: "marks" });
    this.drops = s("g", { class: "drops" });
    this.men = s("g", { class: "men" });
    this.arrows = s("g", { class: "arrows" });
    this.above = s("g", { class: "above" });
    this.svg = s("svg", {
      class: "board", viewBox: `0 0 ${8 * SIDE} ${8 * SIDE}`, tabindex: "0", role: "application",
      "aria-roledescription": say("board"),
    },
      s("rect", { class: "light", width: 8 * SIDE, height: 8 * SIDE }),
      s("path", { class: "dark", d: dark.map((at) => "M" + corner(at, false).join(" ") + box).join("") }),
      this.marks, this.drops, s("g", { class: "coordinates", "aria-hidden": "true" }), this.men, this.arrows, this.above);
    this.live = h("p", { class: "unseen", "aria-live": "polite" });
    this.#coordinates();
    this.#listen();
  }

  get flipped() { return this.#flipped; }

  flip() {
    this.#flipped = !this.#flipped;
    this.#coordinates();
    this.show(this.#board);
    this.dispatchEvent(new CustomEvent("flipped"));
  }

  /** Show men; `kinds` are those of a problem that has some of its own. */
  show(board, kinds = this.#kinds) {
    this.#board = board;
    this.#kinds = kinds;
    this.men.replaceChildren();
    board.forEach((man, square) => { if (man) draw(this.men, man, this.#kinds, square, this.#flipped); });
    const side = (colour) => board.flatMap((man, at) => man && colourOf(man) === colour
      ? [(man.toUpperCase() === "P" ? "" : kindOf(man)) + name(at)] : []);
    this.svg.setAttribute("aria-label", spoken([
      [say("white"), side("w"), true], [say("black"), side("b"), true], [say("neutral"), side("n"), false]]));
    this.#frame();
  }

  /** Whether a man is in hand: a tap then puts him. */
  set inHand(on) { this.#inHand = on; }

  /** The square of a man who was tapped, to be moved by the next tap; null for none. */
  get selected() { return this.#selected; }
  set selected(square) {
    this.#selected = square;
    this.#frame();
  }

  /** Light up squares: of a theme, or at fault. */
  light(squares, kind = "lit") {
    this.marks.replaceChildren();
    for (const square of squares) mark(this.marks, square, this.#flipped).setAttribute("class", kind);
  }

  /** Draw moves as arrows, in order with numbers: [[from, to, "white" | "black" | "mate"]]. */
  point(arrows, inOrder = true) {
    this.arrows.replaceChildren();
    const middle = (square) => corner(square, this.#flipped).map((each) => each + SIDE / 2);
    arrows.forEach(([from, to, kind], place) => {
      const [x1, y1] = middle(from), [x2, y2] = middle(to);
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const ux = (x2 - x1) / length, uy = (y2 - y1) / length;
      const tip = [x2 - ux * 10, y2 - uy * 10], neck = [tip[0] - ux * 10, tip[1] - uy * 10];
      const shaft = `M${x1 + ux * 6} ${y1 + uy * 6}L${neck.join(" ")}`;
      const head = `M${tip.join(" ")}L${neck[0] - uy * 6} ${neck[1] + ux * 6}L${neck[0] + uy * 6} ${neck[1] - ux * 6}z`;
      this.arrows.append(
        s("path", { class: "casing", d: shaft + head }),
        s("path", { class: "arrow " + kind, d: shaft }),
        s("path", { class: "head " + kind, d: head }));
      // In the corner that the arrow does not come from.
      const aside = x2 + (ux < -0.1 ? -15 : 15), over = y2 + (uy > 0.1 ? 15 : -15);
      if (inOrder && arrows.length > 1) this.#badge(aside, over, place + 1, kind);
    });
  }

  /** Show what each square would make of the problem: { e4: { drop, count } }. */
  tint(squares) {
    this.drops.replaceChildren();
    this.svg.classList.toggle("mapped", Object.keys(squares).length > 0);
    const SIGNS = { same: "✓", sound: "✓", "no-solution": "–", short: "»", illegal: "×", few: "<", "other-shape": "≠" };
    for (const [at, { drop, count }] of Object.entries(squares)) {
      const square = globalThis.chessSquares.index(at);
      mark(this.drops, square, this.#flipped).setAttribute("class", "drop-" + drop);
      const [x, y] = corner(square, this.#flipped);
      this.drops.append(s("text", { x: x + 2, y: y + 8, class: "glyph-" + drop }, SIGNS[drop] ?? (count ? String(count) : "")));
    }
  }

  #badge(x, y, number, kind) {
    const edge = 8 * SIDE - 7;
    const at = { cx: Math.min(edge, Math.max(7, x)), cy: Math.min(edge, Math.max(7, y)) };
    this.arrows.append(s("circle", { ...at, r: 6, class: "badge " + kind }),
      s("text", { x: at.cx, y: at.cy + 3, class: "number" }, String(number)));
  }

  #coordinates() {
    const into = this.svg.querySelector(".coordinates");
    into.replaceChildren();
    for (let i = 0; i < 8; i++) {
      const file = "abcdefgh"[this.#flipped ? 7 - i : i], rank = this.#flipped ? i + 1 : 8 - i;
      into.append(s("text", { x: 2, y: i * SIDE + 9 }, String(rank)),
        s("text", { x: (i + 1) * SIDE - 3, y: 8 * SIDE - 3, "text-anchor": "end" }, file));
    }
  }

  #frame() {
    this.above.replaceChildren();
    const framed = [[this.#selected, "selected"], [this.#carried, "carried"]];
    if (this.#cursor !== null && this.svg.matches(":focus-visible")) framed.push([this.#cursor, "cursor"]);
    for (const [square, kind] of framed) {
      if (square !== null) mark(this.above, square, this.#flipped).setAttribute("class", kind);
    }
  }

  #squareAt(x, y) {
    const box = this.svg.getBoundingClientRect();
    const file = Math.floor((x - box.left) / box.width * 8), row = Math.floor((y - box.top) / box.height * 8);
    if (file < 0 || file > 7 || row < 0 || row > 7) return null;
    return this.#flipped ? row * 8 + 7 - file : (7 - row) * 8 + file;
  }

  /** Carry a man who came from beside the board, with a pointer that is down already. */
  carry(man, event) {
    this.#begin({ man, from: null }, event);
    this.#lift();
  }

  #begin(gesture, event) {
    this.#gesture = { ...gesture, id: event.pointerId, x: event.clientX, y: event.clientY, touch: event.pointerType !== "mouse",
      copy: event.ctrlKey, lifted: false, timer: 0 };
  }

  #listen() {
    const svg = this.svg;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    addEventListener("pointermove", (event) => this.#moved(event));
    addEventListener("pointerup", (event) => this.#up(event));
    addEventListener("pointercancel", () => this.#drop());
    svg.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      const square = this.#squareAt(event.clientX, event.clientY);
      const gesture = this.#gesture;
      // The browser may find a press long before we do; after we did, there is no gesture any more.
      if (square === null || gesture?.lifted || (event.pointerType === "touch" && !gesture)) return;
      this.#drop();
      this.#say("menu", { square, x: event.clientX, y: event.clientY });
    });
    svg.addEventListener("keydown", (event) => this.#key(event));
    svg.addEventListener("focus", () => { this.#cursor ??= 0; this.#frame(); });
    svg.addEventListener("blur", () => this.#frame());
  }

  #down(event) {
    if (!event.isPrimary) return this.#drop(); // two fingers do nothing
    if (event.button !== 0 || this.#gesture) return;
    const square = this.#squareAt(event.clientX, event.clientY);
    if (square === null) return;
    this.#say("touch");
    this.#begin({ man: this.#board[square], from: square }, event);
    const gesture = this.#gesture;
    if (gesture.touch) {
      gesture.timer = setTimeout(() => {
        if (this.#gesture !== gesture || gesture.lifted) return;
        this.#gesture = null;
        if (navigator.vibrate) navigator.vibrate(10);
        this.#say("menu", { square, x: gesture.x, y: gesture.y });
      }, LONG);
    }
  }

  #moved(event) {
    const gesture = this.#gesture;
    if (!gesture || event.pointerId !== gesture.id) return;
    if (!gesture.lifted) {
      if (Math.hypot(event.clientX - gesture.x, event.clientY - gesture.y) < NEAR) return;
      clearTimeout(gesture.timer);
      if (!gesture.man) { this.#gesture = null; return; }
      this.#lift();
    }
    this.#float(event.clientX, event.clientY);
  }

  #lift() {
    const gesture = this.#gesture;
    gesture.lifted = true;
    const box = this.svg.getBoundingClientRect();
    const ghost = s("svg", { class: "floating", viewBox: `0 0 ${SIDE} ${SIDE}`, width: box.width / 8, height: box.width / 8 });
    draw(ghost, gesture.man, this.#kinds, 56); // the corner of the picture
    document.body.append(ghost);
    gesture.ghost = ghost;
    if (gesture.from !== null) {
      const place = this.#board.slice(0, gesture.from).filter(Boolean).length;
      gesture.home = place;
      this.svg.classList.add("lifted");
      this.#selected = null;
    }
    this.#say("lift", { man: gesture.man, from: gesture.from });
    this.#float(gesture.x, gesture.y);
  }

  #float(x, y) {
    const gesture = this.#gesture;
    const side = Number(gesture.ghost.getAttribute("width"));
    const raised = gesture.touch ? LIFT : 0;
    gesture.ghost.style.transform = `translate(${x - side / 2}px, ${y - side / 2 - raised}px)`;
    const square = this.#squareAt(x, y - raised);
    this.#frame();
    if (gesture.from !== null) mark(this.above, gesture.from, this.#flipped).setAttribute("class", "home");
    if (square !== null) mark(this.above, square, this.#flipped).setAttribute("class", "target");
    gesture.over = square;
  }

  #up(event) {
    const gesture = this.#gesture;
    if (!gesture || event.pointerId !== gesture.id) return;
    this.#drop();
    if (!gesture.lifted) return this.#say("tap", { square: gesture.from });
    const to = gesture.over ?? null;
    if (gesture.from === null) {
      if (to !== null) this.#say("put", { square: to, man: gesture.man });
      else this.#say("missed", { man: gesture.man });
    } else if (to === null) this.#say("off", { from: gesture.from });
    else if (to !== gesture.from) this.#say("move", { from: gesture.from, to, copy: gesture.copy || event.ctrlKey });
    else this.#say("back");
  }

  #drop() {
    const gesture = this.#gesture;
    if (!gesture) return;
    clearTimeout(gesture.timer);
    if (gesture.ghost) gesture.ghost.remove();
    this.svg.classList.remove("lifted");
    this.#gesture = null;
    this.#frame();
    if (gesture.lifted) this.#say("dropped");
  }

  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = this.#flipped ? -1 : 1;
    const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const cursor = this.#cursor ?? 0;
    if (ways[event.key]) {
      const [right, up] = ways[event.key];
      const file = cursor % 8 + right * turn, rank = (cursor >> 3) + up * turn;
      if (file >= 0 && file < 8 && rank >= 0 && rank < 8) this.#cursor = rank * 8 + file;
      const man = this.#board[this.#cursor];
      this.live.textContent = name(this.#cursor) + (man ? " " + kindOf(man) : "");
    } else if (event.key === " ") {
      if (this.#carried !== null) {
        const from = this.#carried;
        this.#carried = null;
        if (from !== cursor) this.#say("move", { from, to: cursor, copy: false });
      } else if (this.#board[cursor]) this.#carried = cursor;
    } else if (event.key === "Enter") this.#say("tap", { square: cursor });
    else if (event.key === "Delete" || event.key === "Backspace") this.#say("off", { from: cursor });
    else if (event.key === "Escape" && (this.#carried !== null || this.#selected !== null)) this.#carried = this.#selected = null;
    else if (/^[KQRBNSPkqrbnsp]$/.test(event.key)) {
      this.#say("put", { square: cursor, man: event.key.replace("S", "N").replace("s", "n") });
    } else return;
    event.preventDefault();
    this.#frame();
  }

  #say(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
