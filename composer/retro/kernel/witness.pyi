# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python sees of the compiled search back for a game."""

from collections.abc import Iterable

from composer.problem.position import Position

def find_row(
    position: Position,
    unmoved: Iterable[int],
    most_nodes: int,
    most_bytes: int,
    flag: bytearray | None = None,
    patient: bool = True,
    after: int = 0,
) -> tuple[list[tuple[int, int, int]] | None, int, int]: ...
