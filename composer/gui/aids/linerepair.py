# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair of help play and series on the board: edits that stop cooks and keep what is intended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from composer.analysis.courses.judgement import LineMarks, intended_numbers
from composer.gui.aids.aidsearch import AidSearch
from composer.gui.aids.ground import Ground
from composer.solver.lines import solutions_in
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.analysis.composing.linerepair import LineRepair

PAUSE = 150  # milliseconds that the composer must rest before the work begins
MOST_LINES = 200  # solutions; with more there is no single flaw to mend


@dataclass(frozen=True, slots=True)
class LineMending:
    """What is known of the repair of a problem whose solutions are lines.

    Attributes:
        ground: the problem.
        wanted: how many solutions are intended.
        meant: the numbers of the lines intended, from 1; so many that are known. Where the last
            move is forced, a solution may be several of them.
        cooks: the numbers of the others, if it is known which are intended.
        repairs: the edits found, the best first.
        total: how many edits there are to try; 0 before the work begins.
        tried: those tried.
        pairs: how many of the total are pairs of edits; 0 while none are tried.
        all_pairs: whether, of pairs, all were tried that can be hoped for.
        complete: whether all is done.
    """

    ground: Ground
    wanted: int
    meant: tuple[int, ...] = ()
    cooks: tuple[int, ...] = ()
    repairs: tuple[LineRepair, ...] = field(default=(), repr=False)
    total: int = 0
    tried: int = 0
    pairs: int = 0
    all_pairs: bool = True
    complete: bool = False

    @property
    def tried_pairs(self) -> int:
        """How many pairs of edits were tried: they come after all single edits."""
        return max(0, self.tried - (self.total - self.pairs))

    @property
    def can_begin(self) -> bool:
        """Whether it is known which solutions are to stay, and which to go."""
        return self.marked == self.wanted and bool(self.cooks)

    @property
    def marked(self) -> int:
        """How many solutions are known to be intended; forms of one forced end are one."""
        solution = self.ground.solution
        if solution is None:
            return 0
        lines = tuple(solution.lines[number - 1] for number in self.meant)
        return solutions_in(lines, self.ground.stipulation)


def mending_of(ground: Ground, marks: LineMarks) -> LineMending | None:
    """Return what there is to repair of a problem; None where there is nothing."""
    solution = ground.solution
    if solution is None or not solution.complete or not ground.stipulation.has_lines:
        return None
    if ground.stipulation.is_proof_game:
        return None
    if solution.verdict not in (Verdict.COOKED, Verdict.SHORT) or solution.lines_cut:
        return None
    if len(solution.lines) > MOST_LINES:
        return None
    meant = intended_numbers(solution, marks)
    others = tuple(n for n in range(1, len(solution.lines) + 1) if n not in meant)
    return LineMending(ground, solution.intended.count, meant, others)


class LineMender(AidSearch):
    """Looks for repairs of lines while its list is open."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__("repair of lines", PAUSE, session, parent)
        self._mending: LineMending | None = None
        self._found: list[LineRepair] = []

    @property
    def mending(self) -> LineMending | None:
        """What is known; None where there is nothing to repair."""
        return self._mending

    def look_at(self, ground: Ground | None, marks: LineMarks) -> None:
        """Look at another problem, or at the same with other lines intended; None for none."""
        fresh = None if ground is None else mending_of(ground, marks)
        if fresh is not None and self._mending is not None and _is_same(fresh, self._mending):
            self.go_on()
            return
        self.stop()
        self._found = []
        self._mending = fresh
        self.changed.emit()
        self.go_on()

    def go_on(self) -> None:
        """Take the work up in a moment, if there is any and it was not finished."""
        mending = self._mending
        if mending is None or not mending.can_begin or mending.complete:
            return
        if self._open and not self._seeker.is_busy:
            self._wait.start()

    def _begin(self) -> None:
        from composer.analysis.composing.linerepair import line_repairs

        mending, session = self._mending, self._session
        if mending is None or not self._open or mending.ground.solution is None:
            return
        self._found = []
        ground, lines = mending.ground, mending.ground.solution.lines
        meant = tuple(lines[number - 1] for number in mending.meant)

        def search(token: Token) -> Iterator[object]:
            return line_repairs(
                replace(ground.baseline(), lines=meant), cancel=token, session=session
            )

        self._seeker.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        from composer.analysis.composing.linerepair import LineProgress, line_repair_rank

        reports = [find for find in finds if isinstance(find, LineProgress)]
        if self._mending is None or not reports:
            return
        for report in reports:
            self._found += report.new
        newest = reports[-1]
        self._found.sort(key=line_repair_rank)
        self._mending = replace(
            self._mending,
            repairs=tuple(self._found),
            total=newest.total,
            tried=newest.tried,
            pairs=newest.pairs,
            all_pairs=newest.all_pairs,
            complete=newest.complete,
        )
        self.changed.emit()


def _is_same(one: LineMending, other: LineMending) -> bool:
    """Return whether two stand for the same problem with the same lines intended."""
    named = (one.ground.position, one.ground.stipulation, one.wanted, one.meant, one.cooks)
    there = other.ground
    return named == (there.position, there.stipulation, other.wanted, other.meant, other.cooks)
