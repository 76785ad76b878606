# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of men that a user defined, in one problem: written with it, and told apart by code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain, product
from string import ascii_uppercase, digits
from typing import Final

from composer.formats.objects.rulesobject import kind_from
from composer.problem.men import ORTHODOX_KINDS, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.twinned import kinds_of
from composer.problem.twins import AddMan, Substitute, Twin
from composer.rules.book import RulesError
from composer.rules.kinds import kinds_by_code
from composer.rules.movementlimits import squares_looked_at
from composer.said.sentence import said

MOST_KINDS: Final = 100
"""Kinds that a problem may define."""

MOST_SQUARES: Final = 20_000
"""Squares that all of them together look at, at most, from one square of a chessboard."""


def defined_kinds(problem: Problem) -> tuple[Kind, ...]:
    """Return the kinds in a problem that a user defined, by their code."""
    kinds = {kind for kind in kinds_of(problem) if kind.is_defined}
    return tuple(sorted(kinds, key=lambda kind: (kind.code, kind.id, int(kind))))


def kinds_read(forms: Iterable[object]) -> dict[str, Kind]:
    """Return the kinds of objects as `kind_object` makes them, by their code.

    Raises:
        RulesError: one cannot be read, two have one code, or all are too much to solve with.
    """
    found: dict[str, Kind] = {}
    squares = 0
    for number, form in enumerate(forms):
        if number == MOST_KINDS:
            raise RulesError(said("men: at most {most} may be defined", most=MOST_KINDS))
        kind = kind_from(form)
        if kind.code in found:
            raise RulesError(said("men: {code} stands for two of them", code=kind.code))
        found[kind.code] = kind
        squares += 0 if kind.row is None else squares_looked_at(kind.row.movement)
        if squares > MOST_SQUARES:
            raise RulesError(said("men: together they move in more ways than can be solved with"))
    return found


def told_apart(problem: Problem) -> Problem:
    """Return a problem in which no kind that a user defined has the code of another kind.

    Men of two problems may meet on one board; one of those with the same code is given a free one,
    for what is written says who a man is by his code alone.
    """
    taken: dict[str, Kind] = {kind.code: kind for kind in ORTHODOX_KINDS}
    taken |= {kind.code: kind for kind in kinds_of(problem) if not kind.is_defined}
    others: dict[Kind, Kind] = {}
    for kind in defined_kinds(problem):
        if kind.code in taken:
            others[kind] = _coded(kind, _free_code(kind.code, taken))
        taken[others.get(kind, kind).code] = kind
    return _with_kinds(problem, lambda kind: others.get(kind, kind)) if others else problem


def _free_code(code: str, taken: dict[str, Kind]) -> str:
    begun = (code[0] + letter for letter in digits[2:] + ascii_uppercase)
    every = chain(begun, map("".join, product(ascii_uppercase, digits[2:] + ascii_uppercase)))
    return next(free for free in every if free not in taken and free not in kinds_by_code())


def _coded(kind: Kind, code: str) -> Kind:
    assert kind.row is not None
    letters = tuple((language, code) for language, _ in kind.row.letters)
    return Kind.defined(replace(kind.row, code=code, letters=letters))


def _with_kinds(problem: Problem, other: Callable[[Kind], Kind]) -> Problem:
    def man_of(man: Man) -> Man:
        return Man.of(man.colour, other(man.kind), man.qualities)

    def changed(twin: Twin) -> Twin:
        changes = tuple(
            replace(change, man=man_of(change.man))
            if isinstance(change, AddMan)
            else Substitute(other(change.old), other(change.new))
            if isinstance(change, Substitute)
            else change
            for change in twin.changes
        )
        return replace(twin, changes=changes)

    board = tuple(None if man is None else man_of(man) for man in problem.position.board)
    position: Position = replace(problem.position, board=board)
    return replace(problem, position=position, twins=tuple(map(changed, problem.twins)))
