# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with the men of a diagram, so that it cannot be solved."""

from __future__ import annotations

from composer.games.position import GamePosition
from composer.rules.game import GameMan
from composer.said.sentence import Sentence, said


def defects(position: GamePosition) -> tuple[Sentence, ...]:
    """Return what is wrong with a diagram, a sentence each; none where it can be solved."""
    found = (_defect(position, man) for man in position.game.men)
    return tuple(each for each in found if each is not None)


def _defect(position: GamePosition, man: GameMan) -> Sentence | None:
    count = position.men.count(man.letter)
    if count < man.least:
        return said(
            "{man}: {count} on the board, expected at least {least}",
            man=man.name(),
            count=count,
            least=man.least,
        )
    if man.most and count > man.most:
        return said(
            "{man}: {count} on the board, expected at most {most}",
            man=man.name(),
            count=count,
            most=man.most,
        )
    return None


def too_many(position: GamePosition) -> Sentence | None:
    """Return the first defect that no turn mends, such as two kings; None where there is none."""
    for man in position.game.men:
        if man.most and position.men.count(man.letter) > man.most:
            return _defect(position, man)
    return None
