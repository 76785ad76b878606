# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts and names as they are compared: without accents and capitals."""

from __future__ import annotations

import unicodedata
from typing import Final

from composer.problem.credits import given_first

# Letters whose stroke or joint is no accent to Unicode; capitals are folded before.
_BASES: Final = str.maketrans(
    {"ł": "l", "ø": "o", "đ": "d", "ħ": "h", "ı": "i", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe"}
)


def folded(text: str) -> str:
    """Return a text as it is sorted and searched: without accents and capitals.

    SQLite's own folding knows accents on Latin letters only; this one takes those of all
    alphabets off, so that `еще` finds `ещё`, and reads `ł`, `ø` and the like as their base.
    """
    if text.isascii():
        return text.lower().replace("\0", " ")
    parts = unicodedata.normalize("NFKD", text.casefold().translate(_BASES))
    return storable("".join(c for c in parts if not unicodedata.combining(c)))


def storable(text: str) -> str:
    """Return a text that SQLite can hold and FTS5 reads to its end."""
    return text.encode("utf-8", "replace").decode("utf-8").replace("\0", " ")


def spelling_key(author: str) -> str:
    """Return what is equal for `Family, Given` and `Given Family`, whatever the accents."""
    return " ".join(folded(given_first(author)).replace(".", " ").split())
