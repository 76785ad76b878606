# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of one diagram: of all that can come of it, where tables of its material are too large.

Pieces are free, pawns stand in every structure that they can still reach; captures and promotions
lead into smaller tables, in the end into those with four men. Where there would be too many after
promotions, those are left out, and what hangs on them is open: White wins a position for sure, or
would if all that is open were his, or not even then. Nothing is guessed.

The tables of the last diagram are kept, and nothing is written to a file: whatever comes later in
a line is among them, while those of another diagram are made anew sooner than read.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from composer.problem.boards import board_of, move_of
from composer.problem.men import SIDES, Colour
from composer.problem.move import play
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import Sentence, said
from composer.studies.asked import asked_of
from composer.studies.endings import Endings
from composer.studies.structures import (
    MOST_FREE,
    MOST_TURNED,
    Plan,
    Structure,
    led_into,
    planned,
    size_of,
    structure_of,
)
from composer.studies.tables import NOBODY, Halves, Men, Tables
from composer.studies.values import DRAWN, Value

MOST_ENTRIES: Final = 100_000_000
"""Positions of which tables are made for a diagram, before promotions."""

MOST_AFTER: Final = 300_000_000
"""Positions with those after promotions."""

_OPEN: Final = 254  # see table.h
_STALE: Final = 255
_COUNTED: Final = 10  # times as many positions as there may be: then counting ends

Tell = Callable[[int, int], None]
"""Is told how many positions are done, of how many."""


@dataclass(frozen=True, slots=True)
class TableValue:
    """What tables say of one side in a position.

    Attributes:
        wins: whether it wins; None where that is open.
        moves: in how many of its moves it mates.
    """

    wins: bool | None
    moves: int = 0


@dataclass(slots=True)
class _Made:
    """The tables of a diagram, from either side."""

    root: Structure
    plan: Plan
    tables: dict[Colour, dict[Structure, Halves]] = field(default_factory=dict)


class Positions:
    """Makes tables of a diagram and looks into them; may be asked by several threads."""

    def __init__(
        self, tables: Tables, most: int = MOST_ENTRIES, most_after: int = MOST_AFTER
    ) -> None:
        """Make none yet.

        Args:
            tables: those with four men.
            most: how many positions there may be before promotions.
            most_after: and with those after them.
        """
        self._tables, self._most, self._most_after = tables, most, most_after
        self._made: _Made | None = None
        self._lock = Lock()

    def too_large(self, position: Position) -> Sentence | None:
        """Return why no tables are made of a diagram; None where they would be.

        Args:
            position: legal, of orthodox men, without castling.
        """
        root, _ = structure_of(position, Colour.WHITE)
        entries = root.entries
        if root.free <= MOST_FREE:
            if self._has(root):
                return None
            entries = size_of(root, self._most * _COUNTED)
            if entries <= self._most:
                return None
        given = f"{entries:,}", f"{2 * entries / 1e9:,.1f}", f"{self._most:,}"
        if root.free <= MOST_FREE and entries <= self._most * _COUNTED:
            return said(
                "tables of the diagram would have {count} positions ({size} GB); at most {most} "
                "are made",
                count=given[0], size=given[1], most=given[2],
            )  # fmt: skip
        return said(
            "tables of the diagram would have more than {count} positions ({size} GB); at most "
            "{most} are made",
            count=given[0], size=given[1], most=given[2],
        )  # fmt: skip

    def knows(self, position: Position) -> bool:
        """Return whether the tables that are made have a position with more than four men."""
        structure, _ = structure_of(position, Colour.WHITE)
        made = self._made
        return made is not None and structure in made.tables[Colour.WHITE]

    def make(
        self,
        position: Position,
        flag: bytearray | None = None,
        tell: Tell = lambda done, of: None,
    ) -> bool:
        """Make the tables of a diagram; return whether it was not cancelled.

        Args:
            position: one that is not too large.
            flag: a byte that cancels once it is set.
            tell: is told how far it is, from other threads.

        Raises:
            MemoryError: there was too little memory.
        """
        root, _ = structure_of(position, Colour.WHITE)
        with self._lock:
            if self._has(root):
                return True
            self._made = None  # before others are made
            made = self._makes(root, flag if flag is not None else bytearray(1), tell)
            self._made = made
        return made is not None

    def told(self, position: Position, side: Colour) -> TableValue | None:
        """Return whether a side wins; None where no table has the position.

        Args:
            position: legal, of orthodox men, without castling.
            side: who is to win.
        """
        made = self._made
        if made is None:
            return None
        value = self._value(made, position, side)
        if value is None:
            return None
        if value == _OPEN:
            return TableValue(None)
        return TableValue(value > 0, value if position.turn is side else max(0, value - 1))

    def value(self, position: Position) -> Value | None:
        """Return what a position is worth; None where no table has it, or that is open.

        The moves to mate are told where no table was left out.

        Args:
            position: legal, of orthodox men, without castling.
        """
        made, is_drawn = self._made, True
        for side in SIDES:
            told = self.told(position, side)
            if made is None or told is None:
                return None
            if told.wins:
                return Value(side, told.moves if made.plan.is_exact else None)
            is_drawn = is_drawn and told.wins is False
        return DRAWN if is_drawn else None

    def _has(self, root: Structure) -> bool:
        made = self._made
        return made is not None and root in made.plan.core

    def _makes(self, root: Structure, flag: bytearray, tell: Tell) -> _Made | None:
        plan = planned(root, self._most_after)
        own = {men for each in plan.structures for men in _own_tables(each)}
        small: dict[Men, Halves] = {}
        for men in sorted(own):
            halves = self._tables.halves(men, flag)
            if halves is None:
                return None
            small[men] = halves
        made, done = _Made(root, plan), dict.fromkeys(SIDES, 0)

        def report(side: Colour, entries: int) -> None:
            done[side] += entries
            tell(sum(done.values()) // 2, plan.entries)

        def one(side: Colour) -> dict[Structure, Halves] | None:
            return self._side(side, plan, small, flag, lambda entries: report(side, entries))

        with ThreadPoolExecutor(len(SIDES), "position tables") as pool:
            sides = dict(zip(SIDES, pool.map(one, SIDES), strict=True))
        for side, tables in sides.items():
            if tables is None:
                return None
            made.tables[side] = tables
        return made

    def _side(
        self,
        side: Colour,
        plan: Plan,
        small: dict[Men, Halves],
        flag: bytearray,
        report: Callable[[int], None],
    ) -> dict[Structure, Halves] | None:
        """Make all tables that say whether a side wins; None where it was cancelled."""
        made: dict[Structure, Halves] = {}
        for given in plan.structures:
            if flag[0]:
                return None
            structure = given if side is Colour.WHITE else given.exchanged
            if structure.is_bare:
                made[structure] = (b"", b"")
                continue
            known: dict[Men, Halves] = {}
            for led, _ in led_into(structure):
                if led.total <= MOST_TURNED:
                    men = own_table(led)
                    if men is not None:
                        known[men] = small[men]
                elif led in made and not led.is_bare:
                    known[led.men] = made[led]
            halves = self._tables.made(structure.men, known, flag)
            if halves is None:
                return None
            made[structure] = halves
            report(structure.entries)
        return made

    def _value(self, made: _Made, position: Position, side: Colour) -> int | None:
        """Return what a table has as `table.h` says, but 0 of a stalemate; None of none."""
        if position.en_passant is not None and board_of(position).has_legal_en_passant():
            return self._by_moves(made, position, side)
        structure, squares = structure_of(position, side)
        if structure.total <= MOST_TURNED:
            return self._small(position, side)
        halves = made.tables[side].get(structure)
        if halves is None:
            return None
        if structure.is_bare:
            return 0
        return _read(halves, squares, position.turn is side)

    def _small(self, position: Position, side: Colour) -> int:
        asked = asked_of(position, side)
        if asked is None:
            return 0
        value = self._tables.value(asked.men, asked.squares, asked.white_begins)
        assert value is not None  # nobody cancels
        return value

    def _by_moves(self, made: _Made, position: Position, side: Colour) -> int | None:
        """Return the value where a pawn may be taken in passing, which tables do not know."""
        board, values = board_of(position), []
        for uncoded in board.legal_moves:
            value = self._value(made, play(position, move_of(board, uncoded)), side)
            if value is None:
                return None
            values.append(value)
        if position.turn is side:
            return min((value for value in values if value), default=0)
        longest = max(values)
        return 0 if 0 in values else longest if longest == _OPEN else longest + 1


def positions_beside(endings: Endings) -> Positions | None:
    """Return a maker of tables beside those of endings; None where nothing is compiled."""
    return Positions(endings.tables) if endings.is_built else None


def own_table(structure: Structure) -> Men | None:
    """Return the table with four men that has a structure; None where White has nothing."""
    white = [*structure.white, *[4] * structure.white_pawns.bit_count()]
    black = [*structure.black, *[4] * structure.black_pawns.bit_count()]
    if not white:
        return None
    first, second = (*white, *black, NOBODY)[:2]
    return Men(first, second, bool(black))


def _own_tables(structure: Structure) -> set[Men]:
    small = [led for led, _ in led_into(structure) if led.total <= MOST_TURNED]
    found = {own_table(each) for each in (*small, *(led.exchanged for led in small))}
    return {men for men in found if men is not None}


def _read(halves: Halves, squares: tuple[Square, ...], begins: bool) -> int:
    """Return what a table has of a position."""
    place = 0
    for square in squares:
        place = place * 64 + square
    value = halves[0 if begins else 1][place]
    return 0 if value == _STALE and not begins else value
