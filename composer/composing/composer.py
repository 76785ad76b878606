# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a whole: turns, the best of what they find, what ended most positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import count
from typing import Final

from composer.composing.ask import Ask
from composer.composing.finds import Archive, Find, Tally
from composer.composing.placements import placements_of
from composer.composing.prover import Ended
from composer.composing.refusals import Refused, why_not
from composer.composing.turns import Done, work_turn
from composer.pools.handout import HandOut, Keeper
from composer.pools.pool import Pool
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.stipulations.play import Play
from composer.said.sentence import Grouped, Sentence, counted, said

_KILLERS: Final = {
    "impossible": said("most often it was no position: the core leaves too little room"),
    "no_key": said("most often the key could not be played"),
    "refuted": said("most often Black had replies without a mate"),
    "other_play": said("most often the lines of the theme were missing"),
    "cooked": said("most often there were other keys"),
}
_HELP_KILLERS: Final = {
    "refuted": said("most often there were too few solutions"),
    "other_play": said("most often the solutions lacked the theme"),
    "cooked": said("most often there were too many solutions"),
}
_LONG_KILLERS: Final = {
    "refuted": said("most often no first move solved"),
    "other_play": said("most often the play lacked the theme"),
}
_UNPROVED: Final = {
    Ended.NO_THEME: said("most often the theme, or a man of the core in it, was missing"),
    Ended.HEAVY: said("most often there were too many men"),
    Ended.ILLEGAL: said("most often no game leads there"),
    Ended.FLAWED: said("most often there was a flaw that is forbidden"),
    Ended.REPEATED: said("most often it was the problem that is not to be repeated"),
}
_NO_THEME: Final = said(
    "cannot be met: nobody may be added, and the men that stay do not show it alone"
)
_ALONE: Final = {
    Ended.HEAVY: said("cannot be met: nobody may be added, and the men that stay are too many"),
    Ended.ILLEGAL: said(
        "cannot be met: nobody may be added, and no game leads to the men that stay"
    ),
    Ended.FLAWED: said(
        "cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden"
    ),
    Ended.REPEATED: said(
        "cannot be met: nobody may be added, and what stays is the problem not to be repeated"
    ),
}
"""Of a core to which nobody may be added, why it is no find though it is sound."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come.

    Attributes:
        tally: what was tried so far.
        seconds: how long it has worked.
        finds: how many finds are kept.
        finished: whether all turns were made that were asked for.
        geometries: in how many ways the core may show the themes, wherever it stands.
        gone: through how many of them the turns went.
        lack: what the work waits for, in a few words; empty while it goes on.
        stipulation: what is composed.
        placements: how many placements of the men there are, where each is gone through.
    """

    tally: Tally
    seconds: float
    finds: int
    finished: bool = False
    geometries: int = 0
    gone: int = 0
    lack: str = ""
    stipulation: Stipulation = TWO_MOVER
    placements: int = 0

    @property
    def ending(self) -> Sentence:
        """What there is to say when nothing more is searched: how far it was, and what failed."""
        tally = self.tally
        if self.finds:
            return counted(self.finds, "{count} find", "{count} finds")
        if not tally.turns:
            return said("ended before its first turn: nothing is known yet")
        if tally.unset == tally.turns:
            return said("not met: no position was found to begin with")
        words = self._far
        if not tally.whole or self._is_core_alone:
            return words
        ended = max(_UNPROVED, key=lambda each: int(getattr(tally, each.value)))
        return said(
            "{far}; {sound} of them sound, but {ended}",
            far=words,
            sound=Grouped(tally.whole),
            ended=_UNPROVED[ended],
        )

    @property
    def _is_core_alone(self) -> bool:
        """Whether nobody may be added, and the core itself was judged."""
        return self.placements == 1 and self.finished

    @property
    def _far(self) -> Sentence:
        """How far was searched in vain, or that all was."""
        tally = self.tally
        if self._is_core_alone:
            return next((_ALONE[each] for each in _ALONE if getattr(tally, each.value)), _NO_THEME)
        if self.placements and self.finished:
            return said(
                "cannot be met: all {tried} placements of these men were gone through; {killer}",
                tried=Grouped(tally.tried),
                killer=self.killer,
            )
        if self.placements:
            return said(
                "not met yet: {tried} of {all} placements judged; {killer}",
                tried=Grouped(tally.tried),
                all=Grouped(self.placements),
                killer=self.killer,
            )
        if not self.stipulation.is_two_mover:
            return said(
                "not met: {tried} positions judged; {killer}",
                tried=Grouped(tally.tried),
                killer=self.killer,
            )
        return counted(
            self.gone,
            "not met: one geometry of {all}, {tried} positions judged; {killer}",
            "not met: {count} geometries of {all}, {tried} positions judged; {killer}",
            all=Grouped(self.geometries),
            tried=Grouped(tally.tried),
            killer=self.killer,
        )

    @property
    def killer(self) -> Sentence:
        """What ended most of the positions that were tried."""
        name = max(_KILLERS, key=lambda each: int(getattr(self.tally, each)))
        if self.stipulation.is_two_mover:
            return _KILLERS[name]
        others = _HELP_KILLERS if self.stipulation.play is Play.HELP else _LONG_KILLERS
        return others.get(name, _KILLERS[name])


class Composing(HandOut[Tally, Find]):
    """One search. `run` works in the thread that calls it; the rest may be called from others."""

    def __init__(self, ask: Ask, pool: Pool, journal: Keeper[Tally, Find] | None = None) -> None:
        """Make ready to search.

        Raises:
            Refused: what is asked cannot be had.
        """
        reason = why_not(ask)
        if reason is not None:
            raise Refused(reason)
        super().__init__(pool, journal, Tally())
        self.ask = ask
        self._archive = Archive()
        self._turns = 0
        self._finished = False
        self._placements = placements_of(ask)
        self._plans = [len(placed.plans) for placed in ask.placed]  # by where the core stands
        self._gone: set[tuple[int, int]] = set()

    def progress(self) -> Progress:
        """Return how far the search has come."""
        with self._lock:
            return Progress(
                self._tally,
                self._seconds,
                len(self._archive.ranked()),
                self._finished,
                sum(self._plans),
                len(self._gone),
                self._pool.lack,
                self.ask.stipulation,
                0 if self._placements is None else self._placements.count,
            )

    def best(self) -> tuple[Find, ...]:
        """Return the finds so far, the best first."""
        with self._lock:
            return self._archive.ranked()

    def run(
        self,
        report: Callable[[Find], None] = lambda find: None,
        beat: Callable[[], None] = lambda: None,
        turns: int = 0,
        seconds: float = 0.0,
        made: Callable[[Done], None] = lambda done: None,
    ) -> Progress:
        """Search until it is stopped, or as far as is told.

        Args:
            report: called with each find that is new, in the thread that runs.
            beat: called some ten times a second, in the same thread, whatever happens.
            turns: make so many turns in all; 0 for no end.
            seconds: go on for so long; 0 for no end.
            made: called with each turn when it counts, before its finds are reported.

        Raises:
            JournalError: what was done cannot be written down.
            PoolError: there is nowhere to work any more.
        """

        def told(done: Done) -> None:
            made(done)
            kept = set(self.best())
            for find in done.finds:
                if find in kept:
                    report(find)

        self._turns = turns
        is_through = self.work(told, beat, seconds)
        most = 0 if self._placements is None else self._placements.turns
        self._finished = is_through and not (most and self.progress().tally.turns < most)
        return self.progress()

    def _count(self, done: Done) -> None:
        super()._count(done)
        if self._placements is not None:
            return
        place = done.number % len(self._plans)  # as `Ask.of_turn` has it
        if self._plans[place]:
            with self._lock:
                self._gone.add((place, done.number // len(self._plans) % self._plans[place]))

    def _pieces(self) -> Iterator[int]:
        most = 0 if self._placements is None else self._placements.turns
        turns = min(filter(None, (self._turns, most)), default=0)
        return iter(range(turns)) if turns else count()

    def _begin(self, piece: int) -> Future[Done]:
        return self._pool.submit(work_turn, self.ask, piece)

    def _take(self, finds: Iterable[Find]) -> None:
        self._archive.add(finds)
