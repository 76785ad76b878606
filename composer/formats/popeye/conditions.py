# SPDX-License-Identifier: GPL-3.0-or-later
"""Conditions in Popeye's input, in its three languages: each with the words that belong to it.

As Popeye has it, a word that a condition takes belongs to it, though it may be a name as well:
`Circe Einstein` is one condition.
"""

from __future__ import annotations

import re
from typing import Final

from composer.formats.popeye.men import kind_in
from composer.formats.popeye.words import Tongue
from composer.rules.conditions import named_at
from composer.rules.conditionwords import option_forms, words_taken

_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII)
_MOST: Final = 200  # words of one condition


def read_conditions(words: list[str], tongue: Tongue) -> list[str]:
    """Return the conditions that some words name, in English as they are understood.

    A word that is known as nothing stands where it stood: behind a condition, or for one.
    """
    found: list[str] = []
    at = 0
    while at < len(words):
        taken, count = take_conditions(words[at:], tongue)
        found += taken
        at += count
        for stranger in words[at : at + 1]:
            found[-1:] = [" ".join((*found[-1:], stranger))]
        at += 1
    return found


def on_all_squares(conditions: list[str]) -> list[str]:
    """Return conditions, of those named several times with squares one on all of them."""
    joined: dict[str, str] = {}
    for at, condition in enumerate(conditions):
        name, _, squares = condition.partition(" ")
        several = _SQUARES.fullmatch(squares) is not None
        key = name if several else f"{at} {condition}"
        joined[key] = joined[key] + squares if key in joined else condition
    return list(joined.values())


def take_conditions(words: list[str], tongue: Tongue) -> tuple[list[str], int]:
    """Take the conditions at the beginning of some words, and say how many words they are.

    Up to the first word that is neither a condition nor belongs to the one before it, or that is
    in full a command of a twin.
    """
    found: list[list[str]] = []
    for at, word in enumerate(words):
        belongs = _behind(found[-1], word, tongue) if found else ""
        name = "" if belongs or tongue.is_twin(word) else tongue.condition(word)
        if belongs:
            found[-1].append(belongs)
        elif name:
            found.append([name])
        else:
            return [" ".join(condition) for condition in found], at
    return [" ".join(condition) for condition in found], len(words)


def _behind(found: list[str], word: str, tongue: Tongue) -> str:
    """Return a word in English that belongs to a condition; empty where it may begin another."""
    if len(found) > _MOST:
        return word
    kind, meant = _kind(word, tongue), tongue.flag(word)
    row = named_at(found[:1])
    if row is None:
        return meant[0] if len(meant) == 1 else kind
    options = row[0].options
    if kind and _takes(options, found, kind):  # `t` in a list of men is a rook in German
        return kind
    taken = {flag for form in option_forms(options) for flag in form.flags}
    known = [flag for flag in meant if flag in taken]
    if len(known) == 1:
        return known[0]
    return word if _takes(options, found, word) else ""


def _takes(options: str, found: list[str], word: str) -> bool:
    """Whether a condition takes a word behind those that belong to it."""
    return words_taken(options, [*found[1:], word])[1] == len(found)


def _kind(word: str, tongue: Tongue) -> str:
    """Return the letters of a man in English; empty if a word is none."""
    kind = kind_in(tongue, word) if len(word) <= 2 else None
    return "" if kind is None else kind.code
