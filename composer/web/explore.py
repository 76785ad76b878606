# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for sound problems further away, as a page asks for it: piece by piece.

A piece is some seconds of the search, from the candidate on where the one before ended; so nothing
is lost where a page goes, or a solve of another page comes between.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.explore.finds import Best, Find, Tally
from composer.explore.judging import Halt, Judge
from composer.explore.plan import Plan, every_man_anywhere, every_man_may_go
from composer.explore.space import Space
from composer.explore.spec import Demands, Spec, SpecError
from composer.problem.forms import has_forms
from composer.problem.taskedits import stated_intended
from composer.said.sentence import Sentence, counted, said, sentence_of
from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.request import Answers, Asked, Json, SolveRequest
from composer.web.speaker import Speaker

_PIECE: Final = 5.0  # seconds; then the page asks for the next
_PAUSE: Final = 0.5  # between two reports
_CANDIDATE: Final = 0.4  # seconds after which one is given up, but of two-movers
_BATCH: Final = 256  # candidates of a two-mover, some ten milliseconds' work
_MOST: Final = 60  # finds that are told


def search_answers(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker
) -> Answers:
    """Yield what a piece of a search finds, the best first, and how far it came."""
    asked = request.search or Asked()
    try:
        if has_forms(request.problem):
            raise SpecError(said("problems with twins are searched at the desk"))
        if request.problem.stipulation.claim is not None:
            raise SpecError(said("studies are searched at the desk"))
        spec = _spec(request, asked)
        every = Space(spec).tried
    except SpecError as fault:
        yield {"why": _sentence(sentence_of(fault), speaker), "found": []}, True
        return
    halt = Halt()
    if not spec.seconds:
        halt.token = token  # else each candidate has its own time, which is short
    judge = Judge(spec, halt)
    try:
        yield from _piece(judge, spec, asked.start, every, token, speaker)
    finally:
        judge.close()


def _spec(request: SolveRequest, asked: Asked) -> Spec:
    problem = request.problem
    demands = Demands(
        themes=asked.themes, quiet_key=asked.quiet, most_duals=0 if asked.whole else None
    )
    plan = Plan(changes=asked.changes, demands=demands)
    plan = plan.on(problem.position, problem.stipulation, stated_intended(problem))
    plan = every_man_anywhere(plan)
    if asked.go:
        plan = every_man_may_go(plan)
    quick = problem.stipulation.is_two_mover
    return replace(plan, seconds=0.0 if quick else _CANDIDATE).spec()


def _piece(
    judge: Judge, spec: Spec, start: int, every: int, token: Token, speaker: Speaker
) -> Answers:
    best, tally = Best(_MOST), Tally()
    begun = reported = time.monotonic()
    size = 1 if spec.seconds else _BATCH
    at = min(start, every)
    while at < every and not token.cancelled and time.monotonic() - begun < _PIECE:
        found, finds = judge.turns(at, at + size)
        if token.cancelled:
            return  # of the last ones it is not known what they are
        tally += found
        best.add(finds)
        at = min(at + size, every)
        now = time.monotonic()
        if now - reported > _PAUSE:
            reported = now
            yield _so_far(best, tally, at, every, speaker), False
    if not token.cancelled:
        yield _so_far(best, tally, at, every, speaker), True


def _so_far(best: Best, tally: Tally, at: int, every: int, speaker: Speaker) -> Json:
    return {
        "why": "",
        "found": [_find(find, speaker) for find in best.ranked()],
        "count": tally.found,
        "unfinished": tally.unfinished,
        "next": at,
        "all": every,
    }


def _find(find: Find, speaker: Speaker) -> Json:
    facts = [speaker.say(counted(find.changed, "{count} changed", "{count} changed"))]
    return {
        "fen": find.fen,
        "key": "" if find.solutions else find.key_text,
        "solutions": find.solutions,
        "variations": find.variations,
        "tries": find.tries,
        "duals": find.duals,
        "men": find.men,
        "facts": [
            *(theme_name(theme, speaker.tongue.language) for theme in find.themes),
            *(facts if find.changed else ()),
        ],
        "rank": list(find.rank),
    }


def _sentence(sentence: Sentence, speaker: Speaker) -> str:
    return f"{speaker.tongue.capital(speaker.say(sentence))}."
