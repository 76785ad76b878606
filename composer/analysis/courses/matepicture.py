# SPDX-License-Identifier: GPL-3.0-or-later
"""The picture that a line ends in: how clean its mate is, and who does what in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import KING_STEPS, mating_board, squares_in
from composer.analysis.purity import Cleanness, Purity, purity_of
from composer.problem.position import Position
from composer.problem.squares import Square


class Badge(Enum):
    """What is said of a mate in a word."""

    IDEAL = "ideal"
    MODEL = "model"
    PURE = "pure"
    MIRROR = "mirror"


@dataclass(frozen=True, slots=True)
class MatePicture:
    """The mate that a line ends in.

    Attributes:
        king: where the mated king stands.
        purity: how clean the mate is.
        guards: for each man of the mating side that bars a square beside the king, by the
            square where it stands: those squares.
        checkers: the squares of the men that check.
        blocks: the squares beside the king on which men of his own stand.
        pinners: the squares of men whose pin the mate needs.
        pinned: the squares of the men whom they pin.
    """

    king: Square
    purity: Purity
    guards: tuple[tuple[Square, tuple[Square, ...]], ...]
    checkers: tuple[Square, ...]
    blocks: tuple[Square, ...]
    pinners: tuple[Square, ...]
    pinned: tuple[Square, ...]

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The words for it: `ideal` holds `model`, and that holds `pure`."""
        clean = self.purity.cleanness
        first = () if clean is Cleanness.PLAIN else (Badge(clean.value),)
        return (*first, Badge.MIRROR) if self.purity.mirror else first


def mate_picture(final: Position) -> MatePicture:
    """Return the picture of a mate by the rules of chess, the mated side to move."""
    board = mating_board(final)
    field = KING_STEPS[board.king]
    guards: dict[Square, list[Square]] = {}
    for square in squares_in(field):
        if board.black >> square & 1:
            continue
        for guard in squares_in(board.guarded(square)):
            guards.setdefault(guard, []).append(square)
    pins = board.needed_pins()
    return MatePicture(
        board.king,
        purity_of(board),
        tuple((guard, tuple(squares)) for guard, squares in sorted(guards.items())),
        tuple(squares_in(board.checkers())),
        tuple(squares_in(field & board.black)),
        tuple(sorted({pinner for _, pinner in pins})),
        tuple(sorted(man for man, _ in pins)),
    )
