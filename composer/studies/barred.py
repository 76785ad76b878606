# SPDX-License-Identifier: GPL-3.0-or-later
"""What is won or drawn without ever coming back to certain positions.

A move that meets a study's claim only through positions of the line itself wastes time, or comes
to the line by another way; it is no second solution. That is decided exactly by solving again with
these positions taken as failures: in which White never wins, or is lost at once. Tables of them
are whole, for a mirrored position is another one. (H. van der Heijden, *EG* 170, 2007, has the
classes of minor duals.)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from composer.problem.boards import board_of, move_of
from composer.problem.men import Colour
from composer.problem.move import play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.asked import asked_of
from composer.studies.endings import Endings, NoTable
from composer.studies.tables import Halves, Men, Stand, led_into


class Barred:
    """Says whether a claim is met without certain positions; not for several threads."""

    def __init__(self, endings: Endings, claim: Claim, positions: Iterable[Position]) -> None:
        """Bar positions with White to move; of those that no table has nothing is known here.

        Where a pawn may be taken in passing a position cannot be barred; `is_whole` tells that
        there was one.

        Args:
            endings: the tables.
            claim: what the study asks.
            positions: what counts as failed.
        """
        self._endings, self._claim = endings, claim
        self._side = Colour.WHITE if claim is Claim.WIN else Colour.BLACK
        self._marks: dict[Men, set[Stand]] = defaultdict(set)
        self._made: dict[Men, Halves] = {}
        self.is_whole = True
        """Whether all positions that own tables have are barred."""
        for position in positions:
            if position.turn is Colour.WHITE and endings.why_not_made(position) is None:
                self._bar(position)

    def knows(self, position: Position) -> bool:
        """Return whether own tables have a position; those of others cannot be marked."""
        return self._endings.why_not_made(position) is None

    def meets(self, position: Position, flag: bytearray | None = None) -> bool | None:
        """Return whether White meets the claim all the same; None where it was cancelled.

        Raises:
            NoTable: no table has the position.
            MemoryError: there was too little memory for a table.
        """
        reason = self._endings.why_not_made(position)
        if reason is not None:
            raise NoTable(reason)
        if not _may_pass(position):
            return self._looked_up(position, flag)
        board, met = board_of(position), []
        for uncoded in board.legal_moves:
            found = self._looked_up(play(position, move_of(board, uncoded)), flag)
            if found is None:
                return None
            met.append(found)
        return any(met) if position.turn is Colour.WHITE else all(met)

    def _bar(self, position: Position) -> None:
        asked = asked_of(position, self._side)
        if _may_pass(position):
            self.is_whole = False
            return
        if asked is None:  # no table has it to be marked in; a draw there is one all the same
            self.is_whole = self.is_whole and self._claim is Claim.WIN
            return
        king, first, second, black_king = asked.squares
        stands = self._marks[asked.men]
        stands.add(asked.squares)
        if asked.men.first == asked.men.second and not asked.men.black:  # one for the other
            stands.add((king, second, first, black_king))

    def _looked_up(self, position: Position, flag: bytearray | None) -> bool | None:
        asked = asked_of(position, self._side)
        if asked is None:  # Black has nothing to win with, or White
            return self._claim is Claim.DRAW
        tables, moves = self._endings.tables, None
        if not self._is_marked(asked.men):
            moves = tables.value(asked.men, asked.squares, asked.white_begins, flag)
        else:
            halves = self._whole(asked.men, flag)
            if halves is not None:
                place = tables.place(asked.men._replace(whole=True), asked.squares)
                moves = halves[0 if asked.white_begins else 1][place]
        return None if moves is None else (moves > 0) == (self._claim is Claim.WIN)

    def _is_marked(self, men: Men) -> bool:
        """Return whether barred positions are among those of a table, or may follow on them."""
        return men in self._marks or any(self._is_marked(kin) for kin in led_into(men))

    def _whole(self, men: Men, flag: bytearray | None) -> Halves | None:
        whole = men._replace(whole=True)
        if whole not in self._made:
            known: dict[Men, Halves] = {}
            for kin in filter(self._is_marked, led_into(men)):
                halves = self._whole(kin, flag)
                if halves is None:
                    return None
                known[kin._replace(whole=True)] = halves
            marks = self._marks.get(men, set())
            made = self._endings.tables.marked(whole, known, marks, self._claim is Claim.DRAW, flag)
            if made is None:
                return None
            self._made[whole] = made
        return self._made[whole]


def _may_pass(position: Position) -> bool:
    return position.en_passant is not None and board_of(position).has_legal_en_passant()
