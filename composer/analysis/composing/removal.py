# SPDX-License-Identifier: GPL-3.0-or-later
"""Men that take no part, proved: the problem is solved again without each of them.

In help play and series these are the men seen in no solution, in longer mates and in self play
White's men (kings apart) that never move, are never taken, and have no part in the mates. What
they are for says `composer.analysis.composing.without`; of those needed, and of those that take too
long, nothing is said. Of mates in two all men are weighed (`composer.analysis.composing.economy`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from composer.analysis.board import squares_in
from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline, whole_options
from composer.analysis.composing.economy import (
    Service,
    economy,
    economy_points,
    weaker_kinds,
)
from composer.analysis.composing.without import Loss, Need, loss_of
from composer.analysis.judging.helplines import idle_men, men_list, unseen
from composer.analysis.matepicture import purity_of
from composer.analysis.points import Point, Weight, from_the_top
from composer.analysis.report import Analysis
from composer.analysis.study import Study
from composer.analysis.themes.flag import firsts
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import counted, said
from composer.solver.judging import MOST_JUDGED
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.analysis.quality import Quality

_MOST_NODES: Final = 3_000_000  # of a position with a man taken off
_COOKS: Final = 3  # named in a sentence


def weighed(analysis: Analysis, token: Token, session: Session, weaker: bool = True) -> Quality:
    """Return the points of a sound problem with those that need solving without its men.

    Args:
        analysis: the analysis; of an unsound problem nothing more is said.
        token: a token that stops the work; what is found then is not to be used.
        session: what solves keep in common.
        weaker: whether to try weaker men in mates in two, help play and series.
    """
    solution, known = analysis.solution, analysis.quality
    if solution.verdict is not Verdict.SOUND:
        return known
    work = _Weighing(analysis, token, session)
    if analysis.lines is not None:
        kept = tuple(point for point in known.points if point.id != "idle_men")
        found = (*work.of_lines(analysis.lines), *(work.weaker() if weaker else ()))
        return replace(known, points=from_the_top((*kept, *found)))
    if solution.stipulation.is_two_mover:
        points = economy_points(economy(work.baseline, token, session, weaker=weaker))
    else:
        points = tuple(work.of_play(analysis.study))
    return replace(known, points=from_the_top(_told_once(known.points, points)))


def _told_once(known: tuple[Point, ...], found: tuple[Point, ...]) -> Iterator[Point]:
    """Yield points, of an idle officer who can go what was proved, and that once.

    He keeps his point, which a library keeps, too, where nothing is weighed.
    """
    spare = {p.squares: p for p in found if p.id == "economy" and p.weight is Weight.SERIOUS}
    idle = {point.squares for point in known if point.id == "idle_officer"}
    for point in known:
        proved = spare.get(point.squares) if point.id == "idle_officer" else None
        yield point if proved is None else replace(point, sentence=proved.sentence)
    yield from (p for p in found if p.squares not in idle or spare.get(p.squares) is not p)


class _Weighing:
    def __init__(self, analysis: Analysis, token: Token, session: Session) -> None:
        self.baseline = Baseline.of(analysis, options=whole_options(analysis.solution))
        self._token, self._session = token, session

    def of_lines(self, study: Study) -> Iterator[Point]:
        """Yield what is found of men that are seen in no solution."""
        solution = study.solution
        if len(solution.lines) >= MOST_JUDGED or solution.is_fairy:
            return
        losses = {square: self._without(square) for square in unseen(study.found)}
        if self._token.cancelled:
            return
        needless, open_men = (
            tuple(square for square, loss in losses.items() if loss.need is need)
            for need in (Need.CAN_GO, Need.UNKNOWN)
        )
        stopping = {
            square: loss.cooks for square, loss in losses.items() if loss.need is Need.STOPS_COOK
        }
        if needless:
            yield _needless(solution.position, needless)
        if stopping:
            yield _stopping(solution.position, stopping)
        if open_men:
            yield idle_men(solution.position, open_men)

    def weaker(self) -> Iterator[Point]:
        """Yield the men of help play and series for whom a weaker one would do."""
        solution = self.baseline.solution
        if len(solution.lines) >= MOST_JUDGED or solution.is_fairy:
            return
        for square, man in self.baseline.position:
            if man.is_royal:
                continue
            kinds = tuple(
                weaker_kinds(self.baseline, square, self._token, self._session, _MOST_NODES)
            )
            if self._token.cancelled:
                return
            if kinds:
                service = Service(square, man, Need.NEEDED, kinds)
                yield Point("economy", Weight.BLEMISH, service.sentence, (square,))

    def of_play(self, study: Study) -> Iterator[Point]:
        """Yield what is found of White's men without a part in a longer mate or self play."""
        longer = study.is_longer_mate or study.is_self_play
        if not longer or not study.complete or not study.lines:
            return
        for square in idle_white(study):
            loss = self._without(square)
            if self._token.cancelled:
                return
            if loss.need in (Need.STOPS_COOK, Need.REFUTES):
                yield _stops(study.solution.position, square, loss.cooks)
            elif loss.need is Need.CAN_GO:
                yield _unnecessary(study.solution.position, square)

    def _without(self, square: Square) -> Loss:
        baseline, token, session = self.baseline, self._token, self._session
        removal = Edit.remove(baseline.position, square)
        judge = session.judge(baseline.stipulation, token, baseline.meant)
        (judged,) = judge.judge((removal.apply(baseline.position),), _MOST_NODES)
        return loss_of(baseline, removal, judged, token, session)


def _stops(position: Position, square: Square, cooks: tuple[Move, ...]) -> Point:
    man = position[square]
    assert man is not None
    sentence = said(
        "The {man} on {square} takes no part in the play and only stops {cooks}.",
        man=man_name(man),
        square=square_name(square),
        cooks=firsts(cooks[:_COOKS]),
    )
    weight = Weight.NEUTRAL if man.kind is Kind.PAWN else Weight.BLEMISH
    return Point("idle_man", weight, sentence, (square,), cooks, len(cooks))


def _unnecessary(position: Position, square: Square) -> Point:
    man = position[square]
    assert man is not None
    sentence = said(
        "The {man} on {square} is unnecessary: without it key, play and set play stay.",
        man=man_name(man),
        square=square_name(square),
    )
    return Point("economy", Weight.FLAW, sentence, (square,))


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
