# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves and analyses problems of a library one after the other: the work of one process.

Problems come as the JSON that a version keeps, and go back as findings. Whatever is wrong
with one of them is reported in its finding; the others are done all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from typing import Final

from composer.analysis.report import ANALYSIS_VERSION, Analysis, analyse
from composer.analysis.twins import Part, solve_parts
from composer.analysis.twinstudy import meaning_of
from composer.library.classify.legality import judged_texts
from composer.library.classify.studies import with_study
from composer.library.records.details import NOTHING
from composer.library.records.ends import FoundEnds, found_ends
from composer.library.records.findings import (
    beside_print,
    finding_of_analysis,
    found_points,
    found_themes,
)
from composer.library.records.findings import unsolvable as unsolvable
from composer.library.records.problemform import ProblemFormError, parse_problem
from composer.library.records.values import UNSUPPORTED, Finding
from composer.problem.forms import has_forms
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token
from composer.solver.rights.parts import verdict_of_parts
from composer.solver.session import Session, kept_endings
from composer.solver.solution import Solution, Verdict

_TABLE_MEGABYTES: Final = 32
# A library keeps what is certain only.
_ALL: Final = SolveOptions(untried=False)
_KEYS: Final = SolveOptions(tries=False, set_play=False, untried=False)


class Round(Enum):
    """What is found out, and how many seconds a problem of more than two moves may take.

    First the verdicts of problems of which nothing is known, then the whole analysis, and at
    last those once more that were cut short, if only in their tries. Before these it is judged
    whether games can lead to the diagrams.
    """

    VERDICTS = 1
    ANALYSES = 5
    LEGALITY = 3
    SECOND = 60


def findings(texts: Iterable[str], asked: Round) -> list[Finding]:
    """Return what is found of each problem."""
    if asked is Round.LEGALITY:
        return judged_texts(list(texts), asked.value)
    # the other processors have work of their own
    session = Session(_TABLE_MEGABYTES, threads=1, endings=kept_endings)
    try:
        return [_finding_of(text, asked, session) for text in texts]
    finally:
        session.close()


def classify(problem: Problem, asked: Round, session: Session) -> Finding:
    """Solve a problem with all its twins, and analyse it unless only the verdict is requested.

    What is asked of it may be nothing that this program solves; the finding then says so, and
    counts as a whole analysis: nothing is gained by trying again.
    """
    from composer.library.classify.games import classify_game

    if problem.game is not None:
        return classify_game(problem, asked.value, quick=asked is Round.VERDICTS)
    quick = asked is Round.VERDICTS
    parts, cut = solved_parts(problem, asked.value, session, quick=quick)
    found = finding_of_parts(problem, parts, asked.value if cut else 0, quick=quick)
    if quick:
        return found
    with _limited(problem, asked.value) as token:
        return with_study(problem, found, session, token, asked.value)


def finding_of_parts(
    problem: Problem, parts: Sequence[Part], allowed: int = 0, *, quick: bool = False
) -> Finding:
    """Analyse a problem that was solved with all its twins.

    Args:
        problem: the problem.
        parts: what was found of its parts.
        allowed: the seconds after which that was cut short; 0 where it was not.
        quick: whether only the verdict is known.
    """
    verdict = verdict_of_parts(part.verdict for part in parts)
    unsolved = next((str(part.note) for part in parts if part.problem and part.note), "")
    if unsolved and verdict is Verdict.UNDECIDED:
        return unsolvable(UNSUPPORTED, unsolved)
    analyses = [None if quick else _analysis(part) for part in parts]
    found = [_part_finding(part, analysis) for part, analysis in zip(parts, analyses, strict=True)]
    first = _united(found)
    complete = all(part.is_decided for part in parts)
    whole = replace(first, verdict=verdict.value, complete=complete)
    if quick:
        return replace(whole, analysis_version=0)
    details = replace(whole.details or NOTHING, allowed=allowed, note=unsolved)
    if whole.details is not None and len(parts) > 1:
        together = meaning_of(problem, parts, analyses)
        themes, points = found_themes(together.themes), found_points(together.points)
        details = replace(details, themes=themes, points=points)
    alone = parts[0] if len(parts) == 1 else None
    if alone is not None and alone.solution is not None and alone.is_decided:
        details = beside_print(details, problem, alone.solution, alone.dependences)
    ends = _ends(problem, parts, analyses)
    return replace(whole, analysis_version=ANALYSIS_VERSION, details=details, ends=ends)


def solved_parts(
    problem: Problem,
    seconds: float,
    session: Session,
    *,
    quick: bool = False,
    begun: Callable[[Token], object] = lambda _: None,
) -> tuple[tuple[Part, ...], bool]:
    """Solve the parts within some seconds each time, and say whether that was cut short.

    Where tries or set play of a decided problem take too long, it is solved without these: what
    its keys come to is worth more than nothing, and is soon known again.

    Args:
        problem: the problem.
        seconds: how long more than a mate in two may take.
        session: what is known already.
        quick: whether only the keys are wanted.
        begun: called with the token of each search as it begins, for who may cancel it.
    """
    with _limited(problem, seconds) as token:
        begun(token)
        parts = tuple(solve_parts(problem, _ALL, token, session, keys_only=quick))
    cut = any(_is_cut(part.solution) for part in parts if part.solution is not None)
    if quick or _are_whole(parts) or not all(part.is_decided for part in parts):
        return parts, cut
    with _limited(problem, seconds) as token:
        begun(token)
        again = tuple(solve_parts(problem, _KEYS, token, session))
    return (again if _are_whole(again) else parts), cut


def _is_cut(solution: Solution) -> bool:
    """Return whether more time may find more: of too many lines no more are ever listed."""
    return not solution.complete and not solution.lines_cut


def _are_whole(parts: Sequence[Part]) -> bool:
    return all(part.solution is None or part.solution.complete for part in parts)


def _finding_of(text: str, asked: Round, session: Session) -> Finding:
    try:
        return classify(parse_problem(text), asked, session)
    except ProblemFormError as error:
        return unsolvable(Verdict.UNDECIDED.value, f"the problem cannot be read: {error}")
    except Exception as error:  # noqa: BLE001 - the others must go on; it is reported in the finding
        told = f"failure of the analysis: {type(error).__name__}: {error}"
        return unsolvable(Verdict.UNDECIDED.value, told)


def _analysis(part: Part) -> Analysis | None:
    """Return what the solution of a part means; None where it is not known whole."""
    solution = part.solution
    return None if solution is None or not solution.complete else analyse(solution)


def _part_finding(part: Part, analysis: Analysis | None) -> Finding:
    if part.solution is None:
        return Finding(part.verdict.value)
    return finding_of_analysis(part.solution, analysis)


def _ends(
    problem: Problem, parts: Sequence[Part], analyses: Sequence[Analysis | None]
) -> FoundEnds:
    """Return where the lines of all parts end, of those whose solutions are known whole."""
    known = [
        (part.letter, part.solution, analysis)
        for part, analysis in zip(parts, analyses, strict=True)
        if part.solution is not None and analysis is not None
    ]
    return found_ends(problem.position, known, cut=len(known) < len(parts))


def _united(found: Sequence[Finding]) -> Finding:
    """Return the finding of the first part with the solutions of all.

    Solutions of help play and series are counted over all parts, and so are their mates.
    """
    known = [finding.details for finding in found if finding.details is not None]
    if len(found) == 1 or not known:
        return found[0]
    details = found[0].details or NOTHING
    if len(known) == len(found) and all(part.solutions is not None for part in known):
        details = replace(
            details,
            solutions=_sum(part.solutions for part in known),
            pure=_sum(part.pure for part in known),
            economical=_sum(part.economical for part in known),
            model=_sum(part.model for part in known),
            ideal=_sum(part.ideal for part in known),
        )
    return replace(found[0], details=details)


def _sum(numbers: Iterable[int | None]) -> int | None:
    known = [number for number in numbers if number is not None]
    return sum(known) if known else None


@contextmanager
def _limited(problem: Problem, seconds: float) -> Iterator[Token]:
    """Give a token that is cancelled after some seconds; two-movers take what they need."""
    token = Token()
    with Deadline(token, 0 if _is_short(problem) else seconds):
        yield token


def _is_short(problem: Problem) -> bool:
    """Return whether solving a problem takes no more than a moment."""
    asked = problem.stipulation
    return not has_forms(problem) and asked.is_direct and asked.moves <= TWO_MOVER.moves
