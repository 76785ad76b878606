# SPDX-License-Identifier: GPL-3.0-or-later
"""Who wins a position with more than four men, by plain play over all that can come of it.

Right by definition: a side wins in n moves where it has a move after which it wins in n - 1
whatever is answered. Every position that legal play leads to is looked at again whenever what it
leads to has changed; only what has four men at most is asked of the tables, which other tests try.
Promotions may be left out: then what hangs on them is open, but for what takes the new man.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import chess

from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.studies.endings import Endings
from composer.studies.positions import TableValue

_SIDES: Final = {Colour.WHITE: chess.WHITE, Colour.BLACK: chess.BLACK}
_NEVER: Final = 10_000
_OPEN: Final = (-1,)
Key = tuple[int, ...]


class PlainPositions:
    """Says of each position that can come about whether a side wins, and in how many moves."""

    def __init__(self, endings: Endings, start: chess.Board, *, promotes: bool) -> None:
        """Look at everything that can come about.

        Args:
            endings: tables with at most four men.
            start: the diagram.
            promotes: whether promotions that leave more than four men are looked at.
        """
        self._endings, self._promotes = endings, promotes
        self._led: dict[Key, list[Key]] = {}
        self._mated: set[Key] = set()
        self._small: dict[Key, tuple[Colour | None, int]] = {}
        self._cut: dict[Key, list[Key]] = {}  # promotions that are not looked at
        self._boards: dict[Key, chess.Board] = {}
        self._look(start)
        self._before: dict[Key, list[Key]] = {}
        for key, led in (*self._led.items(), *self._cut.items()):
            for each in led:
                self._before.setdefault(each, []).append(key)
        self._sure = {side: self._won(side, open_is_won=False) for side in _SIDES}
        self._perhaps = {side: self._won(side, open_is_won=True) for side in _SIDES}

    def told(self) -> Iterator[tuple[chess.Board, Mapping[Colour, TableValue]]]:
        """Yield each position, and what is known of either side."""
        for key, board in self._boards.items():
            yield board, {side: self._of(key, side) for side in _SIDES}

    def _of(self, key: Key, side: Colour) -> TableValue:
        moves = self._sure[side][key]
        if moves < _NEVER:
            return TableValue(True, moves)
        return TableValue(None if self._perhaps[side][key] < _NEVER else False)

    def _look(self, start: chess.Board) -> None:
        coming = [start]
        while coming:
            board = coming.pop()
            key = _key(board)
            if key in self._led:
                continue
            self._boards[key] = board
            if board.is_checkmate():
                self._mated.add(key)
            led = self._led[key] = []
            for move in list(board.legal_moves):
                led.append(self._after(board, move, coming))

    def _after(self, board: chess.Board, move: chess.Move, coming: list[chess.Board]) -> Key:
        """Return where a move leads, and note what is to be looked at, too."""
        board.push(move)
        key = _key(board)
        if chess.popcount(board.occupied) <= 4:
            self._ask(key, board)
        elif move.promotion and not self._promotes:
            if key not in self._cut:
                self._cut[key] = [_OPEN]
                takes = list(board.generate_legal_captures(to_mask=1 << move.to_square))
                self._cut[key] += [self._after(board, taking, coming) for taking in takes]
        elif key not in self._led:
            coming.append(board.copy(stack=False))
        board.pop()
        return key

    def _ask(self, key: Key, board: chess.Board) -> None:
        if key not in self._small:
            value = self._endings.value(parse_fen(board.fen()))
            assert value is not None
            self._small[key] = value.winner, value.moves or 0

    def _won(self, side: Colour, *, open_is_won: bool) -> dict[Key, int]:
        """Return in how many moves a side wins each position."""
        found = dict.fromkeys((*self._led, *self._cut), _NEVER)
        found[_OPEN] = 0 if open_is_won else _NEVER
        for key, (winner, moves) in self._small.items():
            found[key] = moves if winner is side else _NEVER
        mover, led_from = _SIDES[side], {**self._led, **self._cut}
        waiting = set(led_from)
        while waiting:
            changed = set()
            for key in waiting:
                values = [found[each] for each in led_from[key]]
                if key[0] == mover:
                    value = min(values, default=_NEVER) + 1
                else:
                    value = max(values, default=0 if key in self._mated else _NEVER)
                if value < found[key]:
                    found[key] = value
                    changed.add(key)
            waiting = {before for key in changed for before in self._before.get(key, ())}
        return found


def _key(board: chess.Board) -> Key:
    passed = board.ep_square if board.ep_square and board.has_legal_en_passant() else 0
    men = board.pawns, board.knights, board.bishops, board.rooks, board.queens
    return board.turn, board.occupied_co[True], board.occupied_co[False], *men, board.kings, passed
