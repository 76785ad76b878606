// SPDX-License-Identifier: GPL-3.0-or-later
// A solution (docs/json.md) as rows to be listed: each with its text and the moves that lead to it.
import { count, lettered, say, verdictHeading } from "./words.js";

const MOST = 1500; // rows; a page of more cannot be read

/**
 * A row: { depth, kind, id, label, moves, tags, path, open, key }
 *   kind   "section", "first" (a key or try), "defence", "line" or "note"
 *   label  what stands at its left; `moves` what answers it, in strong letters
 *   path   the moves from the diagram, each { move, white }, to be played and pointed at
 *   group  how many of the following rows it folds
 *   news   "new", "changed" or "gone" with the last edit
 *
 * `later` names the rows that come after those that show something, `news` what an edit brought and
 * took (see remote-solver.js): in which order to read is decided by who solves.
 */
export function rowsOf(solution, later = [], news = null) {
  const rows = new Rows(later, news);
  if (!solution) return [];
  const parts = solution.twins && solution.twins.length ? solution.twins : [solution];
  for (const part of parts) {
    if (part.letter) rows.section("part" + part.letter, part.letter + ")", part.fen);
    if (part.error) rows.note(part.error);
    else {
      const before = rows.found.length;
      rows.part(part, part.letter || "");
      if (part.letter && rows.found.length === before) rows.note(verdictHeading(part.verdict));
    }
  }
  if (news && news.gone.length) {
    rows.section("gone", say("gone"));
    for (const words of news.gone) rows.found.push({ kind: "note", id: "gone " + words, label: words, depth: 1, moves: "", tags: [], path: [], open: true, news: "gone" });
  }
  return rows.found.slice(0, MOST);
}

class Rows {
  found = [];

  constructor(later, news) {
    this.later = new Set(later);
    this.news = { new: new Set(news ? news.new : []), changed: new Set(news ? news.changed : []) };
    this.inSet = false;
  }

  // The name of a row by its moves: "h7c7 e3d3", in set play "set e3d3", "~" where a side passes.
  name(path) {
    return (this.inSet ? "set " : "") + path.map((each) => (each.pass ? "~" : each.move.uci)).join(" ");
  }

  newsOf(path) {
    const name = this.name(path);
    return this.news.new.has(name) ? "new" : this.news.changed.has(name) ? "changed" : "";
  }

  section(id, label, fen = null, open = true) {
    this.found.push({ kind: "section", id, label, depth: 0, moves: "", tags: [], path: [], open, fen });
  }

  note(label) {
    this.found.push({ kind: "note", id: "note" + this.found.length, label, depth: 1, moves: "", tags: [], path: [], open: true });
  }

  part(solution, letter) {
    this.turn = solution.fen.split(" ")[1] || "w";
    this.fen = letter ? solution.fen : null;
    if (solution.lines.length || solution.set_lines.length) return this.lines(solution, letter);
    if (solution.keys.length) {
      this.section(letter + "keys", say(solution.keys.length > 1 ? "keys" : "key"));
      const isList = solution.verdict === "undecided" && solution.complete; // any move is asked for
      const sign = solution.verdict === "short" || isList ? "" : "!";
      for (const phase of solution.keys) this.phase(phase, sign, letter + "key", true);
    }
    const tries = solution.tries.filter((each) => !each.trivial);
    if (tries.length) {
      this.section(letter + "tries", say("tries"), null, !solution.keys.length);
      for (const phase of tries) this.phase(phase, "?", letter + "try", false);
    }
    const set = solution.set_play;
    if (solution.stipulation.startsWith("after ")) {
      if (set) this.afterKey(set, letter);
      return;
    }
    if (set && set.variations.length) {
      this.section(letter + "set", say("setPlay"), null, false);
      this.inSet = true;
      this.variations(set, [], 1, 1, letter + "set");
      this.inSet = false;
    }
  }

  afterKey(play, letter) {
    const turn = this.turn;
    this.turn = turn === "w" ? "b" : "w"; // who made the key, and answers
    this.section(letter + "after", say("afterKey"));
    if (play.zugzwang) this.note(say("zugzwang"));
    else if (play.threats.length) this.note(say("threat", play.threats.map((each) => "2." + written(each)).join(", ")));
    if (play.refutations.length) this.note(say("but", play.refutations.map((each) => "1..." + written(each) + "!").join(", ")));
    this.inSet = true;
    this.threatPlay(play, [], 2, 1, letter + "after");
    this.variations(play, [], 1, 1, letter + "after");
    this.inSet = false;
    this.turn = turn;
  }

  lines(solution, letter) {
    const list = (lines, id, label, omitted, first) => {
      if (!lines.length) return;
      this.section(letter + id, label, null, true);
      lines.forEach((line, place) => {
        const path = [];
        const text = line.map((move, at) => {
          path.push({ move, white: (first === "w") === (at % 2 === 0) });
          const ply = omitted + at, number = (ply >> 1) + 1; // half-moves are left out before it
          const dots = at === 0 && omitted > 1 ? "1...... " : "";
          const lead = ply % 2 ? (at === 0 ? `${number}...` : "") : `${dots}${number}.`;
          return lead + written(move);
        }).join(" ");
        this.found.push({ kind: "line", id: letter + id + place, depth: 1, label: "", moves: text, tags: [], path, open: true, fen: this.fen, news: first === this.turn ? this.newsOf(path) : "" });
      });
    };
    const series = /^(exact-)?ser-/.test(solution.stipulation);
    const half = Number(/\.5\b/.test(solution.stipulation));
    if (series) this.series(solution, letter);
    else list(solution.lines, "lines", say("solutions"), half, this.turn);
    list(solution.set_lines, "setLines", say("setPlay"), half + 1, this.turn === "w" ? "b" : "w");
  }

  series(solution, letter) {
    const white = this.turn === "w";
    const others = /ser-(h|s|r|semi-r)/.test(solution.stipulation); // the other side moves last
    this.section(letter + "lines", say("solutions"));
    solution.lines.forEach((line, place) => {
      const last = others ? line.length - 1 : line.length;
      const path = line.map((move, at) => ({ move, white: at < last ? white : !white }));
      const text = line.map((move, at) => (at < last ? `${at + 1}.` : "") + written(move)).join(" ");
      this.found.push({ kind: "line", id: letter + "lines" + place, depth: 1, label: "", moves: text, tags: [], path, open: true, fen: this.fen, news: this.newsOf(path) });
    });
  }

  phase(phase, sign, id, open) {
    const white = this.turn === "w";
    const path = [{ move: phase.move, white }];
    const tags = [];
    if (phase.zugzwang) tags.push({ kind: "zugzwang", text: say("zugzwang") });
    else if (phase.threats.length) {
      tags.push({ kind: "threat", text: say("threat", phase.threats.slice(0, 4).map((each) => "2." + written(each)).join(", ")) });
    }
    if (phase.refutations.length) {
      tags.push({ kind: "refuted", text: say("but", phase.refutations.map((each) => "1..." + written(each) + "!").join(", ")) });
    }
    const name = `${id} ${phase.move.uci}`;
    this.found.push({ kind: "first", id: name, depth: 0, label: "1." + written(phase.move) + (phase.mate ? "" : sign), moves: "", tags, path, open, fen: this.fen, news: this.newsOf(path) });
    this.threatPlay(phase, path, 2, 1, name);
    this.variations(phase, path, 1, 1, name);
  }

  threatPlay(above, path, number, depth, id) {
    for (const threat of above.threat_play || []) {
      const way = [...path, { move: { uci: "", san: "" }, pass: true, white: this.turn !== "w" }, { move: threat.move, white: this.turn === "w" }];
      const name = `${id} ~ ${threat.move.uci}`;
      this.found.push({ kind: "defence", id: name, depth, label: say("threatHead"), moves: `${number}.` + written(threat.move), tags: this.aims(threat, number), path: way, open: true, fen: this.fen });
      this.variations(threat, way, number, depth + 1, name);
    }
  }

  variations(above, path, number, depth, id) {
    const white = this.turn === "w";
    const shown = above.variations.filter((each) => each.effective);
    const isLater = (each) => this.later.has(this.name([...path, { move: each.defence, white: !white }]));
    const rest = shown.filter(isLater);
    this.each(shown.filter((each) => !isLater(each)), path, number, depth, id);
    if (!rest.length) return;
    this.found.push({ kind: "more", id: id + " more", depth, label: count("moreDefences", rest.length), moves: "", tags: [], path: [], open: false, fen: this.fen });
    this.each(rest, path, number, depth + 1, id);
  }

  each(variations, path, number, depth, id) {
    const white = this.turn === "w";
    for (const variation of variations) {
      const way = [...path, { move: variation.defence, white: !white }];
      const news = this.newsOf(way);
      const answers = variation.continuations;
      const short = answers.every((each) => !each.variations.length && !each.threats.length);
      const label = `${number}...` + written(variation.defence);
      const name = `${id} ${variation.defence.uci}`;
      if (!answers.length || short) {
        const tags = answers.length > 1 && !promotions(answers) ? [{ kind: "dual", text: say(answers.length > 2 ? "duals" : "dual") }] : [];
        const moves = answers.map((each, place) => (place ? brief(each.move, answers[place - 1].move) : written(each.move))).join(", ");
        const last = answers.length ? [{ move: answers[0].move, white }] : [];
        this.found.push({ kind: "defence", id: name, depth, label, moves: moves && `${number + 1}.${moves}`, tags, path: [...way, ...last], open: true, fen: this.fen, news });
        continue;
      }
      if (answers.length === 1) {
        const first = { move: answers[0].move, white };
        const run = this.run(answers[0], number + 1);
        const there = [...way, first, ...run.path];
        const moves = `${number + 1}.` + written(answers[0].move) + run.words;
        this.found.push({ kind: "defence", id: name, depth, label, moves, tags: this.aims(run.last, run.number), path: there, open: true, fen: this.fen, news });
        this.threatPlay(run.last, there, run.number + 1, depth + 1, name);
        if (!run.ended) this.variations(run.last, there, run.number, depth + 1, name);
        continue;
      }
      this.found.push({ kind: "defence", id: name, depth, label, moves: "", tags: [], path: way, open: true, fen: this.fen, news });
      for (const each of answers) {
        const there = [...way, { move: each.move, white }];
        const inner = `${name} ${each.move.uci}`;
        this.found.push({ kind: "defence", id: inner, depth: depth + 1, label: "", moves: `${number + 1}.` + written(each.move), tags: this.aims(each, number + 1), path: there, open: true, fen: this.fen });
        this.threatPlay(each, there, number + 2, depth + 2, inner);
        this.variations(each, there, number + 1, depth + 2, inner);
      }
    }
  }

  // The play after an attacker's move as long as it does not branch: in words, as moves, and the
  // last of the attacker's moves in it, with its number.
  run(answer, number) {
    const white = this.turn === "w", path = [];
    let last = answer, words = "", ended = false;
    while (!last.threats.length && !ended) {
      const below = last.variations.filter((each) => each.effective);
      if (below.length !== 1 || below[0].continuations.length > 1) break;
      const [{ defence, continuations }] = below;
      words += " " + written(defence);
      path.push({ move: defence, white: !white });
      ended = !continuations.length; // in self play the defender mates
      if (ended) break;
      [last] = continuations;
      number += 1;
      words += ` ${number}.` + written(last.move);
      path.push({ move: last.move, white });
    }
    return { words, path, last, number, ended };
  }

  aims(above, number) {
    if (above.zugzwang) return [{ kind: "zugzwang", text: say("zugzwang") }];
    if (!above.threats.length || above.threat_play) return [];
    return [{ kind: "threat", text: say("threat", above.threats.slice(0, 3).map((each) => `${number + 1}.` + written(each)).join(", ")) }];
  }
}

/** A move in the letters of the language; those of fairy problems are told in them (letters.js). */
export const written = (move) => move.told ?? lettered(move.text ?? move.san);

// Of a pawn that can become several men only the other man is named: 2.f8=Q#, B#.
function brief(move, before) {
  const other = /=(.+)$/.exec(written(move));
  return other && move.uci.slice(0, 4) === before.uci.slice(0, 4) ? other[1] : written(move);
}

// Queen or bishop on the same square: no dual.
const promotions = (answers) => answers.every((each) => /=/.test(each.move.san)
  && each.move.uci.slice(0, 4) === answers[0].move.uci.slice(0, 4));
