# SPDX-License-Identifier: GPL-3.0-or-later
"""The neighbours of a position: every single edit tried, the sound ones confirmed and ranked."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, field, replace

from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Edit, EditKind
from composer.analysis.composing.baseline import (
    Baseline,
    Confirmed,
    compare_answers,
    confirmations,
)
from composer.analysis.composing.edits import NO_LIMITS, USUAL, Limits, edits
from composer.analysis.composing.survey import is_settled, surveyed
from composer.problem.defects import Defect
from composer.problem.move import Move
from composer.problem.position import Position
from composer.said.sentence import NOTHING, Sentence
from composer.solver.judging import Judgement
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

_WHOLE = (EditKind.SHIFT, EditKind.MIRROR)


@dataclass(frozen=True, slots=True)
class Neighbour:
    """One edit with what it makes of the position.

    Attributes:
        number: its place among all edits tried, from 0: a later answer replaces the earlier.
        edit: the edit.
        verdict: the finding; `UNDECIDED` where it was not finished.
        keys: the first moves that solve, as far as they are known.
        same_key: whether the only key, or all lines, are those of the diagram.
        complete: whether all first moves were decided; of lines, whether the verdict is.
        finding: of a question about the past, what is found.
        comparison: beside the diagram; there once the full solver has confirmed it as sound.
        defects: what makes it impossible and did not before; looked for when it is confirmed.
    """

    number: int
    edit: Edit
    verdict: Verdict
    keys: tuple[Move, ...] = ()
    same_key: bool = False
    complete: bool = True
    finding: Sentence = NOTHING
    comparison: Difference | None = None
    defects: tuple[Defect, ...] = ()

    @property
    def confirmed(self) -> bool:
        """Whether the full solver has called it sound."""
        return self.comparison is not None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is, with what is new.

    Attributes:
        total: the edits to try.
        tried: the edits whose verdict is certain.
        sound: those found sound so far, impossible ones too.
        confirmed: those of these that were confirmed.
        new: what became known since the last report: at first verdicts, then confirmed ones.
        complete: whether all is done.
    """

    total: int
    tried: int = 0
    sound: int = 0
    confirmed: int = 0
    new: tuple[Neighbour, ...] = field(default=(), repr=False)
    complete: bool = False


def neighbours(
    baseline: Baseline,
    kinds: Iterable[EditKind] = USUAL,
    limits: Limits = NO_LIMITS,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 0,
) -> Generator[Progress, None, None]:
    """Try all edits: first a verdict for each, then the sound ones confirmed one by one.

    The last report is `complete` unless the token was cancelled.

    Args:
        baseline: the problem as it stands.
        kinds: which kinds of edits to try.
        limits: what they may touch.
        cancel: a token that stops the work.
        session: what solves keep in common.
        threads: how many threads may judge; 0 for as many as the session allows.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
    """
    work = session or Session()
    tried = edits(baseline.position, kinds, limits)
    return _Search(baseline, tried, cancel or Token(), work).run(threads or work.threads)


def rank(neighbour: Neighbour) -> tuple[object, ...]:
    """Return what to sort by, the best first.

    Confirmed before not; possible before impossible; the same key; then themes lost and gained,
    duals, men saved, mates kept; at last the smaller edit, and the order in which they were
    tried.
    """
    found = neighbour.comparison
    if found is None:
        sound = neighbour.verdict is Verdict.SOUND
        return (not sound, bool(neighbour.defects), not neighbour.same_key, neighbour.number)
    return (
        False,
        bool(neighbour.defects),
        not found.same_key,
        found.coarser,
        len(found.lost) - len(found.gained),
        len(found.lost),
        found.duals,
        found.lines.lost,
        -found.men_saved,
        found.mates.lost,
        -found.mates.new,
        neighbour.edit.kind in _WHOLE,
        neighbour.edit.size,
        neighbour.number,
    )


class _Search:
    """One search under way."""

    def __init__(
        self, baseline: Baseline, tried: tuple[Edit, ...], token: Token, session: Session
    ) -> None:
        self._baseline = baseline
        self._edits = tried
        self._token = token
        self._session = session
        self._progress = Progress(len(tried))
        self._sound: dict[int, Neighbour] = {}

    def run(self, threads: int) -> Generator[Progress, None, None]:
        """Yield reports."""
        baseline, token, session = self._baseline, self._token, self._session
        positions = [edit.apply(baseline.position) for edit in self._edits]
        intended = baseline.meant
        survey = surveyed(positions, baseline.stipulation, token, session, threads, intended)
        with closing(survey):  # its threads end before this does
            for batch in survey:
                yield self._judged([self._neighbour(n, j, positions[n]) for n, j in batch])
        wanted = sorted((each for each in self._sound.values() if not each.confirmed), key=rank)
        candidates = ((each, each.edit, positions[each.number]) for each in wanted)
        for neighbour, found in confirmations(baseline, candidates, token, session):
            confirmed = self._confirm(neighbour, found)
            if confirmed is not None:
                yield self._confirmed(confirmed)
        if not token.cancelled:
            yield replace(self._progress, new=(), complete=True)

    def _neighbour(self, number: int, judgement: Judgement, position: Position) -> Neighbour:
        edit, verdict = self._edits[number], judgement.verdict
        found = Neighbour(
            number,
            edit,
            verdict,
            judgement.keys,
            self._baseline.is_kept_by(judgement, edit),
            is_settled(judgement, self._baseline.stipulation),
            judgement.finding,
        )
        if verdict is Verdict.SOUND:
            if found.finding:  # a question is judged by what answers it, and that in full
                compared = compare_answers(self._baseline, position, found.finding)
                defects = self._baseline.new_defects(position)
                found = replace(found, comparison=compared, defects=defects)
            self._sound[number] = found
        return found

    def _judged(self, new: list[Neighbour]) -> Progress:
        done = self._progress
        self._progress = replace(
            done,
            tried=done.tried + sum(neighbour.complete for neighbour in new),
            sound=len(self._sound),
            confirmed=done.confirmed + sum(neighbour.confirmed for neighbour in new),
            new=tuple(new),
        )
        return self._progress

    def _confirm(self, neighbour: Neighbour, found: Confirmed) -> Neighbour | None:
        if found.comparison is not None:
            defects = self._baseline.new_defects(found.solution.position)
            return replace(neighbour, comparison=found.comparison, defects=defects)
        if not found.solution.complete or found.solution.verdict is Verdict.SOUND:
            return None  # it was stopped
        finding = found.solution.finding if neighbour.finding else NOTHING
        return replace(neighbour, verdict=found.solution.verdict, finding=finding)

    def _confirmed(self, found: Neighbour) -> Progress:
        done = self._progress
        self._progress = replace(done, confirmed=done.confirmed + found.confirmed, new=(found,))
        return self._progress
