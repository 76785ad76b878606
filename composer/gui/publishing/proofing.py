# SPDX-License-Identifier: GPL-3.0-or-later
"""The thread in which proofs are made, looked at and written: the newest wish wins."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from composer.diagrams.pages.entry import Progress
from composer.gui.publishing.choices import ExportRequest
from composer.gui.publishing.making import Maker
from composer.gui.publishing.proofs import Proof
from composer.gui.threads.worker import Worker
from composer.solver.options import Cancelled, Token

R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class View:
    """Which page is looked at, and how large.

    Attributes:
        place: the page, from 0; the last one is shown where there are fewer.
        fit: returns the pixels of a page's width, told its width and height in millimetres.
    """

    place: int
    fit: Callable[[float, float], int]


@dataclass(frozen=True, slots=True)
class Seen:
    """A page as it is looked at.

    Attributes:
        asked: what it is a page of.
        place: which one, from 0.
        count: how many there are.
        size: its width and height in millimetres.
        image: the page; null where the content is text.
        words: what can be read on the page.
        text: the content of the file, where that is text.
        is_exact: whether the file will be exactly this.
        seconds: how long it took.
    """

    asked: ExportRequest
    place: int
    count: int
    size: tuple[float, float]
    image: QImage
    words: str
    text: str | None
    is_exact: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class Progressed:
    """How far a piece of work has come."""

    number: int
    done: int
    total: int


class Proofing(QObject):
    """Makes proofs in one thread, for one window.

    Signals:
        seen: a page is there; carries a `Seen`.
        failed: it could not be made; carries the fault.
        stopped: it was stopped by the user.
        progressed: how far the newest work has come; carries how many of how many.
        busy_changed: whether anything is under way; carries a truth.
    """

    seen = Signal(object)
    failed = Signal(object)
    stopped = Signal()
    progressed = Signal(int, int)
    busy_changed = Signal(bool)
    _stepped = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("publishing", self)
        self._maker = Maker()  # touched in the worker's thread alone
        self._looking = Token()
        self._doing: Token | None = None  # what writes or prints, which nothing newer ends
        self._number = 0  # of the newest piece of work
        self._under_way = 0
        self._stepped.connect(self._report_step)

    @property
    def is_busy(self) -> bool:
        """Whether anything is under way."""
        return self._under_way > 0

    @property
    def is_writing(self) -> bool:
        """Whether something is written, printed or copied."""
        return self._doing is not None

    def look(self, asked: ExportRequest, view: View) -> None:
        """Show a page in place of whatever was wanted to be shown before."""
        self._looking.cancel()
        token = self._looking = Token()

        def work(progress: Progress) -> Seen:
            start = time.perf_counter()
            proof = self._maker.proof(asked, token, progress)
            place = max(0, min(view.place, proof.count - 1))
            size = proof.size(place)
            width = view.fit(*size) if proof.text is None else 0
            image = proof.image(place, width, token) if proof.text is None else QImage()
            seconds = time.perf_counter() - start
            words = proof.words(place)
            return Seen(
                asked, place, proof.count, size, image, words, proof.text, proof.is_exact, seconds
            )

        def done(found: Seen) -> None:
            if token is self._looking:
                self.seen.emit(found)

        def failed(fault: Exception) -> None:
            if token is not self._looking:
                return
            if isinstance(fault, Cancelled):
                self.stopped.emit()
            else:
                self.failed.emit(fault)

        self._run(work, done, failed)

    def act(
        self,
        asked: ExportRequest,
        work: Callable[[Proof, Token, Progress], R],
        done: Callable[[R], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Write, print or copy the proof of what is asked; nothing newer ends that."""
        token = self._doing = Token()

        def ending(told: Callable) -> Callable:
            def report(outcome: object) -> None:
                if self._doing is token:
                    self._doing = None
                told(outcome)

            return report

        self._run(
            lambda progress: work(self._maker.proof(asked, token, progress), token, progress),
            ending(done),
            ending(failed),
        )

    def aside(
        self,
        work: Callable[[], object],
        done: Callable,
        failed: Callable[[Exception], None],
    ) -> None:
        """Do something else in the same thread, such as reading a small file."""
        self._worker.run(work, done, failed)

    def stop(self) -> None:
        """End what is under way."""
        (self._looking if self._doing is None else self._doing).cancel()

    def close(self) -> None:
        """End the thread; what is under way is given up."""
        self._looking.cancel()
        if self._doing is not None:
            self._doing.cancel()
        self._worker.run(self._maker.close)
        self._worker.close()

    def _run(self, work: Callable, done: Callable, failed: Callable) -> None:
        self._number += 1
        number = self._number
        self._count(1)

        def ended(report: Callable) -> Callable:
            def told(outcome: object) -> None:
                self._count(-1)
                report(outcome)

            return told

        def step(made: int, total: int) -> None:
            self._stepped.emit(Progressed(number, made, total))

        self._worker.run(lambda: work(step), ended(done), ended(failed))

    def _count(self, step: int) -> None:
        before, self._under_way = self.is_busy, self._under_way + step
        if before != self.is_busy:
            self.busy_changed.emit(self.is_busy)

    def _report_step(self, step: Progressed) -> None:
        if step.number == self._number or self.is_writing:
            self.progressed.emit(step.done, step.total)
