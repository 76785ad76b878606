# SPDX-License-Identifier: GPL-3.0-or-later
"""What keeps a diagram from being solved by conditions, but whether a king can be captured."""

from __future__ import annotations

from composer.problem.defects import Defect, Fault
from composer.problem.men import SIDES, Colour
from composer.problem.position import Position
from composer.rules.book import Rules
from composer.solver.conditions.table import played


def diagram_defects(position: Position, rules: Rules) -> tuple[Defect, ...]:
    """Name what is fatal in a diagram by the conditions of some rules.

    Raises:
        RulesError: a condition is not solved here.
    """
    allowed = frozenset[Fault]().union(*(each.allows for each in played(rules)))
    found = []
    for colour in SIDES:
        squares = tuple(
            square
            for square, man in position
            if man.is_royal and man.colour in (colour, Colour.NEUTRAL)
        )
        if not squares:
            found.append(Defect(Fault.NO_KING, colour))
        elif len(squares) > 1:
            found.append(Defect(Fault.MANY_KINGS, colour, squares, len(squares)))
    for each in played(rules):
        found += each.wrong(position)
    return tuple(each for each in found if each.fault not in allowed)
