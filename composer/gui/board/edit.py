# SPDX-License-Identifier: GPL-3.0-or-later
"""What a gesture or a command requests: one step of the undo history, not yet taken."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

Square = int
"""A cell of any board."""

Man = Any
"""A man of chess, or the letters of one of another game."""


class BoardEditKind(Enum):
    """The kinds of steps that the undo history names."""

    MOVE = "move"
    COPY = "copy"
    EXCHANGE = "exchange"
    PUT = "put"
    REMOVE = "remove"
    CHANGE = "change"
    CLEAR = "clear"
    SHIFT = "shift"
    ROTATE = "rotate"
    MIRROR = "mirror"
    SWAP_COLOURS = "swap colours"
    GAME_ARRAY = "game array"
    CASTLING = "castling"
    EN_PASSANT = "en passant"
    TURN = "turn"
    PASTE = "paste"
    STIPULATION = "stipulation"
    CAPTION = "caption"


@dataclass(frozen=True, slots=True)
class BoardEdit:
    """One step: the position before and after, and what the history says of it.

    Attributes:
        what: the kind of step.
        before: the position that the step starts from.
        after: the position that it requests.
        man: the man moved, put, removed or changed, as he was before; None where the step
            concerns no single man.
        origin: the square that he leaves.
        target: the square that he comes to, or on which he is put or changed.
        squares: where the men stood if the step concerns several, selected together; empty
            for a single man and for the whole position.
        arrived: where those men stand after the step; empty if they were removed.
    """

    what: BoardEditKind
    before: Any
    after: Any
    man: Man = None
    origin: Square | None = None
    target: Square | None = None
    squares: tuple[Square, ...] = ()
    arrived: tuple[Square, ...] = ()
