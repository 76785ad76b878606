# SPDX-License-Identifier: GPL-3.0-or-later
"""All that is to be solved of a problem: its diagram and twins, in duplex with each side to begin.

By `Duplex` every part is solved once more with the other side to move, by `HalfDuplex` it is solved
only so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.problem.edits import set_turn
from composer.problem.problem import Problem
from composer.problem.task import Duplex, duplex_of, intended_solutions
from composer.problem.twinned import twin_problems
from composer.problem.twins import TwinError

DUPLEX_LETTER: Final = "duplex"
"""What a part is called that is solved once more with the other side to move."""


def form_head(letter: str) -> str:
    """Return what stands before a part, by its letter: `a)`, `Duplex`, `b) Duplex`; or nothing."""
    if not letter:
        return ""
    twin, _, again = letter.rpartition(" ")
    return duplex_head(twin) if again == DUPLEX_LETTER else f"{letter})"


def duplex_head(twin: str) -> str:
    """Return what stands before the duplex of a twin, by its letter: `b) Duplex`, or `Duplex`."""
    return f"{twin}) {Duplex.BOTH.value}" if twin else Duplex.BOTH.value


def is_duplex(problem: Problem) -> bool:
    """Return whether a problem is to be solved with both sides to begin."""
    return duplex_of(problem) is Duplex.BOTH


def has_forms(problem: Problem) -> bool:
    """Return whether a problem has several parts: twins, or both sides to begin."""
    return bool(problem.twins) or is_duplex(problem)


def same_task(a: Problem, b: Problem) -> bool:
    """Return whether two problems have one position and one task, twins, duplex and all."""
    duplex = duplex_of(a), duplex_of(b)
    one = a.position, a.stipulation, a.twins, a.game
    same = one == (b.position, b.stipulation, b.twins, b.game)
    return same and duplex[0] is duplex[1]


def same_verdict(a: Problem, b: Problem) -> bool:
    """Return whether what is found of one problem holds of the other, its verdict as well.

    For that as many solutions must be intended, too.
    """
    if not same_task(a, b):
        return False
    counts = bool(a.twins) or a.stipulation.has_lines
    return not counts or intended_solutions(a) == intended_solutions(b)


def with_other_turn(problem: Problem) -> Problem:
    """Return a problem with the other side to move."""
    return replace(problem, position=set_turn(problem.position, problem.position.turn.other))


def forms_of(problem: Problem) -> tuple[tuple[str, Problem | TwinError], ...]:
    """Return what is to be solved, by letters as `twin_problems` gives them.

    In duplex each part is followed by the same position with the other side to move, under its
    letter with `duplex`, or just `duplex` where there are no twins. Where there is one part only
    its letter is empty.
    """
    duplex, parts = duplex_of(problem), twin_problems(problem)
    found: list[tuple[str, Problem | TwinError]] = []
    for letter, part in parts:
        named = letter if problem.twins or duplex is Duplex.BOTH else ""
        if duplex is not Duplex.HALF:
            found.append((named, part))
        if duplex is not Duplex.NONE:
            again = f"{letter} {DUPLEX_LETTER}" if problem.twins else DUPLEX_LETTER
            found.append((again if duplex is Duplex.BOTH else named, _turned(part)))
    return tuple(found)


def _turned(part: Problem | TwinError) -> Problem | TwinError:
    return part if isinstance(part, TwinError) else with_other_turn(part)
