# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from cases import every

from composer.problem.fen import parse_fen
from composer.problem.forms import forms_of
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.task import OPTIONS, Duplex, task_of
from composer.problem.twins import RemoveMan, Twin, TwinError

DIAGRAM = parse_fen("7k/5K2/8/8/8/8/6R1/8 b - - 0 1")


def _problem(options: str, *twins: Twin) -> Problem:
    extras = ((OPTIONS, options),)
    return Problem(DIAGRAM, parse_stipulation("h#1"), twins=twins, extras=extras)


@every(
    "options, expected",
    [
        ("", [("", Colour.BLACK)]),
        ("SetPlay", [("", Colour.BLACK)]),
        ("Duplex", [("a", Colour.BLACK), ("duplex", Colour.WHITE)]),
        ("SetPlay\nHalfDuplex", [("", Colour.WHITE)]),
    ],
)
def test_duplex_is_the_same_with_the_other_side_to_move(
    options: str, expected: list[tuple[str, Colour]]
) -> None:
    found = forms_of(_problem(options))
    assert [
        (letter, part.position.turn) for letter, part in found if isinstance(part, Problem)
    ] == expected


def test_each_twin_has_its_duplex_and_a_fault_stays_one() -> None:
    found = forms_of(_problem("Duplex", Twin("b", (RemoveMan(0),))))
    assert [letter for letter, _ in found] == ["a", "a duplex", "b", "b duplex"]
    assert all(isinstance(part, TwinError) for _, part in found[2:])


def test_the_task_tells_of_it() -> None:
    assert task_of(_problem("HalfDuplex")).duplex is Duplex.HALF
    assert task_of(_problem("duplex")).duplex is Duplex.BOTH
    assert task_of(_problem("Circe")).duplex is Duplex.NONE
