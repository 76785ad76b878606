# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python sees of the compiled search for proof games."""

from collections.abc import Sequence

from composer.problem.position import Position
from composer.retro.proofgames.games import Ending

class Search:
    """A search for the games of one length, for one thread at a time."""

    def __init__(
        self,
        target: Position,
        halfmoves: int,
        start: Position,
        ending: Ending,
        most: int,
        flag: bytearray | None = None,
        size: int = 0,
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    @property
    def count(self) -> int: ...
    @property
    def games(self) -> list[tuple[tuple[int, int, int], ...]]: ...
    def run(self, nodes: int) -> bool: ...
    def follow(self, game: Sequence[tuple[int, int, int]]) -> int: ...

def least_moves(target: Position, start: Position) -> tuple[int, int] | None: ...

Crew = tuple[int | None, list[int], list[int], list[list[int]], list[list[int]], int]
"""Castling (0 short, 1 long, None), where the men start, the goals, the moves of each man to each
goal and last to be captured, the same with what is known, and the least detour to capture."""

Side = tuple[int, int, int, list[Crew]]
"""Moves, captures, the squares where they can be as bits, and the men for each way to castle."""

def planned(target: Position, start: Position, halfmoves: int) -> tuple[int, Side, Side] | None: ...
