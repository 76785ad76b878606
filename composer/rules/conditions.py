# SPDX-License-Identifier: GPL-3.0-or-later
"""The names of fairy conditions, `conditions.tsv`: a new one is a new row.

Names are Popeye's; spaces, hyphens, capitals and a `chess` at the end are forgiven. A name that
is not in the table is kept in its own words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.rules.book import Condition

_OUT: Final = re.compile(r"[^0-9a-z&]+")
_WORDS: Final = re.compile(r"[\w&+,/ -]*")
_LONGEST: Final = 200  # characters
_NAME_SQUARES: Final = frozenset({"hole", "wormholes", "magicsquares", "imitator"})
_BETWEEN_SQUARES: Final = re.compile(r"(?<=\b[a-h][1-8])[ ,]+(?=[a-h][1-8]\b)", re.ASCII)
MOST_NAMED: Final = 4
"""How many words a name has at most."""


def conditions_known() -> tuple[Condition, ...]:
    """Return the conditions of the table, by name."""
    return tuple({each.id: each for each in _table().values()}.values())


def condition_named(text: str) -> Condition | None:
    """Return the condition that a text names, with the words behind its name; None if unknown."""
    words = text.split()
    if len(text) > _LONGEST or not _WORDS.fullmatch(text):
        return None
    for end in range(min(len(words), MOST_NAMED), 0, -1):
        found = _table().get(_folded("".join(words[:end])))
        if found is not None:
            rest = " ".join(words[end:])
            if found.id in _NAME_SQUARES:  # Popeye reads them without spaces between
                rest = _BETWEEN_SQUARES.sub("", rest)
            return Condition(found.id, rest, found.keyword, found.excludes)
    return None


def condition_of(text: str) -> Condition:
    """Return the condition that a text names; one that is unknown keeps the text as it is."""
    words = " ".join(text.split())
    return condition_named(words) or Condition(words, is_known=False)


def _folded(text: str) -> str:
    plain = text.lower().replace("ö", "oe").replace("ä", "ae").replace("ü", "ue")
    plain = unicodedata.normalize("NFKD", plain)
    return _OUT.sub("", plain).removesuffix("chess")


@cache
def _table() -> Mapping[str, Condition]:
    text = Path(__file__).with_name("conditions.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()[1:]]
    found = {}
    for keyword, also, excludes in rows:
        condition = Condition(
            _folded(keyword),
            keyword=keyword,
            excludes=tuple(_folded(each) for each in excludes.split()),
        )
        for name in (keyword, *also.split()):
            found[_folded(name)] = condition
    return MappingProxyType(found)
