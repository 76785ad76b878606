# SPDX-License-Identifier: GPL-3.0-or-later
"""The words that a printed solution needs beside those of every solution, in each language."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final

from composer.notation.words import BUT_WORDS, THREAT_WORDS, ZUGZWANG_WORDS
from composer.said.languages import languages, words_as


@dataclass(frozen=True, slots=True)
class PrintedWords:
    """What a printed solution says in words.

    Attributes:
        set_play: the head of the play that is ready before the key.
        after_key: the head of the play after a key that is not told.
        other: stands between two answers that both have play of their own.
        solutions: the head of the pages of solutions.
        continued: said of what goes on from the page before.
        cooked: the finding that there are several keys, or too many lines; likewise the others.
        few: the finding that there are fewer lines than intended.
        other_shape: the finding that they branch at other half-moves than intended.
        unsolved: said where no solution is known.
        unfinished: said where the solver was stopped before its end.
        depends: the finding that castling or en passant decides, and nobody knows of it.
        untried: the finding that conditions were never compared together: nothing is certain.
        further: said where a line of play goes on, but is not printed further.
    """

    set_play: str
    after_key: str
    other: str
    solutions: str
    continued: str
    cooked: str
    few: str
    other_shape: str
    no_solution: str
    short: str
    unsolved: str
    unfinished: str
    depends: str
    untried: str
    further: str


def printed_words_of(code: str) -> PrintedWords:
    """Return the words that go with a language's letters; English for all others."""
    return words_as(PrintedWords, "printed", code)


ENGLISH: Final = printed_words_of("en")

SOLUTION_WORDS: Final = frozenset(
    word.casefold()
    for text in (
        *(text for code in languages() for text in astuple(printed_words_of(code))),
        *THREAT_WORDS,
        *ZUGZWANG_WORDS,
        *BUT_WORDS,
    )
    for word in text.split()
)
"""The words that stand between the moves of any solution, in small letters."""
