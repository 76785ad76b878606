# SPDX-License-Identifier: GPL-3.0-or-later
"""The main line of a game in PGN, played on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final

from composer.problem.attacks import all_orthodox
from composer.problem.defects import is_solvable
from composer.problem.position import Position

if TYPE_CHECKING:
    import chess

_PARTS: Final = re.compile(
    r"\{[^}]*\}?|;[^\n]*|(?P<open>\()|(?P<close>\))|\$\d+|"
    r"(?P<result>1-0|0-1|1/2-1/2|\*)|(?:\d+\s*\.+|\.+)|(?P<move>[A-Za-z0-9+#=/-]+)|\S"
)
_MOST_HALF_MOVES: Final = 400


def mate_at_end(position: Position, text: str) -> int:
    """Return in how many moves the side that begins mates in the main line; 0 where it does not.

    The line has to be legal to its end.

    Args:
        position: where it begins.
        text: the moves with whatever else stands among them.
    """
    board = _played(position, text)
    if board is None or len(board.move_stack) % 2 == 0 or not board.is_checkmate():
        return 0
    return (len(board.move_stack) + 1) // 2


def plays_on(position: Position, text: str, least: int) -> bool:
    """Return whether a text has a legal main line of so many half-moves that ends in no mate."""
    board = _played(position, text)
    return board is not None and len(board.move_stack) >= least and not board.is_checkmate()


def is_played(position: Position, text: str) -> bool:
    """Return whether a text has a main line, and all moves of it are legal."""
    board = _played(position, text)
    return board is not None and bool(board.move_stack)


def _played(position: Position, text: str) -> chess.Board | None:
    """Return the board at the end of the main line; None where a move of it is not legal.

    Nor is any move of men that are not orthodox.
    """
    moves = list(islice(_main_line(text), _MOST_HALF_MOVES + 1))
    is_playable = all_orthodox(position.board) and is_solvable(position)
    if not is_playable or len(moves) > _MOST_HALF_MOVES:
        return None
    from composer.problem.boards import board_of  # loads python-chess

    board = board_of(position)
    try:
        for move in moves:
            board.push_san(move)
    except ValueError:
        return None
    return board


DIAGRAM: Final = "Diagram"
"""The tag of a proof game that has the position in which it ends, as a FEN."""

SOLUTION: Final = "Solution:\n"
"""How a comment begins that keeps a solution as a file stated it."""

_COMMENT: Final = re.compile(r"\s*\{([^}]*)\}")


def comments_before(text: str) -> tuple[tuple[str, ...], str]:
    """Return the comments before the first move, and the moves with all that follows."""
    told: list[str] = []
    at = 0
    while (found := _COMMENT.match(text, at)) is not None:
        told.append(found[1])
        at = found.end()
    return tuple(told), text[at:].strip()


def _main_line(text: str) -> Iterator[str]:
    depth = 0
    for found in _PARTS.finditer(text):
        depth += (found["open"] is not None) - (found["close"] is not None)
        if depth:
            continue
        if found["result"] is not None:
            return
        if found["move"] is not None and not found["move"].isdigit():
            yield found["move"]
