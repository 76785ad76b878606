// SPDX-License-Identifier: GPL-3.0-or-later
// The one connection to the studio that serves this page. It comes back by itself.
//
// Events: "open", "close" (with detail.ended: whether the studio said that it closes),
// "message" (detail is what it said).

const FIRST_WAIT = 500; // milliseconds before it is tried again; twice as long each time
const LONGEST_WAIT = 15_000;
const PATIENCE = 20_000; // for an answer to a question

export class Link extends EventTarget {
  #address;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #asked = new Map();
  #next = 1;
  #ended = false;
  #hello = null;

  /** Make ready to connect to the place that the page came from. */
  constructor(base = document.baseURI) {
    super();
    const address = new URL("live", base);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    address.search = "";
    this.#address = address;
    addEventListener("online", () => this.#soon());
    addEventListener("pageshow", () => this.#soon());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#soon();
    });
  }

  /** Whether the studio is there. */
  get isOpen() {
    return this.#hello !== null;
  }

  /** What the studio said of itself: language, whether it has a library and a board. */
  get hello() {
    return this.#hello;
  }

  connect() {
    clearTimeout(this.#timer);
    if (document.documentElement.dataset.studio === "none") return; // the page on a web server
    if (this.#socket) return;
    let socket;
    try {
      socket = new WebSocket(this.#address);
    } catch {
      this.#later(); // no such connections from here, as from a page in a file
      return;
    }
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", () => this.#lost());
  }

  /** Say something; it is lost where nobody is there. */
  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Ask something and return the answer; throws an Error with a sentence where that fails. */
  ask(what, given = {}) {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new OutOfReach());
      const id = this.#next++;
      const timer = setTimeout(() => this.#fail(id), PATIENCE);
      this.#asked.set(id, { resolve, reject, timer });
      this.send({ do: "ask", id, what, ...given });
    });
  }

  #hear(message) {
    if (message.say === "hello") {
      this.#wait = FIRST_WAIT;
      this.#ended = false;
      this.#hello = message;
      this.dispatchEvent(new CustomEvent("open", { detail: message }));
    } else if (message.say === "answer") {
      const asked = this.#asked.get(message.id);
      if (!asked) return;
      this.#asked.delete(message.id);
      clearTimeout(asked.timer);
      if (message.ok) asked.resolve(message);
      else asked.reject(new Error(message.message));
    } else {
      if (message.say === "end") this.#ended = true;
      this.dispatchEvent(new CustomEvent("message", { detail: message }));
    }
  }

  #fail(id) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked) asked.reject(new OutOfReach());
  }

  #lost() {
    const was = this.isOpen;
    this.#socket = null;
    this.#hello = null;
    for (const id of Array.from(this.#asked.keys())) this.#fail(id);
    if (was) this.dispatchEvent(new CustomEvent("close", { detail: { ended: this.#ended } }));
    this.#later();
  }

  #later() {
    clearTimeout(this.#timer);
    // Not all pages at the same moment, when the studio comes back.
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #soon() {
    if (this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.connect();
  }
}

/** The studio cannot be asked. */
export class OutOfReach extends Error {}
