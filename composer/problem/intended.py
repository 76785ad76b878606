# SPDX-License-Identifier: GPL-3.0-or-later
"""How many solutions help play is meant to have: `4`, or half-move by half-move `2.1.1.1`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Final

MOST_INTENDED: Final = 100_000
_FORM: Final = re.compile(r"[0-9]{1,6}(?:\.[0-9]{1,6})*(?P<open>\.{2,3})?", re.ASCII)
_LONGEST: Final = 500  # characters


@dataclass(frozen=True, slots=True)
class Intended:
    """How many solutions are meant.

    Attributes:
        count: how many there are, at least 1.
        shape: how many ways there are at each half-move, as far as that is stated; empty where
            only the number of solutions is.
        is_open: whether the shape goes on as `2.1...` does: one way at each half-move from there.
        stated: whether the problem states it. Where it does not, however many solutions there
            are may be meant; what has to have a number takes a single one.

    Raises:
        ValueError: no solution is meant, or more than anybody could read.
    """

    count: int = 1
    shape: tuple[int, ...] = ()
    is_open: bool = False
    stated: bool = True

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_INTENDED:
            raise ValueError(f"expected 1 to {MOST_INTENDED:,} solutions, got {self.count}")

    def __str__(self) -> str:
        return shape_text(self.shape, self.is_open) if self.shape else str(self.count)

    def shape_over(self, halfmoves: int) -> tuple[int, ...] | None:
        """Return how many ways are meant at each half-move; None where that is not stated.

        A shape that has not a number for each half-move, as some of series, states no more than
        how many solutions there are.
        """
        if not self.shape or len(self.shape) > halfmoves:
            return None
        missing = halfmoves - len(self.shape)
        return (*self.shape, *(1,) * missing) if self.is_open or not missing else None


def shape_text(shape: tuple[int, ...], is_open: bool = False) -> str:
    """Return a shape as the field writes it: `2.1.1.1`, `2.1...`."""
    return ".".join(map(str, shape)) + "..." * is_open


ONE: Final = Intended()
"""A single solution, stated."""
UNSTATED: Final = Intended(stated=False)
"""What is meant where nothing is stated: nobody knows."""


def intended_of(text: str) -> Intended:
    """Return what is stated as `4`, `2.1.1.1` or `2.1...`; `UNSTATED` for no text.

    The solutions of a shape are as many as its numbers multiplied.

    Raises:
        ValueError: the text is neither, or states none or far too many.
    """
    written = "".join(text.split())
    if not written:
        return UNSTATED
    found = _FORM.fullmatch(written) if len(written) <= _LONGEST else None
    if found is None:
        raise ValueError(f"expected a number of solutions such as 4 or 2.1.1.1, got {text[:80]!r}")
    numbers = tuple(int(word) for word in written.rstrip(".").split("."))
    is_open = bool(found["open"])
    is_count = len(numbers) == 1 and not is_open
    return Intended(prod(numbers), () if is_count else numbers, is_open)
