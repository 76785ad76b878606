# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a solution as a library keeps them, to be laid on those of other problems.

Each is a text of moves as UCI with a space between: a defence and its answer, a try and its
refutation, or all moves of a line. Texts of a phase are sorted, so that the same play is the same
text.
"""

from __future__ import annotations

from typing import Final

from composer.solver.lines import Line
from composer.solver.phases import Phase

MOST: Final = 40
"""Texts of a kind that are kept at most; what has more is no play to be compared."""


def pairs_of(phase: Phase | None) -> tuple[str, ...]:
    """Return the effective defences of a phase with their answers, where there is just one."""
    if phase is None:
        return ()
    pairs = (
        f"{each.defence.uci} {each.continuations[0].move.uci}"
        for each in phase.variations
        if each.effective and len(each.continuations) == 1
    )
    return tuple(sorted(pairs)[:MOST])


def tries_of(tries: tuple[Phase, ...]) -> tuple[str, ...]:
    """Return the tries that are not trivial and have one refutation, each with it."""
    pairs = (
        f"{each.move.uci} {each.refutations[0].uci}"
        for each in tries
        if each.move is not None and not each.trivial and len(each.refutations) == 1
    )
    return tuple(sorted(pairs)[:MOST])


def lines_of(lines: tuple[Line, ...]) -> tuple[str, ...]:
    """Return the solutions of help play and of series, each in its order."""
    return tuple(" ".join(move.uci for move in line.moves) for line in lines[:MOST])
