# SPDX-License-Identifier: GPL-3.0-or-later
"""What Python sees of the compiled tables of endings.

Men are numbered from the queen (0) by rook, bishop and knight to the pawn (4); 5 is nobody. They
are as `composer.studies.tables.Men` has them.
"""

from collections.abc import Collection, Mapping

Men = tuple[int, int, bool, bool, bool, int, int]

def make(
    men: Men,
    known: Mapping[Men, tuple[bytes, bytes]],
    flag: bytearray | None = None,
    marks: Collection[tuple[int, int, int, int]] = (),
    lost: bool = False,
) -> tuple[bytes, bytes] | None: ...
def squeeze(men: Men, black: bytes) -> bytes: ...
def unsqueeze(men: Men, squeezed: bytes) -> bytes: ...
def value(
    men: Men,
    black: bytes,
    known: Mapping[Men, tuple[bytes, bytes]],
    white_king: int,
    first: int,
    second: int,
    black_king: int,
) -> int | tuple[int, int, bool]: ...
def white_half(men: Men, black: bytes, known: Mapping[Men, tuple[bytes, bytes]]) -> bytes: ...
def place(men: Men, white_king: int, first: int, second: int, black_king: int) -> int: ...
def zugzwangs(
    men: Men, white: bytes, black: bytes, most: int
) -> tuple[int, list[tuple[int, int, int, int]]]: ...
