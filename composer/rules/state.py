# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position of the old games holds besides its men: the marks of single men.

Which of them have a meaning says the book: the medieval game knows all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

_FILES: Final = "abcdefgh"
_NAMES: Final = ("fresh", "immune", "immovable")
_INTACT: Final = "intact"


class ManMark(Enum):
    """A mark of a single man; its value names it in files."""

    FRESH = "fresh"
    IMMUNE = "immune"
    IMMOVABLE = "immovable"


@dataclass(frozen=True, slots=True)
class BookState:
    """Marks of men by their squares (0 is a1, 63 is h8), and what happened before the diagram.

    Attributes:
        fresh: fers that may still make their first leap.
        immune: men that may not be captured; the mark goes with the man.
        immovable: men that may not move; they attack all the same.
        intact: whether nothing was captured yet, on which the pawns' long step may depend.
    """

    fresh: frozenset[int] = frozenset()
    immune: frozenset[int] = frozenset()
    immovable: frozenset[int] = frozenset()
    intact: bool = False

    def __bool__(self) -> bool:
        """Whether there is any mark."""
        return bool(self.fresh or self.immune or self.immovable or self.intact)

    def __str__(self) -> str:
        """The state as `read_state` reads it: `fresh=d1;immune=e4e5`; empty for none."""
        parts = [
            f"{name}={''.join(_name(square) for square in sorted(marked))}"
            for name, marked in zip(_NAMES, (self.fresh, self.immune, self.immovable), strict=True)
            if marked
        ]
        return ";".join([*parts, _INTACT] if self.intact else parts)

    def after(
        self, origin: int, target: int, captures: bool = False, leaps_anew: bool = False
    ) -> BookState:
        """Return the state after a man went from one square to another.

        Args:
            origin: where he came from.
            target: where he arrived.
            captures: whether he captured a man.
            leaps_anew: whether he is a fers just promoted who may leap.
        """
        if not self and not leaps_anew:
            return self
        gone = frozenset((origin, target))
        arrived = frozenset((target,))
        return replace(
            self,
            fresh=self.fresh - gone | (arrived if leaps_anew else frozenset()),
            immune=self.immune - gone | (arrived if origin in self.immune else frozenset()),
            immovable=self.immovable - arrived,
            intact=self.intact and not captures,
        )

    def squares_of(self, mark: ManMark) -> frozenset[int]:
        """Return where men have a mark."""
        return {
            ManMark.FRESH: self.fresh,
            ManMark.IMMUNE: self.immune,
            ManMark.IMMOVABLE: self.immovable,
        }[mark]

    def turned(self, mark: ManMark, square: int) -> BookState:
        """Return the marks with one set on a square, or taken away where it was."""
        squares = self.squares_of(mark) ^ {square}
        if mark is ManMark.FRESH:
            return replace(self, fresh=squares)
        if mark is ManMark.IMMUNE:
            return replace(self, immune=squares)
        return replace(self, immovable=squares)

    def placed(self, place: Callable[[int], int | None]) -> BookState:
        """Return the marks on the squares where a board turned or shifted has them.

        Args:
            place: where each square comes to lie; None for one that leaves the board, whose mark
                is gone.
        """
        if not self:
            return self

        def moved(marked: frozenset[int]) -> frozenset[int]:
            found = (place(square) for square in marked)
            return frozenset(square for square in found if square is not None)

        return replace(
            self,
            fresh=moved(self.fresh),
            immune=moved(self.immune),
            immovable=moved(self.immovable),
        )


NO_STATE: Final = BookState()


def read_state(text: str) -> BookState:
    """Read a state as it is written.

    Raises:
        ValueError: a word is neither a mark nor a square, or a mark has no square.
    """
    found: dict[str, frozenset[int]] = {}
    intact = False
    for part in filter(None, (piece.strip() for piece in text.split(";"))):
        name, _, squares = part.partition("=")
        if name == _INTACT and not squares:
            intact = True
        elif name in _NAMES and squares and name not in found:
            found[name] = _squares(squares)
        else:
            marks = ", ".join(_NAMES)
            raise ValueError(f"expected {marks} with squares, or {_INTACT}, got {part!r}")
    return BookState(**found, intact=intact)


def _squares(names: str) -> frozenset[int]:
    found = []
    for start in range(0, len(names), 2):
        name = names[start : start + 2]
        if len(name) != 2 or name[0] not in _FILES or name[1] not in "12345678":
            raise ValueError(f"expected a square such as e4, got {name!r}")
        found.append(_FILES.index(name[0]) + 8 * (int(name[1]) - 1))
    return frozenset(found)


def _name(square: int) -> str:
    return f"{_FILES[square % 8]}{square // 8 + 1}"
