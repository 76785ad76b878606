# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python sees of the compiled plays of tables games."""

from collections.abc import Iterable, Mapping, Sequence

HITTING: int
LOSING: int
EMPTYING: int

_State = tuple[tuple[int, ...], ...]

class Plays:
    """The plays of a game by its rules; for one thread at a time."""

    def __init__(
        self,
        laws: Mapping[str, int],
        ways: Sequence[Sequence[int]],
        homes: Sequence[Iterable[int]],
        halves: Sequence[Iterable[int]],
        starts: Sequence[int],
        throws: Sequence[Sequence[int]],
    ) -> None: ...
    def results(
        self, state: _State, player: int, numbers: tuple[int, ...], flag: bytearray, most: int
    ) -> dict[_State, bool]: ...
    def steps(
        self, state: _State, player: int, numbers: tuple[int, ...], flag: bytearray, most: int
    ) -> tuple[
        list[tuple[int, int, int, int, bool]], list[tuple[int, tuple[int, ...], _State]]
    ]: ...
    def each_throw(
        self, state: _State, player: int, question: int, flag: bytearray
    ) -> list[bool]: ...
