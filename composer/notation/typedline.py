# SPDX-License-Identifier: GPL-3.0-or-later
"""A line of play as it is typed: `1.Kg7! h4 2.Kf6`, or `h8g7 h5h4 g7f6`."""

from __future__ import annotations

import re
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of, move_of
from composer.problem.defects import is_solvable
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.said.sentence import said

_NUMBER: Final = re.compile(r"\d+\s*\.(?:\s*\.\s*\.|…)?|…|\.\.\.")
_SIGNS: Final = "!?"
_LONGEST: Final = 20_000  # characters


def typed_line(position: Position, text: str) -> list[tuple[Position, Move]]:
    """Read a line; letters are English, S may stand for the knight.

    Returns:
        Its moves, each with the position where it is played.

    Raises:
        ValueError: a move cannot be played; the sentence says which.
    """
    if not all_orthodox(position.board) or not is_solvable(position):
        raise ValueError(said("lines are read with orthodox men in legal positions only"))
    board, line = board_of(position), []
    for word in _NUMBER.sub(" ", text[:_LONGEST]).split():
        told = word.rstrip(_SIGNS).replace("S", "N")
        try:
            uncoded = board.parse_san(told)
        except ValueError:
            try:
                uncoded = board.parse_uci(told.lower())
            except ValueError:
                number = f"{board.fullmove_number}{'.' if board.turn else '...'}"
                raise ValueError(said("{move} cannot be played", move=number + word)) from None
        move = move_of(board, uncoded)
        line.append((position, move))
        position = play(position, move)
        board.push(uncoded)
    return line
