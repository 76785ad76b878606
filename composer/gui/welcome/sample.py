# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem that the welcome offers to begin with."""

from __future__ import annotations

from typing import Final

from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

_FEN: Final = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"


def first_sample() -> Problem:
    """Return a two-mover with star flights; who made it is not known, so nobody is named."""
    return Problem(parse_fen(_FEN), parse_stipulation("#2"), title="Star flights")
