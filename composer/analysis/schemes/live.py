# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table of several phases side by side, with moves as values, and what a change did to it.

A row is a reply that defends in one of the phases; the others, after which a threat mates wherever
they can be played, are the rest. Where there are phases with a first move these decide, and set
play is what they are compared with: a reply without a set mate is no hole. A cell is changed if
its mates are all others than those of the same defence in another phase: told by where their men
stand in the position shown.

In longer play continuations stand in the place of mates.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from composer.analysis.schemes.moves import after_first, answer_mark, described, mark_of, played
from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.separator import SET_PLAY
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.solver.options import Cancelled
from composer.solver.schemeplay import Number, SchemeBoard, from_arrival, scheme_board

_MOST_KEYS = 2  # more are cooks, and only counted


class PhaseKind(Enum):
    """What a column is."""

    SET = "set"
    AFTER_KEY = "after the key"
    TRY = "try"
    KEY = "key"
    GONE = "gone"  # a first move held that is not legal now


@dataclass(frozen=True, slots=True)
class LiveColumn:
    """A phase.

    Attributes:
        first: its first move; `SET_PLAY` for none.
        kind: what it is.
        move: the first move as a value; None where there is none or it is not legal.
        held: whether the composer holds it; else it is there for it solves.
        table: what answers Black; None where the first move is not legal.
        threats: the threats, as values.
        white_in_check: whether there is no set play, for White is in check.
        is_open: whether its table is not worked out: in longer play, not yet or not in time.
        is_begun: whether it is being worked out.
    """

    first: Number
    kind: PhaseKind
    move: Move | None = None
    held: bool = False
    table: Table | None = None
    threats: tuple[Move, ...] = ()
    white_in_check: bool = False
    is_open: bool = False
    is_begun: bool = False

    @property
    def asks_all(self) -> bool:
        """Whether every reply must be answered: not in set play."""
        return self.kind is not PhaseKind.SET


@dataclass(frozen=True, slots=True)
class LiveCell:
    """What answers a reply in a phase.

    Attributes:
        legal: whether Black has the move there.
        defends: whether no threat mates after it.
        mates: the mates by number, told by where their men stand in the position shown.
        moves: the same as values.
        changed: whether another phase answers the same defence by other mates.
        ends: whether the reply itself mates, as Black is forced to in self play.
    """

    legal: bool = False
    defends: bool = False
    mates: tuple[Number, ...] = ()
    moves: tuple[Move, ...] = ()
    changed: bool = False
    ends: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether no mate answers: a hole, but in set play."""
        return self.legal and not self.mates and not self.ends

    @property
    def is_dual(self) -> bool:
        """Whether the defence has several mates."""
        return self.defends and len(self.mates) > 1


@dataclass(frozen=True, slots=True)
class LiveRow:
    """A reply of Black with its cells.

    Attributes:
        reply: the move by number.
        move: the same as a value, in the first phase that has it.
        cells: what answers it, phase by phase.
        thematic: whether it is ticked.
    """

    reply: Number
    move: Move
    cells: tuple[LiveCell, ...]
    thematic: bool = False


@dataclass(frozen=True, slots=True)
class LiveTable:
    """Phases side by side.

    Attributes:
        position: of which they are.
        columns: the phases.
        rows: the defences: those that are thematic, then holes, duals and others.
        rest: the replies that only let a threat happen.
        solving: the first moves that solve in the moves asked for; None if they were not looked
            for.
        short: those that solve in fewer.
        more: whether there are more that solve than those told.
        is_open: whether it is not all worked out, in longer play.
        is_long: whether it is of longer play, in which continuations answer.
    """

    position: Position
    columns: tuple[LiveColumn, ...]
    rows: tuple[LiveRow, ...]
    rest: tuple[LiveRow, ...]
    solving: tuple[Move, ...] | None = None
    short: tuple[Move, ...] = ()
    more: bool = False
    is_open: bool = False
    is_long: bool = False

    @property
    def is_begun(self) -> bool:
        """Whether it is being worked out."""
        return any(each.is_begun for each in self.columns)

    @property
    def tables(self) -> dict[Number, Table]:
        """The tables of the phases by first move, those not legal left out."""
        return {each.first: each.table for each in self.columns if each.table is not None}

    def is_hole(self, row: LiveRow, place: int) -> bool:
        """Return whether a cell is a hole: no mate answers a reply outside set play."""
        return self.columns[place].asks_all and row.cells[place].is_bare


def live_table(
    position: Position,
    firsts: Sequence[Number] = (),
    ticked: Collection[Number] | None = None,
    keys: bool = False,
    work: SchemeWork = TWO,
) -> LiveTable:
    """Return the table of a scheme.

    Args:
        position: the scheme; with Black to move, first moves are left out.
        firsts: the first moves that are held as phases.
        ticked: the thematic defences; None for all that one mate answers in one of the phases.
        keys: whether first moves that solve are looked for, and shown as phases if they are few.
        work: what is asked, and what longer play is worked with.

    Raises:
        Unsolvable: the position is no scheme; the sentence says why.
    """
    board = work.board(position)
    white = position.turn is Colour.WHITE
    legal = set(board.moves()) if white else set()
    found: list[tuple[Number, int]] | None = []
    if keys and white:
        found = _solving(board)
    is_open, found = found is None, found or []
    solving = [move for move, moves in found if moves == work.moves]
    held = [first for first in firsts if white]
    shown = [each for each in solving if each not in held] if len(solving) <= _MOST_KEYS else []
    if any(moves < work.moves for _, moves in found):
        shown = []
    columns = [_bare(position, board, work)]
    columns += [
        _column(position, board, first, first in held, work)
        if first in legal
        else LiveColumn(first, PhaseKind.GONE, held=True)
        for first in (*held, *shown)
    ]
    tables = [each.table for each in columns if each.table is not None]
    by_first = {each.first: each.table for each in columns if each.table is not None}
    thematic = set(full_defences(by_first) if ticked is None else ticked)
    replies = dict.fromkeys(reply for table in tables for reply in table.replies)
    rows = _marked([_row(position, columns, reply, reply in thematic, work) for reply in replies])
    asked = [place for place, each in enumerate(columns) if each.asks_all and each.table]
    ruling = asked or [0]
    kept = [row for row in rows if row.thematic or _is_shown(row, ruling, bool(asked))]
    rest = [row for row in rows if row not in kept]
    return LiveTable(
        position,
        tuple(columns),
        tuple(sorted(kept, key=lambda row: _rank(row, ruling))),
        tuple(rest),
        tuple(described(position, move) for move in solving) if keys and not is_open else None,
        tuple(
            described(position, move, answer_mark(position, move, work))
            for move, moves in found
            if moves < work.moves
        ),
        len(found) > _MOST_KEYS,
        is_open or any(each.is_open for each in columns),
        work.is_long,
    )


def unworked(position: Position, firsts: Sequence[Number] = ()) -> LiveTable:
    """Return the table of a scheme of longer play before anything is known.

    Args:
        position: the scheme; with Black to move, first moves are left out.
        firsts: the first moves that are held as phases.
    """
    white = position.turn is Colour.WHITE
    kind = PhaseKind.SET if white else PhaseKind.AFTER_KEY
    columns = [LiveColumn(SET_PLAY, kind, is_open=True, is_begun=True)]
    legal = set(scheme_board(position).moves())
    for first in firsts if white else ():
        if first in legal:
            move = described(position, first)
            columns.append(
                LiveColumn(first, PhaseKind.TRY, move, True, None, (), False, True, True)
            )
        else:
            columns.append(LiveColumn(first, PhaseKind.GONE, held=True))
    return LiveTable(position, tuple(columns), (), (), is_open=True, is_long=True)


def _solving(board: SchemeBoard) -> list[tuple[Number, int]] | None:
    """Return first moves that solve; None where that was not found out in time."""
    try:
        return board.solving(_MOST_KEYS + 1)
    except Cancelled:
        return None


def _bare(position: Position, board: SchemeBoard, work: SchemeWork) -> LiveColumn:
    """Return the phase without a first move."""
    kind = PhaseKind.SET if position.turn is Colour.WHITE else PhaseKind.AFTER_KEY
    checked = kind is PhaseKind.SET and board.is_checked(black=False)
    try:
        table = table_of(board, SET_PLAY)
    except Cancelled:
        return LiveColumn(SET_PLAY, kind, is_open=True)
    threats = _threats(position, SET_PLAY, table, work)
    return LiveColumn(SET_PLAY, kind, None, False, table, threats, checked)


def _column(
    position: Position, board: SchemeBoard, first: Number, held: bool, work: SchemeWork
) -> LiveColumn:
    try:
        table = table_of(board, first)
    except Cancelled:
        move = described(position, first)
        return LiveColumn(first, PhaseKind.TRY, move, held, is_open=True)
    kind = PhaseKind.KEY if table.solves else PhaseKind.TRY
    mark = Mark.CHECK if table.in_check else Mark.NONE
    if table.in_check and table.is_stuck:
        mark = Mark.MATE
    move = described(position, first, mark)
    return LiveColumn(first, kind, move, held, table, _threats(position, first, table, work))


def _threats(position: Position, first: Number, table: Table, work: SchemeWork) -> tuple[Move, ...]:
    passing = set_turn(after_first(position, first), Colour.WHITE)
    return _answers(passing, first, table.threats, work)


def _answers(
    position: Position, first: Number, moves: Sequence[Number], work: SchemeWork
) -> tuple[Move, ...]:
    """Return what White plays in a phase as values."""
    arrived = (from_arrival(move, first) for move in moves)
    return tuple(described(position, move, answer_mark(position, move, work)) for move in arrived)


def _row(
    position: Position,
    columns: Sequence[LiveColumn],
    reply: Number,
    thematic: bool,
    work: SchemeWork,
) -> LiveRow:
    cells, move = [], None
    for column in columns:
        table = column.table
        if table is None or reply not in table.replies:
            cells.append(LiveCell())
            continue
        start, ends = after_first(position, column.first), reply in table.ended
        move = move or described(start, reply, mark_of(start, reply) if ends else Mark.NONE)
        after, mates = played(start, reply), table.replies[reply]
        answers = _answers(after, column.first, mates, work)
        cells.append(LiveCell(True, reply in table.defences, mates, answers, ends=ends))
    assert move is not None
    return LiveRow(reply, move, tuple(cells), thematic)


def _marked(rows: Sequence[LiveRow]) -> list[LiveRow]:
    """Return rows with the cells marked that are changed."""
    found = []
    for row in rows:
        kinds = [frozenset(cell.mates) if cell.defends else frozenset() for cell in row.cells]
        cells = tuple(
            LiveCell(
                cell.legal, cell.defends, cell.mates, cell.moves, _changed(own, kinds), cell.ends
            )
            for cell, own in zip(row.cells, kinds, strict=True)
        )
        found.append(LiveRow(row.reply, row.move, cells, row.thematic))
    return found


def _changed(own: frozenset[Number], others: Sequence[frozenset[Number]]) -> bool:
    return bool(own) and any(other and own.isdisjoint(other) for other in others)


def full_defences(tables: Mapping[Number, Table]) -> frozenset[Number]:
    """Return the defences that one mate answers, in a phase with a first move if there is any."""
    asked = {first: table for first, table in tables.items() if first != SET_PLAY} or tables
    return frozenset(reply for table in asked.values() for reply in table.single)


def _is_shown(row: LiveRow, ruling: Sequence[int], asked: bool) -> bool:
    """Return whether a reply has a row of its own: it defends, in set play with a mate."""
    cells = [row.cells[place] for place in ruling]
    return any(cell.ends or (cell.defends and (asked or cell.mates)) for cell in cells)


def _rank(row: LiveRow, ruling: Sequence[int]) -> tuple[object, ...]:
    cells = [row.cells[place] for place in ruling]
    return (
        not row.thematic,
        not any(cell.is_bare for cell in cells),
        not any(cell.is_dual for cell in cells),
        row.reply & 63,
        row.reply >> 6,
    )


class News(Enum):
    """What a change of the position did to a cell or a phase."""

    CLOSED = "hole closed"
    OPENED = "new hole"
    DUAL = "now dual"
    SINGLE = "no longer dual"
    OTHER = "another mate"
    THREAT = "other threat"
    ZUGZWANG = "now zugzwang"


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between two tables.

    Attributes:
        news: what is otherwise.
        column: the phase, as it is now.
        move: the reply; None where the phase is meant as a whole.
        mates: the mates or threats that there are now.
    """

    news: News
    column: LiveColumn
    move: Move | None = None
    mates: tuple[Move, ...] = ()


def differences(before: LiveTable, now: LiveTable) -> tuple[Difference, ...]:
    """Return what is otherwise in the phases that both tables have, holes first."""
    found = list(_differences(before, now))
    order = list(News)
    return tuple(sorted(found, key=lambda each: order.index(each.news)))


def _differences(before: LiveTable, now: LiveTable) -> Iterator[Difference]:
    old = {each.first: place for place, each in enumerate(before.columns) if each.table}
    was = {row.reply: row for row in (*before.rows, *before.rest)}
    is_now = {row.reply: row for row in (*now.rows, *now.rest)}
    for place, column in enumerate(now.columns):
        if column.table is None or column.first not in old:
            continue
        there = old[column.first]
        yield from _of_phase(before.columns[there], column)
        for reply in {**was, **is_now}:
            yield from _of_cell(was.get(reply), is_now.get(reply), there, place, column)


def _of_phase(was: LiveColumn, now: LiveColumn) -> Iterator[Difference]:
    assert was.table is not None
    assert now.table is not None
    if set(was.table.threats) != set(now.table.threats):
        if now.table.is_zugzwang:
            yield Difference(News.ZUGZWANG, now)
        elif now.threats:
            yield Difference(News.THREAT, now, None, now.threats)


def _of_cell(
    was: LiveRow | None, now: LiveRow | None, there: int, place: int, column: LiveColumn
) -> Iterator[Difference]:
    row = now or was
    assert row is not None
    old = LiveCell() if was is None else was.cells[there]
    new = LiveCell() if now is None else now.cells[place]
    if column.asks_all and old.is_bare and not new.is_bare:
        yield Difference(News.CLOSED, column, row.move, new.moves)
    elif column.asks_all and new.is_bare and not old.is_bare:
        yield Difference(News.OPENED, column, row.move)
    elif new.is_dual and not old.is_dual:
        yield Difference(News.DUAL, column, row.move, new.moves)
    elif old.is_dual and len(new.mates) == 1 and new.defends:
        yield Difference(News.SINGLE, column, row.move, new.moves)
    elif old.defends and new.defends and set(old.mates) != set(new.mates):
        yield Difference(News.OTHER, column, row.move, new.moves)
