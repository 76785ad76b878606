// SPDX-License-Identifier: GPL-3.0-or-later
// Filters the small diagrams while one types; without scripts the page shows them all.
"use strict";
(() => {
  const field = document.getElementById("find");
  const count = document.getElementById("count");
  const words = JSON.parse(document.getElementById("words").textContent);
  const items = Array.from(document.querySelectorAll(".grid > li"));
  // Letters that are no accented ones, as those type them who do not have them.
  const LETTERS = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
  };
  const plain = (text) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]);
  const texts = items.map((each) => plain(each.dataset.words));

  function filter() {
    const wanted = plain(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    items.forEach((each, place) => {
      each.hidden = !wanted.every((word) => texts[place].includes(word));
      if (!each.hidden) shown += 1;
    });
    count.textContent = words.count.replace("%1", shown).replace("%2", items.length);
  }

  field.hidden = false;
  field.addEventListener("input", filter);
  filter();
})();
