# SPDX-License-Identifier: GPL-3.0-or-later
"""`Colour the men`: which men are White's and which Black's, so that a game leads to them.

The colours of the diagram count for nothing. Who has the move is not asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Final

from composer.problem.edits import set_squares, set_turn
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.retro.legality.judging import Legality, judge
from composer.retro.questions.reached import is_reached
from composer.said.sentence import Notation, said
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.certainty import is_disproved
from composer.solver.solution import Verdict

_MOST_MEN: Final = 13  # besides the kings
_MOST_LEFT: Final = 50  # colourings that are not disproved; more are no puzzle
_MOST_OF_A_SIDE: Final = 16


def answer(asked: Asked) -> Answered:
    """Return the colours that the men may have."""
    men = {square: man for square, man in enumerate(asked.position.board) if man is not None}
    kings = [square for square, man in men.items() if man.kind is Kind.KING]
    if len(kings) != len(SIDES):
        return Answered(Verdict.NO_SOLUTION, said("No solution: there are not two kings"))
    if len(men) - len(kings) > _MOST_MEN:
        finding = said("Not decided: so many men can be coloured in too many ways")
        return Answered(Verdict.UNDECIDED, finding)
    left: list[Position] = []
    shown: list[Position] = []
    for position in _colourings(asked.position, men, kings):
        if asked.token.cancelled or len(left) >= _MOST_LEFT:
            return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))
        able = [turned for turned in _turns(position) if not is_disproved(asked, turned)]
        if not able:
            continue
        left.append(position)
        if any(is_reached(turned, most=asked.game, token=asked.token) for turned in able):
            shown.append(position)
        if len(shown) > 1:
            told = tuple(map(_told, shown))
            return Answered(Verdict.COOKED, said("Cooked: at least two solutions"), told)
    told = tuple(map(_told, left))
    if asked.token.cancelled:
        return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"), told)
    if not left:
        return Answered(Verdict.NO_SOLUTION, said("No solution: no colours make it legal"))
    if len(left) == 1 and shown:
        return Answered(Verdict.SOUND, said("Sound: {moves}", moves=told[0].sentence), told)
    finding = said("Not decided: colours are left to which no game was found")
    return Answered(Verdict.UNDECIDED, finding, told)


def _colourings(
    diagram: Position, men: Mapping[Square, Man], kings: list[Square]
) -> Iterator[Position]:
    """Yield the diagram in all colours that its men alone allow."""
    others = [square for square in men if square not in kings]
    for white, black in (kings, kings[::-1]):
        for colours in product(SIDES, repeat=len(others)):
            number = colours.count(Colour.WHITE)
            if max(number, len(others) - number) >= _MOST_OF_A_SIDE:
                continue
            changes: dict[Square, Man | None] = {
                white: Man.of(Colour.WHITE, Kind.KING),
                black: Man.of(Colour.BLACK, Kind.KING),
            }
            for square, colour in zip(others, colours, strict=True):
                changes[square] = Man.of(colour, men[square].kind)
            yield set_squares(diagram, changes)


def _turns(position: Position) -> list[Position]:
    """Return a position with each side to move, as far as no simple proof excludes it."""
    turned = [set_turn(position, side) for side in SIDES]
    return [each for each in turned if judge(each).legality is not Legality.ILLEGAL]


def _told(position: Position) -> PastAnswer:
    listed = {
        side: " ".join(
            f"{'' if man.kind is Kind.PAWN else man.kind.letter}{square_name(square)}"
            for square, man in enumerate(position.board)
            if man is not None and man.colour is side
        )
        for side in SIDES
    }
    return PastAnswer(
        reason=said(
            "White: {white}; Black: {black}",
            white=Notation(listed[Colour.WHITE]),
            black=Notation(listed[Colour.BLACK]),
        )
    )
