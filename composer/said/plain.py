# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences as plain values that JSON knows, to be read again in any language.

Text, numbers and truth are themselves; what has a class is an object of one entry, the name of the
class with the list of its fields: `{"Notation": ["1.Qe4", []]}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from composer.said.sentence import (
    Capital,
    Counted,
    Decimal,
    Grouped,
    InWords,
    Last,
    Listed,
    Name,
    Notation,
    Part,
    Sentence,
)

_KINDS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        kind.__name__: kind
        for kind in (
            *(Sentence, Counted, Notation, InWords, Grouped, Decimal, Capital, Name, Listed, Last),
        )
    }
)


def plain(part: Part) -> Any:
    """Return a sentence or a part of one as plain values."""
    return _plain(part)


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return {type(value).__name__: [value.value]}
    if type(value).__name__ in _KINDS:
        return {type(value).__name__: [_plain(getattr(value, f.name)) for f in fields(value)]}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def read_sentence(found: object) -> Sentence:
    """Return the sentence that `plain` made plain values of.

    Raises:
        ValueError: it is none.
    """
    try:
        sentence = _read(found)
        if isinstance(sentence, Sentence) and isinstance(str(sentence), str):
            return sentence
    except (TypeError, KeyError, AttributeError, RecursionError) as error:
        raise ValueError("expected a sentence") from error
    raise ValueError("expected a sentence")


def _read(found: Any) -> Any:
    if isinstance(found, Mapping):
        ((name, values),) = found.items()
        return _KINDS[name](*map(_read, values))
    return tuple(map(_read, found)) if isinstance(found, list) else found
