// SPDX-License-Identifier: GPL-3.0-or-later
// Elements, made of names, attributes and text; no text is ever read as HTML.
import { file } from "./files.js";

const NS = "http://www.w3.org/2000/svg";

/** Make an element: h("button", { class: "tool", onclick }, "text", child ...). */
export function h(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** The same of SVG. */
export function s(name, attributes = {}, ...children) {
  return filled(document.createElementNS(NS, name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value == null) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((each) => each != null && each !== false));
  return element;
}

/** An icon of the sheet that icons() brought into the document. */
export function icon(name, size = 24) {
  return s("svg", { class: "icon", width: size, height: size, viewBox: "0 0 16 16", "aria-hidden": "true" },
    s("use", { href: "#" + drawn("icon-" + name) }));
}

/** A button with an icon alone; its name is heard and shown. */
export function tool(name, label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "tool", "aria-label": label, title: label, onclick, ...attributes },
    icon(name));
}

/** Hand a file on by the system's dialog, or else save it. */
export async function handOn(file) {
  if (navigator.canShare && navigator.canShare({ files: [file] })) {
    return navigator.share({ files: [file] }).catch(() => {});
  }
  const address = URL.createObjectURL(file);
  const link = h("a", { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const waiting = new Map(); // drawings that are not in the document yet, by their names
const wanted = new Set(); // those that are needed and not here yet
const shown = new Set(); // those in the document
let others = null; // a promise of the drawings that are not fetched at first

/** Fetch the drawings of a file of ours; each comes into the document once it is needed. */
export async function sheet(path) {
  const answer = await file(path);
  const drawings = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  for (const each of drawings.documentElement.children) waiting.set(each.id, each);
  for (const name of Array.from(wanted)) drawn(name);
}

/** Fetch the drawings of fairy men, which many a visit does without. */
export const otherDrawings = () => (others ??= sheet("fairy.svg").catch((fault) => {
  others = null; // the next who needs one tries again
  throw fault;
}));

/** Have a drawing in the document, now or soon, to be used by its name; returns the name. */
export function drawn(name) {
  if (shown.has(name)) return name;
  const drawing = waiting.get(name);
  if (drawing) {
    document.getElementById("drawings").append(document.importNode(drawing, true));
    waiting.delete(name);
    wanted.delete(name);
    shown.add(name);
  } else if (!wanted.has(name) || !others) {
    wanted.add(name);
    otherDrawings().catch(() => {});
  }
  return name;
}

/** Wait until all drawings that are used are there. */
export async function allDrawn() {
  if (wanted.size) await otherDrawings();
}
