# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page asks beside the solution: where the diagram comes from, what men are for, repairs.

They are the rooms and the sentences of the desk; each is asked alone and answered as it is found.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.flaws import Flaw, flaws, keys_to_mean
from composer.analysis.composing.needed import Needs, Ring, is_tested, needs, reasoned
from composer.analysis.composing.repair import repairs
from composer.analysis.composing.repairrows import RepairRow, repair_rows
from composer.analysis.composing.trial import Repair
from composer.analysis.composing.without import Need
from composer.analysis.composing.wording import (
    flaw_move,
    flaw_sentence,
    need_sentence,
    pair_sentence,
    verdict_named,
    what_stays,
)
from composer.analysis.report import analyse
from composer.notation.moves import first_move_text
from composer.problem.fen import fen
from composer.problem.forms import has_forms
from composer.problem.men import Colour
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position
from composer.problem.squares import square_name
from composer.retro.judge import History, LastMove, histories
from composer.retro.legality.judging import Judged, Legality
from composer.retro.unmoves.unmove import UnMove, take_back
from composer.said.sentence import Sentence, said
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve
from composer.web.bench import bench_answers
from composer.web.explore import search_answers
from composer.web.oldgames import game_answers
from composer.web.request import AIDS, Answers, Json, SolveRequest
from composer.web.speaker import Speaker, stage_told

_PAUSE: Final = 0.5  # seconds between two reports
_MOST_REPAIRS: Final = 60  # rows that are told
_MOST_MOVES: Final = 250  # last moves that are told


def aid_answers(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker
) -> Iterator[Json]:
    """Yield what is found of the aid that is asked for, more from report to report."""
    name = next(name for name in AIDS if name in request.stages)
    for extra, complete in _AIDS[name](request, token, session, speaker):
        if token.cancelled:
            return
        yield stage_told(name, None, complete, extra)


# Where the diagram comes from.


def _past(request: SolveRequest, token: Token, session: Session, speaker: Speaker) -> Answers:
    problem = request.problem
    if not problem.rules.is_orthodox:
        why = said("only diagrams of orthodox chess are judged")
        found = History(Judged(Legality.UNKNOWN, unjudged=why), complete=True)
        yield _history_told(problem.position, found, speaker), True
        return
    position = asked_position(problem.position, problem.stipulation)
    for found in histories(position, token=token):
        yield _history_told(position, found, speaker), found.complete


def _history_told(position: Position, found: History, speaker: Speaker) -> Json:
    judged = found.judged
    reasons = [judged.unjudged] if judged.unjudged is not None else []
    reasons += [proof.message for proof in judged.proofs]
    rights = [right.reason for right in found.rights.castling]
    rights += [right.reason for right in found.rights.passing]
    rights += [right.reason for right in found.rights.exclusions]
    return {
        "legality": "" if judged.unjudged is not None else judged.legality.value,
        "reasons": [_sentence(speaker, each) for each in reasons],
        "squares": sorted({square_name(at) for proof in judged.proofs for at in proof.squares}),
        "game": len(judged.witness or ()),
        "turn": "w" if position.turn is Colour.BLACK else "b",  # who moved last
        "moves": [_last(position, move, found, speaker) for move in found.last_moves[:_MOST_MOVES]],
        "count": len(found.possible),
        "rights": [_sentence(speaker, reason) for reason in rights],
    }


def _last(position: Position, move: LastMove, found: History, speaker: Speaker) -> Json:
    unmove = move.unmove
    return {
        "text": unmove.text(speaker.letters.letter),
        "uci": _uci(unmove),
        "only": found.complete and found.only is unmove,
        "wrong": "" if move.disproof is None else _sentence(speaker, move.disproof),
        "fen": fen(take_back(position, unmove)),
    }


def _uci(unmove: UnMove) -> str:
    promoted = f"={unmove.man.kind.letter}" if unmove.unpromotes else ""
    return f"{square_name(unmove.origin)}{square_name(unmove.arrival)}{promoted}"


def _sentence(speaker: Speaker, sentence: Sentence) -> str:
    told = speaker.tongue.capital(speaker.say(sentence))
    return told if told.endswith((".", "!", "?")) else f"{told}."


# What men are for.


def _baseline(problem: Problem, token: Token, session: Session) -> Baseline | None:
    """Return what edits are compared with; None where that was not found."""
    solution = solve(problem, None, SolveOptions(), token, session)
    if token.cancelled or not solution.complete or solution.verdict is Verdict.INVALID:
        return None
    return Baseline.of(analyse(solution))


def _needed(request: SolveRequest, token: Token, session: Session, speaker: Speaker) -> Answers:
    nothing: Json = {"fits": False, "men": [], "pairs": []}
    if has_forms(request.problem):
        yield nothing, True
        return
    solution = solve(request.problem, None, SolveOptions(), token, session)
    if token.cancelled or not solution.complete or not is_tested(solution):
        yield nothing, True
        return
    analysis = analyse(solution)
    reported = 0.0
    found = Needs()
    for found in needs(analysis, token, session, threads=1):
        now = time.monotonic()
        if now - reported > _PAUSE:
            reported = now
            yield _needs_told(found, found.rings, solution.stipulation.has_lines, speaker), False
    baseline = Baseline.of(analysis)
    rings = tuple(
        reasoned(ring, baseline, token, session) if ring.need is Need.NEEDED else ring
        for ring in found.rings
    )
    yield _needs_told(found, rings, solution.stipulation.has_lines, speaker), found.complete


def _needs_told(found: Needs, rings: tuple[Ring, ...], of_lines: bool, speaker: Speaker) -> Json:
    men = [
        {
            "square": square_name(ring.square),
            "name": speaker.say(man_name(ring.man)),
            "need": ring.need.value,
            "sentence": speaker.say(need_sentence(ring, of_lines)),
        }
        for ring in rings
    ]
    pairs = [
        {
            "squares": [square_name(square) for square in pair.squares],
            "sentence": speaker.say(pair_sentence(pair, of_lines)),
        }
        for pair in found.pairs
    ]
    return {"fits": True, "men": men, "pairs": pairs}


# Repairs.


def _repairs(request: SolveRequest, token: Token, session: Session, speaker: Speaker) -> Answers:
    nothing: Json = {"fits": False, "keys": [], "key": "", "flaws": [], "found": []}
    problem = request.problem
    if has_forms(problem) or problem.stipulation.has_lines:
        yield nothing, True
        return
    solution = solve(problem, None, SolveOptions(), token, session)
    if token.cancelled or not solution.complete or solution.verdict is Verdict.INVALID:
        yield nothing, True
        return
    by_text = {first_move_text(move): move for move in keys_to_mean(solution)}
    meant = by_text.get(request.key) or next(iter(by_text.values()), None)
    if meant is None:
        yield nothing, True
        return
    baseline = Baseline.of(analyse(solution), meant)
    wrong = flaws(baseline)
    told: Json = {
        "fits": True,
        "keys": [
            {"id": text, "text": first_move_text(move, speaker.letters)}
            for text, move in by_text.items()
        ],
        "key": first_move_text(meant),
        "flaws": [_flaw(flaw, speaker) for flaw in wrong],
        "found": [],
    }
    if not wrong:
        yield told, True
        return
    found: list[Repair] = []
    reported = 0.0
    for report in repairs(baseline, wrong, cancel=token, session=session, threads=1):
        found += report.new
        now = time.monotonic()
        if report.complete or (report.new and now - reported > _PAUSE):
            reported = now
            rows = repair_rows(found)
            extra = {
                **told,
                "found": [_repair(row, baseline, speaker) for row in rows[:_MOST_REPAIRS]],
                "count": len(rows),
                "tried": report.tried,
                "total": report.total,
            }
            yield extra, report.complete


def _flaw(flaw: Flaw, speaker: Speaker) -> str:
    return f"{speaker.say(flaw_move(flaw))}: {speaker.say(flaw_sentence(flaw))}"


def _repair(row: RepairRow, baseline: Baseline, speaker: Speaker) -> Json:
    first = row.first
    tags = [said("illegal")] if first.defects else []
    return {
        "words": "; ".join(speaker.say(words) for words in row.words),
        "fen": fen(first.step.apply(baseline.position)),
        "all": first.all_mended,
        "verdict": speaker.say(verdict_named(first.verdict, first.keys)),
        "stays": speaker.say(what_stays(first.comparison)),
        "tags": [speaker.say(tag) for tag in tags],
    }


_AIDS: Final = MappingProxyType(
    {
        "history": _past,
        "needed": _needed,
        "repair": _repairs,
        "scheme": bench_answers,
        "explore": search_answers,
        "game": game_answers,
    }
)
