# SPDX-License-Identifier: GPL-3.0-or-later
"""Exact values of positions with at most four men, kings among them, out of tables."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Final, NamedTuple

from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of, move_of
from composer.problem.defects import is_solvable
from composer.problem.men import SIDES, Colour, Man
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said
from composer.studies.asked import asked_of
from composer.studies.material import Material
from composer.studies.shared import SharedFolder
from composer.studies.syzygy import MOST_MEN as MOST_IN_FOLDERS
from composer.studies.syzygy import Folders
from composer.studies.tables import NOBODY, Men, Tables, compiled_tables
from composer.studies.values import DRAWN, Value

MOST_MEN: Final = 4
"""Kings among them."""

NOT_BUILT: Final = said("tables of endings need the compiled part of the program")
_TOO_MANY: Final = said("tables of endings have at most {count} men", count=MOST_MEN)


class NoTable(ValueError):  # noqa: N818 - it says what is the case
    """A position whose value no table has; the sentence says why."""


class ValuedMove(NamedTuple):
    """A move, and the value of the position that it leads to."""

    move: Move
    value: Value


class Endings:
    """What tables know; may be asked by several threads."""

    def __init__(self, folders: Folders | None = None, shared: SharedFolder | None = None) -> None:
        """Make no table yet.

        Args:
            folders: tables of the user's, for positions with more men.
            shared: where other processes look for the tables that are made, too.
        """
        self._folders = folders
        kernel = compiled_tables()
        self._tables = None if kernel is None else Tables(kernel, shared)

    def beside(self, folders: Folders) -> Endings:
        """Return these tables together with the user's."""
        both = copy(self)
        both._folders = folders
        return both

    def use(self, folders: Folders | None) -> None:
        """Ask other tables of the user's from now on, or none."""
        self._folders = folders

    @property
    def most_men(self) -> int:
        """How many men a position may have that any table might know."""
        return MOST_MEN if self._folders is None else MOST_IN_FOLDERS

    def value(self, position: Position, flag: bytearray | None = None) -> Value | None:
        """Return the value of a position; None where it was cancelled.

        Args:
            position: orthodox men, four at most unless folders have more.
            flag: a byte that cancels once it is set.

        Raises:
            NoTable: no table has it.
            MemoryError: there was too little memory for a table.
        """
        reason = self.why_not(position)
        if reason is not None:
            raise NoTable(reason)
        if len(position) > MOST_MEN and self._folders is not None:
            return self._folders.value(position)
        if position.en_passant is not None and board_of(position).has_legal_en_passant():
            return self._by_moves(position, flag)
        return self._looked_up(position, flag)

    def known(self, position: Position, flag: bytearray | None = None) -> Value | None:
        """Return the value of a position; None where no table has it or it was cancelled."""
        try:
            return self.value(position, flag)
        except NoTable:  # this one or, where a pawn may be taken in passing, a smaller one
            return None

    def why_not(self, position: Position) -> Sentence | None:
        """Return why no table has a position; None where one has."""
        reason = self.why_not_made(position)
        if reason is not _TOO_MANY or self._folders is None:
            return reason
        return why_no_question(position) or self._folders.why_not(position)

    def why_not_made(self, position: Position) -> Sentence | None:
        """Return why no table can be made that has a position; None where one can."""
        if len(position) > MOST_MEN:
            return _TOO_MANY
        if self._tables is None:
            return NOT_BUILT
        return why_no_question(position)

    def moves(
        self, position: Position, flag: bytearray | None = None
    ) -> tuple[ValuedMove, ...] | None:
        """Return all moves with the values that they lead to; None where it was cancelled.

        Raises:
            NoTable: no table has the position.
        """
        reason = self.why_not(position)
        if reason is not None:
            raise NoTable(reason)
        board = board_of(position)
        found = []
        for uncoded in board.legal_moves:
            move = move_of(board, uncoded)
            value = self.value(play(position, move), flag)
            if value is None:
                return None
            found.append(ValuedMove(move, value))
        return tuple(found)

    def longest(self, material: Material) -> int:
        """Return in how many moves White mates at the latest; 0 where it never can.

        Raises:
            NoTable: there are more than four men, or no tables.
        """
        men = men_of(material)
        halves = self.tables.halves(men)
        return 0 if halves is None else max(halves[0])

    def reluctant(
        self, material: Material, flag: bytearray | None = None
    ) -> list[tuple[tuple[Square, Man], ...]] | None:
        """Return the men of all positions that White wins only if Black is to move.

        Boards are not turned: some positions come several times, or with equal men exchanged.

        Returns:
            None where it was cancelled.

        Raises:
            NoTable: there are more than four men, or no tables.
        """
        men, tables = men_of(material), self.tables
        halves = tables.halves(men, flag)
        if halves is None:
            return None
        found = []
        others = [Man.of(Colour.WHITE, kind) for kind in material.white]
        others += [Man.of(Colour.BLACK, kind) for kind in material.black]
        for king, *squares, black_king in tables.reluctant(men, halves):
            placed = zip(squares, others, strict=False)  # there may be no second man
            found.append(((king, Man.WHITE_KING), *placed, (black_king, Man.BLACK_KING)))
        return found

    @property
    def is_built(self) -> bool:
        """Whether there is the compiled part that makes tables."""
        return self._tables is not None

    @property
    def tables(self) -> Tables:
        """The tables themselves.

        Raises:
            NoTable: they were not compiled.
        """
        if self._tables is None:
            raise NoTable(NOT_BUILT)
        return self._tables

    def _by_moves(self, position: Position, flag: bytearray | None) -> Value | None:
        """Return the value where a pawn may be taken in passing, which tables do not know."""
        moves = self.moves(position, flag)
        if moves is None:
            return None
        if not moves:
            is_mate = board_of(position).is_check()
            return Value(position.turn.other, 0) if is_mate else DRAWN
        chosen = best_first(moves, position.turn)[0].value
        if chosen.winner is position.turn:
            return Value(chosen.winner, (chosen.moves or 0) + 1)
        return chosen

    def _looked_up(self, position: Position, flag: bytearray | None) -> Value | None:
        tables = self.tables
        for side in SIDES:
            asked = asked_of(position, side)
            if asked is None:
                continue
            moves = tables.value(asked.men, asked.squares, asked.white_begins, flag)
            if moves is None:
                return None
            if moves:
                return Value(side, moves - (0 if asked.white_begins else 1))
        return DRAWN


def why_no_question(position: Position) -> Sentence | None:
    """Return why tables cannot be asked about a position, however many men they have."""
    if not all_orthodox(position.board):
        return said("tables of endings have orthodox men only")
    if not is_solvable(position):
        return said("tables of endings have legal positions only")
    if position.castling:
        return said("tables of endings know no castling")
    return None


def best_first(moves: Iterable[ValuedMove], side: Colour) -> tuple[ValuedMove, ...]:
    """Return moves of a side in their order: quick wins, draws, late losses first."""
    return tuple(sorted(moves, key=lambda valued: _worth(valued.value, side), reverse=True))


def _worth(value: Value, side: Colour) -> tuple[int, int]:
    moves = value.moves or 0
    if value.winner is None:
        return (0, 0)
    return (1, -moves) if value.winner is side else (-1, moves)


def men_of(material: Material) -> Men:
    """Return the men of the table that says where White wins."""
    kinds = [NOBODY - kind for kind in (*material.white, *material.black)]
    if len(kinds) + 2 > MOST_MEN:
        raise NoTable(_TOO_MANY)
    if not material.white:
        raise NoTable(said("a king alone never mates"))
    return Men(kinds[0], kinds[1] if kinds[1:] else NOBODY, bool(material.black))
