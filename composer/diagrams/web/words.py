# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of a web page that no printed solution needs, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.said.languages import words_as


@dataclass(frozen=True, slots=True)
class WebWords:
    """What a page says in words.

    Attributes:
        code: the language of the page, as HTML names it.
        solution: the head of the solution.
        key: the head of the key; likewise the next two.
        keys: see `key`.
        tries: see `key`.
        diagram: said of the board when no move is shown.
        start: what the button does that goes back to the diagram; likewise the next three.
        back: see `start`.
        next: see `start`.
        flip: see `start`.
        moves: what the buttons are for, as a whole.
        find: what the field is for that looks for problems.
        count: how many problems are shown: `%1` of `%2`.
        contents: the way back to all problems.
        more: said where further play is left out: `%1` moves are shown.
        themes: the head of the themes and keywords.
        white: before the list of White's men, for those who hear the page; likewise Black's
            and those of both sides.
    """

    code: str
    solution: str
    key: str
    keys: str
    tries: str
    diagram: str
    start: str
    back: str
    next: str
    flip: str
    moves: str
    find: str
    count: str
    contents: str
    more: str
    themes: str
    white: str
    black: str
    neutral: str


def web_words_of(code: str) -> WebWords:
    """Return the words that go with a language's letters; English for all others."""
    return words_as(WebWords, "web", code)


ENGLISH: Final = web_words_of("en")
