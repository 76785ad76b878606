# SPDX-License-Identifier: GPL-3.0-or-later
"""Which key the composer means, where a problem has several, or where it has only tries.

Nothing is guessed: a first move is meant because the composer marked it, because it was the
key of a sound position of the same problem, or because the printed solution names it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.analysis.composing.flaws import keys_to_mean
from composer.analysis.printedkeys import printed_keys
from composer.problem.move import Move
from composer.solver.solution import Solution, Verdict


@dataclass(frozen=True, slots=True)
class Marks:
    """What says which key is meant.

    Attributes:
        pins: first moves that the composer marked, as UCI, the newest first.
        known: keys of sound positions of this problem, as UCI, the newest first.
        printed: the printed solution, as a file stated it.
    """

    pins: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    printed: str = ""


NO_MARKS: Final = Marks()


def meant_key(solution: Solution, marks: Marks = NO_MARKS) -> Move | None:
    """Return the first move that is meant as the key; None where nothing tells.

    That of a sound problem is meant, unless it has parts with a key each. Of several keys it is one
    of full length, if there is one; without any key it may be a try.
    """
    if solution.stipulation.has_lines:
        return None
    if solution.verdict is Verdict.SOUND:
        return None if solution.key is None else solution.key.move
    whole = {phase.move for phase in solution.keys if phase.length == solution.stipulation.moves}
    firsts = [move for move in keys_to_mean(solution) if not whole or move in whole]
    for uci in (*marks.pins, *marks.known):
        for move in firsts:
            if move.uci == uci:
                return move
    keys = printed_keys(marks.printed)
    printed = [move for move in firsts if any(key.names(move) for key in keys)]
    return printed[0] if len(printed) == 1 else None


def key_is_meant(solution: Solution, meant: Move | None) -> bool:
    """Return whether what is meant is a key, not a try."""
    return meant is not None and any(phase.move == meant for phase in solution.keys)
