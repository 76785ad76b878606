// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the small diagrams when they come into sight, and filters them while one types.
"use strict";
(() => {
  const field = document.getElementById("find");
  const count = document.getElementById("count");
  const words = JSON.parse(document.getElementById("words").textContent);
  const items = Array.from(document.querySelectorAll(".grid > li"));
  const NS = "http://www.w3.org/2000/svg";
  // Letters that are no accented ones, as those type them who do not have them.
  const LETTERS = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  };
  const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]);
  const texts = items.map((each) => plain(each.dataset.words));

  function draw(svg) {
    const board = svg.dataset.board;
    for (let i = 0; i < 64; i++) {
      if (board[i] === ".") continue;
      const use = document.createElementNS(NS, "use");
      const white = board[i] === board[i].toUpperCase();
      use.setAttribute("href", "#" + (white ? "w" : "b") + board[i].toUpperCase());
      use.setAttribute("x", (i % 8) * 45);
      use.setAttribute("y", (7 - (i >> 3)) * 45);
      svg.append(use);
    }
  }

  const seen = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.isIntersecting) {
        seen.unobserve(entry.target);
        draw(entry.target);
      }
    }
  }, { rootMargin: "400px" });
  document.querySelectorAll("svg[data-board]").forEach((each) => seen.observe(each));

  function filter() {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    items.forEach((each, place) => {
      each.hidden = !wanted.every((word) => texts[place].includes(word));
      if (!each.hidden) shown += 1;
    });
    count.textContent = words.count.replace("%1", shown).replace("%2", items.length);
  }

  window.addEventListener("beforeprint", () => {
    document.querySelectorAll("svg[data-board]").forEach((each) => {
      if (!each.querySelector("use[y]")) { seen.unobserve(each); draw(each); }
    });
  });
  field.hidden = false;
  field.addEventListener("input", filter);
  filter();
})();
