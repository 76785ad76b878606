# SPDX-License-Identifier: GPL-3.0-or-later
"""`-1 & #2`, `-2 & #1`, `Black retracts, then h#1`: moves taken back, and then played forward.

The sides help each other in taking back (a help retractor); what is played then is solved as it is
everywhere. A row of moves counts if nothing disproves the position before it; an answer is certain
only with a game that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from composer.problem.position import Position, possible_castling
from composer.retro.judge import Effort, history
from composer.retro.legality.judging import Legality
from composer.retro.questions.lastmoves import Patience, Row, is_shown
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import take_back, unmoved_before
from composer.said.sentence import InWords, said
from composer.solver.judging import Judgement
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict

_MOST_ROWS: Final = 100_000  # rows of moves taken back
_AT_ONCE: Final = 500  # positions judged together, so that it can be stopped
_MOST_SOLVING: Final = 200  # rows that solve and are weighed
_MOST_SHOWN: Final = 12  # rows of which a game is looked for
_BACK: Final = Effort(game=0)


@dataclass(frozen=True, slots=True)
class _Solving:
    """A row of moves taken back after which the play solves."""

    row: Row
    judged: Judgement

    @property
    def number(self) -> int:
        """How many solutions there are after it."""
        return len(self.judged.lines) or len(self.judged.keys)

    @property
    def told(self) -> PastAnswer:
        """The row with what is played then."""
        keys = () if self.judged.lines else self.judged.keys
        return PastAnswer(self.row.unmoves, keys, self.judged.lines)


def answer(asked: Asked) -> Answered:
    """Return which moves taken back let the play solve."""
    solving, finished = _solving(asked)
    left = [each for each in solving[:_MOST_SOLVING] if _is_left(asked, each.row)]
    finished = finished and len(solving) <= _MOST_SOLVING and not asked.token.cancelled
    told = tuple(each.told for each in left)
    keys = tuple(dict.fromkeys(key for each in left for key in each.judged.keys))
    if not left:
        if finished:
            return Answered(Verdict.NO_SOLUTION, said("No solution: no move taken back solves"))
        return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))
    patience = Patience(game=asked.game)
    shown: list[_Solving] = []
    for each in left[:_MOST_SHOWN]:
        if is_shown(each.row, patience, asked.token):
            shown.append(each)
        if sum(one.number for one in shown) > 1:
            break
    short = next((one for one in shown if one.judged.verdict is Verdict.SHORT), None)
    if short is not None:
        return Answered(
            Verdict.SHORT, said("Short: {moves}", moves=short.told.sentence), told, keys
        )
    number = sum(each.number for each in left)
    if sum(one.number for one in shown) > 1:
        finding = (
            said("Cooked: {number} solutions", number=InWords(number))
            if finished and len(shown) == len(left)
            else said("Cooked: at least two solutions")
        )
        return Answered(Verdict.COOKED, finding, told, keys)
    if number == 1 and finished and shown:
        return Answered(Verdict.SOUND, said("Sound: {moves}", moves=told[0].sentence), told, keys)
    if number == 1 and finished:
        finding = said(
            "Not decided: {moves}; no game that leads there was found", moves=told[0].sentence
        )
    elif finished:
        finding = said(
            "Not decided: {number} solutions, and games do not show two of them",
            number=InWords(number),
        )
    else:
        finding = said("Not finished: {number} solutions so far", number=InWords(number))
    return Answered(Verdict.UNDECIDED, finding, told, keys)


def _solving(asked: Asked) -> tuple[list[_Solving], bool]:
    """Return the rows after which the play solves, and whether these are all."""
    assert asked.forward is not None
    rows = rows_back(asked.position, asked.question.halfmoves)
    found: list[_Solving] = []
    finished, seen = True, 0
    while True:
        some = list(islice(rows, _AT_ONCE))
        if not some:
            return found, finished
        seen += len(some)
        if asked.token.cancelled or seen > _MOST_ROWS or len(found) > _MOST_SOLVING:
            return found, False
        before = [played_before(asked.position, row) for row in some]
        for row, judged in zip(some, asked.judging(asked.forward, before), strict=True):
            if judged.keys:
                found.append(_Solving(row, judged))
            finished = finished and (judged.complete or judged.verdict is Verdict.INVALID)


def rows_back(position: Position, halfmoves: int) -> Iterator[Row]:
    """Yield every row of so many moves taken back, as far as the men alone allow it."""

    def onward(row: Row) -> Iterator[Row]:
        if len(row.unmoves) == halfmoves:
            yield row
            return
        for unmove in unmoves(row.first, row.unmoved):
            unmoved = unmoved_before(row.unmoved, unmove)
            yield from onward(Row((*row.unmoves, unmove), take_back(row.first, unmove), unmoved))

    return onward(Row((), position))


def played_before(diagram: Position, row: Row) -> Position:
    """Return the position before a row with the castlings that convention grants it.

    King and rook may stand at home in it and not in the diagram; what the diagram says it has lost
    is lost.
    """
    lost = possible_castling(diagram.board) - diagram.castling
    return replace(row.first, castling=possible_castling(row.first.board) - lost)


def _is_left(asked: Asked, row: Row) -> bool:
    """Return whether nothing disproves the position before a row."""
    judged = history(row.first, row.unmoved, _BACK, asked.token).judged
    return judged.legality is not Legality.ILLEGAL
