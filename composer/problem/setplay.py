# SPDX-License-Identifier: GPL-3.0-or-later
"""Set play in lines: what is asked if the side that does not begin moves first."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import HELPING, Play
from composer.said.sentence import NOTHING, Sentence, said

_ANSWER: Final = {
    Play.HELP: Play.HELP,
    Play.SELF: Play.HELP_SELF,
    Play.REFLEX: Play.HELP,
    Play.SEMI_REFLEX: Play.HELP,
}
"""How the side that ends a series plays if it moves at once: it may end it, or is forced to."""


def set_play_of(stipulation: Stipulation) -> Stipulation | None:
    """Return what set play asks of the side that does not begin; None where there is none.

    In help play it is what is asked, with a half-move less: of `h#2` a line begins `1...`, of
    `h#2.5`, where the first move is left out as well, with the second; of `hs#1` and `hr#1`
    only the end would be left. In a series that the other side ends, it is that last move at
    once. A direct series is one side's alone.
    """
    if not stipulation.has_lines or stipulation.is_proof_game:
        return None
    if not stipulation.series:
        if stipulation.halfmoves <= (1 if stipulation.play is Play.HELP else 2):
            return None
        return replace(stipulation, halfmoves=stipulation.halfmoves - 1)
    if stipulation.play not in _ANSWER:
        return None
    return replace(stipulation, play=_ANSWER[stipulation.play], series=False, halfmoves=1)


def has_set_lines(stipulation: Stipulation) -> bool:
    """Tell whether a task has set play in lines, which the field marks by an asterisk."""
    return stipulation.told and not stipulation.words and set_play_of(stipulation) is not None


def no_set_play(stipulation: Stipulation, wanted: bool = True) -> Sentence:
    """Return why no lines of set play are looked for; nothing where they are.

    Args:
        stipulation: the task.
        wanted: whether set play is wanted at all.
    """
    if not stipulation.has_lines:
        return NOTHING
    if set_play_of(stipulation) is not None:
        return NOTHING if wanted else said("set play was not looked for")
    sign = stipulation.short_sign
    if stipulation.is_proof_game:
        return said("{stipulation} has no set play: it begins elsewhere", stipulation=sign)
    if stipulation.play in HELPING:
        return said("{stipulation} has no set play: it is one move long", stipulation=sign)
    return said("{stipulation} has no set play: one side makes all the moves", stipulation=sign)
