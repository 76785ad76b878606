# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a board is disproved: by the plain study, or by the compiled paths and columns of pawns.

Those have tests of their own; here they only stand where the searches have them.
"""

from __future__ import annotations

from collections.abc import Set

from composer.problem.men import Colour
from composer.problem.position import NO_CASTLING, Board, Position
from composer.problem.squares import Square
from composer.retro.compiled import compiled_module
from oracle.retro.study import study


def is_disproved(board: Board, unmoved: Set[Square]) -> bool:
    """Return whether no game leads to a board, whoever has the move."""
    if not study(board, frozenset(unmoved)).possible:
        return True
    module = compiled_module("legality")
    return module is not None and module.disproved_further(
        Position(board, Colour.WHITE, NO_CASTLING), frozenset(unmoved)
    )
