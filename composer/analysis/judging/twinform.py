# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of the form of twins: what judges ask of it, the less a twin changes the better."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from composer.analysis.points import Point, Weight
from composer.problem.men import Kind
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.problem.twins import (
    AddMan,
    Change,
    Exchange,
    MoveMan,
    OtherConditions,
    OtherStipulation,
    PolishType,
    RemoveMan,
    Shift,
    Substitute,
    Turned,
)
from composer.said.sentence import Sentence, listed, said

_WORDS: Final[Mapping[type[Change], Sentence]] = MappingProxyType(
    {
        MoveMan: said("a man is moved"),
        RemoveMan: said("a man is taken off"),
        AddMan: said("a man is added or replaced"),
        Exchange: said("men change places"),
        Substitute: said("men of one kind become another"),
        Shift: said("the whole board is shifted"),
        Turned: said("the whole board is turned or mirrored"),
        PolishType: said("the men change their colours"),
        OtherStipulation: said("another stipulation"),
        OtherConditions: said("other conditions"),
    }
)


def twin_points(problem: Problem) -> Iterator[Point]:
    """What speaks against the form of a problem's twins, and what is to be said of it."""
    found = dict.fromkeys(_forms(problem))
    if not found:
        return
    grave = any(blemish for _, blemish in found)
    sentence = said("Form of the twins: {forms}.", forms=listed(form for form, _ in found))
    yield Point(
        "twin_form",
        Weight.BLEMISH if grave else Weight.NEUTRAL,
        sentence,
        tuple(dict.fromkeys(_squares(problem))),
        count=len(problem.twins),
    )


def _forms(problem: Problem) -> Iterator[tuple[Sentence, bool]]:
    """Yield what the twins do, and whether that is a blemish."""
    twins = problem.twins
    if twins and twins[0].letter == "a":
        yield said("no solution belongs to the diagram itself"), True
    for twin in twins:
        if len(twin.changes) > 1:
            yield said("several changes at once"), True
        for change in twin.changes:
            if isinstance(change, MoveMan | Exchange | RemoveMan) and _moves_king(problem, change):
                yield said("a king is moved"), True
            elif type(change) in _WORDS:
                yield _WORDS[type(change)], False


def _moves_king(problem: Problem, change: MoveMan | Exchange | RemoveMan) -> bool:
    men = [problem.position[square] for square in _of(change)]
    return any(man is not None and man.kind is Kind.KING for man in men)


def _squares(problem: Problem) -> Iterator[Square]:
    for twin in problem.twins:
        for change in twin.changes:
            if isinstance(change, MoveMan | Exchange | RemoveMan):
                yield from _of(change)


def _of(change: MoveMan | Exchange | RemoveMan) -> tuple[Square, ...]:
    if isinstance(change, MoveMan):
        return (change.origin,)
    return (change.square,) if isinstance(change, RemoveMan) else (change.a, change.b)
