# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of Popeye's input in the three languages that it knows: English, German, French.

A file is in one of them, as its first word shows; words may be shortened as long as they stay
apart. What is read is turned into the English words, in which it is understood. The words stand
in `words.tsv`, one a row; a row more of the same English word is another way to say it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

SHORTEST: Final = 3
"""Letters of a shortened command; two will do for an English one that begins a line."""

_FOLDED: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "à": "a", "ô": "o"}
)
_BEGIN: Final = "BeginProblem"


@dataclass(frozen=True, slots=True)
class Tongue:
    """One of the languages.

    Attributes:
        code: how the language is called elsewhere: `de`.
        men: the letters of the men, without those that are the same in English.
    """

    code: str
    men: Mapping[str, str]

    def command(self, word: str, shortest: int = SHORTEST) -> str:
        """Return the English command that a word means, in small letters; empty if none."""
        return self._meant("command", word, shortest).lower()

    def is_colour(self, word: str) -> bool:
        """Whether a word names a side."""
        return bool(self._meanings("side", word))

    def colour(self, word: str) -> str:
        """Return a side in English; empty if a word means none, or may mean several."""
        return self._meant("side", word, 1).lower()

    def option(self, word: str) -> str:
        """Return an option in English; any other word as it is."""
        return self._meant("option", word, 2) or word

    def condition(self, word: str) -> str:
        """Return a condition in English; empty if a word means none, or may mean several."""
        return self._meant("condition", word, 1)

    def flag(self, word: str) -> tuple[str, ...]:
        """Return the words behind a condition's name, in English, that a word may mean."""
        return self._meanings("flag", word)

    def twin(self, word: str) -> str:
        """Return a command of a twin in English; empty for any other word."""
        return self._meant("twin", word, 2)

    def is_twin(self, word: str) -> bool:
        """Whether a word is in full a command of a twin."""
        return word.lower() in _words("twin", self.code)

    def _meant(self, sort: str, word: str, shortest: int) -> str:
        meanings = self._meanings(sort, word) if len(word) >= shortest else ()
        return meanings[0] if len(meanings) == 1 else ""

    def _meanings(self, sort: str, word: str) -> tuple[str, ...]:
        """Return what a word means: what it names in full, or all that begins with it.

        One of those that begins all the others is meant: `piec` of `pieces` and `pieceslatex`.
        """
        small = word.lower().translate(_FOLDED)
        names = _words(sort, self.code)
        if not small or small in names:
            return (names[small],) if small else ()
        begun = [name for name in names if name.startswith(small)]
        first = min(begun, key=len, default="")
        if all(name.startswith(first) for name in begun):
            begun = begun[:1] and [first]
        return tuple(dict.fromkeys(names[name] for name in begun))


_NONE: Final[Mapping[str, str]] = MappingProxyType({})
ENGLISH: Final = Tongue("en", _NONE)
GERMAN: Final = Tongue("de", MappingProxyType({"D": "Q", "T": "R", "L": "B", "B": "P"}))
FRENCH: Final = Tongue("fr", MappingProxyType({"R": "K", "D": "Q", "T": "R", "F": "B", "C": "S"}))


def tongue_of(first: str) -> Tongue | None:
    """Return the language of an input by its first word; None where that begins none."""
    for tongue in (ENGLISH, GERMAN, FRENCH):
        if tongue.command(first) == _BEGIN.lower():
            return tongue
    return None


@cache
def _words(sort: str, language: str) -> Mapping[str, str]:
    """Return the words of a sort in a language, in small letters, with the English ones."""
    rows = (row for row in _rows() if row["sort"] == sort)
    return MappingProxyType({row[language].lower(): row["en"] for row in rows})


@cache
def _rows() -> tuple[Mapping[str, str], ...]:
    text = Path(__file__).with_name("words.tsv").read_text(encoding="utf-8")
    columns, *rows = (line.split("\t") for line in text.splitlines())
    return tuple(MappingProxyType(dict(zip(columns, row, strict=True))) for row in rows)
