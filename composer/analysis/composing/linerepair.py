# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair of help play and series: edits that stop cooks and keep the lines that are meant.

A cook is a line here; where the last move is forced, as in `hs#3`, all lines that differ in it
alone are one solution, meant or a cook together. What is found was judged with all its lines,
so nothing has to be solved again.

Single edits come first; where none makes the problem sound, pairs: of edits that stop what the
other leaves, then of one that stops something, be it that new cooks come, and one that breaks
nothing by itself. There are bounds to how many are tried, and it is said where they were met.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final

from composer.analysis.comparing.carried import (
    CarriedLine,
    carried_line,
    line_squares,
    lines_kept,
)
from composer.analysis.comparing.edit import Edit, EditKind, Edits, Step
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.edits import NO_LIMITS, USUAL, edits
from composer.analysis.composing.survey import surveyed
from composer.problem.defects import Defect
from composer.solver.judging import Judgement
from composer.solver.lines import Line, ends_forced
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

_MOST_PAIRS: Final = 4_000
_MOST_LONG_PAIRS: Final = 800  # of problems of more half-moves
_LONG: Final = 6
_HANDFUL: Final = 200  # pairs judged together
_MOST_STRANGERS: Final = 4  # new solutions after the first of two, for the second to stop
_MOST_PARTS: Final = 300  # edits joined with one another
_ENOUGH: Final = 60  # pairs found; more are not looked at by anybody


@dataclass(frozen=True, slots=True)
class LineRepair:
    """An edit, or two together, that stops cooks and keeps all that is meant.

    Attributes:
        edit: what is done, as one step of undo.
        stops: the cooks that are no solutions any more, of those there were.
        verdict: the finding after it; not sound where cooks are left.
        lines: the solutions after it.
        men_saved: how many men fewer there are; negative if there are more.
        defects: what makes the position impossible and did not before.
    """

    edit: Step
    stops: tuple[Line, ...]
    verdict: Verdict
    lines: tuple[Line, ...]
    men_saved: int
    defects: tuple[Defect, ...] = ()


@dataclass(frozen=True, slots=True)
class LineProgress:
    """How far the work is, with what is new.

    Attributes:
        total: the edits to try so far; it grows if pairs are tried.
        tried: those whose lines are known.
        pairs: how many of the total are pairs; 0 while none are tried.
        new: the repairs found since the last report.
        complete: whether all is done that is going to be.
        all_pairs: whether, of pairs, all were tried that can be hoped for; not where there
            were too many.
    """

    total: int
    tried: int = 0
    pairs: int = 0
    new: tuple[LineRepair, ...] = field(default=(), repr=False)
    complete: bool = False
    all_pairs: bool = True


def cooks_of(baseline: Baseline) -> tuple[Line, ...]:
    """Return the solutions that are not meant, shorter ones among them."""
    forced = ends_forced(baseline.stipulation)
    meant = {_own(line_squares(line), forced) for line in baseline.lines}
    lines = baseline.solution.lines
    return tuple(line for line in lines if _own(line_squares(line), forced) not in meant)


def line_repairs(
    baseline: Baseline,
    kinds: Iterable[EditKind] = USUAL,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 0,
) -> Generator[LineProgress, None, None]:
    """Look for edits that stop at least one cook, keep all lines meant and bring no new one.

    The last report is `complete` unless the token was cancelled.

    Args:
        baseline: the problem as it stands; its lines are those to keep.
        kinds: which kinds of edits to try.
        cancel: a token that stops the work.
        session: what solves keep in common.
        threads: how many threads may judge; 0 for as many as the session allows.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
        ValueError: no line is meant, or there is no cook.
    """
    cooks = cooks_of(baseline)
    if not baseline.lines or not cooks:
        raise ValueError("expected lines to keep and a cook to stop")
    work, token = session or Session(), cancel or Token()
    tried = edits(baseline.position, kinds)
    most_men = NO_LIMITS.most_men - len(baseline.position)
    search = _Search(baseline, cooks, token, work, threads or work.threads, most_men)
    return search.run(tried)


def line_repair_rank(repair: LineRepair) -> tuple[object, ...]:
    """Return what to sort repairs by: sound first, possible ones, then men saved, small edits."""
    return (
        repair.verdict is not Verdict.SOUND,
        -len(repair.stops),
        bool(repair.defects),
        not isinstance(repair.edit, Edit),
        -repair.men_saved,
        repair.edit.size,
    )


class _Search:
    """One search under way."""

    def __init__(
        self,
        baseline: Baseline,
        cooks: Sequence[Line],
        token: Token,
        session: Session,
        threads: int,
        most_men: int,
    ) -> None:
        self._baseline = baseline
        self._cooks = cooks
        self._token = token
        self._session = session
        self._threads = threads
        self._most_men = most_men
        self._forced = ends_forced(baseline.stipulation)
        self._progress = LineProgress(0)
        self._effects: list[Effect] = []

    def run(self, tried: Sequence[Edit]) -> Generator[LineProgress, None, None]:
        """Yield reports."""
        sound = False
        for report in self._tried(tried):
            sound = sound or _any_sound(report)
            yield report
        if not sound and not self._token.cancelled:
            yield from self._pairs()
        if not self._token.cancelled:
            yield replace(self._progress, new=(), complete=True)

    def _pairs(self) -> Generator[LineProgress, None, None]:
        """Try pairs, a handful at a time, until there are no more or enough were found."""
        room = _MOST_PAIRS
        if self._baseline.stipulation.halfmoves >= _LONG:
            room = _MOST_LONG_PAIRS
        pairs = line_pairs(self._effects, self._most_men, room + 1)
        self._effects = []
        whole = len(pairs) <= room
        pairs = pairs[:room]
        found = 0
        for start in range(0, len(pairs), _HANDFUL):
            handful = pairs[start : start + _HANDFUL]
            for report in self._tried(handful, only_sound=True):
                found += len(report.new)
                yield report
            if self._token.cancelled:
                return
            if found >= _ENOUGH:
                whole = whole and start + _HANDFUL >= len(pairs)
                break
        self._progress = replace(self._progress, all_pairs=whole)

    def _tried(
        self, steps: Sequence[Step], only_sound: bool = False
    ) -> Generator[LineProgress, None, None]:
        """Judge edits, or pairs if only what makes it sound is of use."""
        baseline = self._baseline
        positions = [step.apply(baseline.position) for step in steps]
        self._progress = replace(
            self._progress,
            total=self._progress.total + len(steps),
            pairs=self._progress.pairs + (len(steps) if only_sound else 0),
            new=(),
        )
        intended = baseline.meant
        before, known = self._progress.tried, set[int]()
        survey = surveyed(
            positions, baseline.stipulation, self._token, self._session, self._threads, intended
        )
        with closing(survey):
            for batch in survey:
                judged = [
                    (steps[number], judgement) for number, judgement in batch if judgement.complete
                ]
                new = [self._judged(step, judgement, only_sound) for step, judgement in judged]
                # Of what has very many lines not all are known, but that it is no repair.
                known |= {n for n, judgement in batch if judgement.verdict is not Verdict.UNDECIDED}
                self._progress = replace(
                    self._progress,
                    tried=before + len(known),
                    new=tuple(repair for repair in new if repair is not None),
                )
                yield self._progress

    def _judged(self, step: Step, judged: Judgement, only_sound: bool) -> LineRepair | None:
        """Return what an edit mends; None if nothing, or if it breaks something."""
        baseline = self._baseline
        if lines_kept(baseline.lines, judged.lines, step) < len(baseline.lines):
            return None
        left = {_own(line_squares(line), self._forced) for line in judged.lines}
        stops = tuple(c for c in self._cooks if self._carried(c, step) not in left)
        known = {self._carried(line, step) for line in baseline.solution.lines}
        strangers = len(left - known)
        if isinstance(step, Edit):
            stopped = frozenset(n for n, cook in enumerate(self._cooks) if cook in stops)
            self._effects.append(Effect(step, stopped, len(self._cooks), strangers))
        if strangers or not stops or (only_sound and judged.verdict is not Verdict.SOUND):
            return None
        position = step.apply(baseline.position)
        return LineRepair(
            edit=step,
            stops=stops,
            verdict=judged.verdict,
            lines=judged.lines,
            men_saved=len(baseline.position) - len(position),
            defects=baseline.new_defects(position),
        )

    def _carried(self, line: Line, step: Step) -> CarriedLine | None:
        carried = carried_line(line, step)
        return None if carried is None else _own(carried, self._forced)


def _own(squares: CarriedLine, forced: bool) -> CarriedLine:
    """Return what distinguishes a solution: all its moves, or all but a forced last one."""
    return squares[:-1] if forced else squares


def _any_sound(report: LineProgress) -> bool:
    return any(repair.verdict is Verdict.SOUND for repair in report.new)


@dataclass(frozen=True, slots=True)
class Effect:
    """What one edit by itself, which keeps all lines meant, does to the others.

    Attributes:
        edit: the edit.
        stops: the numbers of the cooks that it stops.
        cooks: how many cooks there were.
        strangers: how many solutions there are after it that were none before.
    """

    edit: Edit
    stops: frozenset[int]
    cooks: int
    strangers: int

    @property
    def left(self) -> int:
        """How much a second edit would have to stop."""
        return self.cooks - len(self.stops) + self.strangers


def line_pairs(effects: Sequence[Effect], most_men: int, most: int) -> list[Edits]:
    """Return pairs of edits on different squares, the likeliest first, up to a limit.

    First come those that break nothing and stop all cooks between them; then those of an edit
    that stops some, whatever few it brings, and of one that brings none.

    Args:
        effects: what the single edits do that keep the lines meant.
        most_men: by how many men a pair may make the position richer.
        most: how many to return.
    """
    found: dict[frozenset[Edit], Edits] = {}
    for pair in chain(_joined(effects), _followed(effects)):
        if len(found) == most:
            break
        if pair.men_more <= most_men:
            found.setdefault(frozenset(pair.parts), pair)
    return list(found.values())


def _joined(effects: Sequence[Effect]) -> Iterator[Edits]:
    """Yield pairs that break nothing and stop all between them, the smallest first."""
    parts = sorted(
        (
            effect
            for effect in effects
            if effect.stops and not effect.strangers and effect.edit.squares
        ),
        key=lambda effect: (-len(effect.stops), effect.edit.size),
    )[:_MOST_PARTS]
    pairs = [
        Edits((one.edit, other.edit))
        for place, one in enumerate(parts)
        for other in parts[place + 1 :]
        if len(one.stops | other.stops) == one.cooks and one.edit.is_apart(other.edit)
    ]
    yield from sorted(pairs, key=lambda pair: pair.size)


def _followed(effects: Sequence[Effect]) -> Iterator[Edits]:
    """Yield pairs of an edit that stops something and one that by itself breaks nothing.

    Those with the fewest cooks left after the first come first.
    """
    firsts = sorted(
        (e for e in effects if e.stops and e.strangers <= _MOST_STRANGERS and e.edit.squares),
        key=lambda effect: (effect.left, effect.edit.size),
    )
    seconds = sorted(
        (effect for effect in effects if not effect.strangers and effect.edit.squares),
        key=lambda effect: (-len(effect.stops), effect.edit.size),
    )
    for first in firsts:
        for second in seconds:
            if first.edit.is_apart(second.edit):
                yield Edits((first.edit, second.edit))
