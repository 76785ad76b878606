# SPDX-License-Identifier: GPL-3.0-or-later
"""The few words that stand in a solution, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.said.languages import languages, words_as


@dataclass(frozen=True, slots=True)
class Words:
    """What a solution says in words.

    Attributes:
        threat: stands before what solves if the defender passes.
        zugzwang: stands where the defender is harmed only by having to move.
        but: stands before the refutations of a try.
    """

    threat: str
    zugzwang: str
    but: str


def words_of(code: str) -> Words:
    """Return the words that go with a language's letters; English for all others."""
    return words_as(Words, "solution", code)


ENGLISH: Final = words_of("en")
ALL_WORDS: Final = tuple(words_of(code) for code in languages())

# Other words for the same that magazines and solving programs print.
THREAT_WORDS: Final = frozenset(
    {words.threat for words in ALL_WORDS}
    | {"threats", "threatens", "drohung", "drohungen", "minacce", "menaces", "amenazas", "угрозы"}
)
ZUGZWANG_WORDS: Final = frozenset(
    {"zugzwang", "цугцванг", "zz", "waiting", "block", "blocco", "blocus", "bloqueo"}
)
BUT_WORDS: Final = frozenset(words.but for words in ALL_WORDS)
