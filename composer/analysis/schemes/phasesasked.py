# SPDX-License-Identifier: GPL-3.0-or-later
"""The phases that tabs work with: those held, or the key where none is held."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.schemes.question import (
    NO_FIRST,
    BenchQuestion,
    Kind,
    tables_of,
    thematic_defences,
    wanted_phases,
)
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.solver.schemeplay import Number


@dataclass(frozen=True)
class PhasesAsked:
    """What is held of a question.

    Attributes:
        phases: the phases with their wanted mates, those of set play only where they are others;
            after a first move, and after the key, with the threats that are to stay.
        key: the phase of the one key; None if there is none, or it is not held.
        defences: the thematic defences.
    """

    phases: tuple[Phase, ...]
    key: Phase | None
    defences: tuple[Number, ...]


def phases_asked(question: BenchQuestion, work: SchemeWork = TWO) -> PhasesAsked:
    """Return what is held; where no first move is, the one key of a sound diagram is.

    It solves, in a millisecond: not for the window's thread.

    Raises:
        Unsolvable: the position is no scheme.
        Cancelled: of longer play it was not found out.
    """
    board = work.board(question.position)
    solving = [] if question.kind is Kind.AFTER_KEY else board.solving(2)
    only = solving[0][0] if len(solving) == 1 and solving[0][1] == work.moves else None
    if only is not None and not question.phases:
        question = replace(question, phases=(only,))
    tables = tables_of(question, work)
    phases = []
    for phase in wanted_phases(question, tables):
        bound = phase.first != NO_FIRST or question.kind is Kind.AFTER_KEY
        threats = frozenset(tables[phase.first].threats) if bound else None
        phases.append(replace(phase, threats=threats))
    phases = _without_repeats(phases)
    key = next((phase for phase in phases if phase.first and phase.first == only), None)
    return PhasesAsked(tuple(phases), key, thematic_defences(question, tables))


def _without_repeats(phases: list[Phase]) -> list[Phase]:
    """Return phases with only those mates of set play that no other phase wants, too."""
    told = {wanted for phase in phases if phase.first != NO_FIRST for wanted in phase.mates.items()}
    found = []
    for phase in phases:
        own = {d: m for d, m in phase.mates.items() if phase.first or (d, m) not in told}
        if own:
            found.append(replace(phase, mates=own))
    return found
