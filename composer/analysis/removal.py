# SPDX-License-Identifier: GPL-3.0-or-later
"""Men that take no part, proved: the problem is solved again without each of them.

In help play and series these are the men seen in no solution, in longer mates and in self play
White's men (kings apart) that never move, are never taken, and have no part in the mates. A man is
*unnecessary* if all stays without it, solutions or key and lines; it *only stops cooks* if what is
intended stays and more comes in. Of all others, and of those that take too long, nothing is said.

Without a man rights are those of the convention, as `composer.analysis.economy` has it, which
tests mates in two whole.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from composer.analysis.board import squares_in
from composer.analysis.courses.judgement import line_text
from composer.analysis.economy import economy, economy_points
from composer.analysis.judging.helplines import idle_men, men_list, unseen
from composer.analysis.matepicture import purity_of
from composer.analysis.points import Point, Weight
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themes.flag import firsts
from composer.problem.edits import remove
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import counted, said
from composer.solver.judging import MOST_JUDGED, Judgement
from composer.solver.lawdefects import is_solvable_for
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

if TYPE_CHECKING:
    from composer.analysis.quality import Quality

_WHOLE: Final = SolveOptions(decide=False)
_MOST_NODES: Final = 3_000_000  # of a position with a man taken off
_COOKS: Final = 3  # named in a sentence


def weighed(analysis: Analysis, token: Token, session: Session, weaker: bool = True) -> Quality:
    """Return the points of a sound problem with those that need solving without its men.

    Args:
        analysis: the analysis; of an unsound problem nothing more is said.
        token: a token that stops the work; what is found then is not to be used.
        session: what solves keep in common.
        weaker: whether to try weaker men in a mate in two.
    """
    from composer.analysis.quality import Quality

    solution, known = analysis.solution, analysis.quality
    if solution.verdict is not Verdict.SOUND:
        return known
    if analysis.lines is not None:
        kept = tuple(point for point in known.points if point.id != "idle_men")
        if len(kept) == len(known.points):
            return known
        return Quality((*kept, *_of_lines(analysis.lines, token, session)), known.counts)
    if solution.stipulation.is_two_mover:
        points = economy_points(economy(analysis.study, token, session, weaker=weaker))
    else:
        points = tuple(_of_play(analysis.study, token, session))
    return Quality((*known.points, *points), known.counts)


def _of_lines(study: Study, token: Token, session: Session) -> Iterator[Point]:
    solution = study.solution
    if len(solution.lines) >= MOST_JUDGED or solution.is_fairy:
        return
    lines = {line_text(line.moves) for line in solution.lines}
    stopping: dict[Square, tuple[Move, ...]] = {}
    needless: list[Square] = []
    open_men: list[Square] = []
    for square in unseen(study.found):
        judged = _without(solution, square, token, session)
        if judged is None:
            continue
        if not judged.complete:
            open_men.append(square)
            continue
        now = {line_text(line.moves): line.moves[0] for line in judged.lines}
        if now.keys() == lines:
            if _same_set_play(solution, square, token, session):
                needless.append(square)
        elif now.keys() > lines:
            cooks = (move for text, move in now.items() if text not in lines)
            stopping[square] = tuple(dict.fromkeys(cooks))
    if needless:
        yield _needless(solution.position, tuple(needless))
    if stopping:
        yield _stopping(solution.position, stopping)
    if open_men:
        yield idle_men(solution.position, tuple(open_men))


def _stopping(position: Position, stopping: dict[Square, tuple[Move, ...]]) -> Point:
    squares = tuple(stopping)
    sentence = said("Only against cooks: {men}.", men=men_list(position, squares))
    moves = tuple(dict.fromkeys(cooks[0] for cooks in stopping.values()))
    return Point("cookstoppers", Weight.NEUTRAL, sentence, squares, moves, len(squares))


def _needless(position: Position, squares: tuple[Square, ...]) -> Point:
    """The men without each of whom the solutions stay; a twin may still need them."""
    sentence = counted(
        len(squares),
        "Unnecessary in this position: {men}. Without it the solutions stay.",
        "Unnecessary in this position, each by itself: {men}. Without it the solutions stay.",
        men=men_list(position, squares),
    )
    return Point("economy", Weight.BLEMISH, sentence, squares, count=len(squares))


def _same_set_play(solution: Solution, square: Square, token: Token, session: Session) -> bool:
    """Return whether set play stays without a man, too."""
    if not solution.set_lines:
        return True
    position = remove(solution.position, square)
    options = SolveOptions(tries=False, decide=False)
    again = solve(position, solution.stipulation, options, token, session)
    before, now = (
        {line_text(line.moves) for line in solution.set_lines} for solution in (solution, again)
    )
    return again.complete and before == now


def _of_play(study: Study, token: Token, session: Session) -> Iterator[Point]:
    if not (study.is_longer_mate or study.is_self_play) or not study.complete or not study.lines:
        return
    solution, key = study.solution, study.first.move
    play = _played(solution, key)
    for square in idle_white(study):
        judged = _without(solution, square, token, session)
        man = solution.position[square]
        if man is None or judged is None or not judged.complete:
            continue
        cooks = tuple(move for move in judged.keys if move.uci != key.uci)
        if len(cooks) == len(judged.keys):
            continue
        position = remove(solution.position, square)
        again = solve(position, solution.stipulation, _WHOLE, token, session)
        if not again.complete or _played(again, key) != play:
            continue
        name, place = man_name(man), square_name(square)
        if cooks:
            sentence = said(
                "The {man} on {square} takes no part in the play and only stops {cooks}.",
                man=name,
                square=place,
                cooks=firsts(cooks[:_COOKS]),
            )
            weight = Weight.NEUTRAL if man.kind is Kind.PAWN else Weight.BLEMISH
            yield Point("idle_man", weight, sentence, (square,), cooks, len(cooks))
        elif _virtual(again) == _virtual(solution):
            sentence = said(
                "The {man} on {square} is unnecessary: without it key, play and set play stay.",
                man=name,
                square=place,
            )
            yield Point("economy", Weight.FLAW, sentence, (square,))


def _played(solution: Solution, key: Move) -> frozenset[str] | None:
    """Return the play after a key as text, duals too; None where it does not solve."""
    from composer.analysis.playlines import Forks

    for phase in solution.keys:
        if phase.move is not None and phase.move.uci == key.uci:
            forks = Forks.of(phase)
            return frozenset(str(fork.notation) for fork in forks.all) if forks.complete else None
    return None


def _virtual(solution: Solution) -> tuple[object, ...]:
    """Return what is known of set play and tries, to be compared."""
    phase = solution.set_play
    answers = frozenset(
        (variation.defence.uci, tuple(sorted(a.move.uci for a in variation.continuations)))
        for variation in (() if phase is None else phase.variations)
    )
    tries = frozenset(
        (phase.move.uci, tuple(move.uci for move in phase.refutations))
        for phase in solution.tries
        if phase.move is not None
    )
    return answers, tries


def idle_white(study: Study) -> tuple[Square, ...]:
    """Return White's men, kings apart, that take no part in the lines of the actual play.

    They never move, are never taken, and have no part in a mate of Black's king; in self play,
    where White is mated, it counts only whether they move or are taken.
    """
    seen: set[Square] = set()
    for line in study.lines:
        for ply in line.plies:
            seen |= {ply.home, *(square for square, _ in ply.move.changes)}
        if not study.is_self_play:
            active = squares_in(purity_of(line.final).active)
            seen |= {line.homes.get(square, square) for square in active}
    seen |= {threat.origin for threat in study.actual.threats}
    men = study.diagram.white & ~study.diagram.kings
    return tuple(square for square in squares_in(men) if square not in seen)


def _without(
    solution: Solution, square: Square, token: Token, session: Session
) -> Judgement | None:
    """Return what is said of the position without a man; None if it is none to be solved."""
    position = remove(solution.position, square)
    if not is_solvable_for(position, solution.stipulation):
        return None
    judge = session.judge(solution.stipulation, token, solution.intended)
    (found,) = judge.judge((position,), _MOST_NODES)
    return None if token.cancelled else found
