# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases with their wanted mates as text: `b7b3 e6c6=d5f6 c4c6=d5c3`, with `-` for set play."""

from __future__ import annotations

from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.schemes.separator import SET_PLAY
from composer.solver.schemeplay import Number, number_of, parse_step, step_of

_NONE = "-"


def parse_phase(text: str) -> Phase:
    """Read a phase.

    Raises:
        ValueError: it is none.
    """
    first, *mates = text.split() or [""]
    if not mates:
        raise ValueError(f"expected MOVE DEFENCE=MATE ..., got {text[:60]!r}")
    wanted: dict[Number, Number] = {}
    for each in mates:
        defence, sign, mate = each.partition("=")
        if not sign:
            raise ValueError(f"expected DEFENCE=MATE, got {each[:20]!r}")
        if wanted.setdefault(_number(defence), _number(mate)) != _number(mate):
            raise ValueError(f"after {defence} two different mates are wanted")
    return Phase(SET_PLAY if first == _NONE else _number(first), wanted)


def phase_text(phase: Phase) -> str:
    """Return a phase as text, without the threats that are to stay."""
    first = _NONE if phase.first == SET_PLAY else str(step_of(phase.first))
    mates = (f"{step_of(defence)}={step_of(mate)}" for defence, mate in phase.mates.items())
    return " ".join((first, *mates))


def _number(text: str) -> Number:
    return number_of(parse_step(text.strip()))
