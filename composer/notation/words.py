# SPDX-License-Identifier: GPL-3.0-or-later
"""The few words that stand in a solution, in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


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


ENGLISH: Final = Words("threat", "zugzwang", "but")
ITALIAN: Final = Words("minaccia", "zugzwang", "ma")
GERMAN: Final = Words("droht", "Zugzwang", "aber")
FRENCH: Final = Words("menace", "blocus", "mais")
SPANISH: Final = Words("amenaza", "zugzwang", "pero")

RUSSIAN: Final = Words("угроза", "цугцванг", "но")

ALL_WORDS: Final = (ENGLISH, ITALIAN, GERMAN, FRENCH, SPANISH, RUSSIAN)

# Other words for the same that magazines and solving programs print.
THREAT_WORDS: Final = frozenset(
    {words.threat for words in ALL_WORDS} | {"threats", "minacce", "угрозы"}
)
ZUGZWANG_WORDS: Final = frozenset(
    {"zugzwang", "цугцванг", "zz", "waiting", "block", "blocco", "blocus", "bloqueo"}
)
BUT_WORDS: Final = frozenset(words.but for words in ALL_WORDS)

_BY_CODE: Final = {
    "it": ITALIAN,
    "de": GERMAN,
    "fr": FRENCH,
    "es": SPANISH,
    "ru": RUSSIAN,
}


def words_of(code: str) -> Words:
    """Return the words that go with a language's letters; English for all others."""
    return _BY_CODE.get(code.strip().lower(), ENGLISH)
