# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps the query bar and what is built beside it (pattern, lit squares) in step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QObject

from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pattern.panel import PatternPanel
from composer.gui.collection.query.bar import QueryBar
from composer.library.query.ends import EndSought
from composer.library.query.parser import EVERYTHING, Query
from composer.library.query.pattern import Pattern, placings, squares_lain_on
from composer.library.query.terms import Field, Term, terms_in
from composer.problem.position import Position
from composer.problem.squares import Square


class PatternLink(QObject):
    """Lets the pattern that is set up stand in the query, and the one in the query be shown."""

    def __init__(self, bar: QueryBar, panel: PatternPanel, records: RecordsModel) -> None:
        super().__init__(panel)
        self._bar, self._panel, self._records = bar, panel, records
        self._lit: tuple[Pattern, ...] = ()
        panel.changed.connect(self._put)
        bar.entry_changed.connect(self._follow)

    def _put(self, pattern: Pattern | None) -> None:
        """Let a pattern stand in the query, of the diagram or of how a line ends."""
        at_end, query = self._panel.at_end, self._bar.parsed
        field, sought = _end_in(query or EVERYTHING) or (Field.MATE, None)
        of_diagram = () if pattern is None or at_end else (Term(Field.PATTERN, (pattern,)),)
        ending = (replace(sought or EndSought(), pattern=pattern),) if at_end else ()
        of_end = tuple(Term(field, (sought,)) for sought in ending if sought != EndSought())
        self._bar.put_terms(Field.PATTERN, *of_diagram)
        self._bar.put_terms(field, *of_end)

    def _follow(self) -> None:
        query = self._bar.parsed
        if query is None:  # something is still being typed
            return
        terms = query.of_field(Field.PATTERN)
        first = terms[0].values[0] if terms else None
        ending = _end_in(query)
        if first is None and ending is not None:
            self._panel.show_place(True)
            first = ending[1].pattern
        elif first is not None:
            self._panel.show_place(False)
        self._panel.show_pattern(first if isinstance(first, Pattern) else None)
        lit = tuple(patterns_in(query))
        if lit != self._lit:
            self._lit = lit
            self._records.set_matcher(matcher_of(lit) if lit else None)


def _end_in(query: Query) -> tuple[Field, EndSought] | None:
    """Return how lines are to end by the first term that says so, and its field."""
    for field in (Field.MATE, Field.END):
        for term in query.of_field(field):
            if isinstance(term.values[0], EndSought):
                return field, term.values[0]
    return None


def patterns_in(query: Query) -> Iterator[Pattern]:
    """Yield the patterns that a query looks for, not those that must not be there."""
    for term in terms_in(query.parts):
        yield from (value for value in term.values if isinstance(value, Pattern))


def matcher_of(patterns: Iterable[Pattern]) -> Callable[[Position], frozenset[Square]]:
    """Return what finds the squares of a position on which any of the patterns lies."""
    sought = tuple(placings(pattern) for pattern in patterns)

    def matched(position: Position) -> frozenset[Square]:
        found = (squares_lain_on(ways, position) or () for ways in sought)
        return frozenset(square for squares in found for square in squares)

    return matched
