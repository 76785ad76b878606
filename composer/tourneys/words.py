# SPDX-License-Identifier: GPL-3.0-or-later
"""The words of what a tourney writes, in each language (`composer/said/words.tsv`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.said.languages import words_as

LANGUAGES: Final = ("en", "de", "es", "fr", "it", "ru")
"""The languages in which a tourney may be held."""


@dataclass(frozen=True, slots=True)
class TourneyWords:
    """What stands in announcement, award, letters and sheets; places in braces are filled."""

    section: str
    theme: str
    free: str
    judge: str
    judges: str
    most: str
    closing: str
    send: str
    anonymous: str
    entries: str
    award: str
    counts: str
    claims: str
    corrections: str
    dear: str
    letter: str
    unplaced: str
    regards: str
    solving: str
    solver: str
    minutes: str
    remark: str
    rank: str
    country: str
    points: str
    time: str
    cooks: str
    wrong_claims: str
    carried: str


def tourney_words_of(language: str) -> TourneyWords:
    """Return the words of a language; English for those that are not known."""
    return words_as(TourneyWords, "tourney", language)


def labelled(label: str, text: str, language: str) -> str:
    """Return a text behind its label; French sets a space before the colon."""
    return f"{label}\N{NO-BREAK SPACE}: {text}" if language == "fr" else f"{label}: {text}"
