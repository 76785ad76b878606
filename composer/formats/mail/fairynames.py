# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men that a letter writes by their full names: `sauterelle h1`, `Grashüpfer h1`.

The names are those of the table of men, in all languages. Each, with the blanks behind it, becomes
a sign of the private area with others that fill up, so that all places of the text stay. Where a
word stands before the name, as in `royal grasshopper h1`, or where an orthodox man has the name
too, nothing is guessed: name and squares become signs that no list of men can have.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from composer.problem.men import Kind
from composer.rules.kinds import FAIRY_KINDS
from composer.said.accents import without_accents
from composer.said.languages import languages, stored_words

_FIRST: Final = 0xE000
_FILLING: Final = "\uf8ff"
STRANGE: Final = "\uf8fe"
"""The sign of what is no man that is understood."""
NAMED: Final = rf"[\ue000-\uf8fd]{_FILLING}{{0,60}}"
"""The pattern of a name that has become a sign."""

_SIGNS: Final = re.compile(r"[\ue000-\uf8ff]")
_SQUARES: Final = re.compile(r"[ \t]{1,4}(?P<squares>(?:[a-h][1-8]){1,16})(?!\w)")
_SHORTEST: Final = 3  # letters of a name whose accents may be left out
_JOINED: Final = "-–_/'’"


def with_signs(text: str) -> str:
    """Return a text, as long as it was, in which names of fairy men before squares are signs."""
    whole = _SIGNS.sub("\ufffd", text)
    made: list[str] = []
    done = 0
    for found in _SQUARES.finditer(whole):
        line = max(done, whole.rfind("\n", 0, found.start()) + 1)
        for start in range(max(line, found.start() - _longest()), found.start()):
            if start > line and (whole[start - 1].isalnum() or whole[start - 1] in _JOINED):
                continue
            name = whole[start : found.start()]
            sign = _signs().get(name.casefold()) or _signs().get(_folded(name))
            if sign is None:
                continue
            if whole[line:start].rstrip()[-1:].isalpha():
                sign = STRANGE
            filled = STRANGE if sign is STRANGE else _FILLING
            end = found.end() if sign is STRANGE else found.start("squares")
            made += (whole[done:start], sign, filled * (end - start - 1))
            done = end
            break
    return "".join((*made, whole[done:]))


def is_named(word: str) -> bool:
    """Tell whether a man with its squares has a sign for its name, or one that is strange."""
    return _SIGNS.match(word) is not None


def kind_named(word: str) -> Kind:
    """Return the kind whose sign a man has."""
    return Kind.of(FAIRY_KINDS[ord(word[0]) - _FIRST].id)


def squares_of(word: str) -> str:
    """Return the squares of a man with a sign."""
    return word.lstrip(word[0]).lstrip(_FILLING)


@cache
def _longest() -> int:
    return max(map(len, _signs()))


@cache
def _signs() -> Mapping[str, str]:
    """Return the signs of kinds by their names, with accents and without."""
    found: dict[str, str] = {}
    for place, kind in enumerate(FAIRY_KINDS):
        for _, name in kind.names:
            for each in (name.casefold(), _folded(name)):
                sign = chr(_FIRST + place)
                if each == name.casefold() or len(each) >= _SHORTEST:
                    found[each] = sign if found.get(each, sign) == sign else STRANGE
    for man in "KQRBNP":
        words = stored_words()[f"page.man{man}"]
        found.update((words[each].casefold(), STRANGE) for each in languages() if words[each])
    return found


def _folded(name: str) -> str:
    plain = name.casefold().replace("ö", "oe").replace("ä", "ae").replace("ü", "ue")
    return without_accents(plain)
