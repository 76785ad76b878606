# SPDX-License-Identifier: GPL-3.0-or-later
"""All that is wrong or unusual with a diagram, by where it can come from."""

from __future__ import annotations

from composer.problem.attacks import all_orthodox
from composer.problem.defects import Defect, Fault, fatal_defects
from composer.problem.men import SIDES
from composer.problem.position import Position
from composer.retro.legality.judging import NOTHING_KNOWN
from composer.retro.legality.proving import proofs
from composer.retro.promoted import promoted_force


def defects(position: Position) -> tuple[Defect, ...]:
    """Name all defects of a position, the gravest first.

    Of legality this says what `composer.retro.legality` proves at once. Of fairy men only what
    is fatal can be found.
    """
    if not all_orthodox(position.board):
        return fatal_defects(position)
    illegal = proofs(position, NOTHING_KNOWN)
    found = [*fatal_defects(position), *illegal, *_promoted(position, illegal)]
    return tuple(sorted(found, key=lambda defect: -defect.severity))


def _promoted(position: Position, illegal: tuple[Defect, ...]) -> list[Defect]:
    too_much = {defect.colour for defect in illegal if defect.fault is Fault.TOO_MUCH_PROMOTED}
    found = []
    for colour in SIDES:
        force = promoted_force(position, colour)
        if force.officers and colour not in too_much:
            found.append(Defect(Fault.PROMOTED, colour, force.officers))
        if force.bishops_of_one_colour:
            squares = force.bishops_of_one_colour
            found.append(Defect(Fault.BISHOPS_OF_ONE_COLOUR, colour, squares))
        if force.bishops_shut_out:
            found.append(Defect(Fault.BISHOP_PROMOTED, colour, force.bishops_shut_out))
    return found
