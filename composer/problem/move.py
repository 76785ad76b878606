# SPDX-License-Identifier: GPL-3.0-or-later
"""A move together with what it does to the board and all that its text needs.

Only the engine that made a move works out what it does; whoever shows, writes or analyses it
applies its changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from composer.problem.men import Kind, Man
from composer.problem.position import Castling
from composer.problem.squares import Square, square_name

LetterOf = Callable[[Kind], str]
_NAMES = tuple(square_name(square) for square in range(64))
_SAN_LETTERS = ("", "", "N", "B", "R", "Q", "K")  # by kind
_SAN_MARKS = {"": "", "+": "+", "#": "#", "=": ""}

Changes = tuple[tuple[Square, Man | None], ...]
"""What a move does to the board: squares, and what stands on each of them afterwards."""


class Mark(Enum):
    """What a move does to the other king; its value is the sign written after the move."""

    NONE = ""
    CHECK = "+"
    MATE = "#"
    STALEMATE = "="


class EffectKind(Enum):
    """What happens besides a move by a fairy condition."""

    ADDED = "added"
    """A man appears, such as one who is reborn."""
    REMOVED = "removed"
    """A man vanishes."""
    CARRIED = "carried"
    """A man goes on from one square to another."""
    TURNED = "turned"
    """A man changes sides."""
    CHANGED = "changed"
    """A man becomes another."""
    SWAPPED = "swapped"
    """Two men change places."""
    MARKED = "marked"
    """A sign that is no man moves, such as an imitator."""


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing that happens besides a move.

    Attributes:
        kind: what it is.
        square: where.
        man: who it is, as he stands afterwards; one who vanishes, as he stood before.
        other: where a man goes on to, or the square of the second man.
        other_man: the second man, as he stood on `other` before; of one who goes on
            or appears, what he becomes there.
        sign: what moves that is no man, in Popeye's letters: `I`.
    """

    kind: EffectKind
    square: Square
    man: Man | None = None
    other: Square | None = None
    other_man: Man | None = None
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Consequences:
    """What a move by fairy conditions does that its squares and men do not tell.

    Attributes:
        effects: what happens, in order.
        captured: where the captured man stood.
        via: a square from which the man captures, or on which he sets off.
        exchanged: the man with whom the moving one changes places, of two that do so instead of
            a move.
        suffix: what stands at the very end of the move, such as the name of a board.
    """

    effects: tuple[Effect, ...] = ()
    captured: Square | None = None
    via: Square | None = None
    exchanged: Man | None = None
    suffix: str = ""


def _letter(kind: Kind) -> str:
    return kind.letter


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move in a known position.

    Attributes:
        man: the man that moves; a promoting move is the pawn's.
        origin: where it comes from.
        target: where it arrives; in castling, where the king arrives.
        changes: all squares that change, with what stands on them afterwards: the origin, the
            target, then the others from a1 to h8.
        capture: the kind of man captured, if any.
        promotion: what a pawn becomes, if it promotes.
        castling: which castling it is, if it is one.
        en_passant: whether a pawn captures in passing.
        passed: the square that a pawn's double step passes over.
        mark: check, mate or stalemate.
        disambiguation: the file, rank or square that distinguishes the man from others of its
            kind that could move to the same square; empty when none could.
        rook: where the rook arrives, in castling by laws that leave it free.
        named: the pawn that is named before the move, by Ponziani's laws: where it waited, and
            what it becomes.
        waits: whether a pawn arrives on its last rank and cannot become anything yet.
        consequences: what fairy conditions add to it; None without any.
    """

    man: Man
    origin: Square
    target: Square
    changes: Changes = field(hash=False)
    capture: Kind | None = None
    promotion: Kind | None = None
    castling: Castling | None = None
    en_passant: bool = False
    passed: Square | None = None
    mark: Mark = Mark.NONE
    disambiguation: str = ""
    rook: Square | None = None
    named: tuple[Square, Kind] | None = None
    waits: bool = False
    consequences: Consequences | None = None

    def alters(self, square: Square) -> bool:
        """Return whether something else stands on a square afterwards, or nothing any more."""
        return any(each == square for each, _ in self.changes)

    @property
    def uci(self) -> str:
        """The move as `e2e4`, `e7e8q` or, for castling, `e1g1`; to a fairy man `e7e8=g`.

        Where castling is free the square of the rook follows, as `e1g1e1`, and what is named
        before the move stands before it, as `f8=r,a1b1`.
        """
        promotion = "" if self.promotion is None else self.promotion.letter.lower()
        if self.promotion is not None and self.promotion.row is not None:
            promotion = f"={self.promotion.code.lower()}"
        rook = "" if self.rook is None else _NAMES[self.rook]
        text = _NAMES[self.origin] + _NAMES[self.target] + promotion + rook
        if self.named is None:
            return text
        square, kind = self.named
        return f"{_NAMES[square]}={kind.letter.lower()},{text}"

    @property
    def san(self) -> str:
        """The move in standard algebraic notation with English letters, such as `Nxf7+`."""
        # What `body` does, in a third of the time: every move of every solution is so written.
        mark = _SAN_MARKS[self.mark._value_]
        if self.castling is not None or self.named is not None or self.waits:
            return self.body(_letter) + mark
        captures = "x" if self.capture is not None else ""
        promotion = "" if self.promotion is None else "=" + _letter(self.promotion)
        kind = self.man.kind
        man = _SAN_LETTERS[kind] if kind.row is None else kind.letter
        return f"{man}{self.disambiguation}{captures}{_NAMES[self.target]}{promotion}{mark}"

    def body(self, letter: LetterOf) -> str:
        """Return the short notation without its mark, in the letters given.

        Castling at will tells where king and rook arrive: `O-O(Kh1,Re1)`; a naming stands before
        the move: `[f8=R]Kb1`; a pawn that waits is `f8=()`.
        """
        named = self._naming(letter)
        if self.castling is not None:
            return named + self._castles(letter)
        captures = "x" if self.capture is not None else ""
        man = "" if self.man.kind is Kind.PAWN else letter(self.man.kind)
        promotion = self._promotes(letter)
        return f"{named}{man}{self.disambiguation}{captures}{square_name(self.target)}{promotion}"

    def full(self, letter: LetterOf = _letter) -> str:
        """Return the long notation without a mark, such as `Ke1-f2` or `[f8=R] a7xb8=()`."""
        named = self._naming(letter)
        lead = f"{named} " if named else ""
        if self.castling is not None:
            return lead + self._castles(letter)
        man = "" if self.man.kind is Kind.PAWN else letter(self.man.kind)
        sign = "-" if self.capture is None else "x"
        end = self._promotes(letter) + (" ep" if self.en_passant else "")
        return f"{lead}{man}{_NAMES[self.origin]}{sign}{_NAMES[self.target]}{end}"

    def _castles(self, letter: LetterOf) -> str:
        assert self.castling is not None
        wing = "O-O" if self.castling.is_short else "O-O-O"
        if self.rook is None:
            return wing
        king, rook = letter(Kind.KING), letter(Kind.ROOK)
        return f"{wing}({king}{_NAMES[self.target]},{rook}{_NAMES[self.rook]})"

    def _promotes(self, letter: LetterOf) -> str:
        if self.promotion is None:
            return "=()" if self.waits else ""
        return "=" + letter(self.promotion)

    def _naming(self, letter: LetterOf) -> str:
        if self.named is None:
            return ""
        square, kind = self.named
        return f"[{_NAMES[square]}={letter(kind)}]"


@dataclass(frozen=True, slots=True)
class WrittenMove(Move):
    """A move found by another program, which says more of it than all the above.

    Attributes:
        written: the move as that program writes it, effects of conditions and all:
            `Ne2*c3[+bPc7]`.
    """

    written: str = ""
