# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy conditions by their names, in English, German, French or Italian.

Spaces, hyphens, capitals and a `chess` at the end are forgiven. A name that is not in the table
(`composer.rules.conditiontable`) is kept in its own words. What stands behind a name is read by
`composer.rules.conditionwords`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from composer.rules.book import Condition
from composer.rules.conditiontable import ConditionRow, folded_name, rows_by_name
from composer.rules.conditionwords import words_taken

_WORDS: Final = re.compile(r"[\w&+,.()\'/ -]*")
_LONGEST: Final = 1000  # characters; a grid may name every square, and many lines
_BETWEEN_SQUARES: Final = re.compile(r"(?<=\b[a-h][1-8])[ ,]+(?=[a-h][1-8]\b)", re.ASCII)
MOST_NAMED: Final = 5
"""How many words a name has at most."""


def condition_named(text: str) -> Condition | None:
    """Return the condition that a text names, with the words behind its name; None if unknown.

    Words that it takes are written as Popeye writes them; others are kept as they are.
    """
    words = text.split()
    if len(text) > _LONGEST or not _WORDS.fullmatch(text):
        return None
    named = named_at(words)
    if named is None:
        return None
    row, length = named
    rest = _BETWEEN_SQUARES.sub("", " ".join(words[length:])).split()
    taken, count = words_taken(row.options, rest)
    return replace(row.condition, words=taken if count == len(rest) else " ".join(rest))


def named_at(words: list[str]) -> tuple[ConditionRow, int] | None:
    """Return the condition whose name stands at the beginning, and of how many words it is."""
    for end in range(min(len(words), MOST_NAMED), 0, -1):
        found = rows_by_name().get(folded_name("".join(words[:end])))
        if found is not None and words[end - 1] != "-":  # which is a limit of BGL
            return found, end
    return None


def condition_of(text: str) -> Condition:
    """Return the condition that a text names; one that is unknown keeps the text as it is."""
    words = " ".join(text.split())
    return condition_named(words) or Condition(words, is_known=False)
