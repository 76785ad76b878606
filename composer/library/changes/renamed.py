# SPDX-License-Identifier: GPL-3.0-or-later
"""Queries in which a collection is called by the name that it has now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from composer.library.index.indexing import folded
from composer.library.query.parser import QueryError, parse_query
from composer.library.query.terms import Field, Text, Value, terms_in
from composer.library.query.writer import term_text


def naming(query: str, before: str, name: str, names: Iterable[str] = ()) -> str:
    """Return a query in which a collection is called by another name; else as it was written.

    Args:
        query: as typed; one that cannot be understood stays as it is.
        before: the name that the collection had.
        name: the one that it has now.
        names: all collections when it had that: `in:Loyd*` means `Loyd` only where none is
            called `Loyd*`.
    """
    known = {_key(name) for name in names}

    def is_meant(value: Value) -> bool:
        if not isinstance(value, Text):
            return False
        key = _key(value.text)
        return key == _key(before) or (
            key not in known and key.removesuffix("*").strip() == _key(before)
        )

    def called(value: Value) -> Value:
        if is_meant(value) and isinstance(value, Text):
            return replace(value, text=name, phrase=True)
        return value

    try:
        parts = parse_query(query).parts
        terms = [term for term in terms_in(parts, denied=True) if term.field is Field.COLLECTION]
    except QueryError:
        return query
    for term in sorted(terms, key=lambda term: term.span.start, reverse=True):
        if any(map(is_meant, term.values)):
            put = term_text(replace(term, values=tuple(map(called, term.values))))
            query = query[: term.span.start] + put + query[term.span.end :]
    return query


def _key(name: str) -> str:
    """Return what is equal for the name of a collection, however it is written."""
    return folded(name).strip()
