# SPDX-License-Identifier: GPL-3.0-or-later
"""The main line of a game in PGN, played on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final

from composer.problem.defects import is_solvable
from composer.problem.position import Position
from composer.solver.boards import board_of

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
    moves = list(islice(_main_line(text), _MOST_HALF_MOVES + 1))
    if not is_solvable(position) or len(moves) > _MOST_HALF_MOVES or len(moves) % 2 == 0:
        return 0
    board = board_of(position)
    try:
        for move in moves:
            board.push_san(move)
    except ValueError:
        return 0
    return (len(moves) + 1) // 2 if board.is_checkmate() else 0


_COMMENT: Final = re.compile(r"\s*\{([^}]*)\}")


def comment_before(text: str) -> tuple[str, str]:
    """Return what the comments before the first move say, and the moves with all that follows."""
    told: list[str] = []
    at = 0
    while (found := _COMMENT.match(text, at)) is not None:
        told.append(found[1])
        at = found.end()
    return "\n\n".join(told), text[at:].strip()


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
