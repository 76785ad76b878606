# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of several men at once: move, copy, turn, recolour, remove a part of a position.

Where a part goes is a plan, a mapping from each square to the square that its man comes to;
`relocate` carries a plan out. Men who do not belong to the part stay, unless one of the part
comes to their square: he replaces them, as in a move of a single man.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from composer.problem.edits import set_squares
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, Symmetry, file_of, on_board, rank_of, square_at

Plan = Mapping[Square, Square]


def fitting_step(squares: Collection[Square], files: int, ranks: int) -> tuple[int, int]:
    """Return the step nearest to the one asked for with which all squares stay on the board."""
    if not squares:
        return 0, 0
    all_files, all_ranks = [file_of(s) for s in squares], [rank_of(s) for s in squares]
    return (
        max(-min(all_files), min(7 - max(all_files), files)),
        max(-min(all_ranks), min(7 - max(all_ranks), ranks)),
    )


def moved_by(squares: Iterable[Square], files: int, ranks: int) -> Plan:
    """Plan a step of all squares together (right and up are positive).

    Raises:
        ValueError: a square would leave the board.
    """
    plan: dict[Square, Square] = {}
    for square in squares:
        file, rank = file_of(square) + files, rank_of(square) + ranks
        if not on_board(file, rank):
            raise ValueError("a man would leave the board")
        plan[square] = square_at(file, rank)
    return plan


def turned(squares: Collection[Square], symmetry: Symmetry) -> Plan:
    """Plan a rotation or a mirroring of the squares among themselves.

    The box round them keeps its lower left corner; one that a rotation makes too wide or
    too high for that place is pushed back onto the board.
    """
    if not squares:
        return {}
    images = {square: symmetry.apply(square) for square in squares}
    left, bottom = _corner(squares)
    new_left, new_bottom = _corner(images.values())
    step = fitting_step(tuple(images.values()), left - new_left, bottom - new_bottom)
    settled = moved_by(images.values(), *step)
    return {square: settled[image] for square, image in images.items()}


def relocate(position: Position, plan: Plan, copying: bool = False) -> Position:
    """Let the men on the squares of a plan go, all at once, to where it sends them.

    Args:
        position: where they stand.
        plan: from square to square; squares without a man are passed over.
        copying: whether the men stay where they are, too.
    """
    men = {square: position[square] for square in plan if position[square] is not None}
    changes: dict[Square, Man | None] = {}
    if not copying:
        changes.update(dict.fromkeys(men))
    changes.update({plan[square]: man for square, man in men.items()})
    return set_squares(position, changes, {square: plan[square] for square in men})


def remove_all(position: Position, squares: Iterable[Square]) -> Position:
    """Take the men off these squares."""
    return set_squares(position, dict.fromkeys(squares))


def recolour_all(position: Position, squares: Iterable[Square]) -> Position:
    """Let the men on these squares change sides where they stand."""
    men = ((square, position[square]) for square in squares)
    return set_squares(position, {s: man.recoloured() for s, man in men if man is not None})


def _corner(squares: Collection[Square]) -> tuple[int, int]:
    """Return the lowest file and the lowest rank."""
    return min(file_of(s) for s in squares), min(rank_of(s) for s in squares)
