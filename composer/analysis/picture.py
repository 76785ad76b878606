# SPDX-License-Identifier: GPL-3.0-or-later
"""Mate pictures: what bars each square beside the king, whatever the lines' length.

Two mates are an echo if their pictures are equal under one of the eight symmetries of the board;
a chameleon echo if the kings stand on squares of different colours. Line men count by the
direction that they guard from, not by how far away they stand; the others by their kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from composer.analysis.board import LINERS, Board, squares_in
from composer.problem.squares import Square, is_light, square_name
from composer.said.sentence import Sentence, Template

Picture = tuple[object, ...]
"""A mate picture in the least of its eight forms: equal for mates that echo each other."""

_AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_ECHO: Final = Template("Echo with the king on {one} and {two}")
_CHAMELEON: Final = Template("Chameleon echo with the king on {one} and {two}")


def picture_of(board: Board) -> Picture:
    """Return the picture of a mate of the black king."""

    def barred(square: Square) -> tuple[object, ...]:
        if board.black >> square & 1:
            return ("own", board.kind(square))
        guards = tuple(sorted(board.kind(guard) for guard in squares_in(board.guarded(square))))
        return ("held" if board.white >> square & 1 else "free", guards)

    checkers = [(square, board.kind(square)) for square in squares_in(board.checkers())]
    return picture_from(board.king, barred, checkers)


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
    ring = []
    for files, ranks in _AROUND:
        file, rank = king % 8 + files, king // 8 + ranks
        on_board = 0 <= file < 8 and 0 <= rank < 8
        ring.append(barred(rank * 8 + file) if on_board else ("edge",))
    return least_form(tuple(ring), tuple(_check(king, square, kind) for square, kind in checkers))


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
