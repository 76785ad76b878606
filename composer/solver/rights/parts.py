# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions that the history of a position splits into parts, or that justify it afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar

from composer.said.sentence import Sentence
from composer.solver.solution import Solution, SolutionPart, Stage, Verdict
from composer.solver.verdict import message_of_parts
from composer.solver.verdicts import VERDICTS

_Each = TypeVar("_Each")


def together(
    asked: Solution, parts: tuple[SolutionPart, ...], reasons: tuple[Sentence, ...], whole: bool
) -> Solution:
    """Return the answer for a position whose solution has parts (partial retro analysis).

    The verdict is the gravest of the parts: it is sound if all are. Keys, tries and lines are
    those of all parts, each once.

    Args:
        asked: the answer so far, with what was asked.
        parts: the parts that are solved.
        reasons: what was proved of the rights.
        whole: whether these are all.
    """
    found = [part.solution for part in parts]
    verdicts = {solution.verdict for solution in found} | (set() if whole else {Verdict.UNDECIDED})
    finding = message_of_parts((part.case, part.solution.message) for part in parts)
    return replace(
        asked,
        verdict=verdict_of_parts(verdicts),
        finding=finding,
        stage=min(solution.stage for solution in found) if whole else Stage.NOTHING,
        complete=whole and all(solution.complete for solution in found),
        set_play=found[0].set_play,
        tries=once(phase for solution in found for phase in solution.tries),
        keys=once(phase for solution in found for phase in solution.keys),
        nodes=sum(solution.nodes for solution in found),
        seconds=sum(solution.seconds for solution in found),
        solver=found[0].solver,
        first_moves=sum(solution.first_moves for solution in found),
        first_moves_done=sum(solution.first_moves_done for solution in found),
        lines=once(line for solution in found for line in solution.lines),
        set_lines=once(line for solution in found for line in solution.set_lines),
        lines_cut=any(solution.lines_cut for solution in found),
        set_lines_cut=any(solution.set_lines_cut for solution in found),
        must_end=all(solution.must_end for solution in found),
        reasons=reasons,
        parts=parts,
    )


def verdict_of_parts(verdicts: Iterable[Verdict]) -> Verdict:
    """Return the verdict of several parts, or twins: the gravest, if one is at fault.

    It is sound if all are, and undecided while one without a fault known is, or there are none.
    """
    found = set(verdicts)
    return next((row.verdict for row in VERDICTS if row.verdict in found), Verdict.UNDECIDED)


def once(found: Iterable[_Each]) -> tuple[_Each, ...]:
    """Return what was found, each once."""
    kept: list[_Each] = []
    for part in found:
        if part not in kept:
            kept.append(part)
    return tuple(kept)
