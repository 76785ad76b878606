// SPDX-License-Identifier: GPL-3.0-or-later
// The one connection to the studio that serves this page. It comes back by itself.
//
// A connection may fall silent without being closed, as where the machine of the studio sleeps. So
// whatever is said is followed by a ping, which the studio answers at once; where nothing is heard
// for some time, the studio is out of reach, until it is heard again or another connection stands.
//
// Events: "open", "close", "alive" (it was heard after a ping), "message" (detail is what it said).
import { language } from "./words.js";

const FIRST_WAIT = 500; // milliseconds before it is tried again; twice as long each time
const LONGEST_WAIT = 15_000;
const PATIENCE = 20_000; // for an answer to a question, from a studio that is there
const SILENCE = 2_000; // after which nobody is there
const GIVEN_UP = 6_000; // after which another connection is tried
const PULSE = 10_000; // between pings, while nothing is asked

export class Link extends EventTarget {
  #address;
  #socket = null;
  #wait = FIRST_WAIT;
  #timers = {};
  #asked = new Map();
  #next = 1;
  #ended = false;
  #hello = null;
  #isSilent = false;

  /** Make ready to connect to the place that the page came from. */
  constructor(base = document.baseURI) {
    super();
    const address = new URL("live", base);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    address.search = "";
    this.#address = address;
    addEventListener("online", () => this.#wake());
    addEventListener("pageshow", () => this.#wake());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#wake();
    });
  }

  /** Whether the studio is there. */
  get isOpen() {
    return this.#hello !== null && !this.#isSilent;
  }

  /** Whether the studio said that it closes, and has not come again. */
  get hasEnded() {
    return this.#ended;
  }

  /** What the studio said of itself: language, whether it has a library and a board. */
  get hello() {
    return this.#hello;
  }

  connect() {
    this.#stop("again");
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
    this.#start("given up", GIVEN_UP, () => this.#lose());
    const now = (work) => (event) => { if (socket === this.#socket) work(event); };
    socket.addEventListener("message", now((event) => this.#hear(JSON.parse(event.data))));
    socket.addEventListener("close", now(() => this.#lose()));
  }

  /** Say something; it is lost where nobody is there. */
  send(message) {
    if (!this.isOpen) return;
    this.#socket.send(JSON.stringify(message));
    this.#ping();
  }

  /** Ask something and return the answer; throws an Error with a sentence where that fails. */
  ask(what, given = {}) {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new OutOfReach());
      const id = this.#next++;
      const timer = setTimeout(() => this.#fail(id), PATIENCE);
      this.#asked.set(id, { resolve, reject, timer });
      this.send({ do: "ask", id, what, language, ...given });
    });
  }

  #hear(message) {
    const wasOpen = this.isOpen, wasAsked = "silence" in this.#timers;
    this.#isSilent = false;
    this.#stop("silence");
    this.#stop("given up");
    this.#start("pulse", PULSE, () => { if (!document.hidden) this.#ping(); });
    if (message.say === "hello") {
      this.#wait = FIRST_WAIT;
      this.#ended = false;
      this.#hello = message;
    }
    if (!wasOpen && this.isOpen) this.dispatchEvent(new CustomEvent("open", { detail: this.#hello }));
    else if (wasAsked) this.dispatchEvent(new CustomEvent("alive"));
    if (message.say === "answer") {
      const asked = this.#asked.get(message.id);
      if (!asked) return;
      this.#asked.delete(message.id);
      clearTimeout(asked.timer);
      if (message.ok) asked.resolve(message);
      else asked.reject(new Error(message.message));
    } else if (message.say !== "hello" && message.say !== "pong") {
      if (message.say === "end") this.#ended = true;
      this.dispatchEvent(new CustomEvent("message", { detail: message }));
    }
  }

  // Ask whether the studio is there, if it says that it answers, and is not being asked already.
  #ping() {
    if (!this.#hello?.pings || "silence" in this.#timers || "given up" in this.#timers) return;
    this.#socket.send('{"do":"ping"}');
    this.#start("silence", SILENCE, () => {
      this.#isSilent = true;
      this.#start("given up", GIVEN_UP, () => this.#lose());
      this.#gone();
    });
  }

  #fail(id) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.timer);
    if (asked) asked.reject(new OutOfReach());
  }

  // Nobody is there: what was asked has no answer.
  #gone() {
    for (const id of Array.from(this.#asked.keys())) this.#fail(id);
    this.dispatchEvent(new CustomEvent("close"));
  }

  // The connection has ended, or is given up; what still comes from it is not heard.
  #lose() {
    const was = this.isOpen, socket = this.#socket;
    for (const each of Object.keys(this.#timers)) this.#stop(each);
    this.#socket = null;
    this.#hello = null;
    this.#isSilent = false;
    socket?.close();
    if (was) this.#gone();
    this.#later();
  }

  #later() {
    // Not all pages at the same moment, when the studio comes back.
    this.#start("again", this.#wait * (0.75 + Math.random() / 2), () => this.connect());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  // Somebody looks at the page again, or there is a network again.
  #wake() {
    if (this.#socket) return this.#ping();
    this.#wait = FIRST_WAIT;
    this.connect();
  }

  #start(name, wait, work) {
    this.#stop(name);
    this.#timers[name] = setTimeout(() => {
      delete this.#timers[name];
      work();
    }, wait);
  }

  #stop(name) {
    clearTimeout(this.#timers[name]);
    delete this.#timers[name];
  }
}

/** The studio cannot be asked. */
export class OutOfReach extends Error {}
