# SPDX-License-Identifier: GPL-3.0-or-later
"""What keeps a diagram from being solved by conditions, but whether a king can be captured."""

from __future__ import annotations

from composer.problem.defects import Defect, Fault, Kings, royal_defects
from composer.problem.position import Position
from composer.rules.book import Rules
from composer.solver.conditions.table import played


def diagram_defects(position: Position, rules: Rules, kings: Kings) -> tuple[Defect, ...]:
    """Name what is fatal in a diagram by the conditions of some rules.

    Args:
        position: the diagram.
        rules: the rules.
        kings: which sides must have a king, as `kings_asked` has it.

    Raises:
        RulesError: a condition is not solved here.
    """
    allowed = frozenset[Fault]().union(*(condition.allows for condition in played(rules)))
    found = royal_defects(position, kings)
    for condition in played(rules):
        found += condition.wrong(position)
    return tuple(defect for defect in found if defect.fault not in allowed)
