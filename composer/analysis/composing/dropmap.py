# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map: what the position would be with a man put on each square.

Answers come twice where it matters: at first the verdict of all squares, those nearest to the
hand before the others; then, of the sound ones, whether key and themes are the same.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from enum import Enum

from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.baseline import Baseline, compare_answers, confirmations
from composer.analysis.composing.edits import men_at_hand
from composer.analysis.composing.survey import surveyed
from composer.problem.defects import Defect
from composer.problem.intended import ONE, Intended
from composer.problem.men import Man
from composer.problem.move import Move
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, distance, square_name
from composer.said.sentence import NOTHING, Sentence
from composer.solver.judging import Judgement
from composer.solver.lawdefects import fatal_for
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.verdicts import BY_VERDICT


class Drop(Enum):
    """How a square is tinted."""

    SAME = "same"  # sound, the key the same and no theme lost
    SOUND = "sound"
    COOKED = "cooked"
    FEW = "few"
    OTHER_SHAPE = "other-shape"
    NO_SOLUTION = "no-solution"
    SHORT = "short"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class DropAnswer:
    """What the position would be with a man on a square.

    Attributes:
        square: the square.
        man: the man who would stand there.
        edit: what would be done; None if nothing would change.
        drop: how the square is tinted.
        verdict: what the solver says; known also of impossible positions that can be solved.
        keys: the first moves that solve, as far as they are known.
        lines: of help play and series, how many solutions are known.
        meant: of help play and series, how many solutions are meant.
        finding: of a question about the past, what is found.
        same_key: whether the only key, or all lines, are those of the diagram.
        comparison: beside the diagram, once it was confirmed as sound.
        defects: why it is illegal: what makes it so and did not before, or, where there is
            nothing new, what makes it one that cannot be solved.
        final: whether nothing more is to be found out; an unfinished one may say more later.
    """

    square: Square
    man: Man
    edit: Edit | None
    drop: Drop
    verdict: Verdict
    keys: tuple[Move, ...] = ()
    lines: int | None = None
    meant: Intended = ONE
    finding: Sentence = NOTHING
    same_key: bool = False
    comparison: Difference | None = None
    defects: tuple[Defect, ...] = ()
    final: bool = True

    @property
    def count(self) -> int:
        """How many keys there are, or solutions where these are lines."""
        return len(self.keys) if self.lines is None else self.lines


def drop_map(
    baseline: Baseline,
    man: Man,
    origin: Square | None = None,
    near: Square | None = None,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 1,
    copied: Square | None = None,
) -> Generator[DropAnswer, None, None]:
    """Try a man on all 64 squares; what stands there would be replaced.

    Args:
        baseline: the problem as it stands, the man lifted still at home.
        man: the man in the hand.
        origin: where he was lifted, to stand there no longer; None for a new man or a copy.
        near: the square whose neighbourhood is wanted first; `origin` if not given.
        cancel: a token that stops the work; answers that were not finished say so.
        session: what solves keep in common.
        threads: how many threads may judge; worth while in longer problems.
        copied: where the man stands of whom this is a copy, who has his marks too.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
        ValueError: another man stands on `origin` or `copied`.
    """
    position = baseline.position
    for home in (origin, copied):
        if home is not None and position[home] is not man:
            raise ValueError(f"expected a {man_name(man)} on {square_name(home)}")
    hand = near if near is not None else origin
    squares: list[Square] = list(SQUARES)
    if hand is not None:
        nearest: Square = hand
        squares.sort(key=lambda square: distance(square, nearest))
    drops = [
        _Place(square, man, edit_of(position, square, man, origin, copied)) for square in squares
    ]
    return _answers(baseline, drops, cancel or Token(), session or Session(), threads)


def man_map(
    baseline: Baseline,
    square: Square,
    cancel: Token | None = None,
    session: Session | None = None,
    threads: int = 1,
) -> Generator[DropAnswer, None, None]:
    """Try each of the men at hand on one square: what if this man were another?

    These are the orthodox twelve, and others like those on the board.

    Arguments and faults are those of `drop_map`. The man who stands there is tried too.
    """
    there = baseline.position[square]
    men = sorted(
        men_at_hand(baseline.position),
        key=lambda man: there is not None and man.colour is not there.colour,
    )
    places = [_Place(square, man, edit_of(baseline.position, square, man)) for man in men]
    return _answers(baseline, places, cancel or Token(), session or Session(), threads)


@dataclass(frozen=True, slots=True)
class _Place:
    square: Square
    man: Man
    edit: Edit | None


def edit_of(
    position: Position,
    square: Square,
    man: Man,
    origin: Square | None = None,
    copied: Square | None = None,
) -> Edit | None:
    """Return what is done where a man is dropped on a square; None if nothing would change.

    Arguments are those of `drop_map`.
    """
    if copied is not None:
        edit = Edit.copy(position, copied, square)
        return None if edit.apply(position) == position else edit
    if origin is None:
        return None if position[square] is man else Edit.put(position, square, man)
    return None if square == origin else Edit.move(position, origin, square)


def _answers(
    baseline: Baseline, places: list[_Place], token: Token, session: Session, threads: int
) -> Generator[DropAnswer, None, None]:
    start = baseline.position
    positions = [start if place.edit is None else place.edit.apply(start) for place in places]
    sound: list[tuple[int, DropAnswer]] = []
    intended = baseline.meant
    for batch in surveyed(positions, baseline.stipulation, token, session, threads, intended):
        for number, judgement in batch:
            answer = _judged(baseline, places[number], judgement)
            answer = _with_defects(answer, baseline, positions[number])
            asked = answer.verdict is Verdict.SOUND and answer.finding
            if asked:  # a question is judged by what answers it, and that in full
                found = compare_answers(baseline, positions[number], answer.finding)
                answer = _refined(answer, found)
            yield answer
            if answer.verdict is Verdict.SOUND and not asked:
                sound.append((number, answer))
    sound.sort(key=lambda pair: not pair[1].same_key)
    candidates = ((answer, answer.edit, positions[number]) for number, answer in sound)
    for answer, confirmed in confirmations(baseline, candidates, token, session):
        if confirmed.comparison is not None:
            yield _refined(answer, confirmed.comparison)
        elif confirmed.solution.complete and confirmed.solution.verdict is not Verdict.SOUND:
            yield _corrected(answer, confirmed.solution)


def _judged(baseline: Baseline, place: _Place, judgement: Judgement) -> DropAnswer:
    verdict = judgement.verdict
    return DropAnswer(
        square=place.square,
        man=place.man,
        edit=place.edit,
        drop=Drop(BY_VERDICT[verdict].drop),
        verdict=verdict,
        keys=judgement.keys,
        lines=len(judgement.lines) if baseline.stipulation.has_lines else None,
        meant=baseline.meant,
        finding=judgement.finding,
        same_key=baseline.is_kept_by(judgement, place.edit),
        final=judgement.complete and verdict is not Verdict.SOUND,
    )


def _with_defects(answer: DropAnswer, baseline: Baseline, position: Position) -> DropAnswer:
    found = baseline.new_defects(position)
    if not found and answer.drop is Drop.ILLEGAL:  # what is wrong is so in the diagram, too
        found = fatal_for(position, baseline.stipulation)
    return replace(answer, drop=Drop.ILLEGAL, defects=found) if found else answer


def _corrected(answer: DropAnswer, solution: Solution) -> DropAnswer:
    """Return an answer that is not sound after all: more is proved of the rights than at first."""
    is_illegal = answer.drop is Drop.ILLEGAL
    return replace(
        answer,
        drop=answer.drop if is_illegal else Drop(BY_VERDICT[solution.verdict].drop),
        verdict=solution.verdict,
        keys=tuple(key.move for key in solution.keys if key.move is not None),
        lines=None if answer.lines is None else len(solution.lines),
        finding=solution.finding if answer.finding else NOTHING,
        same_key=False,
        final=True,
    )


def _refined(answer: DropAnswer, comparison: Difference) -> DropAnswer:
    drop = answer.drop
    if drop is Drop.SOUND and comparison.keeps_all:
        drop = Drop.SAME
    return replace(answer, drop=drop, comparison=comparison, final=True)
