# SPDX-License-Identifier: GPL-3.0-or-later
"""Where men go over a line, by whatever rules: switchback, round trip, Umnov, follow my leader.

How they are followed `composer.analysis.courses.walks` says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from composer.analysis.courses.course import Course
from composer.analysis.courses.walks import Stand, leaders, round_trip, umnovs, walks_of
from composer.analysis.themes.flag import PHASES, Flag, Grade
from composer.problem.move import CHECKING
from composer.problem.squares import Square
from composer.said.sentence import Notation, Sentence, joined, said

_SHOWN: Final = 3


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


def _flag(
    theme: str, grade: Grade, word: Sentence, ways: Sequence[TracedLine], squares: Sequence[Square]
) -> Flag:
    shown = list({way.text: way for way in ways}.values())
    lines = joined((line.text for line in shown[:_SHOWN]), "; ")
    moves = tuple(dict.fromkeys(move for line in shown for move in line.course.moves))
    sentence = said("{theme}: {lines}.", theme=word, lines=lines)
    return Flag(theme, grade, PHASES, tuple(dict.fromkeys(squares)), moves, (), sentence)


def returns(ways: Sequence[TracedLine], helping: bool) -> Iterator[Flag]:
    """Switchback and round trip.

    Kings are left aside. In play against each other Black's switchback is an element and called
    Black's, and that of a man who had just checked is none.
    """
    back: dict[bool, list[TracedLine]] = {True: [], False: []}
    there: dict[bool, list[Square]] = {True: [], False: []}
    rounds: list[tuple[TracedLine, list[Square]]] = []
    for way in ways:
        for part in walks_of(way.stands):
            ours = helping or part[0].side is way.course.diagram.turn
            for one, two in pairwise(part):
                checks = not helping and one.step.move.mark in CHECKING
                if two.after == one.before and not checks:
                    back[ours].append(way)
                    there[ours].append(one.before)
            trip = round_trip(part) if ours else ()
            if trip:
                rounds.append((way, [trip[0].before, *(s.step.move.target for s in trip)]))
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
        turn = way.course.diagram.turn
        umnov += ((way, *two) for two in umnovs(way.stands) if helping or two[1].side is turn)
        leader += ((way, *two) for two in leaders(way.stands))
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
