# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks for the past of the position that is shown, behind the window, and keeps what is found."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.gui.aids.seeker import Seeker
from composer.gui.history.finding import Finding, Question, Stage
from composer.gui.user.pause import pause
from composer.retro.judge import USUAL, Effort, histories
from composer.retro.legality.judging import Legality
from composer.retro.legality.telling import evidence
from composer.retro.unmoves.finding import is_game_array, why_not_judged
from composer.rules.book import ORTHODOX
from composer.said.sentence import said
from composer.solver.options import Token

_ORTHODOX_ONLY: Final = said("only diagrams of orthodox chess are judged")
_GROWTH: Final = 8
_STAGES: Final = (Stage.AT_ONCE, Stage.SEARCHING, Stage.GIVEN_UP)

_SOON = 30  # milliseconds; a drag over many squares asks for none of them
_KEPT = 200  # findings
_UNDER_WAY = (Stage.AT_ONCE, Stage.WEIGHED, Stage.SEARCHING)


class Historian(QObject):
    """Finds what is known of one position at a time; the newest one asked for wins.

    What was found is kept, so that stepping through a line of un-moves asks for nothing twice.

    Signals:
        changed: more is known; carries the `Finding`.
        fell_behind: another position is looked at, of which nothing is known yet.
    """

    changed = Signal(object)
    fell_behind = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seeker = Seeker("history", self)
        self._seeker.found.connect(self._take)
        self._kept: OrderedDict[Question, Finding] = OrderedDict()
        self._question: Question | None = None
        self._open = False
        self._held = False
        self._soon = pause(self, _SOON, self._begin)
        self._efforts: dict[Question, Effort] = {}  # of those that were searched for longer

    @property
    def finding(self) -> Finding | None:
        """What is known of the position that is looked at; None of a new one."""
        return None if self._question is None else self._kept.get(self._question)

    @property
    def question(self) -> Question | None:
        """What is looked at."""
        return self._question

    @property
    def is_busy(self) -> bool:
        """Whether something is looked for, or about to be."""
        return self._soon.isActive() or self._seeker.is_busy

    def look_at(self, question: Question) -> None:
        """Find the past of another position."""
        if question == self._question:
            return
        self._question = question
        self._rest()
        known = self.finding
        if known is not None:
            self.changed.emit(known)
        else:
            self.fell_behind.emit()
        self._go_on()

    def set_open(self, on: bool) -> None:
        """Say whether what is found is to be seen: nothing is looked for else."""
        self._open = on
        if on:
            self._go_on()
        else:
            self._rest()

    def hold(self, on: bool) -> None:
        """Let the processor go to others while a man is in hand."""
        self._held = on
        if on:
            self._rest()
        else:
            self._go_on()

    def stop(self) -> None:
        """Stop the search for a game: the user does not want it."""
        known = self.finding
        if known is not None and known.stage in _UNDER_WAY:
            self._rest()
            self._keep(replace(known, stage=Stage.STOPPED))

    def search_on(self) -> None:
        """Search on for a game or a proof, for longer than before."""
        known, question = self.finding, self._question
        if known is None or question is None or known.is_under_way:
            return
        self._efforts[question] = effort = longer(self._efforts.get(question, USUAL))
        self._keep(replace(known, stage=Stage.SEARCHING))
        self._seeker.begin(lambda token: judging(question, token, effort))

    def close(self) -> None:
        """End all work for good."""
        self._soon.stop()
        self._seeker.close()

    def _go_on(self) -> None:
        """Look for what is not known yet, where it is to be seen."""
        known = self.finding
        done = known is not None and known.stage not in _UNDER_WAY
        if self._open and not self._held and self._question is not None and not done:
            self._soon.start()

    def _rest(self) -> None:
        self._soon.stop()
        self._seeker.cancel()

    def _begin(self) -> None:
        question = self._question
        if question is None:
            return
        effort = self._efforts.get(question, USUAL)
        self._seeker.begin(lambda token: judging(question, token, effort))

    def _take(self, findings: tuple[Finding, ...]) -> None:
        if findings[-1].question == self._question:
            self._keep(findings[-1])

    def _keep(self, finding: Finding) -> None:
        self._kept[finding.question] = finding
        self._kept.move_to_end(finding.question)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        self.changed.emit(finding)


def judging(question: Question, token: Token, effort: Effort = USUAL) -> Iterator[Finding]:
    """Yield what is known of a position's past, the cheap things first, more each time.

    Args:
        question: the position, and what holds of its past.
        token: ends the work.
        effort: how much is looked at.
    """
    if question.rules != ORTHODOX:
        yield Finding(question, unjudged=_ORTHODOX_ONLY)
        return
    position = question.position
    why = why_not_judged(position)
    if why is not None:
        yield Finding(question, unjudged=why)
        return
    told = evidence(position, question.known.unmoved)
    found = histories(position, question.known.unmoved, effort, token)
    for stage, history in zip(_STAGES, found, strict=False):
        if token.cancelled:
            return
        judged = history.judged
        ended = history.complete and judged.legality is not Legality.UNKNOWN
        given_up = history.complete and not ended
        now = Stage.ENDED if ended else Stage.GIVEN_UP if given_up else stage
        yield Finding(question, now, history, told, is_array=is_game_array(position))


def longer(effort: Effort) -> Effort:
    """Return eight times as much to be looked at."""
    rights, back, game = (_GROWTH * limit for limit in (effort.rights, effort.back, effort.game))
    return replace(effort, rights=rights, back=back, game=game)
