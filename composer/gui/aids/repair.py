# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair of the problem on the board: its flaws, and the edits that mend those chosen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QObject

from composer.analysis.composing.flaws import Flaw, FlawKind, flaws, keys_to_mean
from composer.analysis.composing.repair import Repair, RepairProgress, repairs
from composer.analysis.composing.repairrows import repair_rank
from composer.gui.aids.aidsearch import AidSearch
from composer.gui.aids.ground import Ground
from composer.gui.aids.intended import Intended
from composer.gui.aids.seeker import Seeker
from composer.problem.move import Move
from composer.solver.options import Token
from composer.solver.session import Session

PAUSE = 150  # milliseconds that the composer must rest before the work begins


@dataclass(frozen=True, slots=True)
class Mending:
    """What is known of the repair of a problem.

    Attributes:
        ground: the problem, with the key that is meant.
        keys: the first moves that may be meant, the likeliest first.
        is_guessed: whether the key to keep is merely the likeliest, for nothing says which is.
        flaws: what may be mended, the gravest first.
        asked: those that the composer wants mended.
        repairs: the edits found that mend all or a part of these, the best first.
        total: how many edits there are to try; 0 before the work begins.
        tried: those tried.
        singles: how many of these are single edits; known once pairs are tried.
        pairs: whether pairs of edits are being tried, or were.
        all_pairs: whether, of pairs, all were tried that can be hoped for.
        complete: whether all is done.
    """

    ground: Ground
    keys: tuple[Move, ...] = ()
    is_guessed: bool = False
    flaws: tuple[Flaw, ...] = ()
    asked: tuple[Flaw, ...] = ()
    repairs: tuple[Repair, ...] = field(default=(), repr=False)
    total: int = 0
    tried: int = 0
    singles: int = 0
    pairs: bool = False
    all_pairs: bool = True
    complete: bool = False

    @property
    def in_pairs(self) -> int:
        """How many pairs of edits were tried."""
        return max(0, self.tried - self.singles)

    def menders(self, flaw: Flaw) -> int:
        """Return how many edits mend a flaw."""
        return sum(flaw in repair.mends for repair in self.repairs)


def usual_flaws(found: tuple[Flaw, ...]) -> tuple[Flaw, ...]:
    """Return the flaws that are to be mended first: all of the gravest kind."""
    if not found:
        return ()
    kind = found[0].kind
    if kind in (FlawKind.COOK, FlawKind.REFUTED):
        return tuple(flaw for flaw in found if flaw.kind is kind)
    return found[:1]


class Mender(AidSearch):
    """Looks for repairs while its list is open."""

    def __init__(self, intended: Intended, session: Session, parent: QObject | None = None) -> None:
        super().__init__("repair", PAUSE, session, parent)
        self._intended = intended
        self._mending: Mending | None = None
        self._found: list[Repair] = []
        self._pairs = False  # whether pairs are wanted though a single edit does it
        self._flaws = Seeker("flaws", self)
        self._flaws.found.connect(self._take_flaws)

    @property
    def mending(self) -> Mending | None:
        """What is known; None where there is nothing to repair."""
        return self._mending

    @property
    def is_busy(self) -> bool:
        """Whether edits are being tried."""
        return super().is_busy or self._flaws.is_busy

    def look_at(self, ground: Ground | None) -> None:
        """Look at another problem, or at the same with another key meant; None for none."""
        self.stop()
        self._pairs = False
        self._found = []
        solution = None if ground is None else ground.solution
        if ground is None or solution is None:
            self._mending = None
            self.changed.emit()
            return
        keys = keys_to_mean(solution)
        meant = replace(ground, intended=self._intended.of(solution))
        guessed = self._intended.known(solution) is None

        def search(token: Token) -> Iterator[object]:
            yield Mending(meant, keys, guessed, flaws(meant.baseline()))

        self._flaws.begin(search)

    def ask(self, asked: tuple[Flaw, ...]) -> None:
        """Want these flaws mended."""
        if self._mending is not None and asked != self._mending.asked:
            self._pairs = False
            self._ask_again(asked)

    def try_pairs(self) -> None:
        """Try pairs of edits, too, though a single one mends all."""
        if self._mending is not None and not self._mending.pairs:
            self._pairs = True
            self._ask_again(self._mending.asked)

    def _ask_again(self, asked: tuple[Flaw, ...]) -> None:
        mending = self._mending
        if mending is None:
            return
        self._seeker.cancel()
        self._found = []
        self._mending = Mending(
            mending.ground, mending.keys, mending.is_guessed, mending.flaws, asked
        )
        self.changed.emit()
        self.go_on()

    def stop(self) -> None:
        """End the work at once."""
        super().stop()
        self._flaws.cancel()

    def go_on(self) -> None:
        """Take the work up in a moment, if there is any and it was not finished."""
        mending = self._mending
        if mending is None or not mending.asked or mending.complete:
            return
        if self._open and not self._seeker.is_busy:
            self._wait.start()

    def close(self) -> None:
        """End all work for good."""
        super().close()
        self._flaws.close()

    def _take_flaws(self, finds: tuple[object, ...]) -> None:
        newest = finds[-1]
        if not isinstance(newest, Mending):
            return
        self.pause()  # it may have been opened meanwhile, and look for what the key before needs
        self._mending, self._found = None, []
        if newest.flaws:
            self._mending = replace(newest, asked=usual_flaws(newest.flaws))
        self.changed.emit()
        self.go_on()

    def _begin(self) -> None:
        mending, session = self._mending, self._session
        if mending is None or not self._open:
            return
        self._found = []
        ground, asked, pairs = mending.ground, mending.asked, self._pairs

        def search(token: Token) -> Iterator[object]:
            return repairs(ground.baseline(), asked, cancel=token, session=session, pairs=pairs)

        self._seeker.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        reports = [find for find in finds if isinstance(find, RepairProgress)]
        if self._mending is None or not reports:
            return
        for report in reports:
            self._found += report.new
        newest = reports[-1]
        self._found.sort(key=repair_rank)
        self._mending = replace(
            self._mending,
            repairs=tuple(self._found),
            total=newest.total,
            tried=newest.tried,
            singles=self._singles(reports),
            pairs=newest.pairs,
            all_pairs=newest.all_pairs,
            complete=newest.complete,
        )
        self.changed.emit()

    def _singles(self, reports: list[RepairProgress]) -> int:
        """Return how many single edits were tried."""
        alone = [report.tried for report in reports if not report.pairs]
        return alone[-1] if alone else 0 if self._mending is None else self._mending.singles
