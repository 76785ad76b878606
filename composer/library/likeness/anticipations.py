# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies whose line comes to the same positions: what anticipates a study, whatever came before.

The last positions of a study's main line are looked for among those that a library keeps of the
lines of all problems, mirrored from left to right, and without pawns in all eight ways.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, replace
from typing import Final

from composer.library.index.canonical import MEN
from composer.library.index.endings import ENDINGS, boards_after
from composer.library.index.planes import numbers, planes_of
from composer.library.likeness.reasons import Common, Likeness
from composer.library.query.pattern import Pattern, placings
from composer.notation.studies.printedline import printed_line
from composer.problem.men import Kind, Man
from composer.problem.move import play
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.solver.phases import EndPhase

MOST_BACK: Final = 12
"""Half-moves before its end in which a line is compared."""

_ROWS: Final = """
    SELECT ending.record_id, ending.id, phase, ending.men,
        diagram.wk, wq, wr, wb, wn, wp, diagram.bk, bq, br, bb, bn, bp
    FROM ending JOIN record ON record.id = ending.record_id
    JOIN diagram ON diagram.record_id = record.id
    WHERE ending.id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL AND record.id <> ?
"""
_PLACE: Final = {man: place for place, man in enumerate(MEN)}
_SHOWN: Final = frozenset(phase.value for phase in (EndPhase.PLAY, EndPhase.LINE))


@dataclass(frozen=True, slots=True)
class Anticipation:
    """What the lines of two studies have in common.

    Attributes:
        ends_so: whether both end in the same position.
        positions: how many of the last positions both lines come to.
    """

    ends_so: bool
    positions: int

    @property
    def score(self) -> float:
        """How much it counts, from 0 to 1: an end in common more than what leads to it."""
        return min(0.95, (0.7 if self.ends_so else 0.4) + 0.05 * self.positions)

    @property
    def common(self) -> tuple[Common, ...]:
        """The same to be said."""
        found = [Common(Likeness.SAME_END)] if self.ends_so else []
        shared = self.positions - self.ends_so
        return (*found, *([Common(Likeness.SAME_LINE, shared)] if shared else ()))


def anticipations(
    connection: sqlite3.Connection, problem: Problem, besides: int | None = None
) -> dict[int, Anticipation]:
    """Return the records whose lines come to the last positions of a study's printed line.

    Args:
        connection: to the library.
        problem: the study; of all else there are none.
        besides: its own record, which is left out.
    """
    found: dict[int, Anticipation] = {}
    for back, position in enumerate(_last_positions(problem)):
        ends: dict[int, bool] = {}
        for record_id, ends_there in _coming_to(connection, position, besides):
            ends[record_id] = ends.get(record_id, False) or ends_there
        for record_id, ends_there in ends.items():
            known = found.get(record_id, Anticipation(ends_so=False, positions=0))
            found[record_id] = replace(
                known,
                ends_so=known.ends_so or (ends_there and not back),
                positions=known.positions + 1,
            )
    return found


def _last_positions(problem: Problem) -> list[Position]:
    """Return the last positions of a printed main line, its end first; not the diagram."""
    tree = printed_line(problem)
    if tree is None:
        return []
    positions = [play(position, move) for position, move in tree.steps()]
    return positions[: -MOST_BACK - 1 : -1]


def _coming_to(
    connection: sqlite3.Connection, position: Position, besides: int | None
) -> list[tuple[int, bool]]:
    """Return the records with a line through a position, and whether it ends there."""
    has_pawn = any(man.kind is Kind.PAWN for _, man in position)
    pattern = replace(Pattern.of(position), mirrored=True, rotated=not has_pawn)
    bits = 0
    for planes in planes_of(connection, ENDINGS):
        for way in placings(pattern):
            here = planes.present
            for square, man in way:
                assert isinstance(man, Man)
                here &= planes.of(_PLACE[man], square)
            bits |= planes.records(here)
    ids = json.dumps(numbers(bits))
    rows = connection.execute(_ROWS, (ids, besides or 0)).fetchall()
    return [
        (record_id, phase == EndPhase.PLAY.value)
        for record_id, _, phase, men, *diagram in rows
        if phase in _SHOWN and _count(diagram, men) == len(position)
    ]


def _count(diagram: list[int], men: str) -> int:
    return sum((board & (1 << 64) - 1).bit_count() for board in boards_after(diagram, men))
