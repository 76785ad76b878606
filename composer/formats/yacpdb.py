# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as the database YACPDB gives them in JSON: the fields of its YAML as an object.

An answer of the site has its entries in a list within `result`; a saved entry stands alone or in
a list of its own. An entry has `algebraic` with the men of both sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.formats.entry import Entry, RecordError
from composer.formats.olv import entry_of_fields
from composer.formats.yamltext import Value
from composer.problem.stipulation import Stipulation
from composer.said.sentence import said

_DEEPEST: Final = 12
_WRAPPERS: Final = ("result", "entries", "problems")


def is_entry(value: object) -> bool:
    """Return whether a value of JSON is an entry of the database."""
    return isinstance(value, dict) and "algebraic" in value and "fen" not in value


def unwrapped(value: object) -> Iterator[object]:
    """Yield the entries of an answer of the site; any other value as it is."""
    inner, depth = value, 0
    while isinstance(inner, dict) and not is_entry(inner) and "fen" not in inner and depth < 4:
        name = next(
            (wrapper for wrapper in _WRAPPERS if isinstance(inner.get(wrapper), (dict, list))), ""
        )
        if not name:
            break
        inner, depth = inner[name], depth + 1
    if isinstance(inner, list) and inner is not value:
        yield from inner
    elif is_entry(inner):
        yield inner
    else:
        yield value


def yacpdb_entry(value: dict[str, object], line: int, default: Stipulation) -> Entry:
    """Make the entry of an object.

    Raises:
        RecordError: it is no problem of orthodox men, or nested too deep.
    """
    fields = _value(value, 0)
    assert isinstance(fields, dict)
    number = fields.pop("id", "")
    entry = entry_of_fields(fields, line, default)
    return replace(entry, id=number if isinstance(number, str) else "")


def _value(value: object, depth: int) -> Value:
    """Return a value of JSON as YAML would have it: texts, lists and maps."""
    if depth > _DEEPEST:
        raise RecordError(said("nested deeper than {most} levels", most=_DEEPEST))
    if isinstance(value, dict):
        return {str(name): _value(inner, depth + 1) for name, inner in value.items()}
    if isinstance(value, list):
        return [_value(inner, depth + 1) for inner in value]
    if value is None or isinstance(value, bool):
        return {None: "", True: "true", False: "false"}[value]
    return _number(value) if isinstance(value, (int, float)) else str(value)


def _number(value: float) -> str:
    try:
        return str(value)
    except ValueError:  # of thousands of digits
        raise RecordError(said("expected JSON, got a number that is too long")) from None
