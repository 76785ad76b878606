# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair: the smallest edits that mend flaws and keep the key that the composer means.

Single edits first; where none mends everything asked, pairs of those that mend a part. Every
repair shown was solved in full.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from composer.analysis.composing.baseline import (
    Baseline,
    Comparison,
    carried_move,
    compare,
    is_carried,
)
from composer.analysis.composing.edit import Edit, EditKind, Edits, Step
from composer.analysis.composing.edits import NO_LIMITS, USUAL, Limits, edits
from composer.analysis.composing.flaws import Flaw, FlawKind, is_mended
from composer.analysis.composing.survey import surveyed
from composer.problem.defects import Defect
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.judging import Judgement
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Phase, Solution, Verdict
from composer.solver.solve import solve

_MOST_PAIRS: Final = 3000
_BY_KEYS: Final = (FlawKind.COOK, FlawKind.REFUTED)


@dataclass(frozen=True, slots=True)
class Repair:
    """An edit, or two together, that mends something.

    Attributes:
        step: what is done, as one step of undo.
        mends: the flaws that it mends, of those asked.
        all_mended: whether these are all that were asked.
        verdict: the finding after it; not sound where other keys are left.
        keys: the keys after it.
        comparison: what it keeps of the play after the key that is meant.
        defects: what makes the position impossible and did not before.
    """

    step: Step
    mends: tuple[Flaw, ...]
    all_mended: bool
    verdict: Verdict
    keys: tuple[Move, ...]
    comparison: Comparison
    defects: tuple[Defect, ...] = ()


@dataclass(frozen=True, slots=True)
class RepairProgress:
    """How far the work is, with the repairs that are new.

    Attributes:
        total: the edits to try so far; it grows if pairs are tried.
        tried: those whose keys are known.
        pairs: whether pairs of edits are being tried.
        new: the repairs found since the last report, each solved in full.
        complete: whether all is done.
    """

    total: int
    tried: int = 0
    pairs: bool = False
    new: tuple[Repair, ...] = field(default=(), repr=False)
    complete: bool = False


def repairs(
    baseline: Baseline,
    asked: Sequence[Flaw],
    kinds: Iterable[EditKind] = USUAL,
    limits: Limits = NO_LIMITS,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 0,
) -> Generator[RepairProgress, None, None]:
    """Look for edits that mend flaws and keep the key, alone or with keys there were before.

    The last report is `complete` unless the token was cancelled.

    Args:
        baseline: the problem as it stands; its key is the one to keep.
        asked: the flaws to mend, of `flaws(baseline)`.
        kinds: which kinds of edits to try.
        limits: what they may touch.
        cancel: a token that stops the work.
        session: what solves keep in common.
        threads: how many threads may judge; 0 for as many as the session allows.

    Raises:
        UnsupportedStipulation: the stipulation is not solved yet.
        ValueError: no flaw is asked for, or no key is meant.
    """
    if not asked or baseline.key is None:
        raise ValueError("expected a key to keep and a flaw to mend")
    work = session or Session()
    tried = edits(baseline.position, kinds, limits)
    search = _Search(baseline, tuple(asked), cancel or Token(), work, threads or work.threads)
    return search.run(tried)


class _Search:
    """One search under way."""

    def __init__(
        self,
        baseline: Baseline,
        asked: tuple[Flaw, ...],
        token: Token,
        session: Session,
        threads: int,
    ) -> None:
        self._baseline = baseline
        self._asked = asked
        self._token = token
        self._session = session
        self._threads = threads
        self._progress = RepairProgress(0)
        cooks = [phase.move for phase in baseline.solution.keys if phase.move is not None]
        self._known: tuple[Move, ...] = tuple(cooks)

    def run(self, tried: Sequence[Step]) -> Generator[RepairProgress, None, None]:
        """Yield reports."""
        found: list[Repair] = []
        for report in self._tried(tried):
            found += report.new
            yield report
        whole = any(each.all_mended for each in found)
        if not whole and len(self._asked) > 1 and not self._token.cancelled:
            pairs = list(_pairs(found, self._asked))
            self._progress = replace(self._progress, pairs=True)
            yield from self._tried(pairs)
        if not self._token.cancelled:
            yield replace(self._progress, new=(), complete=True)

    def _tried(self, steps: Sequence[Step]) -> Generator[RepairProgress, None, None]:
        start = self._baseline.position
        positions = [step.apply(start) for step in steps]
        self._progress = replace(self._progress, total=self._progress.total + len(steps), new=())
        stipulation = self._baseline.stipulation
        survey = surveyed(positions, stipulation, self._token, self._session, self._threads)
        hopeful: list[int] = []
        try:
            for batch in survey:
                hopeful += (n for n, judged in batch if self._may_mend(steps[n], judged))
                done = self._progress.tried + sum(judged.complete for _, judged in batch)
                self._progress = replace(self._progress, tried=done)
                yield self._progress
        finally:
            survey.close()  # its threads end before this does
        for number in sorted(set(hopeful), key=lambda n: (steps[n].size, n)):
            if self._token.cancelled:
                return
            repair = self._confirmed(steps[number], positions[number])
            if repair is not None:
                yield replace(self._progress, new=(repair,))

    def _may_mend(self, step: Step, judged: Judgement) -> bool:
        """Tell, by the keys, whether an edit keeps the key and may mend something asked."""
        if not judged.complete or judged.verdict is Verdict.INVALID:
            return False
        wanted = self._baseline.carried_key(step)
        if not any(is_carried(key, wanted) for key in judged.keys):
            return False
        allowed = [wanted, *(carried_move(cook, step) for cook in self._known)]
        if not all(any(is_carried(key, each) for each in allowed) for key in judged.keys):
            return False  # it brings a cook of its own
        if any(flaw.kind not in _BY_KEYS for flaw in self._asked):
            return True
        return len(judged.keys) == 1 or len(judged.keys) < len(self._known)

    def _confirmed(self, step: Step, position: Position) -> Repair | None:
        """Solve in full; return what is mended, or None if nothing is."""
        baseline = self._baseline
        solution = solve(
            position, baseline.stipulation, baseline.options, self._token, self._session
        )
        phase = _key_phase(solution, baseline, step)
        if phase is None or not solution.complete:
            return None
        mends = tuple(f for f in self._asked if is_mended(f, baseline, step, solution))
        if not mends:
            return None
        comparison = compare(baseline, step, solution, phase, self._token)
        if comparison is None:
            return None
        return Repair(
            step=step,
            mends=mends,
            all_mended=len(mends) == len(self._asked),
            verdict=solution.verdict,
            keys=tuple(each.move for each in solution.keys if each.move is not None),
            comparison=comparison,
            defects=baseline.new_defects(position),
        )


def _key_phase(solution: Solution, baseline: Baseline, step: Step) -> Phase | None:
    wanted = baseline.carried_key(step)
    return next((each for each in solution.keys if is_carried(each.move, wanted)), None)


def _pairs(found: Sequence[Repair], asked: tuple[Flaw, ...]) -> Iterator[Edits]:
    """Yield pairs of edits of different squares that together mend all, the smallest first."""
    single = [(r, r.step) for r in found if isinstance(r.step, Edit) and r.step.squares]
    pairs = [
        (_cost(a, b), Edits((first, second)))
        for (a, first), (b, second) in combinations(single, 2)
        if not set(first.squares) & set(second.squares)
        and all(flaw in a.mends or flaw in b.mends for flaw in asked)
    ]
    pairs.sort(key=lambda pair: (pair[1].size, pair[0]))
    for _, pair in pairs[:_MOST_PAIRS]:
        yield pair


def _cost(a: Repair, b: Repair) -> int:
    """Return how much of the play two edits change between them."""
    return sum(each.comparison.defences - each.comparison.unchanged for each in (a, b))
