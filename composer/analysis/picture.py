# SPDX-License-Identifier: GPL-3.0-or-later
"""Mate pictures: what bars each square beside the king, whatever the lines' length.

Two mates are an echo if their pictures are equal under one of the eight symmetries of the board;
a chameleon echo if the kings stand on squares of different colours. Line men count by the
direction that they guard from, not by how far away they stand; the others by their kind.
"""

from __future__ import annotations

from typing import Final

from composer.analysis.board import Board, squares_in
from composer.problem.squares import Square, is_light, square_name
from composer.said.sentence import Sentence, Template

Picture = tuple[object, ...]
"""A mate picture in the least of its eight forms: equal for mates that echo each other."""

_AROUND: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
_ECHO: Final = Template("Echo with the king on {one} and {two}")
_CHAMELEON: Final = Template("Chameleon echo with the king on {one} and {two}")
_KNIGHT, _BISHOP, _ROOK, _QUEEN = 2, 3, 4, 5


def picture_of(board: Board) -> Picture:
    """Return the picture of a mate of the black king."""
    king = board.king
    ring = tuple(_barred(board, king, step) for step in _AROUND)
    return least_form(ring, tuple(_check(board, king, e) for e in squares_in(board.checkers())))


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


def _barred(board: Board, king: Square, step: tuple[int, int]) -> tuple[object, ...]:
    """Return what bars the square a step away: the edge, a man of the king's, White's guards."""
    file, rank = king % 8 + step[0], king // 8 + step[1]
    if not (0 <= file < 8 and 0 <= rank < 8):
        return ("edge",)
    square = rank * 8 + file
    if board.black >> square & 1:
        return ("own", board.kind(square))
    guards = tuple(sorted(board.kind(square) for square in squares_in(board.guarded(square))))
    return ("held" if board.white >> square & 1 else "free", guards)


def _check(board: Board, king: Square, checker: Square) -> tuple[int, int, int]:
    """Return a check: the kind of the man, and where it comes from, lines as steps of one."""
    file, rank = checker % 8 - king % 8, checker // 8 - king // 8
    kind = board.kind(checker)
    if kind in (_BISHOP, _ROOK, _QUEEN):
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
