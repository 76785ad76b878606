# SPDX-License-Identifier: GPL-3.0-or-later
"""Who has the move in a diagram: the side with which a game can lead there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from composer.problem.edits import set_turn
from composer.problem.men import SIDES, Colour
from composer.problem.position import Position
from composer.retro.dying import Stopper
from composer.retro.judge import Effort, history
from composer.retro.legality.judging import Judged, Legality
from composer.retro.questions.reached import MOST_POSITIONS, is_reached

_BACK = Effort(game=0)


def with_each_to_move(
    position: Position, game: int = MOST_POSITIONS, token: Stopper | None = None
) -> Mapping[Colour, Judged]:
    """Return whether a game can lead to the men of a diagram with White, and with Black to move.

    Args:
        position: men and rights; the side to move is not looked at.
        game: how many positions to look at for a game.
        token: stops the work.

    Raises:
        NotJudged: as `composer.retro.unmoves.finding.unmoves` says.
    """
    return {side: _judged(set_turn(position, side), game, token) for side in SIDES}


def _judged(position: Position, game: int, token: Stopper | None) -> Judged:
    judged = history(position, effort=_BACK, token=token).judged
    if judged.legality is Legality.UNKNOWN and is_reached(position, most=game, token=token):
        return replace(judged, legality=Legality.LEGAL)
    return judged
