# SPDX-License-Identifier: GPL-3.0-or-later
"""What the past of a diagram lays on the board: arrows, men captured, seals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from composer.gui.board.overlays import Arrow, Lit, Overlay, Role, Seal, Sealed, Taken
from composer.gui.history.line import PastLine
from composer.problem.men import Colour
from composer.problem.squares import Square
from composer.retro.unmoves.unmove import UnMove, rook_arrival


def unmove_marks(unmove: UnMove) -> tuple[Overlay, ...]:
    """Return what shows a move that may have been the last: its way, and whom it captured."""
    role = Role.WHITE if unmove.colour is Colour.WHITE else Role.BLACK
    marks: list[Overlay] = [Arrow(unmove.origin, unmove.arrival, role)]
    if unmove.castling is not None:
        marks.append(Arrow(unmove.castling.rook_square, rook_arrival(unmove.castling), role))
    if unmove.uncaptured is not None and unmove.uncaptured_on is not None:
        marks.append(Taken(unmove.uncaptured_on, unmove.uncaptured))
    return tuple(marks)


def line_marks(line: PastLine) -> tuple[Overlay, ...]:
    """Return what shows where a line stands: the move taken back last, and what is stated."""
    marks: list[Overlay] = []
    if line.step:
        unmove = line.unmoves[line.step - 1]
        marks += [Lit(unmove.origin), Lit(unmove.arrival)]
    known = line.known
    marks += [Seal(square, Sealed.UNMOVED) for square in sorted(known.unmoved)]
    marks += [Seal(square, Sealed.QUIET) for square in sorted(known.quiet)]
    return tuple(marks)


def lit(squares: Iterable[Square]) -> tuple[Overlay, ...]:
    """Return lit squares, framed, so that they do not rest on a tint."""
    return tuple(Lit(square, framed=True) for square in squares)


def ways_back(unmove: UnMove) -> Mapping[Square, Square]:
    """Return where men go when a move is taken back."""
    ways = {unmove.arrival: unmove.origin}
    if unmove.castling is not None:
        ways[rook_arrival(unmove.castling)] = unmove.castling.rook_square
    return ways


def ways_forward(unmove: UnMove) -> Mapping[Square, Square]:
    """Return where men go when a move is played again."""
    return {target: origin for origin, target in ways_back(unmove).items()}
