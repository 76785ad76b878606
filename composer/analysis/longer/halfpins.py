# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-pins over the lines of a longer mate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.board import Board, squares_in
from composer.analysis.longer.flags import flag_of
from composer.analysis.playlines import PlayLine
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, units
from composer.analysis.themes.pins import Row, rows_of
from composer.problem.squares import Square
from composer.said.sentence import said


def half_pin(study: Study) -> Iterator[Flag]:
    """Half-pin: after the key, or later, exactly two black men stand on a pin line.

    In one line the first leaves it and the mate needs the pin of the second, in another it is the
    other way round; king, pinner and the pinned man still stand where they stood.
    """
    boards: dict[tuple[Board, Row], dict[Square, PlayLine]] = {}
    for line in study.full:
        final = line.final
        for man, pinner in final.needed_pins():
            for number in range(1, line.length):
                board = line.white(number).after
                row = _row(board, final, pinner, man)
                if row is not None and _leaves(line, number, row, man):
                    boards.setdefault((board, row), {}).setdefault(man, line)
    for (board, row), used in boards.items():
        if len(used) == 2:
            men = tuple(squares_in(row.black))
            word = said("Half-pin of {units}", units=units(board, men))
            yield flag_of("half_pin", Grade.THEME, word, list(used.values()), men)
            return


def _row(board: Board, final: Board, pinner: Square, man: Square) -> Row | None:
    """Return the row of two black men on which a man of the mate position is left in a pin."""
    if board.king != final.king or not board.white >> pinner & 1:
        return None
    if not board.black >> man & 1 or board.kind(man) != final.kind(man):
        return None
    for row in rows_of(board):
        if row.rear == pinner and row.black >> man & 1:
            return row if row.black.bit_count() == 2 and not row.white else None
    return None


def _leaves(line: PlayLine, number: int, row: Row, man: Square) -> bool:
    """Return whether, from a move on, one man of a row leaves it and the other stays."""
    later = [line.black(at).move for at in range(number, line.length)]
    other = (row.black & ~(1 << man)).bit_length() - 1
    stays = all(man not in (move.origin, move.target) for move in later)
    return stays and any(move.origin == other and not row.line >> move.target & 1 for move in later)


RULES: Final = (half_pin,)
