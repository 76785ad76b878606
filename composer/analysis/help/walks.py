# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play that single men show by where they go, and how solutions repeat moves.

- *Switchback*, *round trip*: a man comes back to a square that it left; at once, or over at least
  two other squares that are not on one line with it. A king makes no round trip; his return is an
  element, and none with a capture. A pawn who promotes does not return as another man.
- *Umnov*: a man goes to the square that the other side has just left, without capturing.
- *Follow my leader*: a man goes to the square that another man of its side left with the move
  before; named where a problem shows it twice.
- *Phoenix*: a man is captured, and a pawn of its side promotes to its kind later in the line.
- *Excelsior*: a pawn goes all the way from its first square to promotion in one line.
- *Moves reversed*: two solutions with different mates have the same two moves of a side in
  opposite order.
- *Promotion echo*: in each of at least two solutions both sides promote, to the same kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise
from typing import Final

from composer.analysis.board import mating_board
from composer.analysis.courses.correspondences import Correspondences
from composer.analysis.courses.course import Course, Step
from composer.analysis.courses.walks import leaders, round_trip, stands_of, umnovs, walks_of
from composer.analysis.matepicture import echo_of, picture_of
from composer.analysis.themes.flag import ELEMENT, PHASES, THEME, Flag, Grade, few
from composer.problem.men import Colour, Kind
from composer.problem.named import kind_name, side_name
from composer.problem.squares import Square, distance, rank_of, square_name
from composer.said.sentence import Notation, Sentence, said

_SHOWN: Final = 4


Shown = tuple[Course, Sequence[Step]]
"""Half-moves of a line that show something."""


def told(
    theme: str, grade: Grade, word: Sentence, shown: Sequence[Shown], squares: Sequence[Square]
) -> Flag:
    """Return the flag of the half-moves that show a theme, each line of them once."""
    texts = list(dict.fromkeys(course.written(steps) for course, steps in shown))
    texts[-1] = texts[-1].removesuffix(".")  # of `e.p.`, for the sentence ends there
    lines = few([Notation(text) for text in texts], _SHOWN)
    moves = tuple(step.move for _, steps in shown for step in steps)
    sentence = said("{theme}: {lines}.", theme=word, lines=lines)
    return Flag(theme, grade, PHASES, tuple(dict.fromkeys(squares)), moves, (), sentence)


def returns(found: Correspondences) -> Iterator[Flag]:
    """Switchback and round trip."""
    back: list[Shown] = []
    of_kings: list[Shown] = []
    round_trips: list[Shown] = []
    for course in found.courses:
        for walk in walks_of(stands_of(course) or (), kings=True):
            is_king = walk[0].step.move.man.is_royal
            for one, two in pairwise(walk):
                captures = one.step.taken is not None or two.step.taken is not None
                promoted = one.step.move.promotion is not None
                if two.after == one.before and not promoted and not (is_king and captures):
                    (of_kings if is_king else back).append((course, (one.step, two.step)))
            trip = () if is_king else round_trip(walk)
            if trip:
                round_trips.append((course, [stand.step for stand in trip]))
    for theme, grade, word, shown in (
        ("switchback", THEME, said("Switchback"), back),
        ("switchback", ELEMENT, said("Switchback of the king"), [] if back else of_kings),
        ("round_trip", THEME, said("Round trip"), round_trips),
    ):
        if shown:
            squares = [step.move.target for _, steps in shown for step in steps]
            yield told(theme, grade, word, shown, squares)


def follows(found: Correspondences) -> Iterator[Flag]:
    """Umnov and follow my leader."""
    umnov: list[Shown] = []
    leader: list[Shown] = []
    for course in found.courses:
        stands = stands_of(course) or ()
        umnov += ((course, (one.step, two.step)) for one, two in umnovs(stands))
        leader += ((course, (one.step, two.step)) for one, two in leaders(stands))
    if umnov:
        free = any(steps[0].move.man.kind is not Kind.KING for _, steps in umnov)
        grade = THEME if free else ELEMENT
        yield told("umnov", grade, said("Umnov"), umnov, _arrivals(umnov))
    if len(leader) >= 2:
        word = said("Follow my leader")
        yield told("follow_my_leader", THEME, word, leader, _arrivals(leader))


def _arrivals(pairs: Sequence[Shown]) -> list[Square]:
    return [steps[-1].move.target for _, steps in pairs]


def phoenix(found: Correspondences) -> Iterator[Flag]:
    """Phoenix: a pawn promotes to the kind of a man that was captured."""
    for course in found.courses:
        lost: dict[tuple[Colour, Kind], Step] = {}
        for step in course.steps:
            move = step.move
            if step.taken is not None:
                man = course.man(step.taken)
                if man.kind is not Kind.PAWN:
                    lost.setdefault((man.colour, man.kind), step)
            if move.promotion is None:
                continue
            before = lost.get((move.man.colour, move.promotion))
            if before is not None:
                word = said("Phoenix, {kind}", kind=kind_name(move.promotion))
                squares = (before.move.target, move.target)
                yield told("phoenix", THEME, word, [(course, (before, step))], squares)
                return


def excelsior(found: Correspondences) -> Iterator[Flag]:
    """Excelsior of a pawn."""
    for course in found.courses:
        for who in dict.fromkeys(step.who for step in course.steps):
            man = course.man(who)
            first = 1 if man.colour is Colour.WHITE else 6
            if man.kind is not Kind.PAWN or rank_of(who) != first:
                continue
            steps = course.steps_of(who)
            if any(step.move.promotion is not None for step in steps):
                word = said("Excelsior of the pawn {home}", home=square_name(who))
                way = (who, steps[-1].move.target)
                yield told("excelsior", THEME, word, [(course, steps)], way)
                return


def reversed_moves(found: Correspondences) -> Iterator[Flag]:
    """Moves of a side in opposite order."""
    for one, two in combinations(found.courses, 2):
        if one.mate_key is not None and one.mate_key == two.mate_key:
            continue  # the one is the other in another order of moves
        for colour in (Colour.WHITE, Colour.BLACK):
            first = [step for step in one.steps if step.move.man.colour is colour]
            second = {
                (two.home(step.who), step.move.target): step
                for step in two.steps
                if step.move.man.colour is colour
            }
            for a, b in combinations(first, 2):
                again = second.get((one.home(b.who), b.move.target))
                later = second.get((one.home(a.who), a.move.target))
                if a.who == b.who or again is None or later is None:
                    continue
                if again.place < later.place:
                    word = said("Moves of {side} in opposite order", side=side_name(colour))
                    squares = (a.move.target, b.move.target)
                    shown = [(one, (a, b)), (two, (again, later))]
                    yield told("moves_reversed", THEME, word, shown, squares)
                    return


def promotion_echo(found: Correspondences) -> Iterator[Flag]:
    """Promotion echo."""
    echoed: list[Shown] = []
    for course in found.courses:
        made = {
            colour: [
                step
                for step in course.steps
                if step.move.promotion is not None and step.move.man.colour is colour
            ]
            for colour in (Colour.WHITE, Colour.BLACK)
        }
        pair = next(
            (
                (a, b)
                for a in made[Colour.WHITE]
                for b in made[Colour.BLACK]
                if a.move.promotion is b.move.promotion
            ),
            None,
        )
        if pair is None:
            return
        echoed.append((course, sorted(pair, key=lambda step: step.place)))
    kinds = {steps[0].move.promotion for _, steps in echoed}
    if len(echoed) >= 2 and len(kinds) >= 2:
        squares = [step.move.target for _, steps in echoed for step in steps]
        yield told("promotion_echo", THEME, said("Promotion echo"), echoed, squares)


def echoes(found: Correspondences) -> Iterator[Flag]:
    """Pure mates of the same picture, the king on different squares; see `analysis.matepicture`."""
    pure = [(c, p, picture_of(mating_board(c.final))) for c, p in found.mated if p.purity.pure]
    seen: set[str] = set()
    for (one, first, a), (two, second, b) in combinations(pure, 2):
        if a != b or first.king == second.king:
            continue
        last = one.moves[-1], two.moves[-1]
        same = one.steps[-1].who == two.steps[-1].who and last[0].target == last[1].target
        if same and distance(first.king, second.king) <= 1:
            continue
        theme, word = echo_of(first.king, second.king)
        if theme not in seen:
            seen.add(theme)
            shown = [(course, course.steps[-1:]) for course in (one, two)]
            yield told(theme, THEME, word, shown, (first.king, second.king))


ALONE: Final = (returns, follows, phoenix, excelsior)
"""What single men show in any of the solutions."""

BESIDE: Final = (reversed_moves, promotion_echo, echoes)
"""What solutions show beside each other; only to be asked of sound problems."""
