# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs beside men in words, for diagrams of letters alone."""

from __future__ import annotations

from composer.diagrams.style.annotations import Annotations, Badge
from composer.notation.letters import ENGLISH
from composer.problem.squares import square_name
from composer.said.wordtable import group_of


def marks_in_words(notes: Annotations, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return each sign that is beside a man, with the squares: `d1: may leap`."""
    words = group_of("marks", language)
    found = []
    for badge in Badge:
        squares = [square_name(square) for square, each in notes.badges if each is badge]
        if squares:
            found.append(f"{', '.join(squares)}: {words[badge.value]}")
    return tuple(found)
