# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair of help play and series: edits that stop cooks and keep the lines that are meant.

A cook is a line here. What is found was judged with all its lines, so nothing has to be solved
again.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.edit import Edit, EditKind
from composer.analysis.composing.edits import NO_LIMITS, USUAL, Limits, edits
from composer.analysis.composing.linekept import (
    carried_line,
    line_squares,
    lines_kept,
    strange_lines,
)
from composer.analysis.composing.survey import surveyed
from composer.problem.defects import Defect
from composer.solver.judging import Judgement
from composer.solver.lines import Line
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict


@dataclass(frozen=True, slots=True)
class LineRepair:
    """An edit that stops cooks and keeps all that is meant.

    Attributes:
        edit: what is done.
        stops: the cooks that are no solutions any more, of those there were.
        verdict: the finding after it; not sound where cooks are left.
        lines: the solutions after it.
        men_saved: how many men fewer there are; negative if there are more.
        defects: what makes the position impossible and did not before.
    """

    edit: Edit
    stops: tuple[Line, ...]
    verdict: Verdict
    lines: tuple[Line, ...]
    men_saved: int
    defects: tuple[Defect, ...] = ()


@dataclass(frozen=True, slots=True)
class LineProgress:
    """How far the work is, with what is new.

    Attributes:
        total: the edits to try.
        tried: those whose lines are known.
        new: the repairs found since the last report.
        complete: whether all edits were tried.
    """

    total: int
    tried: int = 0
    new: tuple[LineRepair, ...] = field(default=(), repr=False)
    complete: bool = False


def cooks_of(baseline: Baseline) -> tuple[Line, ...]:
    """Return the solutions that are not meant, shorter ones among them."""
    return strange_lines(baseline.lines, baseline.solution.lines, None)


def line_repairs(
    baseline: Baseline,
    kinds: Iterable[EditKind] = USUAL,
    limits: Limits = NO_LIMITS,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 0,
) -> Generator[LineProgress, None, None]:
    """Look for edits that stop at least one cook, keep all lines meant and bring no new one.

    The last report is `complete` unless the token was cancelled.

    Args:
        baseline: the problem as it stands; its lines are those to keep.
        kinds: which kinds of edits to try.
        limits: what they may touch.
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
    tried = edits(baseline.position, kinds, limits)
    return _search(baseline, cooks, tried, token, work, threads or work.threads)


def line_repair_rank(repair: LineRepair) -> tuple[object, ...]:
    """Return what to sort repairs by: sound first, possible ones, then men saved, small edits."""
    return (
        repair.verdict is not Verdict.SOUND,
        -len(repair.stops),
        bool(repair.defects),
        -repair.men_saved,
        repair.edit.size,
    )


def _search(
    baseline: Baseline,
    cooks: Sequence[Line],
    tried: Sequence[Edit],
    token: Token,
    session: Session,
    threads: int,
) -> Generator[LineProgress, None, None]:
    positions = [edit.apply(baseline.position) for edit in tried]
    progress = LineProgress(len(tried))
    intended = baseline.solution.intended
    survey = surveyed(positions, baseline.stipulation, token, session, threads, intended)
    try:
        for batch in survey:
            judged = [(tried[number], each) for number, each in batch if each.complete]
            found = [_repair(baseline, cooks, edit, each) for edit, each in judged]
            progress = replace(
                progress,
                tried=progress.tried + len(judged),
                new=tuple(each for each in found if each is not None),
            )
            yield progress
    finally:
        survey.close()
    if not token.cancelled:
        yield replace(progress, new=(), complete=True)


def _repair(
    baseline: Baseline, cooks: Sequence[Line], edit: Edit, judged: Judgement
) -> LineRepair | None:
    """Return what an edit mends; None if nothing, or if it breaks something."""
    if lines_kept(baseline.lines, judged.lines, edit) < len(baseline.lines):
        return None
    if strange_lines(baseline.solution.lines, judged.lines, edit):
        return None
    left = {line_squares(line) for line in judged.lines}
    stops = tuple(cook for cook in cooks if carried_line(cook, edit) not in left)
    if not stops:
        return None
    position = edit.apply(baseline.position)
    return LineRepair(
        edit=edit,
        stops=stops,
        verdict=judged.verdict,
        lines=judged.lines,
        men_saved=len(baseline.position) - len(position),
        defects=baseline.new_defects(position),
    )
