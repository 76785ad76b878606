# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems that twins make of a diagram."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.following import shifted
from composer.problem.men import Kind
from composer.problem.problem import Problem
from composer.problem.twins import (
    AddMan,
    Change,
    OtherStipulation,
    Reason,
    Shift,
    Substitute,
    Turned,
    Twin,
    TwinError,
    changed_position,
    first_side,
)
from composer.rules.book import Rules
from composer.rules.specialsquares import Special, with_specials_placed

_TURNING: Final = (Special.HOLE, Special.IMITATOR)


def kinds_of(problem: Problem) -> Iterator[Kind]:
    """Yield the kinds of the men of the diagram, and those that twins bring."""
    yield from (man.kind for man in problem.position.board if man is not None)
    for change in chain.from_iterable(twin.changes for twin in problem.twins):
        if isinstance(change, AddMan):
            yield change.man.kind
        elif isinstance(change, Substitute):
            yield from (change.old, change.new)


def apply_twin(before: Problem, twin: Twin) -> Problem:
    """Return the problem that a twin makes of the one it starts from; it has no twins itself.

    Raises:
        TwinError: a change cannot be made.
    """
    made = replace(before, twins=())
    for change in twin.changes:
        made = _changed(made, change)
    return made


def twin_problems(problem: Problem) -> tuple[tuple[str, Problem | TwinError], ...]:
    """Return what is to be solved: the diagram as `a`, then each twin by its letter.

    A twin that cannot be set up has its fault in its place. In a zero position the diagram
    has no part of its own.
    """
    diagram = replace(problem, twins=())
    found: list[tuple[str, Problem | TwinError]] = []
    if not is_zero_position(problem):
        found.append(("a", diagram))
    before: Problem | TwinError = diagram
    for twin in problem.twins:
        before = _made(before if twin.continued else diagram, twin)
        found.append((twin.letter, before))
    return tuple(found)


def is_zero_position(problem: Problem) -> bool:
    """Return whether only the twins are to be solved: their first is a)."""
    return bool(problem.twins) and problem.twins[0].letter == "a"


def start_of(problem: Problem, index: int) -> Problem:
    """Return the problem that the twin with this index starts from.

    Raises:
        TwinError: it is continued from a twin that cannot be set up.
    """
    diagram = replace(problem, twins=())
    before: Problem | TwinError = diagram
    for twin in problem.twins[: index if problem.twins[index].continued else 0]:
        before = _made(before if twin.continued else diagram, twin)
    if isinstance(before, TwinError):
        raise TwinError(Reason.NO_TWIN_BEFORE)
    return before


def _made(before: Problem | TwinError, twin: Twin) -> Problem | TwinError:
    if isinstance(before, TwinError):
        return TwinError(Reason.NO_TWIN_BEFORE)
    try:
        return apply_twin(before, twin)
    except TwinError as error:
        return error


def _changed(problem: Problem, change: Change) -> Problem:
    if isinstance(change, OtherStipulation):
        turn = problem.position.turn
        if first_side(problem.stipulation) is not first_side(change.stipulation):
            turn = turn.other
        position = set_turn(problem.position, turn)
        stipulation = change.stipulation
        if not stipulation.is_fairy:  # a twin that names no rules is played by those of the diagram
            stipulation = replace(stipulation, rules=problem.rules)
        return replace(problem, stipulation=stipulation, position=position)
    made = replace(problem, position=changed_position(problem.position, change))
    rules = _changed_rules(problem.rules, change)
    return made if rules == problem.rules else made.under(rules)


def _changed_rules(rules: Rules, change: Change) -> Rules:
    """Return the rules of a twin: as in Popeye holes go with the men, and imitators turn, too.

    Wormholes, magic squares and grids stay where they are.
    """
    if isinstance(change, Turned):
        return with_specials_placed(rules, change.symmetry.apply, _TURNING)
    if isinstance(change, Shift):
        try:
            place = shifted(change.files, change.ranks)
            return with_specials_placed(rules, place, (Special.HOLE,))
        except ValueError:
            raise TwinError(Reason.OFF_THE_BOARD) from None
    return rules
