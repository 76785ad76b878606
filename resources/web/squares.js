// SPDX-License-Identifier: GPL-3.0-or-later
// The squares of a board of chess and what is drawn on them: shared by pages and the app.
"use strict";
globalThis.chessSquares = (() => {
  const NS = "http://www.w3.org/2000/svg";
  const SIDE = 45; // units of a square

  // Squares have numbers from 0, a1, to 63, h8.
  const index = (name) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;
  const name = (square) => "abcdefgh"[square % 8] + ((square >> 3) + 1);
  const corner = (square, flipped) => {
    const file = square % 8, rank = square >> 3;
    return flipped ? [(7 - file) * SIDE, rank * SIDE] : [file * SIDE, (7 - rank) * SIDE];
  };

  // Put a drawing that the document defines, by its name, onto a square.
  function use(into, drawing, square, flipped) {
    const [x, y] = corner(square, flipped);
    const drawn = document.createElementNS(NS, "use");
    drawn.setAttribute("href", "#" + drawing);
    drawn.setAttribute("x", x);
    drawn.setAttribute("y", y);
    into.append(drawn);
    return drawn;
  }

  // Light up a square.
  function mark(into, square, flipped) {
    const [x, y] = corner(square, flipped);
    const drawn = document.createElementNS(NS, "rect");
    drawn.setAttribute("x", x);
    drawn.setAttribute("y", y);
    drawn.setAttribute("width", SIDE);
    drawn.setAttribute("height", SIDE);
    into.append(drawn);
    return drawn;
  }

  // The men of each side with their squares, for those who hear the page: sides are pairs of a
  // name and a list of letters with squares; one without men is left out unless it must be told.
  const spoken = (sides) => sides.filter(([, men, always]) => men.length || always)
    .map(([side, men]) => side + ": " + (men.join(" ") || "-") + ".").join(" ");

  return { NS, SIDE, index, name, corner, use, mark, spoken };
})();
