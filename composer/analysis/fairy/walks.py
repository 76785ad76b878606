# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men go over a line, by whatever rules: switchback, round trip, Umnov, follow my leader.

A man is followed through all that moves do, rebirths and exchanges too, and a theme needs that he
goes his way by his own moves: one who was carried back, or reborn there, has not returned; nor has
a neutral man whom the other side moves back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from composer.analysis.courses.course import Course, Step
from composer.analysis.phaseplay import grouped
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.men import Colour
from composer.problem.move import CHECKING
from composer.problem.squares import Square, is_round_trip
from composer.said.sentence import Notation, Sentence, joined, said

_SHOWN: Final = 3


@dataclass(frozen=True)
class Stand:
    """A half-move with the squares on which its man stands before and after it.

    Attributes:
        step: the half-move.
        side: who makes it.
        before: where its man stands before it.
        after: where its man stands after it, reborn and carried on too; None if he has vanished.
    """

    step: Step
    side: Colour
    before: Square
    after: Square | None


@dataclass(frozen=True)
class TracedLine:
    """A line with where its men stand.

    Attributes:
        course: the line.
        stands: its half-moves.
        numbered: whether its text has numbers, as in play against each other.
    """

    course: Course
    stands: tuple[Stand, ...]
    numbered: bool = False

    @property
    def text(self) -> Notation:
        """The line as text."""
        parts = []
        for place, move in enumerate(self.course.moves):
            number = f"{place // 2 + 1}." if self.numbered and place % 2 == 0 else ""
            parts.append(f"{number}{move.san}")
        return Notation(" ".join(parts))


def traced_line(course: Course, alternate: bool, numbered: bool = False) -> TracedLine | None:
    """Say where the men of a line stand; None where it is not known who makes a move.

    Args:
        course: the line.
        alternate: whether the sides move in turn; in series play neutral men leave it open.
        numbered: whether its text is to have numbers.
    """
    moves, diagram = course.moves, course.diagram
    places = [{home: square for square, home in whence.items()} for whence in course.followed]
    known = [move.man.colour for move in moves if move.man.colour is not Colour.NEUTRAL]
    if len(known) < len(moves) and not alternate:
        return None
    stands = []
    for step in course.steps:
        side = step.move.man.colour
        if side is Colour.NEUTRAL:
            side = diagram.turn if step.place % 2 == 0 else diagram.turn.other
        before = places[step.place].get(step.who, step.move.origin)
        stands.append(Stand(step, side, before, places[step.place + 1].get(step.who)))
    return TracedLine(course, tuple(stands), numbered)


def _flag(
    theme: str, grade: Grade, word: Sentence, ways: Sequence[TracedLine], squares: Sequence[Square]
) -> Flag:
    shown = list({way.text: way for way in ways}.values())
    lines = joined((line.text for line in shown[:_SHOWN]), "; ")
    moves = tuple(dict.fromkeys(move for line in shown for move in line.course.moves))
    sentence = said("{theme}: {lines}.", theme=word, lines=lines)
    return Flag(theme, grade, PHASES, tuple(dict.fromkeys(squares)), moves, (), sentence)


def _walks(way: TracedLine) -> Iterator[list[Stand]]:
    """Yield the half-moves of each man that was never moved by anything but his own moves."""
    for stands in grouped(way.stands, lambda stand: stand.step.who).values():
        for part in _unbroken(stands):
            if not part[0].step.move.man.is_royal:
                yield part


def _unbroken(stands: list[Stand]) -> Iterator[list[Stand]]:
    part: list[Stand] = []
    for stand in stands:
        goes = stand.after == stand.step.move.target and stand.before == stand.step.move.origin
        follows_on = part and part[-1].after == stand.before and part[-1].side is stand.side
        if part and not (goes and follows_on):
            yield part
            part = []
        if goes:
            part.append(stand)
    if part:
        yield part


def returns(ways: Sequence[TracedLine], helping: bool) -> Iterator[Flag]:
    """Switchback and round trip.

    Kings are left aside. In play against each other Black's switchback is an element and called
    Black's, and that of a man who had just checked is none.
    """
    back: dict[bool, list[TracedLine]] = {True: [], False: []}
    there: dict[bool, list[Square]] = {True: [], False: []}
    rounds: list[tuple[TracedLine, list[Square]]] = []
    for way in ways:
        for part in _walks(way):
            ours = helping or part[0].side is way.course.diagram.turn
            for one, two in pairwise(part):
                checks = not helping and one.step.move.mark in CHECKING
                if two.after == one.before and not checks:
                    back[ours].append(way)
                    there[ours].append(one.before)
            for three in zip(part, part[1:], part[2:], strict=False):
                squares = [three[0].before, *(stand.step.move.target for stand in three)]
                if ours and is_round_trip(squares):
                    rounds.append((way, squares))
    if back[True]:
        yield _flag("switchback", Grade.THEME, said("Switchback"), back[True], there[True])
    if back[False]:
        word = said("Black switchback")
        yield _flag("switchback_black", Grade.ELEMENT, word, back[False], there[False])
    if rounds:
        found = [square for _, squares in rounds for square in squares]
        word = said("Round trip")
        yield _flag("round_trip", Grade.THEME, word, [way for way, _ in rounds], found)


def follows(ways: Sequence[TracedLine], helping: bool) -> Iterator[Flag]:
    """Umnov and follow my leader.

    Umnov: a man goes, without capturing, to the square that a man of the other side has just left;
    in play against each other it is White who goes. Follow my leader, of help play only: the square
    was left by another man of the same side with its move before; where two different pairs of men
    or two squares show it.
    """
    umnov: list[tuple[TracedLine, Stand, Stand]] = []
    leader: list[tuple[TracedLine, Stand, Stand]] = []
    for way in ways:
        for one, two in pairwise(way.stands):
            if one.side is two.side or not (helping or two.side is way.course.diagram.turn):
                continue
            if _goes_after(way, one, two) and two.step.move.capture is None:
                umnov.append((way, one, two))
        for side in (Colour.WHITE, Colour.BLACK):
            own = [stand for stand in way.stands if stand.side is side]
            leader += [(way, a, b) for a, b in pairwise(own) if _goes_after(way, a, b)]
    if umnov:
        free = any(not one.step.move.man.is_royal for _, one, _ in umnov)
        grade = Grade.THEME if free else Grade.ELEMENT
        squares = [one.before for _, one, _ in umnov]
        yield _flag("umnov", grade, said("Umnov"), [way for way, *_ in umnov], squares)
    pairs = {(a.step.who, b.step.who, a.before) for _, a, b in leader}
    if helping and len(pairs) >= 2:
        squares = [one.before for _, one, _ in leader]
        word = said("Follow my leader")
        found = [way for way, *_ in leader]
        yield _flag("follow_my_leader", Grade.THEME, word, found, squares)


def _goes_after(way: TracedLine, one: Stand, two: Stand) -> bool:
    """Return whether a second man goes by his own move to where a first one stood."""
    left = one.before != one.after and one.before == one.step.move.origin
    arrives = two.after == two.step.move.target == one.before
    return left and arrives and one.step.who != two.step.who and two.before != two.after
