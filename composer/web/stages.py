# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page is told of a problem, stage by stage, as plain values.

The form is that of `docs/json.md`, with what goes beside it in `extra`, as it is written at the
head of `resources/web/app/remote-solver.js`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import drop_map
from composer.analysis.composing.neighbours import Neighbour, neighbours, rank
from composer.analysis.composing.news import SolutionNews
from composer.analysis.foremost import thematic_moves
from composer.analysis.partsfinding import by_letters
from composer.analysis.report import Analysis, analyse
from composer.analysis.twins import solve_parts
from composer.analysis.twinstudy import meaning_of
from composer.problem.defects import Severity
from composer.problem.fen import fen
from composer.problem.forms import has_forms
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.said.sentence import Sentence, said, sentence_of
from composer.solver.jsonform import Further
from composer.solver.lawdefects import defects_of_task
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import solve, solving
from composer.studio.partsobject import parts_object
from composer.studio.solutionrows import gone_lines_words, gone_words, later_rows, rows_of_news
from composer.web.aids import aid_answers
from composer.web.limits import Bounds, Limits, shortened
from composer.web.request import AIDS, Hand, Json, SolveRequest
from composer.web.speaker import Speaker, stage_told
from composer.web.themes import meant_told, phases_told

_PAUSE: Final = 0.1  # seconds between two reports of a solve that goes on
_NAMES: Final = {Stage.PLAY: "play", Stage.TRIES: "tries"}
_MOST_NEAR: Final = 60  # neighbours that are told


def answers(
    request: SolveRequest, token: Token, session: Session, limits: Limits
) -> Iterator[Json]:
    """Yield what is found, as it is found; nothing more once the token is cancelled."""
    speaker = Speaker.of(request.language).beside(request.problem.position)
    try:
        if request.stages & set(AIDS):
            yield from aid_answers(request, token, session, speaker)
            return
        if has_forms(request.problem):
            yield from _of_parts(request, token, session, speaker, limits)
            return
        if request.hand is not None:
            yield from _drops(request, request.hand, token, session)
            return
        solution: Solution | None = None
        for stage in _solving(request, token, session, speaker, limits):
            solution = stage.solution
            yield stage.told
        if solution is None or not solution.complete or token.cancelled:
            return
        yield from _meaning(request, solution, speaker)
        if "neighbours" in request.stages and not token.cancelled:
            yield from _near(solution, token, session, speaker)
        if request.before is not None and not token.cancelled:
            yield from _since(request.before, request, solution, token, session, speaker)
    except UnsupportedStipulation as error:
        yield error_stage(speaker.say(sentence_of(error)))


def error_stage(message: str) -> Json:
    """Return the stage that says why nothing can be told."""
    return {"stage": "error", "solution": None, "complete": True, "extra": {"message": message}}


@dataclass(frozen=True, slots=True)
class _Step:
    solution: Solution
    told: Json


def _solving(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker, limits: Limits
) -> Iterator[_Step]:
    problem, reported, shown = request.problem, 0.0, None
    defects = defects_of_task(problem.position, problem.stipulation)
    wrong = [defect for defect in defects if defect.severity is Severity.FATAL]
    squares = sorted({square_name(at) for defect in wrong for at in defect.squares})
    options = SolveOptions(most_lines=limits.lines)
    for solution in solving(problem, None, options, token, session):
        if token.cancelled:
            return
        name = _NAMES.get(solution.stage, "verdict")
        now = time.monotonic()
        if not solution.complete and name == shown and now - reported < _PAUSE:
            continue
        reported, shown = now, name
        extra = {"message": speaker.finding(solution), "squares": squares}
        if solution.stipulation.question is not None:
            extra["answers"] = [speaker.say(each.sentence) for each in solution.answers]
        if solution.complete and name == "verdict":
            name = "tries"  # nothing was to be looked for beside the verdict
        known = _written(solution.json_object, token, limits)
        if token.cancelled:
            return
        told = stage_told(name, known, solution.stage >= Stage.KEYS, extra)
        yield _Step(solution, {**told, "complete": told["complete"] or solution.complete})


def _written(write: Callable[[Further], Json], token: Token, limits: Limits) -> Json:
    """Return what a solution is written as, without its play where that is too long."""
    bounds = Bounds(token, limits)
    found = write(bounds.further)
    return shortened(found) if bounds.cut else found


def _of_parts(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker, limits: Limits
) -> Iterator[Json]:
    """Yield what is found of a problem with twins: first of the diagram, then of all."""
    options = SolveOptions(most_lines=limits.lines)
    parts = []
    for part in solve_parts(request.problem, options, token, session):
        if token.cancelled:
            return
        parts.append(part)
        found = _written(partial(parts_object, parts, request.problem), token, limits)
        if token.cancelled:
            return
        message = speaker.say(said("{count} of its forms solved", count=len(parts)))
        yield stage_told("verdict", found, False, {"message": message, "squares": []})
    found = _written(partial(parts_object, parts, request.problem), token, limits)
    if token.cancelled:
        return
    told = (
        speaker.say(part.note) if part.solution is None else speaker.finding(part.solution)
        for part in parts
    )
    yield stage_told("tries", found, True, {"message": by_letters(parts, told), "squares": []})
    if "themes" in request.stages:
        analyses = [_analysis(part.solution) for part in parts]
        shown = meaning_of(request.problem, parts, analyses)
        yield stage_told("themes", None, True, meant_told(shown.themes, shown.points, speaker))


def _analysis(solution: Solution | None) -> Analysis | None:
    return None if solution is None or not solution.complete else analyse(solution)


def _meaning(request: SolveRequest, solution: Solution, speaker: Speaker) -> Iterator[Json]:
    """Yield what a solution means: phases, themes, quality."""
    if not {"phases", "themes", "reading"} & request.stages or solution.verdict is Verdict.INVALID:
        return
    analysis = analyse(solution)
    if "reading" in request.stages:
        later = later_rows(solution, thematic_moves(analysis))
        yield stage_told("reading", None, True, {"later": later})
    if "phases" in request.stages:
        yield stage_told("phases", None, True, phases_told(analysis.table, solution.is_fairy))
    if "themes" in request.stages:
        told = meant_told(analysis.flags, analysis.quality.points, speaker, analysis.study)
        yield stage_told("themes", None, True, told)


def _since(
    before: Problem,
    request: SolveRequest,
    solution: Solution,
    token: Token,
    session: Session,
    speaker: Speaker,
) -> Iterator[Json]:
    """Yield what an edit brought and took; nothing where the problem before is not solved now."""
    if has_forms(before) or before.stipulation != request.problem.stipulation:
        return
    earlier = solve(before, None, SolveOptions(), token, session)
    if token.cancelled or not earlier.complete:
        return
    news = SolutionNews.between(earlier, solution)
    gone = gone_words(news, speaker.letters, speaker.say(said("Set play")))
    lines = gone_lines_words(news, solution.stipulation, speaker.letters)
    told = {**rows_of_news(solution, news), "gone": [*gone, *lines]}
    yield stage_told("news", None, True, told)


def _near(solution: Solution, token: Token, session: Session, speaker: Speaker) -> Iterator[Json]:
    """Yield the sound positions one edit away, as they are confirmed, the best first."""
    baseline = Baseline.of(analyse(solution))
    found: dict[int, Neighbour] = {}
    reported = 0.0
    for report in neighbours(baseline, cancel=token, session=session, threads=1):
        for neighbour in report.new:
            if neighbour.confirmed:
                found[neighbour.number] = neighbour
        now = time.monotonic()
        if report.complete or now - reported > 5 * _PAUSE:
            reported = now
            best = sorted(found.values(), key=rank)[:_MOST_NEAR]
            told = [_neighbour(neighbour, solution, speaker) for neighbour in best]
            extra = {
                "found": told,
                "sound": len(found),
                "tried": report.tried,
                "total": report.total,
            }
            yield stage_told("neighbours", None, report.complete, extra)


def _neighbour(near: Neighbour, solution: Solution, speaker: Speaker) -> Json:
    tags: list[Sentence] = []
    if near.defects:
        tags.append(said("illegal"))
    if near.same_key:
        tags.append(said("same solutions") if solution.lines else said("same key"))
    return {
        "words": speaker.say(near.edit.words),
        "fen": fen(near.edit.apply(solution.position)),
        "same": near.same_key,
        "tags": [speaker.say(tag) for tag in tags],
    }


def _drops(request: SolveRequest, hand: Hand, token: Token, session: Session) -> Iterator[Json]:
    """Yield what each square would make of the problem with the man in hand."""
    baseline = _baseline(request.problem, token, session)
    if baseline is None or baseline.stipulation.is_proof_game:
        return
    there = None if hand.origin is None else baseline.position[hand.origin]
    if hand.origin is not None and there is not hand.man:
        return  # the board has changed meanwhile
    squares: Json = {}
    reported = time.monotonic()
    for answer in drop_map(baseline, hand.man, hand.origin, None, token, session):
        squares[square_name(answer.square)] = {"drop": answer.drop.value, "count": answer.count}
        if time.monotonic() - reported > _PAUSE:
            reported = time.monotonic()
            yield stage_told("dropmap", None, False, {"squares": squares})
    if not token.cancelled:
        yield stage_told("dropmap", None, True, {"squares": squares})


def _baseline(problem: Problem, token: Token, session: Session) -> Baseline | None:
    """Return what edits are compared with; None where that was not found in time."""
    solution = solve(problem, None, SolveOptions(), token, session)
    return None if token.cancelled else Baseline.of(analyse(solution))
