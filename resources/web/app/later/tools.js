// SPDX-License-Identifier: GPL-3.0-or-later
// What a first visit does without: themes, history, needed men, repair, the scheme bench, the search further
// away, other games. It is fetched when it is first wanted, and made with what the page has (later.js).

export function make({ h, s, tool, count, language, lettered, say, solutionsSaid, verdictWord, written }) {
  // The scheme bench as a page of the sheet: its tools, and what the studio finds with each.

  /** The tools in their order; the first is asked to begin with. */
  const TOOLS = ["keys", "separate", "keep", "park", "smaller"];

  const empty = (words) => h("p", { class: "empty" }, words);

  /**
   * What a tool found; `acts` are { use(tool), afterKey(), take(fields), light(shown) }. A row that
   * makes a position is set up when it is tapped, another one shows its moves.
   */
  function benchPage(found, tool, acts) {
    const tools = h("div", { class: "chips" }, TOOLS.map((each) => h("button", { type: "button", class: "chip", "aria-pressed": String(each === tool), onclick: () => acts.use(each) }, say("scheme_" + each))));
    if (!found) return [tools, empty(say("lookingScheme"))];
    const lacks = found.lacks ? [empty(say(found.lacks)), found.lacks === "schemeAfterKey" ? h("div", { class: "chips" },
      h("button", { type: "button", class: "chip", onclick: acts.afterKey }, say("afterKey"))) : null] : [];
    const isNone = found.complete && !found.groups.length && !found.why.length && !found.lacks;
    return [tools, ...lacks, ...found.why.map(empty), isNone ? empty(say("schemeNothing")) : null, ...found.groups.flatMap((group) => [
      h("h2", { class: "level" }, say("group_" + group.name), " ", h("small", {}, group.count > group.rows.length ? say("firstOf", group.rows.length, group.count) : group.count)),
      ...group.rows.map((row) => h("button", { type: "button", class: "near", onclick: () => (row.fields ? acts.take(row.fields) : acts.light({ squares: [], moves: row.moves })) },
        h("strong", {}, row.title), h("span", {}, [row.sound && verdictWord("sound"), ...row.facts].filter(Boolean).join(" · "))))]),
      found.open ? empty(say("schemeOpen", found.open)) : null, found.complete ? null : empty(say("lookingScheme"))];
  }

  // The search for sound problems further away: what is asked, and the finds as the studio streams them.

  const MOST = 60; // finds that are listed
  const NUMBERS = [2, 3, 4]; // of men who may differ

  /**
   * A search goes on piece by piece while its page is looked at; what was found stays when a find is
   * set up on the board. `acts` are { ask(search), drop(), open(fen), draw() }.
   */
  class Search {
    #asked = { changes: NUMBERS[0], go: false, quiet: false, whole: false, themes: [] };
    #from = null; // the problem whose neighbourhood is searched
    #finds = new Map(); // by FEN
    #before = { found: 0, unfinished: 0 }; // in the pieces that are done
    #so = null; // how far it came: the last that was told
    #why = "";
    #isOn = false;
    #acts;

    constructor(acts) { this.#acts = acts; }

    /** Take what is told of a piece. */
    take(told, problem) {
      if (!this.#isOn) return;
      this.#why = told.why;
      for (const each of told.found) this.#finds.set(each.fen, each);
      this.#finds = new Map(this.best.map((each) => [each.fen, each]));
      if (told.why) this.#isOn = false;
      else this.#so = { ...told, count: this.#before.found + told.count, unfinished: this.#before.unfinished + told.unfinished };
      if (!told.complete || told.why) return;
      this.#before = { found: this.#so.count, unfinished: this.#so.unfinished };
      if (told.next < told.all && problem === this.#from) this.#ask();
      else this.#isOn = false;
    }

    /** Nothing more is asked; it can go on from there. */
    stop() {
      if (!this.#isOn) return;
      this.#isOn = false;
      this.#acts.drop();
    }

    get best() {
      return Array.from(this.#finds.values()).sort((one, two) => {
        const place = one.rank.findIndex((each, at) => each !== two.rank[at]);
        return place < 0 ? 0 : one.rank[place] - two.rank[place];
      }).slice(0, MOST);
    }

    #begin(problem) {
      this.#from = problem;
      this.#finds = new Map();
      this.#before = { found: 0, unfinished: 0 };
      this.#so = null;
      this.#goOn();
    }

    #goOn() {
      this.#isOn = true;
      this.#why = "";
      this.#ask();
      this.#acts.draw();
    }

    #ask() { this.#acts.ask({ ...this.#asked, start: this.#so?.next ?? 0 }); }

    #set(fields) {
      this.stop();
      this.#asked = { ...this.#asked, ...fields };
      this.#so = null; // another search
      this.#acts.draw();
    }

    /** The page: what may vary and what must stay, then what was found. */
    page(problem, themes) {
      const asked = this.#asked, isHere = problem === this.#from;
      const chip = (words, on, act) => h("button", { type: "button", class: "chip", "aria-pressed": String(on), onclick: act }, words);
      const turn = (name) => chip(say("explore_" + name), asked[name], () => this.#set({ [name]: !asked[name] }));
      const known = Array.from(new Map([...asked.themes.map((id) => [id, id]), ...themes.map((each) => [each.id, each.name])]));
      const kept = known.map(([id, name]) => chip(say("keepTheme", name), asked.themes.includes(id),
        () => this.#set({ themes: asked.themes.includes(id) ? asked.themes.filter((each) => each !== id) : [...asked.themes, id] })));
      const canGoOn = isHere && this.#so && this.#so.next < this.#so.all && !this.#isOn;
      const button = (words, act) => h("button", { type: "button", class: "chip primary", onclick: act }, words);
      return [h("div", { class: "chips" }, NUMBERS.map((each) => chip(say("menDiffer", each), each === asked.changes, () => this.#set({ changes: each }))), ["go", "quiet", "whole"].map(turn), kept),
        h("div", { class: "chips" }, this.#isOn ? button(say("stop"), () => { this.stop(); this.#acts.draw(); })
          : [button(say("beginSearch"), () => this.#begin(problem)), canGoOn ? button(say("goOn"), () => this.#goOn()) : null]),
        this.#why ? empty(this.#why) : null,
        this.#so ? h("p", { class: "empty", role: "status" }, [say("searchSoFar", this.#so.next, this.#so.all, this.#so.count),
          this.#so.unfinished ? say("searchOpen", this.#so.unfinished) : "", isHere ? "" : say("searchElsewhere")].filter(Boolean).join(" ")) : null,
        ...this.best.map((each) => h("button", { type: "button", class: "near", onclick: () => this.#acts.open(each.fen) },
          h("strong", {}, each.key ? `1.${lettered(each.key)}!` : solutionsSaid(each.solutions), " ", h("small", {}, say("menCount", each.men))),
          h("span", {}, [...each.facts, each.variations && count("defenceCount", each.variations), each.tries && count("tryCount", each.tries), each.duals && `${say("duals")}: ${each.duals}`].filter(Boolean).join(" · "))))];
    }
  }

  // A problem of another game than chess: its board as the studio draws it, its play, and men put by tap.

  const FIRST = 1_000_000_000; // numbers of what is asked here, apart from those of the board of chess
  const FIGURE = 45; // units of the side of a figure

  // A state is written as its men, cell by cell; then numbers in hand, and cells with signs.
  const numbers = (text) => (text || "").split(",").filter(Boolean).map(Number);
  const stateOf = (text) => { const [cells, hand] = text.split("|"); return { cells: numbers(cells), hand: numbers(hand), last: [] }; };

  const nameOf = ({ library, record }) => `${library} ${record}`;

  /** The state after a turn: `12=3` is a man on a cell, 0 nobody, `h0=4` men in hand. */
  function after(state, turn) {
    const next = { cells: state.cells.slice(), hand: state.hand.slice(), last: [] };
    for (const change of turn.split(",")) {
      const [place, value] = change.split("=");
      if (place[0] === "h") next.hand[Number(place.slice(1))] = Number(value);
      else if (/^\d+$/.test(place) && value !== undefined) {
        next.cells[Number(place)] = Number(value);
        next.last.push(Number(place));
      }
    }
    return next;
  }

  /** A dialog that fills the screen. `acts` are { ask(what, given), changed() }. */
  class GameView {
    #solver; #acts;
    #generation = FIRST;
    #running = null;
    #steps = []; // the records, the newest last
    #kept = null; // the one that the library has
    #place = null;
    #left = new Map(); // what was closed before it was saved: { steps, kept, place }, by its place
    #told = null;
    #way = [];
    #hand = null; // the letters of the man in hand; "" for the bin
    #cursor = 0; // the cell that the keyboard is at

    constructor(solver, acts) {
      this.#solver = solver;
      this.#acts = acts;
      this.element = h("dialog", { class: "game", "aria-labelledby": "game-title", onclose: () => this.#closed() });
    }

    /** Open what the library has: { problem, place }, by the name of its game. */
    open(problem, place, name) {
      const { answer, ...record } = problem; // what a file says of its answer is not asked again
      const left = this.#left.get(nameOf(place)) ?? { steps: [record], kept: record, place };
      [this.#steps, this.#kept, this.#place] = [left.steps, left.kept, left.place];
      this.#hand = null;
      this.title = h("h2", { id: "game-title" }, name);
      this.board = h("div", { class: "game-board" });
      this.live = h("p", { class: "unseen", "aria-live": "polite" });
      this.tray = h("div", { class: "tray game-tray", role: "toolbar", "aria-label": say("tray") });
      this.words = h("div", { class: "game-words" });
      this.play = h("ol", { class: "game-play" });
      this.undo = tool("undo", say("undo"), () => { this.#steps.pop(); this.#ask(); });
      this.element.replaceChildren(h("header", {}, this.title, this.undo, this.side = tool("rotate", "", () => this.#turn(), { hidden: true }),
        tool("save", say("save"), () => this.#save()), tool("close", say("close"), () => this.element.close())),
      h("div", { class: "game-body" }, this.board, h("div", {}, this.tray, this.words, this.play), this.live));
      if (!this.element.open) this.element.showModal();
      this.#ask();
    }

    // What was not saved is there when it is opened again.
    #closed() {
      this.#running?.cancel();
      const [name, steps, kept, place] = [nameOf(this.#place), this.#steps, this.#kept, this.#place];
      if (this.#record === kept) return this.#left.delete(name);
      this.#left.set(name, { steps, kept, place });
      return this.#acts.changed(say("notSaved"));
    }

    get #record() { return this.#steps[this.#steps.length - 1]; }

    #ask() {
      this.#running?.cancel();
      this.#way = [];
      this.undo.disabled = this.#steps.length < 2;
      const generation = ++this.#generation;
      this.words.replaceChildren(h("p", { role: "status" }, say(this.#solver.inReach ? "solving" : "needsDesk")));
      this.play.replaceChildren();
      if (!this.#solver.inReach) return;
      let isPosition = false;
      this.#running = this.#solver.solve({ problem: this.#record, stages: ["game"], generation, language }, ({ stage, extra, complete }) => {
        if (generation !== this.#generation) return;
        if (stage === "game" && !extra.why) {
          isPosition = true;
          this.#take(extra, complete);
        } else if (stage === "game" && !isPosition && this.#steps.length > 1) { // it stays as it was
          this.#acts.changed(extra.why);
          this.#steps.pop();
          this.#ask();
        } else if (stage !== "stopped") this.words.replaceChildren(h("p", { role: "status" }, extra.why || extra.message || say("needsDesk")));
      });
    }

    #take(told, complete) {
      this.#told = told;
      const drawn = document.importNode(new DOMParser().parseFromString(told.svg, "image/svg+xml").documentElement, true);
      drawn.classList.add("game-svg");
      this.marks = s("g", { class: "game-marks" });
      this.men = s("g", {});
      this.frame = s("path", { class: "game-cursor", visibility: "hidden" });
      const cells = told.cells.map(([x, y, side, outline], at) => s("path", { d: outline, class: "game-cell", "data-cell": told.labels[at], onclick: () => this.#tap(at) }));
      drawn.append(this.marks, this.men, this.frame, s("g", {}, cells));
      for (const [name, value] of Object.entries({ role: "application", tabindex: "0", "aria-roledescription": say("board") })) drawn.setAttribute(name, value);
      drawn.addEventListener("keydown", (event) => this.#key(event));
      drawn.addEventListener("focus", () => { if (drawn.matches(":focus-visible")) this.#point(this.#cursor); });
      drawn.addEventListener("blur", () => this.frame.setAttribute("visibility", "hidden"));
      const hadFocus = this.board.contains(document.activeElement);
      this.board.replaceChildren(drawn);
      this.middles = cells.map((each) => { const { x, y, width, height } = each.getBBox(); return [x + width / 2, y + height / 2]; });
      if (hadFocus) drawn.focus();
      this.side.title = say("turnMove", told.players[(told.turns.indexOf(told.turn) + 1) % told.turns.length]);
      this.side.setAttribute("aria-label", this.side.title);
      this.side.hidden = false;
      this.#draw();
      this.tray.replaceChildren(...told.letters.slice(0, told.tray).map((letters, at) => this.#button(letters, told.men[at][0],
        s("svg", { viewBox: `0 0 ${FIGURE} ${FIGURE}`, class: "man", "aria-hidden": "true" }, s("use", { href: `#m${at + 1}` })))), this.#button("", say("remove"), "×"));
      this.words.replaceChildren(...told.asked.map((each) => h("p", {}, each)),
        h("p", { class: "game-finding", role: "status" }, told.finding || (complete ? "" : say("solving"))), told.detail ? h("p", {}, told.detail) : "", told.cut ? h("p", {}, say("notListed", told.cut)) : "");
      this.play.replaceChildren(...told.rows.map((row) => h("li", { class: "depth-" + row.depth },
        row.way.length ? h("button", { type: "button", class: "near", onclick: () => { this.#way = row.way; this.#draw(); } }, row.text) : row.text)));
    }

    #button(letters, name, picture) {
      return h("button", { type: "button", "data-letters": letters, "aria-label": name, title: name, "aria-pressed": String(letters === this.#hand), onclick: (event) => {
        this.#hand = this.#hand === letters ? null : letters;
        for (const each of this.tray.children) each.setAttribute("aria-pressed", String(each.dataset.letters === this.#hand));
        event.currentTarget.focus();
      } }, picture);
    }

    // The diagram, or where a line leads that was tapped.
    #draw() {
      const { cells, labels, men, state, players, hand, piles } = this.#told;
      const shown = this.#way.reduce(after, stateOf(state));
      this.marks.replaceChildren(...shown.last.map((at) => s("path", { d: cells[at][3] })));
      this.men.replaceChildren(...shown.cells.flatMap((man, at) => {
        const [x, y, side] = cells[at];
        return man ? [s("use", { href: "#m" + man, transform: `translate(${x - side / 2} ${y - side / 2}) scale(${side / FIGURE})`, "data-at": labels[at] })] : [];
      }));
      this.shown = shown.cells;
      const stand = players.map((name, player) => `${name}: ${shown.cells.flatMap((man, at) => (man && men[man - 1][1] === player ? [piles ? `${labels[at]} (${men[man - 1][0]})` : `${men[man - 1][0]} ${labels[at]}`] : [])).join(", ") || "-"}.`);
      const inHand = hand && shown.hand.length ? [hand.replace("%1", players.map((name, player) => `${name} ${shown.hand[player] || 0}`).join(", "))] : [];
      this.board.firstChild.setAttribute("aria-label", [...stand, ...inHand].join(" "));
    }

    #tap(at) {
      this.#cursor = at;
      if (this.#way.length) { // back to the diagram first
        this.#way = [];
        return this.#draw();
      }
      if (this.#hand === null) return undefined;
      if (this.#told.piles) return this.#pile(at);
      const label = this.#told.labels[at], { [label]: there, ...others } = this.#record.position.men;
      const men = this.#hand && there !== this.#hand ? { ...others, [label]: this.#hand } : others;
      return this.#change({ position: { ...this.#record.position, men } });
    }

    // One man more on a pile, or one less.
    #pile(at) {
      const { position } = this.#record, hand = this.#hand, [place, owner] = this.#told.places[at];
      const sides = (hand ? [hand.replace("*", "")] : this.#told.turns).filter((each) => !owner || each === owner);
      const names = hand ? [hand.endsWith("*") ? `${place}*` : place] : [place, `${place}*`];
      for (const side of sides) {
        for (const name of names) {
          const { [name]: there = 0, ...others } = position[side] ?? {}, count = there + (hand ? 1 : -1);
          if (count >= 0) return this.#change({ position: { ...position, [side]: count ? { ...others, [name]: count } : others } });
        }
      }
      return undefined;
    }

    // The arrows go to the next cell in their direction, the return key taps it.
    #key(event) {
      const [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] ?? [0, 0];
      if (event.key === "Enter" || event.key === " ") this.#tap(this.#cursor);
      else if (event.key === "Delete" || event.key === "Backspace") {
        const hand = this.#hand;
        this.#hand = "";
        this.#tap(this.#cursor);
        this.#hand = hand;
      } else if (right || down) {
        const [x, y] = this.middles[this.#cursor];
        const far = this.middles.map(([ax, ay]) => {
          const ahead = (ax - x) * right + (ay - y) * down, aside = Math.abs((ax - x) * down) + Math.abs((ay - y) * right);
          return ahead > 1 && ahead + 1 >= aside ? ahead + 2 * aside : Infinity;
        });
        const next = Math.min(...far);
        if (next < Infinity) this.#point(far.indexOf(next));
      } else return;
      event.preventDefault();
    }

    // Show the cell that the keyboard is at, and say who stands there.
    #point(at) {
      this.#cursor = at < this.middles.length ? at : 0;
      this.frame.setAttribute("d", this.#told.cells[this.#cursor][3]);
      this.frame.setAttribute("visibility", "visible");
      const { labels, men, players } = this.#told, man = this.shown[this.#cursor];
      const [name, player] = man ? men[man - 1] : [];
      this.live.textContent = [labels[this.#cursor], man ? [players[player], name].join(" ") : ""].filter(Boolean).join(": ");
    }

    #turn() {
      const { turns, turn } = this.#told ?? {};
      if (turns) this.#change({ turn: turns[(turns.indexOf(turn) + 1) % turns.length] });
    }

    #change(fields) {
      this.#steps.push({ ...this.#record, ...fields });
      this.#ask();
    }

    async #save() {
      const problem = this.#record;
      const saved = await this.#acts.ask("save", { problem, place: this.#place, as: "place" });
      if (!saved) return;
      [this.#place, this.#kept] = [saved.place, problem];
      this.#acts.changed(say("saved_" + saved.how));
    }
  }

  const { index } = globalThis.chessSquares;
  const list = (rows) => h("ul", { class: "facts" }, rows.map((row) => h("li", {}, row)));

  /**
   * What is known of where a diagram comes from; `past` are the moves taken back, the earliest
   * first. `acts` are { back(move), forward(), light(squares) }.
   */
  function historyPage(found, past, acts) {
    const undone = past.length ? h("div", { class: "undone" },
      h("p", { "aria-live": "polite" }, say("takenBack"), " ", h("b", {}, past.map((each) => each.text).join(", "))),
      h("button", { type: "button", onclick: acts.forward }, say("playAgain"))) : null;
    if (!found) return [undone, empty(say("searchingPast"))];
    const possible = found.moves.filter((each) => !each.wrong), wrong = found.moves.filter((each) => each.wrong);
    const head = h("button", { type: "button", class: "near legality " + found.legality, onclick: () => acts.light(found.squares.map(index)) },
      h("strong", {}, say(found.legality ? "legality_" + found.legality : "notJudged")), h("span", {}, legalitySaid(found)));
    const move = (each) => h("button", { type: "button", class: "chip", title: each.only ? say("onlyLast") : null, onclick: () => acts.back(each) },
      each.text, each.only ? h("small", {}, " ", say("onlyLast")) : null);
    return [undone, head,
      found.reasons.length > 1 ? list(found.reasons.slice(1)) : null,
      possible.length ? h("h2", { class: "level" }, say("lastMoves", say(found.turn === "w" ? "white" : "black"))) : null,
      h("div", { class: "chips" }, possible.map(move)),
      wrong.length ? h("details", {}, h("summary", {}, count("impossibleLast", wrong.length)), list(wrong.map((each) => [h("b", {}, each.text), " ", each.wrong]))) : null,
      found.rights.length ? [h("h2", { class: "level" }, say("castlingAndPassing")), list(found.rights)] : null].flat();
  }

  function legalitySaid({ legality, reasons, game, complete }) {
    if (reasons.length) return reasons[0];
    if (legality === "legal") return game ? count("gameOfHere", Math.ceil(game / 2)) : say("gameHere");
    return complete ? say("pastOpen") : say("searchingPast");
  }

  /** What each man is for. */
  function neededPage(found, acts) {
    if (!found) return [empty(say("testingMen"))];
    if (!found.fits) return [empty(say("noNeeds"))];
    const row = (squares, name, each) => h("button", { type: "button", class: "near", onclick: () => acts.light(squares.map(index)) },
      h("strong", {}, name), h("span", {}, each.sentence));
    const order = ["can-go", "same-key", "stops-cook", "stops-dual", "refutes", "needed", "unknown"];
    const men = found.men.slice().sort((a, b) => order.indexOf(a.need) - order.indexOf(b.need));
    return [...(found.complete ? [] : [empty(say("testingMen"))]),
      ...found.pairs.map((each) => row(each.squares, each.squares.join(", "), each)),
      ...men.map((each) => row([each.square], `${each.name} ${each.square}`, each))];
  }

  /** Edits that mend what is wrong; `acts` has { mean(key), open(fen) }. */
  function repairPage(found, acts) {
    if (!found) return [empty(say("lookingRepairs"))];
    if (!found.fits) return [empty(say("noRepairs"))];
    const keys = found.keys.length > 1 ? [h("p", { class: "hint" }, say("meantKey")), h("div", { class: "chips" }, found.keys.map((each) =>
      h("button", { type: "button", class: "chip", "aria-pressed": String(each.id === found.key), onclick: () => acts.mean(each.id) }, each.text)))] : [];
    if (!found.flaws.length) return [...keys, empty(say("nothingToMend"))];
    const told = !found.complete ? empty(found.total ? say("nearTried", found.tried, found.total) : say("lookingRepairs"))
      : !found.found.length ? empty(say("noRepairFound"))
        : found.count > found.found.length ? empty(say("nearBest", found.found.length, found.count)) : null;
    return [...keys, list(found.flaws), told, ...found.found.map((each) =>
      h("button", { type: "button", class: "near", onclick: () => acts.open(each.fen) },
        h("strong", {}, each.words), h("span", {}, [each.verdict, each.stays, ...each.tags].filter(Boolean).join(" · "))))];
  }

  // The phase table, and the themes with what proves them.

  const MOST_TRIES = 12; // in the page's own table

  /** The phase table of what the page found by itself: it knows no letters, changes and themes. */
  function ownTable(solution) {
    if (!solution?.keys || solution.twins?.length || solution.lines.length) return null;
    const { set_play: set, tries, keys } = solution;
    const phases = [...(set ? [["set", set]] : []), ...tries.filter((each) => !each.trivial).slice(0, MOST_TRIES).map((each) => ["try", each]),
      ...keys.map((each) => [keys.length > 1 ? "cook" : "key", each])].filter(([, each]) => each.variations.length);
    const defences = new Map();
    for (const [, { variations, refutations }] of phases) {
      const shown = variations.filter((each) => each.effective && each.continuations.length).map((each) => each.defence);
      for (const each of [...shown, ...refutations]) defences.set(each.uci, each);
    }
    const cell = ({ uci }, { variations, refutations }) => {
      const found = variations.find((each) => each.defence.uci === uci), refutes = refutations.some((each) => each.uci === uci);
      const mates = found ? found.continuations : [];
      return { mate: mates[0]?.move ?? null, count: mates.length, letter: "", change: "", refutes, legal: Boolean(found) };
    };
    return {
      columns: phases.map(([kind, { move, threats, zugzwang }]) => ({ kind, move, threats, zugzwang })),
      rows: Array.from(defences.values(), (defence) => ({ defence, letter: "", cells: phases.map(([, each]) => cell(defence, each)) })),
    };
  }

  /** The phase table as a page, `own` one of the page; `play(path)` is told the moves of a cell that is tapped. */
  function phasesPage(table, play, own = false) {
    if (!table || !table.rows.length) return empty(say("noPhases"));
    const marks = ["changed", "transferred"].map((each) => h("span", { class: each }, say("change_" + each)));
    const isMarked = table.rows.some((row) => row.cells.some((each) => each.change));
    return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": say("phases") }, phaseTable(table, play),
      isMarked ? h("p", { class: "legend" }, marks[0], " ", marks[1]) : null, own ? h("p", { class: "hint" }, say("phasesHere", MOST_TRIES)) : null);
  }

  function phaseTable({ columns, rows }, play) {
    const head = columns.map((each) => h("th", { scope: "col", class: each.kind },
      each.move ? "1." + written(each.move) : say("setPlay"),
      each.threats.length ? h("small", {}, each.threats.map(written).join(", ")) : each.zugzwang ? h("small", {}, say("zugzwang")) : null));
    const cell = ({ defence }, each, column) => h("td", { class: [each.change, column.kind].filter(Boolean).join(" "), title: each.change ? say("change_" + each.change) : null },
      each.mate || each.refutes ? h("button", { type: "button", onclick: () => play(lineOf(column, defence, each.mate)) }, each.mate ? written(each.mate) : "!")
        : each.legal ? "–" : "·", each.letter ? h("i", {}, each.letter) : null);
    return h("table", { class: "phases-table" }, h("thead", {}, h("tr", {}, h("td", {}), head)), h("tbody", {}, rows.map((row) => h("tr", {},
      h("th", { scope: "row" }, written(row.defence), row.letter ? h("i", {}, row.letter) : null),
      row.cells.map((each, place) => cell(row, each, columns[place]))))));
  }

  // First move, defence, mate; in set play White passes first.
  function lineOf(column, defence, mate) {
    const first = column.move ? { move: column.move, white: true } : { move: { uci: "", san: "" }, pass: true, white: true };
    return [first, { move: defence, white: false }, ...(mate ? [{ move: mate, white: true }] : [])];
  }

  /**
   * The themes; `chosen` is as NO_THEME. `acts` are { choose(theme), light(shown), play(path) }: what is
   * shown has squares and moves, and is null where nothing is.
   */
  function themesPage(found, chosen, acts) {
    const all = found ? found.themes : [], shown = all.filter((each) => chosen.elements || each.grade !== "element");
    const elements = all.length > all.filter((each) => each.grade !== "element").length
      ? h("button", { type: "button", class: "chip elements", "aria-pressed": String(chosen.elements),
        onclick: () => acts.choose({ ...chosen, elements: !chosen.elements }) }, say("elements")) : null;
    const look = (id, proof) => {
      acts.choose({ ...chosen, id, proof });
      const theme = shown.find((each) => each.id === id);
      acts.light(!theme ? null : proof === null ? whole(theme) : theme.proofs[proof]);
    };
    const chips = shown.map((each) => h("button", { type: "button", class: "chip " + each.grade, "aria-pressed": String(each.id === chosen.id),
      onclick: () => look(each.id === chosen.id ? "" : each.id, null) }, each.name + (each.times > 1 ? ` ×${each.times}` : "")));
    const theme = shown.find((each) => each.id === chosen.id);
    return [shown.length ? null : empty(say("noThemes")), chips.length || elements ? h("div", { class: "chips" }, chips, elements) : null,
      h("div", { "aria-live": "polite" }, theme ? theme.proofs.map((each, place) => h("button", {
        type: "button", class: "near proof", "aria-pressed": String(place === chosen.proof), onclick: () => look(theme.id, place === chosen.proof ? null : place),
      }, each.sentence)) : null),
      theme && theme.table ? h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": theme.name }, phaseTable(theme.table, acts.play)) : null];
  }

  const MOST_ARROWS = 10; // more would hide the men

  const whole = ({ proofs }) => ({
    squares: Array.from(new Set(proofs.flatMap((each) => each.squares))),
    moves: Array.from(new Map(proofs.flatMap((each) => each.moves).map((each) => [each.uci, each])).values()).slice(0, MOST_ARROWS),
  });

  return { phasesPage, ownTable, themesPage, historyPage, neededPage, repairPage, benchPage, Search, GameView };
}
