# SPDX-License-Identifier: GPL-3.0-or-later
"""What recurs over the solutions of a help problem: roles against solutions.

A row is shown only where each solution has somebody in the role (rows of repeated moves, common
squares and common mates: where at least two have). Functions are *exchanged* where two roles are
each played by one man in every solution, never both by the same, and the same men play both over
all solutions: A B over B A, or a cycle A B C over B C A. Rows in which nothing recurs are left
out: no flag is better than a false one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from string import ascii_uppercase
from typing import Final

from composer.analysis.courses.course import Course, course_of
from composer.analysis.courses.roles import Holder, Parts, Role, RoleKind, parts_of
from composer.analysis.matepicture import MatePicture
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square

MOST: Final = 64
"""Solutions that are compared; of more the first ones."""

_COARSE: Final = (RoleKind.TAKEN, RoleKind.GUARDS)  # left out where a finer row has the same men
_FINE: Final = (
    RoleKind.TAKEN_STANDING,
    RoleKind.MOVES_TAKEN,
    RoleKind.TAKES_TAKEN,
    RoleKind.TAKEN_BY_MATE,
    RoleKind.CHECKS,
)


class Recurrence(Enum):
    """What a cell says; its value is the English word."""

    SAME = "same"  # the same man on the same square, or nothing to say
    OTHER_SQUARE = "same man, other square"
    EXCHANGED = "exchanged"


class Common(Enum):
    """Rows that are about moves, not about men in roles."""

    REPEATED = "repeated move"
    SAME_MATE = "same mate"
    ARRIVES = "moves to one square"


@dataclass(frozen=True, slots=True)
class Cell:
    """A role in one solution.

    Attributes:
        holders: who plays it; none where nobody does.
        recurrence: what it has to do with the other solutions.
        letter: names a man whose functions are exchanged; else empty.
        place: for a repeated move, its half-move from 0; else -1.
    """

    holders: tuple[Holder, ...] = ()
    recurrence: Recurrence = Recurrence.SAME
    letter: str = ""
    place: int = -1

    @property
    def alone(self) -> Square | None:
        """Who plays it, if one man does."""
        return self.holders[0].who if len(self.holders) == 1 else None


@dataclass(frozen=True, slots=True)
class Row:
    """A role, or what moves have in common, against the solutions.

    Attributes:
        about: the role; or what is common.
        cells: one for each solution.
        squares: of a role, the squares that are barred in every mate; the common square.
    """

    about: Role | Common
    cells: tuple[Cell, ...]
    squares: tuple[Square, ...] = ()

    @property
    def men(self) -> tuple[Square, ...] | None:
        """Who plays the role, solution by solution; None where anywhere not one man does."""
        found = [cell.alone for cell in self.cells]
        return None if None in found else tuple(value for value in found if value is not None)


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two roles that men exchange over the solutions.

    Attributes:
        roles: the two roles.
        men: the men, by their squares in the diagram.
        is_cycle: whether three or more men go round.
    """

    roles: tuple[Role, Role]
    men: tuple[Square, ...]
    is_cycle: bool = False


@dataclass(frozen=True, slots=True)
class Correspondences:
    """What recurs.

    Attributes:
        courses: the solutions compared, their men followed.
        rows: the rows, roles first.
        exchanges: the exchanges of functions, those of different men apart.
    """

    courses: tuple[Course, ...]
    rows: tuple[Row, ...] = ()
    exchanges: tuple[Exchange, ...] = ()

    @property
    def mated(self) -> tuple[tuple[Course, MatePicture], ...]:
        """The solutions that end with a mate by the rules of chess, with its picture."""
        pairs = ((course, course.picture) for course in self.courses)
        return tuple((course, picture) for course, picture in pairs if picture is not None)

    @property
    def groups(self) -> tuple[frozenset[Square], ...]:
        """The groups of men that exchange functions, each once however many roles it shows."""
        return tuple(dict.fromkeys(frozenset(exchange.men) for exchange in self.exchanges))


NOTHING_RECURS: Final = Correspondences(())
"""Of no solutions."""


def correspondences(diagram: Position, lines: Sequence[Sequence[Move]]) -> Correspondences:
    """Compare solutions of one diagram, as half-moves; fewer than two have nothing in common."""
    return compared(tuple(course_of(diagram, moves) for moves in lines[:MOST]))


def compared(courses: tuple[Course, ...]) -> Correspondences:
    """Compare solutions, of twins too; fewer than two have nothing in common."""
    if len(courses) < 2:
        return Correspondences(courses)
    parts = [parts_of(course) for course in courses]
    rows = _role_rows(parts)
    exchanges = tuple(_exchanges(rows))
    told = [_told(row) for row in _lettered(rows, exchanges)]
    shown = [row for row in told if _recurs(row)]
    shown += [*_repeated(courses), *_same_mates(courses), *_arrivals(courses)]
    return Correspondences(courses, tuple(shown), exchanges)


def _role_rows(parts: list[Parts]) -> list[Row]:
    """Return a row for each role that is played in every solution, without repetitions."""
    roles = sorted(set.intersection(*map(set, parts)), key=lambda role: role.place)
    rows = [Row(role, tuple(Cell(part[role]) for part in parts)) for role in roles]
    kept = []
    seen: set[tuple[tuple[Square, ...], ...]] = set()
    for row in sorted(rows, key=lambda row: _kind(row) in _COARSE):
        crowd = _kind(row) is RoleKind.TAKEN and row.men is None
        if _kind(row) in _COARSE and (crowd or _holders(row) in seen):
            continue
        if _kind(row) in _COARSE or _kind(row) in _FINE:
            seen.add(_holders(row))
        kept.append(row)
    return sorted(kept, key=rows.index)


def _kind(row: Row) -> RoleKind | None:
    return row.about.kind if isinstance(row.about, Role) else None


def _holders(row: Row) -> tuple[tuple[Square, ...], ...]:
    return tuple(tuple(holder.who for holder in cell.holders) for cell in row.cells)


def _exchanges(rows: list[Row]) -> Iterator[Exchange]:
    """Yield the pairs of roles of one side that the same men exchange."""
    for one, other in combinations(rows, 2):
        ours, theirs = one.men, other.men
        if ours is None or theirs is None:
            continue
        if not isinstance(one.about, Role) or not isinstance(other.about, Role):
            continue
        if one.about.colour is not other.about.colour or _overlap(one.about, other.about):
            continue
        if len(set(ours)) < 2 or any(a == b for a, b in zip(ours, theirs, strict=True)):
            continue
        if Counter(ours) == Counter(theirs):
            men = tuple(dict.fromkeys(ours))
            swapped = all(
                (b, a) in set(zip(ours, theirs, strict=True))
                for a, b in zip(ours, theirs, strict=True)
            )
            yield Exchange((one.about, other.about), men, is_cycle=not swapped)


def _overlap(one: Role, other: Role) -> bool:
    """Return whether the one role is but another word for the other."""
    kinds = {one.kind, other.kind}
    taken = {
        RoleKind.TAKEN,
        RoleKind.TAKEN_STANDING,
        RoleKind.MOVES_TAKEN,
        RoleKind.TAKES_TAKEN,
        RoleKind.TAKEN_BY_MATE,
    }
    return RoleKind.TAKEN in kinds and kinds <= taken


def _lettered(rows: list[Row], exchanges: tuple[Exchange, ...]) -> list[Row]:
    """Give the men that exchange functions their letters, in the rows where they do."""
    in_exchange = {role: exchange for exchange in exchanges for role in exchange.roles}
    letters: dict[Square, str] = {}
    lettered = []
    for row in rows:
        found = in_exchange.get(row.about) if isinstance(row.about, Role) else None
        if found is None:
            lettered.append(row)
            continue
        cells = []
        for cell in row.cells:
            who = cell.alone
            if who is None:
                cells.append(cell)
                continue
            letter = letters.setdefault(who, ascii_uppercase[len(letters) % 26])
            cells.append(replace(cell, recurrence=Recurrence.EXCHANGED, letter=letter))
        lettered.append(replace(row, cells=tuple(cells)))
    return lettered


def _told(row: Row) -> Row:
    """Say where one man plays a role on different squares."""
    men = row.men
    if men is None or len(set(men)) > 1:
        return row
    places = {cell.holders[0].square for cell in row.cells}
    if len(places) == 1:
        return row
    cells = (replace(cell, recurrence=Recurrence.OTHER_SQUARE) for cell in row.cells)
    return replace(row, cells=tuple(cells))


def _recurs(row: Row) -> bool:
    """Return whether a row says anything: an exchange, one man, or the same men everywhere."""
    if any(cell.recurrence is not Recurrence.SAME for cell in row.cells):
        return True
    return len({frozenset(holder) for holder in _holders(row)}) == 1


def _repeated(courses: tuple[Course, ...]) -> Iterator[Row]:
    """Moves that occur in more than one solution: the same man, square and promotion.

    Those of different solutions share a row, so that many solutions do not make a row for each.
    """
    found = _common(
        courses,
        Common.REPEATED,
        lambda course: {
            course.key(step): (
                Holder(course.home(step.who), step.move.target, step.move),
                step.place,
            )
            for step in course.steps
        },
    )
    together: list[list[Cell]] = []
    for row in sorted(found, key=lambda row: min(cell.place for cell in row.cells if cell.holders)):
        held = [place for place, cell in enumerate(row.cells) if cell.holders]
        free = (cells for cells in together if not any(cells[place].holders for place in held))
        cells = next(free, None)
        if cells is None:
            together.append(list(row.cells))
        else:
            for place in held:
                cells[place] = row.cells[place]
    yield from (Row(Common.REPEATED, tuple(cells)) for cells in together)


def _same_mates(courses: tuple[Course, ...]) -> Iterator[Row]:
    """Mates that occur in more than one solution: the same move with the king on one square."""

    def mates(course: Course) -> dict[object, tuple[Holder, int]]:
        key = course.mate_key
        if key is None:
            return {}
        last = course.steps[-1]
        return {key: (Holder(course.home(last.who), last.move.target, last.move), -1)}

    yield from _common(courses, Common.SAME_MATE, mates)


def _common(
    courses: tuple[Course, ...],
    about: Common,
    keys_of: Callable[[Course], dict[object, tuple[Holder, int]]],
) -> Iterator[Row]:
    found = [keys_of(course) for course in courses]
    counts = Counter(key for keys in found for key in keys)
    for key, count in counts.items():
        if count < 2:
            continue
        cells = []
        for keys in found:
            held = keys.get(key)
            cells.append(Cell() if held is None else Cell((held[0],), place=held[1]))
        yield Row(about, tuple(cells))


def _arrivals(courses: tuple[Course, ...]) -> Iterator[Row]:
    """Squares to which different men of one side move in different solutions."""
    for colour in (Colour.WHITE, Colour.BLACK):
        found: dict[Square, list[list[Holder]]] = {}
        for place, course in enumerate(courses):
            for step in course.steps:
                if step.move.man.colour is colour:
                    columns = found.setdefault(step.move.target, [[] for _ in courses])
                    who = course.home(step.who)
                    if all(holder.who != who for holder in columns[place]):
                        columns[place].append(Holder(who, step.move.target, step.move))
        for square in sorted(found):
            columns = found[square]
            occupied = [column for column in columns if column]
            men = {tuple(sorted(holder.who for holder in column)) for column in occupied}
            if len(occupied) >= 2 and len(men) >= 2:
                yield Row(
                    Common.ARRIVES, tuple(Cell(tuple(column)) for column in columns), (square,)
                )
