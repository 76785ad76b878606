# SPDX-License-Identifier: GPL-3.0-or-later
"""Play that an option of Popeye changes, as the structured stipulation that says the same.

`Quodlibet` and `GoalIsEnd` have no sign of their own; his manual gives the structure of the first.
"""

from __future__ import annotations

from composer.problem.goals import CAPTURE, CHECK, Aim, Goal
from composer.problem.stipulations.play import Play

_ENDING = (Aim.TARGET, Aim.LAST_RANK, Aim.CASTLING, Aim.PROMOTION, Aim.IN_PASSING, Aim.WON_MAN)


def with_quodlibet(play: Play, goal: Goal, moves: int) -> str:
    """Return self or semi-reflex play in which the attacker may reach the goal himself.

    Empty for play that knows no such thing.
    """
    sign = goal.sign
    if play is Play.SELF:
        return f"white {2 * moves}a[{sign}]d[{sign}]"
    if play is Play.SEMI_REFLEX and moves > 1:
        return f"white {2 * moves - 1}a[{sign}][1a[{sign}]d]d"
    return ""


def with_end(play: Play, goal: Goal, halfmoves: int) -> str:
    """Return play that is over, and has failed, where the wrong side reaches the goal.

    Empty where a goal leaves the other side no move, so that it is so anyway, or for other play.

    Args:
        play: direct, self or help play.
        goal: what is to be reached.
        halfmoves: how many half-moves a solution has.
    """
    if goal not in (CAPTURE, CHECK) and goal.aim not in _ENDING:
        return ""
    reached, ended = f"[{goal.sign}]", f"{{!{goal.sign}}}"
    if play is Play.DIRECT:
        return f"white {halfmoves}a{reached}d{ended}"
    if play is Play.SELF:
        return f"white {halfmoves}a{ended}d{reached}"
    if play is not Play.HELP:
        return ""
    if halfmoves % 2:
        return f"white {halfmoves}h{reached}h{ended}"
    return f"black {halfmoves}h{ended}h{reached}"
