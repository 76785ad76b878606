# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of endings, made when they are first asked for.

With each those are made that its captures and promotions lead into. The method is the usual one,
backwards from the mates (K. Thompson, *ICCA Journal* 9, 1986). Kept is the half with Black to
move, squeezed: 5.4 MB for all thirty-five classes. What White has to move is one ply away from it,
in it or in the halves that his captures and promotions lead into. No file is read or written but
in a folder by which processes share them (`shared`).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from itertools import product
from threading import Lock
from types import ModuleType
from typing import Final, NamedTuple

from composer.problem.men import SIDES, Colour
from composer.problem.squares import Square
from composer.studies.shared import SharedFolder

NOBODY: Final = 5
"""Stands for the second man where there is none."""

_PAWN: Final = 4
_PROMOTED: Final = range(_PAWN)  # queen, rook, bishop, knight
_MOST_OPEN: Final = 1 << 27  # bytes of halves that are not squeezed, 3 to 8 MB each
_MOST_FOUND: Final = 200_000  # positions

Halves = tuple[bytes, bytes]
"""A table: White to move, and Black to move; `table.h` says what a byte is."""

Stand = tuple[Square, Square, Square, Square]
"""Where White's king, the first man, the second and Black's king stand."""


class Men(NamedTuple):
    """The men of a table beside the kings.

    Attributes:
        first: a man of White, from the queen (0) by rook, bishop and knight to the pawn (4).
        second: another man, not before the first where it is White's; 5 for nobody.
        black: whether the second is Black's.
        whole: whether no board is turned; `table.h` says what for.
        dark: whether the first is Black's too.
        white_pawns: pawns that stay where they are, squares as bits.
        black_pawns: the same of Black.
    """

    first: int
    second: int
    black: bool
    whole: bool = False
    dark: bool = False
    white_pawns: int = 0
    black_pawns: int = 0


def all_tables() -> Iterator[Men]:
    """Yield the men of all tables: what White has, and whom it is asked to beat."""
    for first in range(NOBODY):
        yield Men(first, NOBODY, False)
    for first, second in product(range(NOBODY), repeat=2):
        if first <= second:
            yield Men(first, second, False)
        yield Men(first, second, True)


def led_into(men: Men) -> frozenset[Men]:
    """Return the tables into which captures and promotions lead."""
    first, second, black = men[:3]
    pawns = [man for man, is_white in ((first, True), (second, not black)) if is_white]
    found: set[Men] = set()
    if second == NOBODY:
        return frozenset(Men(kind, NOBODY, False) for kind in _PROMOTED if first == _PAWN)
    for man in pawns:  # what is left alone, and may have been promoted with the capture
        found |= {Men(kind, NOBODY, False) for kind in (man, *_promotions(man))}
    for kind in _promotions(first):
        found.add(_ordered(kind, second, black))
    for kind in _promotions(second):
        found.add(_ordered(first, kind, black))
    return frozenset(found)


def _promotions(man: int) -> range:
    return _PROMOTED if man == _PAWN else range(0)


def _ordered(first: int, second: int, black: bool) -> Men:
    if not black and second < first:
        first, second = second, first
    return Men(first, second, black)


def compiled_tables() -> ModuleType | None:
    """Return the compiled module; None where it was not built."""
    try:
        return import_module("composer.studies.kernel.endings")
    except ImportError:
        return None


class Tables:
    """The tables that were made until now; may be asked by several threads."""

    def __init__(self, kernel: ModuleType, shared: SharedFolder | None = None) -> None:
        """Make none yet.

        Args:
            kernel: the compiled module.
            shared: where other processes look for tables, too.
        """
        self._kernel, self._shared = kernel, shared
        self._squeezed: dict[Men, bytes] = {}  # with Black to move
        self._open: OrderedDict[tuple[Men, bool], bytes] = OrderedDict()  # whether White begins
        self._open_size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """How many bytes the tables take that were made until now."""
        return sum(map(len, self._squeezed.values()))

    def close(self) -> None:
        """Keep tables squeezed only, until they are asked for again."""
        with self._lock:
            self._open.clear()
            self._open_size = 0

    def place(self, men: Men, squares: Stand) -> int:
        """Return where a position stands in a table.

        Args:
            men: those of the table.
            squares: of White's king, the first man, the second, and Black's king.
        """
        place: int = self._kernel.place(men, *squares)
        return place

    def marked(
        self,
        men: Men,
        known: Mapping[Men, Halves],
        marks: Collection[Stand],
        lost: bool,
        flag: bytearray | None = None,
    ) -> Halves | None:
        """Make a whole table with marked positions; it is not kept. None where cancelled.

        Args:
            men: those of the table.
            known: tables that it leads into, where they are not to be those without marks.
            marks: the positions.
            lost: whether they have Black to move and count as lost by him, or have White to move
                and count as never won.
            flag: a byte that cancels once it is set.

        Raises:
            MemoryError: there was too little memory.
        """
        led = dict(known)
        for kin in led_into(men) - {each._replace(whole=False) for each in known}:
            halves = self.halves(kin, flag)
            if halves is None:
                return None
            led[kin] = halves
        made: Halves | None = self._kernel.make(men, led, flag, marks, lost)
        return made

    def made(
        self, men: Men, known: Mapping[Men, Halves], flag: bytearray | None = None
    ) -> Halves | None:
        """Make a table whose pawns stay; it is not kept. None where it was cancelled.

        Args:
            men: those of the table.
            known: tables that it leads into; what hangs on others is open.
            flag: a byte that cancels once it is set.

        Raises:
            MemoryError: there was too little memory.
        """
        made: Halves | None = self._kernel.make(men, known, flag)
        return made

    def reluctant(self, men: Men, halves: Halves) -> list[Stand]:
        """Return the positions that White wins with Black to move, and not with White to move.

        Boards are not turned: some positions come several times, or with equal men exchanged.
        """
        found: list[Stand]
        count, found = self._kernel.zugzwangs(men, *halves, _MOST_FOUND)
        if count > len(found):
            raise ValueError(f"{count} mutual zugzwangs, more than are kept")
        return found

    def halves(self, men: Men, flag: bytearray | None = None) -> Halves | None:
        """Return a table; None where its making was cancelled.

        Raises:
            MemoryError: there was too little memory for it.
        """
        with self._lock:
            return self._halves(men) if self._is_had(men, flag) else None

    def value(
        self, men: Men, squares: Stand, white_begins: bool, flag: bytearray | None = None
    ) -> int | None:
        """Return what a table has for a position; None where its making was cancelled.

        Raises:
            MemoryError: there was too little memory for it.
        """
        with self._lock:
            if not self._is_had(men, flag):
                return None
            if (men, white_begins) in self._open or not white_begins:
                half = self._half(men, white_begins)
                return half[self.place(men, squares)]
            known: dict[Men, Halves] = {}
            while True:
                found = self._kernel.value(men, self._half(men, False), known, *squares)
                if isinstance(found, int):
                    return found
                lacking = Men(*found)
                known[lacking] = (b"", self._half(lacking, False))

    def _is_had(self, men: Men, flag: bytearray | None) -> bool:
        """Read or make a table with all that it needs; return whether it was not cancelled."""
        if men in self._squeezed or self._shared is None:
            return self._made(men, flag)
        with self._shared.alone(flag) as is_free:
            return is_free and self._made(men, flag)

    def _made(self, men: Men, flag: bytearray | None) -> bool:
        if men in self._squeezed:
            return True
        kin = led_into(men)
        name = "-".join(str(int(part)) for part in men)
        if not all(self._made(other, flag) for other in sorted(kin)):
            return False
        if self._shared is not None and (read := self._shared.read(name)) is not None:
            self._squeezed[men] = read
            return True
        halves = self._kernel.make(men, self._known(men, *SIDES), flag)
        if halves is None:
            return False
        self._squeezed[men] = self._kernel.squeeze(men, halves[1])
        if self._shared is not None:
            self._shared.write(name, self._squeezed[men])
        for white_begins, half in zip((True, False), halves, strict=True):
            self._keep_open(men, white_begins, half)
        return True

    def _known(self, men: Men, *sides: Colour) -> dict[Men, Halves]:
        """Return the halves of those tables that moves of some sides lead into."""
        known: dict[Men, Halves] = {}
        for kin in led_into(men):
            promoted = men.black and kin.black and kin.first == men.first
            by_black = promoted or (kin.second == NOBODY and not men.black)
            by_white = not promoted
            known[kin] = (
                self._half(kin, True) if by_black and Colour.BLACK in sides else b"",
                self._half(kin, False) if by_white and Colour.WHITE in sides else b"",
            )
        return known

    def _halves(self, men: Men) -> Halves:
        return self._half(men, True), self._half(men, False)

    def _half(self, men: Men, white_begins: bool) -> bytes:
        kept = self._open.get((men, white_begins))
        if kept is not None:
            self._open.move_to_end((men, white_begins))
            return kept
        half: bytes
        if white_begins:
            known = self._known(men, Colour.WHITE)
            half = self._kernel.white_half(men, self._half(men, False), known)
        else:
            half = self._kernel.unsqueeze(men, self._squeezed[men])
        self._keep_open(men, white_begins, half)
        return half

    def _keep_open(self, men: Men, white_begins: bool, half: bytes) -> None:
        self._open[men, white_begins] = half
        self._open_size += len(half)
        while self._open_size > _MOST_OPEN:
            _, closed = self._open.popitem(last=False)
            self._open_size -= len(closed)
