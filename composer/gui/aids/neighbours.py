# SPDX-License-Identifier: GPL-3.0-or-later
"""The neighbours of the problem on the board, looked for while the composer thinks."""

from __future__ import annotations

from bisect import insort
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from composer.analysis.composing.edits import NO_LIMITS, Limits
from composer.gui.aids.aidsearch import AidSearch
from composer.gui.aids.ground import Ground
from composer.solver.options import Token
from composer.solver.session import Session

if TYPE_CHECKING:
    from composer.analysis.composing.neighbours import Neighbour
    from composer.analysis.composing.neighbours import Progress as Report

PAUSE = 300  # milliseconds that the composer must rest before the work begins
_KEPT = 24  # problems whose neighbours are remembered
_BY_ITSELF = 2  # moves; longer problems are looked at only while the list is open


@dataclass(frozen=True, slots=True)
class Nearby:
    """What is known of the neighbours of a problem.

    Attributes:
        ground: the problem.
        limits: what edits might touch.
        sound: those confirmed as sound, the best first.
        total: the edits to try; 0 before the work begins.
        tried: those whose verdict is certain.
        waiting: those found sound that the full solver has not confirmed yet.
        complete: whether all is done.
    """

    ground: Ground
    limits: Limits = NO_LIMITS
    sound: tuple[Neighbour, ...] = field(default=(), repr=False)
    total: int = 0
    tried: int = 0
    waiting: int = 0
    complete: bool = False


@dataclass(frozen=True, slots=True)
class _Found:
    """A report without those that are of no interest."""

    report: Report
    confirmed: tuple[Neighbour, ...]


class Neighbourhood(AidSearch):
    """Looks for the neighbours of one problem after the other."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__("neighbours", PAUSE, session, parent)
        self._nearby: Nearby | None = None
        self._ranked: list[tuple[tuple[object, ...], int]] = []
        self._by_number: dict[int, Neighbour] = {}
        self._kept: OrderedDict[tuple[object, Limits], Nearby] = OrderedDict()
        self._limits = NO_LIMITS

    @property
    def nearby(self) -> Nearby | None:
        """What is known; None where there is no problem to look at."""
        return self._nearby

    @property
    def waits_for_list(self) -> bool:
        """Whether the work begins only when the list is open."""
        return self._nearby is not None and not self._open and self._is_long()

    def set_open(self, on: bool) -> None:
        """Say whether the list is to be seen: long problems are looked at only then."""
        self._open = on
        if on and self._nearby is not None and not self._nearby.complete and not self.is_busy:
            self._wait.start()
        elif not on and self.is_busy and self._is_long():
            self._seeker.cancel()

    def set_limits(self, limits: Limits) -> bool:
        """Try only edits within limits from now on; return whether they are others."""
        if limits == self._limits:
            return False
        self._limits = limits
        if self._nearby is not None:
            self.look_at(self._nearby.ground)
        return True

    def look_at(self, ground: Ground | None) -> None:
        """Look at another problem in a moment; None for none."""
        self.stop()
        if ground is None or not ground.can_be_tried:
            self._show(None)
            return
        known = self._kept.get((ground.name, self._limits))
        self._show(known or Nearby(ground, self._limits))
        if self._nearby is not None and not self._nearby.complete:  # limits may have followed
            self._wait.start()

    def go_on(self) -> None:
        """Take the work up again in a moment, if it was not finished."""
        if self._nearby is not None and not self._nearby.complete and not self.is_busy:
            self._wait.start()

    def _is_long(self) -> bool:
        if self._nearby is None:
            return False
        asked = self._nearby.ground.stipulation
        return asked.moves > _BY_ITSELF or asked.question is not None

    def _show(self, nearby: Nearby | None) -> None:
        self._nearby = nearby
        self._ranked, self._by_number = [], {}
        self.changed.emit()

    def _begin(self) -> None:
        from composer.analysis.composing.neighbours import neighbours

        nearby = self._nearby
        if nearby is None or (self._is_long() and not self._open):
            return
        ground, limits, session = nearby.ground, self._limits, self._session
        threads = session.threads if self._open else 1
        self._ranked, self._by_number = [], {}

        def search(token: Token) -> Iterator[object]:
            reports = neighbours(
                ground.baseline(), limits=limits, cancel=token, session=session, threads=threads
            )
            for report in reports:
                confirmed = tuple(neighbour for neighbour in report.new if neighbour.confirmed)
                yield _Found(replace(report, new=()), confirmed)

        self._seeker.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        from composer.analysis.composing.neighbours import rank

        nearby = self._nearby
        if nearby is None:
            return
        report: Report | None = None
        for find in finds:
            if isinstance(find, _Found):
                report = find.report
                for neighbour in find.confirmed:
                    self._by_number[neighbour.number] = neighbour
                    insort(self._ranked, (rank(neighbour), neighbour.number))
        if report is None:
            return
        sound = tuple(self._by_number[number] for _, number in self._ranked)
        if len(sound) < len(nearby.sound) and not report.complete:
            sound = nearby.sound  # begun again: what was confirmed before holds
        self._nearby = replace(
            nearby,
            sound=sound,
            total=report.total,
            tried=report.tried,
            waiting=max(0, report.sound - report.confirmed),
            complete=report.complete,
        )
        self.changed.emit()

    def _finish(self) -> None:
        nearby = self._nearby
        if nearby is not None and nearby.complete:
            self._kept[nearby.ground.name, nearby.limits] = nearby
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        super()._finish()
