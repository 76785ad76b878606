// SPDX-License-Identifier: GPL-3.0-or-later
// The board of chess, on which `steps.js` plays; `squares.js` draws on it.
"use strict";
(() => {
  const { index, name, corner, use, mark } = globalThis.chessSquares;
  const svg = document.getElementById("board");
  const men = document.getElementById("men");
  const marks = document.getElementById("marks");
  const signs = document.getElementById("signs");
  const words = JSON.parse(document.getElementById("words").textContent);
  let flipped = svg.dataset.flipped === "1";

  // A move is its changes, as e2.e4P: each square and what stands on it afterwards; the first
  // two are where it goes from and to. -- is a pass. The board is 64 signs from a1 to h8.
  function play(board, move) {
    if (move === "--") return board;
    const next = board.split("");
    for (let i = 0; i < move.length; i += 3) next[index(move.slice(i))] = move[i + 2];
    return next.join("");
  }

  // Signs beside men, by the number of the square. Who moves may leap no more, but nobody may
  // capture him still; who is captured takes his sign along.
  const told = (text) => (text || "").split(" ").filter(Boolean).map((each) => each.split(":"));
  function follow(beside, move) {
    if (move === "--") return beside;
    const from = String(index(move)), to = String(index(move.slice(3)));
    return beside.filter(([at, sign]) => at !== to && (at !== from || sign === "immune"))
      .map(([at, sign]) => [at === from ? to : at, sign]);
  }

  // Men who are not orthodox have signs of their own: drawing, whose he is, letters.
  const fairy = (sign) => words.fairy[sign];
  function drawing(sign) {
    if (fairy(sign)) return fairy(sign)[0];
    const white = sign === sign.toUpperCase();
    return (white ? "w" : "b") + sign.toUpperCase();
  }

  function draw(board, last, beside) {
    men.replaceChildren();
    marks.replaceChildren();
    signs.replaceChildren();
    for (const [at, sign] of beside) {
      if (board[at] !== ".") use(signs, "sign-" + sign, Number(at), flipped);
    }
    for (let i = 0; svg.dataset.waits && i < 64; i++) {
      if (board[i] === (i > 55 ? "P" : i < 8 ? "p" : "")) use(signs, "sign-waits", i, flipped);
    }
    for (const square of last) mark(marks, square, flipped);
    for (let i = 0; i < 64; i++) {
      if (board[i] !== ".") use(men, drawing(board[i]), i, flipped);
    }
  }

  // The men with their squares, for those who hear the page.
  function spoken(board) {
    const side = (letters, colour) => {
      const men = [];
      for (const kind of letters) {
        for (let i = 0; i < 64; i++) {
          if (board[i] !== kind) continue;
          const sign = words.men["PNBRQK".indexOf(kind.toUpperCase())];
          men.push((kind.toUpperCase() === "P" ? "" : sign) + name(i));
        }
      }
      for (let i = 0; i < 64; i++) {
        const man = fairy(board[i]);
        if (man && man[1] === colour) men.push((man[2] === words.men[0] ? "" : man[2]) + name(i));
      }
      return men;
    };
    return globalThis.chessSquares.spoken([
      [words.white, side("KQRBNP", "w"), true],
      [words.black, side("kqrbnp", "b"), true],
      [words.neutral, side("", "n"), false],
    ]);
  }

  playThrough({
    start: (part, play) => ({
      // proof games are played from their first position to the diagram
      board: (play && part.dataset.first) || part.dataset.board,
      last: [],
      beside: told(part.dataset.signs),
    }),
    play: (state, move) => ({
      board: play(state.board, move),
      last: move === "--" ? [] : [index(move), index(move.slice(3))],
      beside: follow(state.beside, move),
    }),
    draw: (state) => {
      svg.dataset.shown = state.board;
      svg.setAttribute("aria-label", spoken(state.board));
      draw(state.board, state.last, state.beside);
    },
    flip: () => {
      flipped = !flipped;
      svg.dataset.flipped = flipped ? "1" : "0";
      for (const each of document.querySelectorAll("#coordinates text")) {
        each.textContent = each.dataset[flipped ? "flipped" : "plain"];
      }
      for (const each of svg.querySelectorAll("[data-at]")) {
        const at = corner(Number(each.dataset.at), flipped);
        each.setAttribute("transform", "translate(" + at.join(" ") + ")");
      }
      for (const each of svg.querySelectorAll(".cells")) {
        each.setAttribute("transform", flipped ? "rotate(180 180 180)" : "");
      }
    },
  }, words);
})();
