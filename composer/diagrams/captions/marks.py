# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs beside men in words, for diagrams of letters alone."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from composer.diagrams.style.annotations import Annotations, Badge
from composer.notation.letters import ENGLISH
from composer.problem.squares import square_name

_WORDS: Final[Mapping[str, Mapping[Badge, str]]] = MappingProxyType(
    {
        "en": {
            Badge.LEAPS: "may leap",
            Badge.IMMUNE: "immune",
            Badge.IMMOVABLE: "immovable",
            Badge.WAITS: "awaits promotion",
        },
        "it": {
            Badge.LEAPS: "può saltare",
            Badge.IMMUNE: "immune",
            Badge.IMMOVABLE: "immobile",
            Badge.WAITS: "in attesa di promozione",
        },
        "de": {
            Badge.LEAPS: "darf springen",
            Badge.IMMUNE: "unverletzlich",
            Badge.IMMOVABLE: "unbeweglich",
            Badge.WAITS: "wartet auf Umwandlung",
        },
        "fr": {
            Badge.LEAPS: "peut sauter",
            Badge.IMMUNE: "imprenable",
            Badge.IMMOVABLE: "immobile",
            Badge.WAITS: "attend sa promotion",
        },
        "es": {
            Badge.LEAPS: "puede saltar",
            Badge.IMMUNE: "inmune",
            Badge.IMMOVABLE: "inmóvil",
            Badge.WAITS: "espera la promoción",
        },
        "ru": {
            Badge.LEAPS: "может прыгнуть",
            Badge.IMMUNE: "неприкосновенна",
            Badge.IMMOVABLE: "неподвижна",
            Badge.WAITS: "ждёт превращения",
        },
    }
)


def marks_in_words(notes: Annotations, language: str = ENGLISH.code) -> tuple[str, ...]:
    """Return each sign that is beside a man, with the squares: `d1: may leap`."""
    words = _WORDS.get(language, _WORDS["en"])
    found = []
    for badge in Badge:
        squares = [square_name(square) for square, each in notes.badges if each is badge]
        if squares:
            found.append(f"{', '.join(squares)}: {words[badge]}")
    return tuple(found)
