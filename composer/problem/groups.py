# SPDX-License-Identifier: GPL-3.0-or-later
"""Where several men go at once: moved or turned among themselves.

It is a plan, a mapping from each square to the square that its man comes to. Men who do not belong
to the part stay, unless one of the part comes to their square: he replaces them, as in a move of a
single man.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

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


def _corner(squares: Collection[Square]) -> tuple[int, int]:
    """Return the lowest file and the lowest rank."""
    return min(file_of(s) for s in squares), min(rank_of(s) for s in squares)
