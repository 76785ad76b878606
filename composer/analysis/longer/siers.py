# SPDX-License-Identifier: GPL-3.0-or-later
"""The Siers battery: a knight opens his battery with check, and then mates himself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Board, between, squares_in
from composer.analysis.longer.flags import flag_of
from composer.analysis.playlines import PlayLine
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.squares import Square
from composer.said.sentence import said


def siers_battery(study: Study) -> Iterator[Flag]:
    """Siers battery: the knight in front of a battery opens it with check and mates next move.

    In two variations at least, after different black moves, by different ways of one and the same
    knight, from the same square before the same man behind him.
    """
    places: dict[tuple[Square, Square], dict[tuple[Square, Square], PlayLine]] = {}
    for line in study.full:
        one, two = line.white(line.length - 1), line.mate
        if one.home != two.home or one.move.man.kind is not Kind.KNIGHT:
            continue
        rear = _opened(one.after, one.move)
        if rear is not None:
            ways = places.setdefault((rear, one.move.origin), {})
            ways.setdefault((one.move.target, two.move.target), line)
    for (rear, front), ways in places.items():
        lines = list(ways.values())
        number = lines[0].length - 2
        if len(lines) >= 2 and len({line.black(number).code for line in lines}) >= 2:
            squares = (rear, front)
            yield flag_of("siers_battery", Grade.THEME, said("Siers battery"), lines, squares)
            return


def _opened(board: Board, move: Move) -> Square | None:
    """Return the white man who checks by the line that a move opened."""
    for rear in squares_in(board.checkers() & ~(1 << move.target)):
        if between(rear, board.king) >> move.origin & 1:
            return rear
    return None


RULES: Final = (siers_battery,)
