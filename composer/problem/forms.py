# SPDX-License-Identifier: GPL-3.0-or-later
"""All that is to be solved of a problem: its diagram and twins, in duplex with each side to begin.

`Duplex` asks of every part that it be solved once more with the other side to move, `HalfDuplex`
that it be solved only so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.problem import Problem
from composer.problem.task import Duplex, task_of
from composer.problem.twinned import twin_problems
from composer.problem.twins import TwinError

DUPLEX_LETTER: Final = "duplex"
"""What a part is called that is solved once more with the other side to move."""


def forms_of(problem: Problem) -> tuple[tuple[str, Problem | TwinError], ...]:
    """Return what is to be solved, by letters as `twin_problems` gives them.

    In duplex each part is followed by the same position with the other side to move, under its
    letter with `duplex`, or just `duplex` where there are no twins. Where there is one part only
    its letter is empty.
    """
    asked, parts = task_of(problem).duplex, twin_problems(problem)
    found: list[tuple[str, Problem | TwinError]] = []
    for letter, part in parts:
        named = letter if problem.twins or asked is Duplex.BOTH else ""
        if asked is not Duplex.HALF:
            found.append((named, part))
        if asked is not Duplex.NONE:
            again = f"{letter} {DUPLEX_LETTER}" if problem.twins else DUPLEX_LETTER
            found.append((again if asked is Duplex.BOTH else named, _turned(part)))
    return tuple(found)


def _turned(part: Problem | TwinError) -> Problem | TwinError:
    if isinstance(part, TwinError):
        return part
    return replace(part, position=set_turn(part.position, part.position.turn.other))
