# SPDX-License-Identifier: GPL-3.0-or-later
"""Mates: how clean they are (pure, economical, model, ideal, mirror), and their pictures.

A mate is *pure* if each square beside the king, and his own, is barred for one reason only:
by one white guard (seen through the king) or by one man of his own that stands there and is
not guarded too; a white man there counts by what protects it. One man checks; a double
check only if neither check alone would be mate; pins only if the mate needs them. It is
*economical* if every white officer takes part (king and pawns are excused), a *model* mate if
it is both, *ideal* if moreover every man of both colours takes part, and a *mirror* mate if
all squares beside the king are empty.

Of stalemates the same is said of the squares beside the king. White's officers take part who guard
one, pin a man that could move else, or without whom it would be no stalemate, such as one before a
pawn. All men of the stalemated side are held, so that it is ideal where all men of White take part.

The *picture* of a mate is what bars each square beside the king. Two mates are an echo if their
pictures are equal under one of the eight symmetries of the board; a chameleon echo if the kings
stand on squares of different colours. Line men count by the direction that they guard from, not by
how far away they stand; the others by their kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.analysis.board import KING_STEPS, LINERS, Bits, Board, mating_board, squares_in
from composer.problem.position import Position
from composer.problem.squares import Square, is_light, square_name
from composer.said.sentence import Sentence, Template


class Cleanness(Enum):
    """How clean a mate is; each holds those before it."""

    PLAIN = ""
    PURE = "pure"
    MODEL = "model"
    IDEAL = "ideal"


@dataclass(frozen=True, slots=True)
class Purity:
    """What kind of mate a position is.

    Attributes:
        pure: see the module.
        economical: see the module.
        ideal: a model mate in which all men of both colours take part.
        mirror: all squares beside the king are empty.
        active: the white men that take part.
        idle: the white officers that do not.
    """

    pure: bool
    economical: bool
    ideal: bool
    mirror: bool
    active: Bits
    idle: Bits

    @property
    def cleanness(self) -> Cleanness:
        """The strongest word for it."""
        if self.ideal:
            return Cleanness.IDEAL
        if self.model:
            return Cleanness.MODEL
        return Cleanness.PURE if self.pure else Cleanness.PLAIN

    @property
    def model(self) -> bool:
        """Whether the mate is pure and economical."""
        return self.pure and self.economical


def purity_of(board: Board) -> Purity:
    """Judge a mate position."""
    pure, guards, blocks = _barred(board)
    checkers = board.checkers()
    pinners = pinned = 0
    for man, pinner in board.needed_pins():
        pinned |= 1 << man
        pinners |= 1 << pinner
    pure = pure and _checks_cleanly(board, checkers)
    active = guards | checkers | pinners
    officers = board.white & ~board.pawns & ~board.kings
    idle = officers & ~active
    for square in squares_in(idle & KING_STEPS[board.king]):
        if not board.without(1 << square).is_mate():  # he bars a line by where he stands
            idle &= ~(1 << square)
            active |= 1 << square
    economical = not idle
    taking_part = active | blocks | board.kings & board.black | pinned
    ideal = pure and economical and taking_part == board.occupied
    mirror = not KING_STEPS[board.king] & board.occupied
    return Purity(pure, economical, ideal, mirror, active & board.white, idle)


def stalemate_purity_of(board: Board) -> Purity:
    """Judge a stalemate of the black king."""
    pure, guards, _ = _barred(board)
    active = guards
    for man, pinner in board.pins():
        if board.steps(man):
            active |= 1 << pinner
    for man in squares_in(board.white & ~active):
        if not board.without(1 << man).is_stalemate():
            active |= 1 << man
    idle = board.white & ~active & ~board.pawns & ~board.kings
    ideal = pure and active == board.white
    mirror = not KING_STEPS[board.king] & board.occupied
    return Purity(pure, not idle, ideal, mirror, active, idle)


def _barred(board: Board) -> tuple[bool, Bits, Bits]:
    """Return whether each square is barred once, White's guards, and the black blocks."""
    once, guards, blocks = True, 0, 0
    for square in squares_in(KING_STEPS[board.king]):
        bit = 1 << square
        attackers = board.guarded(square)
        if board.black & bit:
            blocks |= bit
            once = once and not attackers
            continue
        guards |= attackers | (bit & board.white & (board.pawns | board.kings))
        once = once and attackers.bit_count() == 1
    return once, guards, blocks


def _checks_cleanly(board: Board, checkers: Bits) -> bool:
    if checkers.bit_count() == 1:
        return True
    return not any(
        board.without(checkers ^ 1 << checker).is_mate() for checker in squares_in(checkers)
    )


Picture = tuple[object, ...]
"""A mate picture in the least of its eight forms: equal for mates that echo each other."""

View = tuple[tuple[object, ...], tuple[tuple[int, int, int], ...]]
"""What bars the squares round a king, clockwise, and who checks him from which side."""

_AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_ECHO: Final = Template("Echo with the king on {one} and {two}")
_CHAMELEON: Final = Template("Chameleon echo with the king on {one} and {two}")


def picture_of(board: Board) -> Picture:
    """Return the picture of a mate of the black king."""
    return least_form(*view_of(board))


def view_of(board: Board) -> View:
    """Return a mate of the black king as it stands: what bars the squares round him, who checks."""

    def barred(square: Square) -> tuple[object, ...]:
        if board.black >> square & 1:
            return ("own", board.kind(square))
        guards = tuple(sorted(board.kind(guard) for guard in squares_in(board.guarded(square))))
        return ("held" if board.white >> square & 1 else "free", guards)

    checkers = [(square, board.kind(square)) for square in squares_in(board.checkers())]
    return _view_from(board.king, barred, checkers)


def picture_from(
    king: Square,
    barred: Callable[[Square], tuple[object, ...]],
    checkers: Iterable[tuple[Square, int]],
) -> Picture:
    """Return the picture of a mate by whatever men.

    Args:
        king: where the mated king stands.
        barred: says what bars a square beside him: a man of his own, or guards.
        checkers: who checks, with his kind.
    """
    return least_form(*_view_from(king, barred, checkers))


def _view_from(
    king: Square,
    barred: Callable[[Square], tuple[object, ...]],
    checkers: Iterable[tuple[Square, int]],
) -> View:
    ring = []
    for files, ranks in _AROUND:
        file, rank = king % 8 + files, king // 8 + ranks
        on_board = 0 <= file < 8 and 0 <= rank < 8
        ring.append(barred(rank * 8 + file) if on_board else ("edge",))
    return tuple(ring), tuple(sorted(_check(king, square, kind) for square, kind in checkers))


def least_form(ring: tuple[object, ...], checks: tuple[tuple[int, int, int], ...]) -> Picture:
    """Return the picture of what bars the squares round a king, and of the checks.

    Args:
        ring: what bars the eight squares, from the one above him clockwise.
        checks: who checks and from where, in files and ranks from the king.
    """
    checks = tuple(sorted(checks))
    forms = []
    for mirrored in (False, True):
        for turn in range(0, 8, 2):
            forms.append((_turned(ring, turn, mirrored), _checks_turned(checks, turn, mirrored)))
    return min(forms, key=repr)


def echo_of(one: Square, two: Square) -> tuple[str, Sentence]:
    """Return the theme of two mates of one picture, by the kings' squares, and its words."""
    places = {"one": square_name(one), "two": square_name(two)}
    if is_light(one) != is_light(two):
        return "chameleon_echo", _CHAMELEON.said(**places)
    return "echo", _ECHO.said(**places)


def _check(king: Square, checker: Square, kind: int) -> tuple[int, int, int]:
    """Return a check: the kind of the man, and where it comes from, lines as steps of one."""
    file, rank = checker % 8 - king % 8, checker // 8 - king // 8
    if kind in LINERS:
        file, rank = (file > 0) - (file < 0), (rank > 0) - (rank < 0)
    return kind, file, rank


def _turned(ring: tuple[object, ...], turn: int, mirrored: bool) -> tuple[object, ...]:
    """Return a ring of eight squares after a turn by so many eighths, or mirrored left to right."""
    if mirrored:
        ring = (ring[0], *reversed(ring[1:]))
    return ring[-turn:] + ring[:-turn] if turn else ring


def _checks_turned(
    checks: tuple[tuple[int, int, int], ...], turn: int, mirrored: bool
) -> tuple[tuple[int, int, int], ...]:
    found = []
    for kind, file, rank in checks:
        if mirrored:
            file = -file
        for _ in range(turn // 2):
            file, rank = rank, -file
        found.append((kind, file, rank))
    return tuple(sorted(found))


class Badge(Enum):
    """What is said of a mate in a word."""

    IDEAL = "ideal"
    MODEL = "model"
    PURE = "pure"
    MIRROR = "mirror"


@dataclass(frozen=True, slots=True)
class MatePicture:
    """The mate that a line ends in.

    Attributes:
        king: where the mated king stands.
        purity: how clean the mate is.
        guards: for each man of the mating side that bars a square beside the king, by the
            square where it stands: those squares.
        checkers: the squares of the men that check.
        blocks: the squares beside the king on which men of his own stand.
        pinners: the squares of men whose pin the mate needs.
        pinned: the squares of the men whom they pin.
    """

    king: Square
    purity: Purity
    guards: tuple[tuple[Square, tuple[Square, ...]], ...]
    checkers: tuple[Square, ...]
    blocks: tuple[Square, ...]
    pinners: tuple[Square, ...]
    pinned: tuple[Square, ...]

    @property
    def badges(self) -> tuple[Badge, ...]:
        """The words for it: `ideal` holds `model`, and that holds `pure`."""
        clean = self.purity.cleanness
        first = () if clean is Cleanness.PLAIN else (Badge(clean.value),)
        return (*first, Badge.MIRROR) if self.purity.mirror else first


def mate_picture(final: Position) -> MatePicture:
    """Return the picture of a mate by the rules of chess, the mated side to move."""
    board = mating_board(final)
    field = KING_STEPS[board.king]
    guards: dict[Square, list[Square]] = {}
    for square in squares_in(field):
        if board.black >> square & 1:
            continue
        for guard in squares_in(board.guarded(square)):
            guards.setdefault(guard, []).append(square)
    pins = board.needed_pins()
    return MatePicture(
        board.king,
        purity_of(board),
        tuple((guard, tuple(squares)) for guard, squares in sorted(guards.items())),
        tuple(squares_in(board.checkers())),
        tuple(squares_in(field & board.black)),
        tuple(sorted({pinner for _, pinner in pins})),
        tuple(sorted(man for man, _ in pins)),
    )
