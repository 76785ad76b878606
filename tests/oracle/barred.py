# SPDX-License-Identifier: GPL-3.0-or-later
"""What is won or drawn without certain positions, by plain play over all positions at hand.

Right by definition: White wins what he forces into a table's win, or mates, without ever coming to
a barred position; he draws what Black cannot win so, barred positions being Black's wins. All
positions with the same men are looked at that can come about; what captures and promotions lead
into is asked of the tables.
"""

from __future__ import annotations

from collections.abc import Iterable

import chess

from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.stipulations.claims import Claim
from composer.studies.endings import Endings

_SIDES = {chess.WHITE: Colour.WHITE, chess.BLACK: Colour.BLACK}
Key = tuple[str, bool]


class PlainBarred:
    """Says of each position that can come about whether a claim is met without barred ones."""

    def __init__(
        self, endings: Endings, claim: Claim, start: chess.Board, barred: Iterable[chess.Board]
    ) -> None:
        """Look at everything that can come about from a position."""
        self._endings = endings
        self._winner = claim is Claim.WIN  # who is to win, as chess has colours
        self._barred = {_key(board) for board in barred}
        self._won: set[Key] = set()
        self._led: dict[Key, list[Key]] = {}
        self._claim = claim
        self._look(start)
        while self._spread():
            pass

    def meets(self, board: chess.Board) -> bool:
        """Return whether White meets the claim."""
        return (_key(board) in self._won) == (self._claim is Claim.WIN)

    def _look(self, start: chess.Board) -> None:
        coming = [start]
        while coming:
            board = coming.pop()
            if _key(board) in self._led:
                continue
            led = self._led[_key(board)] = []
            if _key(board) in self._barred and self._claim is Claim.DRAW:
                self._won.add(_key(board))
            if board.is_checkmate() and board.turn != self._winner:
                self._won.add(_key(board))
            for move in list(board.legal_moves):
                is_same = not board.is_capture(move) and move.promotion is None
                board.push(move)
                led.append(_key(board))
                if is_same:
                    coming.append(board.copy(stack=False))
                elif self._is_won_by_table(board):
                    self._won.add(_key(board))
                board.pop()

    def _is_won_by_table(self, board: chess.Board) -> bool:
        value = self._endings.value(parse_fen(board.fen()))
        assert value is not None
        return value.winner is _SIDES[self._winner]

    def _spread(self) -> bool:
        fresh = {
            key for key, led in self._led.items() if key not in self._won and self._is_won(key, led)
        }
        self._won |= fresh
        return bool(fresh)

    def _is_won(self, key: Key, led: list[Key]) -> bool:
        if key[1] is not self._winner:
            return bool(led) and all(each in self._won for each in led)
        may = key not in self._barred
        return may and any(each in self._won for each in led)


def _key(board: chess.Board) -> Key:
    return board.board_fen(), board.turn
