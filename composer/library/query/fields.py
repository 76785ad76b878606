# SPDX-License-Identifier: GPL-3.0-or-later
"""What fields, connectives and values of a query are called, in each language of the window.

English is the canonical language: what is kept and sent is written in it, and it is understood
whatever the window speaks. The other names stand in `resources/search/fields.toml`; all of them
are understood at any time, too, since a query is often passed on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from composer.assets import asset
from composer.library.index.indexing import folded
from composer.library.query.terms import OTHER_NAMES, Field

CONNECTIVES: Final = ("and", "or", "not")
"""The words between and before terms, in English."""


_FIELDS: Final = {field.value: field for field in Field if field.value}


@cache
def fields_by_name() -> Mapping[str, Field]:
    """Return the fields by all their names, folded: English, its other names, other languages."""
    found = _FIELDS | OTHER_NAMES
    for language in _languages().values():
        for word, names in language["fields"].items():
            for name in names:
                found.setdefault(folded(name), _FIELDS[word])
    return found


@cache
def connectives() -> Mapping[str, str]:
    """Return `and`, `or` or `not` by what they are called in any language, folded."""
    found = {word: word for word in CONNECTIVES}
    for language in _languages().values():
        for word, names in language["connectives"].items():
            found |= dict.fromkeys(map(folded, names), word)
    return found


@cache
def words_of(kind: str) -> Mapping[str, str]:
    """Return English words by those of other languages, folded.

    Args:
        kind: `states` or `features`, what `is:` and `has:` know.
    """
    return {
        folded(name): word
        for language in _languages().values()
        for word, names in language[kind].items()
        for name in names
    }


@cache
def word_in(kind: str, word: str, language: str) -> str:
    """Return what a word of `is:` or `has:` is called in a language; as it is if it has no name.

    Args:
        kind: `states` or `features`.
    """
    known = _languages().get(language, {}).get(kind, {})
    return str(known.get(word, [word])[0])


@cache
def field_names(language: str) -> Mapping[Field, str]:
    """Return what each field is called in a language; in English where it has no name there."""
    known = _languages().get(language, {}).get("fields", {})
    return {field: known.get(field.value, [field.value])[0] for field in Field if field.value}


@cache
def _languages() -> Mapping[str, Any]:
    return tomllib.loads(asset("search", "fields.toml").read_text("utf-8"))
