# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python sees of compiled legality."""

from collections.abc import Iterable

from composer.problem.position import Position
from composer.retro.legality.study import Study

def study(position: Position, unmoved: Iterable[int] = ()) -> Study: ...
def disproved(position: Position, unmoved: Iterable[int] = ()) -> bool: ...
def disproved_by_paths(
    position: Position, unmoved: Iterable[int] = (), left_out: int = 0, doors: bool = True
) -> bool: ...
def disproved_by_courses(
    position: Position,
    unmoved: Iterable[int],
    most: int,
    together: int,
    flag: bytearray | None = None,
) -> bool: ...
def has_course(
    position: Position, unmoved: Iterable[int], paths: Iterable[Iterable[int]], most: int
) -> bool: ...
def disproved_further(position: Position, unmoved: Iterable[int] = ()) -> bool: ...
def in_some_order(paths: Iterable[Iterable[int]]) -> bool: ...
def look_earlier(position: Position, unmoved: Iterable[int], shallow: bool) -> int: ...
def search_columns(
    start: int,
    wanted: int,
    locked: tuple[int, int],
    missing: tuple[int, int],
    promoted: tuple[int, int],
    most: int,
    flag: bytearray | None = None,
) -> int: ...
def look_at_columns(
    position: Position, unmoved: Iterable[int], most: int, flag: bytearray | None = None
) -> int: ...
