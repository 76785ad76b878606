// SPDX-License-Identifier: GPL-3.0-or-later
// The men beside the board: dragged onto it, or tapped and then put square by square.
import { draw } from "./board.js";
import { h, icon, s } from "./dom.js";
import { colourOf, kindOf, ORTHODOX, recoloured } from "./position.js";
import { say } from "./words.js";

const NEAR = 8;
const MOST_TAKEN = 14; // two rows of men who were taken into the tray
export const REMOVE = "remove";

/** The picture of a man. */
export function pictureOf(man, kinds) {
  const picture = s("svg", { viewBox: "0 0 45 45", class: "man", "aria-hidden": "true" });
  draw(picture, man, kinds, 56); // the corner of it
  return picture;
}

/** The name of a man with his colour. */
export function nameOf(man, kinds) {
  const colour = say({ w: "white", b: "black", n: "neutral" }[colourOf(man)]);
  const kind = kinds.get(kindOf(man));
  return say("colouredMan", colour, kind ? kind.name : say("man" + kindOf(man)));
}

/** Events: "change" (another man is in hand, or none), "drag" { man, event }. */
export class Tray extends EventTarget {
  #kinds;
  #inHand = null;
  #extra = [];
  #taken = []; // by name, whoever is on the board

  constructor(kinds) {
    super();
    this.#kinds = kinds;
    this.element = h("div", { class: "tray", role: "toolbar", "aria-label": say("tray") });
    this.#fill();
  }

  /** The man in hand; REMOVE for the bin, null for nobody. */
  get inHand() { return this.#inHand; }
  set inHand(man) {
    if (man === this.#inHand) return;
    this.#inHand = man;
    for (const each of this.element.querySelectorAll("button[data-man]")) {
      each.setAttribute("aria-pressed", each.dataset.man === man ? "true" : "false");
    }
    this.dispatchEvent(new CustomEvent("change"));
  }

  /** Offer the fairy men of a problem, too. */
  offer(board, kinds) {
    const isOther = kinds !== this.#kinds; // the men of the problem mean something else
    this.#kinds = kinds;
    const fairy = Array.from(new Set(board.filter((man) => man && !ORTHODOX.includes(man)))).sort();
    const men = Array.from(new Set([...fairy, ...this.#taken]));
    if (!isOther && men.join() === this.#extra.join()) return;
    this.#extra = men;
    this.#fill();
  }

  /** Take a man into the tray, and into the hand. */
  add(man) {
    if (!ORTHODOX.includes(man) && !this.#extra.includes(man)) {
      this.#taken = [...this.#taken, man].slice(-MOST_TAKEN);
      this.#extra = [...this.#extra, man];
      this.#fill();
    }
    this.inHand = man;
    const button = Array.from(this.element.querySelectorAll("button[data-man]")).find((each) => each.dataset.man === man);
    button.scrollIntoView({ block: "nearest" });
    button.focus({ preventScroll: true });
  }

  #fill() {
    const row = (men) => men.map((man) => this.#button(man));
    this.element.replaceChildren(h("div", { class: "tray-men" },
      ...row(ORTHODOX.slice(0, 6)),
      h("button", { type: "button", class: "other", "aria-label": say("otherSide"), title: say("otherSide"), onclick: () => this.#turn() }, icon("swap-colours")),
      ...row(ORTHODOX.slice(6)),
      h("button", { type: "button", class: "bin", "data-man": REMOVE, "aria-pressed": "false", "aria-label": say("remove"), title: say("remove"), onclick: () => this.#take(REMOVE) }, icon("trash"))), h("div", { class: "tray-more" }, row(this.#extra)));
  }

  #button(man) {
    const button = h("button", {
      type: "button", "data-man": man, "aria-pressed": man === this.#inHand ? "true" : "false",
      "aria-label": nameOf(man, this.#kinds), title: nameOf(man, this.#kinds), onclick: () => this.#take(man),
    }, pictureOf(man, this.#kinds));
    button.addEventListener("pointerdown", (event) => this.#watch(button, man, event));
    return button;
  }

  #take(man) { this.inHand = this.#inHand === man ? null : man; }

  #turn() {
    if (this.#inHand && this.#inHand !== REMOVE) this.add(recoloured(this.#inHand));
  }

  // A drag begins when the finger has gone far enough; the board carries it on.
  #watch(button, man, event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    const moved = (each) => {
      if (each.pointerId !== pointerId || Math.hypot(each.clientX - clientX, each.clientY - clientY) < NEAR) return;
      end();
      this.dispatchEvent(new CustomEvent("drag", { detail: { man, event: each } }));
    };
    const end = () => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
