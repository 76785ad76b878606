# SPDX-License-Identifier: GPL-3.0-or-later
"""Distinctions in the words of each language: `1st Prize`, `1. Preis`, `1° Premio`, `1-й приз`."""

from __future__ import annotations

from typing import Final

from composer.said.languages import group_of

_FEMININE: Final = {
    "it": ("mention", "commendation"),
    "es": ("mention", "commendation"),
    "fr": ("mention",),
}
_ENGLISH: Final = {1: "st", 2: "nd", 3: "rd"}


def distinction_text(kind: str, place: int, special: bool, language: str) -> str:
    """Return a distinction in words.

    Args:
        kind: `prize`, `mention` or `commendation`.
        place: from 1; 0 for one that is not ranked.
        special: whether it is a special one.
        language: the code of a language; English for those that are not known.
    """
    words = group_of("distinction", language)
    named = words[f"special_{kind}" if special else kind]
    return f"{ordinal(place, kind, language)} {named}" if place else named


def ordinal(place: int, kind: str, language: str) -> str:
    """Return a place before a distinction as a language writes it."""
    feminine = kind in _FEMININE.get(language, ())
    match language:
        case "de":
            return f"{place}."
        case "it":
            return f"{place}{'ª' if feminine else '°'}"
        case "fr":
            return f"{place}{('re' if feminine else 'er') if place == 1 else 'e'}"
        case "es":
            if feminine:
                return f"{place}.ª"
            return f"{place}.{'er' if place in (1, 3) else 'º'}"
        case "ru":
            return f"{place}-й"
    teens = 10 <= place % 100 <= 20
    return f"{place}{'th' if teens else _ENGLISH.get(place % 10, 'th')}"
