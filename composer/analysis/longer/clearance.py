# SPDX-License-Identifier: GPL-3.0-or-later
"""Clearance: a white man leaves a square, or a line, that another one needs, and does no more.

The man who cleared takes no part in what follows: without him the king has no step more, and
it is mate all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Board, between, line_through
from composer.analysis.longer.flags import flag_of
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.men import Kind
from composer.problem.move import Mark
from composer.problem.squares import Square
from composer.said.sentence import said

_LINERS: Final = (Kind.BISHOP, Kind.ROOK, Kind.QUEEN)


def clearance(study: Study) -> Iterator[Flag]:
    """Clearance, Loyd's clearance, clearance sacrifice.

    A white man leaves a square without check or capture, and another white man goes there or
    passes it later; in the mate the first has no part. *Loyd's clearance* is that of a line: a
    line man goes back along it, and another one comes on to the line before him, from elsewhere,
    and moves along it over the square that he left; he is not needed to support it, as in a
    Turton. In a *clearance sacrifice* Black takes the man who cleared, and with the taker back
    where he came from it would be mate as well.
    """
    found: dict[str, dict[tuple[Square, Square], PlayLine]] = {}
    for line in (*study.full, *study.threatened):
        for early in range(1, line.length):
            one = line.white(early)
            if one.move.capture is not None or one.move.mark is Mark.CHECK:
                continue
            later = [line.white(number) for number in range(early + 1, line.length + 1)]
            users = [each for each in later if each.home != one.home and _uses(one, each)]
            if users and all(each.home != one.home for each in later):
                theme = _theme(line, early, one, users[0])
                if theme:
                    way = (one.move.origin, one.move.target)
                    found.setdefault(theme, {}).setdefault(way, line)
    for theme, grade, word in (
        ("loyd_clearance", Grade.THEME, said("Loyd's clearance")),
        ("clearance_sacrifice", Grade.THEME, said("Clearance sacrifice")),
        ("clearance", Grade.ELEMENT, said("Clearance")),
    ):
        if theme in found:
            squares = tuple(dict.fromkeys(square for way in found[theme] for square in way))
            yield flag_of(theme, grade, word, list(found[theme].values()), squares, key=True)


def _uses(one: Ply, two: Ply) -> bool:
    """Return whether a man goes to the square that another one left, or over it."""
    move, left = two.move, one.move.origin
    return move.target == left or bool(between(move.origin, move.target) >> left & 1)


def _theme(line: PlayLine, early: int, one: Ply, two: Ply) -> str:
    final, at = line.final, one.move.target
    answer = line.black(early)
    if answer.move.target == at:
        back = _back(final, answer)
        return "clearance_sacrifice" if back is not None and back.is_mate() else ""
    if not final.white >> at & 1 or not final.without(1 << at).is_mate():
        return ""
    boards = [line.white(number).after for number in range(early + 1, line.length)]
    if any(board.flights() != board.without(1 << at).flights() for board in boards):
        return ""
    return "loyd_clearance" if _along(one, two) else "clearance"


def _back(final: Board, taker: Ply) -> Board | None:
    """Return the mate with a black man back where he came from; None if he stands no more."""
    origin, target = taker.move.origin, taker.move.target
    kind = taker.move.promotion or taker.move.man.kind
    if not final.black >> target & 1 or final.kind(target) != kind or final.occupied >> origin & 1:
        return None
    return final.shifted(target, origin, taker.move.man.kind)


def _along(one: Ply, two: Ply) -> bool:
    """Return whether a line man moves along the line on which another one went back."""
    kinds = one.move.man.kind in _LINERS and two.move.man.kind in _LINERS
    way = line_through(one.move.origin, one.move.target)
    same = way >> two.move.origin & 1 and way >> two.move.target & 1
    before = between(one.move.origin, one.move.target) >> two.move.origin & 1
    return bool(kinds and same and before)


RULES: Final = (clearance,)
