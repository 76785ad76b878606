# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair: the smallest edits that mend flaws and keep the key that the composer means.

Single edits first; where none mends everything asked, pairs: at first of those that each mend a
part, then of one that mends and one that mends what the first one broke. Every repair shown
was solved in full.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from composer.analysis.comparing.edit import Edit, EditKind, Edits, Step
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.edits import NO_LIMITS, USUAL, Limits, edits
from composer.analysis.composing.flaws import Flaw
from composer.analysis.composing.survey import surveyed
from composer.analysis.composing.trial import Repair, Trial, is_quickly_solved
from composer.problem.position import Position
from composer.solver.judging import Judgement
from composer.solver.options import Token
from composer.solver.session import Session

__all__ = ["Repair", "RepairProgress", "repairs"]

_MOST_PAIRS: Final = 120_000  # of direct play in two
_MOST_OF_PARTS: Final = 3_000  # pairs that mend a part each
_MOST_LONG_PAIRS: Final = 3_000  # of longer play, and where the defender ends it
_HANDFUL: Final = 2_000  # pairs judged together
_ENOUGH: Final = 120  # pairs found; more are not looked at by anybody
_MOST_WITH: Final = 6  # pairs shown that have the first edit in common
_WORTH: Final = 40  # pairs solved in full that have the first edit in common


@dataclass(frozen=True, slots=True)
class RepairProgress:
    """How far the work is, with the repairs that are new.

    Attributes:
        total: the edits to try so far; it grows if pairs are tried.
        tried: those whose keys are known.
        pairs: whether pairs of edits are being tried.
        new: the repairs found since the last report, each solved in full.
        complete: whether all is done that is going to be.
        all_pairs: whether, of pairs, all were tried that can be hoped for; not where there
            were too many.
    """

    total: int
    tried: int = 0
    pairs: bool = False
    new: tuple[Repair, ...] = field(default=(), repr=False)
    complete: bool = False
    all_pairs: bool = True


def repairs(
    baseline: Baseline,
    asked: Sequence[Flaw],
    kinds: Iterable[EditKind] = USUAL,
    limits: Limits = NO_LIMITS,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 0,
    pairs: bool = False,
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
        pairs: whether to try pairs of edits even where a single one mends all.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
        ValueError: no flaw is requested, or no key is meant.
    """
    if not asked or baseline.key is None:
        raise ValueError("expected a key to keep and a flaw to mend")
    work = session or Session()
    tried = edits(baseline.position, kinds, limits)
    trial = Trial(baseline, tuple(asked), cancel or Token(), work)
    return _Search(trial, limits, threads or work.threads).run(tried, pairs)


class _Search:
    """One search under way."""

    def __init__(self, trial: Trial, limits: Limits, threads: int) -> None:
        self._trial = trial
        self._token = trial.token
        self._most_men = limits.most_men - len(trial.baseline.position)
        self._threads = threads
        self._progress = RepairProgress(0)
        self._judged: dict[Edit, Judgement] = {}
        self._enough: set[Step] = set()  # what mends all alone needs no second edit

    def run(self, tried: Sequence[Edit], pairs: bool) -> Generator[RepairProgress, None, None]:
        """Yield reports."""
        found: list[Repair] = []
        for report in self._singles(tried):
            found += report.new
            yield report
        self._enough = {repair.step for repair in found if repair.all_mended}
        if pairs or not any(repair.all_mended for repair in found):
            self._progress = replace(self._progress, pairs=True, new=())
            for report in self._parts(found):
                found += report.new
                yield report
            if pairs or not any(repair.all_mended for repair in found):
                yield from self._halves()
        if not self._token.cancelled:
            yield replace(self._progress, new=(), complete=True)

    def _singles(self, steps: Sequence[Edit]) -> Generator[RepairProgress, None, None]:
        start = self._trial.baseline.position
        positions = [step.apply(start) for step in steps]
        self._progress = replace(self._progress, total=len(steps))
        hopeful: list[int] = []
        for number, judged in self._surveyed(positions):
            if judged is None:
                yield self._progress
                continue
            self._judged[steps[number]] = judged
            if self._trial.may_mend(steps[number], judged):
                hopeful.append(number)
        for number in sorted(set(hopeful), key=lambda n: (steps[n].size, n)):
            yield from self._confirmed(steps[number], positions[number])

    def _parts(self, found: Sequence[Repair]) -> Generator[RepairProgress, None, None]:
        """Try pairs of edits that each mend a part."""
        if len(self._trial.asked) > 1 and not self._token.cancelled:
            parts = [repair for repair in found if not repair.all_mended]
            yield from self._tried(list(partial_pairs(parts, self._trial.asked)), [])

    def _halves(self) -> Generator[RepairProgress, None, None]:
        """Try pairs of an edit that mends, and one that mends what is open then."""
        halves: list[Half] = []
        quiet: set[Edit] = set()
        yield from self._find_halves(halves, quiet)
        halves.sort(key=lambda half: (half.left, half.step.size, half.number))
        steps = [edit for edit in self._judged if edit.squares and edit not in self._enough]
        quick = is_quickly_solved(self._trial.baseline.stipulation)
        room = _MOST_PAIRS if quick else _MOST_LONG_PAIRS
        for others in (quiet, set(steps) - quiet):  # what breaks something may still do
            seconds: list[tuple[Half, list[Edit]]] = []
            whole = 0
            for pair in second_edits(halves, filter(others.__contains__, steps), self._most_men):
                seconds.append(pair)
                whole += len(pair[1])
                if whole > room or self._token.cancelled:
                    break
            total = self._progress.total + min(room, whole)
            self._progress = replace(self._progress, total=total, all_pairs=whole <= room, new=())
            yield self._progress
            found = 0
            for report in self._in_handfuls(seconds, room):
                found += len(report.new)
                yield report
            room -= min(room, whole)
            if found or not room or self._token.cancelled:
                return

    def _find_halves(
        self, halves: list[Half], quiet: set[Edit]
    ) -> Generator[RepairProgress, None, None]:
        """Find the single edits that mend, whatever they break, and those that break nothing."""
        start = self._trial.baseline.position
        for number, (step, judged) in enumerate(self._judged.items()):
            if self._token.cancelled:
                return
            left = self._trial.still_open(step, step.apply(start), judged) if step.squares else 0
            if left:
                halves.append(Half(step, left, number))
            if self._trial.leaves_alone(step, judged):
                quiet.add(step)
            if number % 16 == 0:
                yield self._progress

    def _in_handfuls(
        self, seconds: Sequence[tuple[Half, Sequence[Edit]]], room: int
    ) -> Generator[RepairProgress, None, None]:
        """Try pairs, those with the best first edit before the others, while there is room."""
        found: list[Repair] = []
        handful: list[Edits] = []
        last = len(seconds) - 1
        for place, (half, others) in enumerate(seconds):
            handful += (Edits((half.step, other)) for other in others[: room - len(handful)])
            if len(handful) < min(_HANDFUL, room) and place < last:
                continue
            room -= len(handful)
            for report in self._tried(handful, found, counted=True):
                found += report.new
                yield report
            handful = []
            if self._token.cancelled:
                return
            if room <= 0 or len(found) >= _ENOUGH:
                break
        if self._progress.tried < self._progress.total:  # enough was found
            self._progress = replace(self._progress, all_pairs=False)

    def _tried(
        self, steps: Sequence[Edits], before: Sequence[Repair], counted: bool = False
    ) -> Generator[RepairProgress, None, None]:
        """Judge pairs and confirm the hopeful; `counted` if the total has them already."""
        start = self._trial.baseline.position
        positions: list[Position] = []
        for number, step in enumerate(steps):
            positions.append(step.apply(start))
            if number % 64 == 0 and self._token.cancelled:
                return
        if not counted:
            self._progress = replace(self._progress, total=self._progress.total + len(steps))
        seen = {repair.step.apply(start).board for repair in before}
        hopeful: list[int] = []
        for number, judged in self._surveyed(positions):
            if judged is None:
                yield self._progress
            elif self._trial.may_mend(steps[number], judged):
                hopeful.append(number)
        shown: dict[Edit, int] = {}
        solved: dict[Edit, int] = {}
        for number in sorted(set(hopeful), key=lambda n: (steps[n].size, n)):
            first = steps[number].parts[0]
            if counted and positions[number].board in seen:
                continue
            if counted and shown.get(first, 0) >= _MOST_WITH:
                continue
            if counted and solved.get(first, 0) >= _WORTH:  # what it does is not known
                done = self._progress.tried - 1
                self._progress = replace(self._progress, tried=done, all_pairs=False)
                continue
            solved[first] = solved.get(first, 0) + 1
            for report in self._confirmed(steps[number], positions[number]):
                if counted and not report.new[0].all_mended:
                    continue
                seen.add(positions[number].board)
                shown[first] = shown.get(first, 0) + 1
                yield report

    def _surveyed(
        self, positions: Sequence[Position]
    ) -> Generator[tuple[int, Judgement | None], None, None]:
        """Yield judgements by their numbers, and after some of them None, to report progress."""
        asked, session = self._trial.baseline.stipulation, self._trial.session
        survey = surveyed(positions, asked, self._token, session, self._threads)
        with closing(survey):  # its threads end before this does
            for batch in survey:
                yield from batch
                done = self._progress.tried + sum(judged.complete for _, judged in batch)
                self._progress = replace(self._progress, tried=done)
                yield -1, None

    def _confirmed(self, step: Step, position: Position) -> Generator[RepairProgress, None, None]:
        if self._token.cancelled:
            return
        repair = self._trial.confirmed(step, position)
        if repair is not None:
            yield replace(self._progress, new=(repair,))


@dataclass(frozen=True, slots=True)
class Half:
    """An edit that mends, and leaves something open that another may mend.

    Attributes:
        step: the edit.
        left: how much is open after it; 1 at least.
        number: its place among all edits.
    """

    step: Edit
    left: int
    number: int


def partial_pairs(found: Sequence[Repair], asked: tuple[Flaw, ...]) -> Iterator[Edits]:
    """Yield pairs of edits of different squares that together mend all, the smallest first.

    Args:
        found: single edits that each mend a part and keep the key.
        asked: the flaws to mend.
    """
    single = [(r, r.step) for r in found if isinstance(r.step, Edit) and r.step.squares]
    pairs = [
        (_cost(a, b), Edits((first, second)))
        for (a, first), (b, second) in combinations(single, 2)
        if first.is_apart(second) and all(flaw in a.mends or flaw in b.mends for flaw in asked)
    ]
    pairs.sort(key=lambda pair: (pair[1].size, pair[0]))
    for _, pair in pairs[:_MOST_OF_PARTS]:
        yield pair


def second_edits(
    halves: Iterable[Half], others: Iterable[Edit], most_men: int
) -> Iterator[tuple[Half, list[Edit]]]:
    """Yield, for each half, the edits of other squares that may come with it, small ones first.

    Args:
        halves: edits that mend.
        others: edits that may come with them.
        most_men: by how many men the two together may make the position richer.
    """
    small = sorted(others, key=lambda other: other.size)
    masks = [(edit, _mask(edit), edit.men_more) for edit in small]
    for half in halves:
        mask, room = _mask(half.step), most_men - half.step.men_more
        yield half, [edit for edit, m, more in masks if not m & mask and more <= room]


def _mask(edit: Edit) -> int:
    """Return the squares of an edit as bits."""
    return sum(1 << square for square in set(edit.squares))


def _cost(a: Repair, b: Repair) -> int:
    """Return how much of the play two edits change between them."""
    return sum(repair.comparison.answers.lost for repair in (a, b))
