# SPDX-License-Identifier: GPL-3.0-or-later
"""A move together with all that its text needs, so that notation never replays a board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from composer.problem.men import Kind, Man
from composer.problem.squares import Square, file_of, square_name

LetterOf = Callable[[Kind], str]


class Mark(Enum):
    """What a move does to the other king; its value is the sign written after the move."""

    NONE = ""
    CHECK = "+"
    MATE = "#"
    STALEMATE = "="


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move in a known position.

    Attributes:
        man: the man that moves; a promoting move is the pawn's.
        origin: where it comes from.
        target: where it arrives; in castling, where the king arrives.
        capture: the kind of man captured, if any.
        promotion: what a pawn becomes, if it promotes.
        en_passant: whether a pawn captures in passing.
        mark: check, mate or stalemate.
        disambiguation: the file, rank or square that tells the man from others of its
            kind that could move to the same square; empty when none could.
    """

    man: Man
    origin: Square
    target: Square
    capture: Kind | None = None
    promotion: Kind | None = None
    en_passant: bool = False
    mark: Mark = Mark.NONE
    disambiguation: str = ""

    @property
    def is_castling(self) -> bool:
        """Whether the king moves two files: castling."""
        return self.man.kind is Kind.KING and abs(file_of(self.origin) - file_of(self.target)) == 2

    @property
    def uci(self) -> str:
        """The move as `e2e4`, `e7e8q` or, for castling, `e1g1`."""
        promotion = "" if self.promotion is None else self.promotion.letter.lower()
        return square_name(self.origin) + square_name(self.target) + promotion

    @property
    def san(self) -> str:
        """The move in standard algebraic notation with English letters, such as `Nxf7+`."""
        return self.body(lambda kind: kind.letter) + self.mark.value.replace("=", "")

    def body(self, letter: LetterOf) -> str:
        """Return the short notation without its mark, in the letters given."""
        if self.is_castling:
            return "O-O" if file_of(self.target) == 6 else "O-O-O"
        captures = "x" if self.capture is not None else ""
        promotion = "" if self.promotion is None else "=" + letter(self.promotion)
        man = "" if self.man.kind is Kind.PAWN else letter(self.man.kind)
        return f"{man}{self.disambiguation}{captures}{square_name(self.target)}{promotion}"
