# SPDX-License-Identifier: GPL-3.0-or-later
"""`-1 & #2`, `-2 & #1`, `Black retracts, then h#1`: moves taken back, and then played forward.

The sides help each other in taking back (a help retractor); what is played then is solved as it is
everywhere. A row of moves counts if nothing disproves the position before it; an answer is certain
only with a game that leads there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from composer.problem.position import Position, possible_castling
from composer.retro.questions.lastmoves import Row
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import take_back, unmoved_before
from composer.said.sentence import said
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.certainty import MOST_SOLVING, Solving, played, weighed
from composer.solver.solution import Verdict

_MOST_ROWS: Final = 100_000  # rows of moves taken back
_AT_ONCE: Final = 500  # positions judged together, so that it can be stopped


def answer(asked: Asked) -> Answered:
    """Return which moves taken back let the play solve."""
    solving, finished = _solving(asked)
    return weighed(asked, solving, finished, said("No solution: no move taken back solves"))


def _solving(asked: Asked) -> tuple[list[Solving], bool]:
    """Return the rows after which the play solves, and whether these are all."""
    assert asked.forward is not None
    rows = rows_back(asked.position, asked.question.halfmoves)
    found: list[Solving] = []
    finished, seen = True, 0
    while True:
        some = list(islice(rows, _AT_ONCE))
        if not some:
            return found, finished
        seen += len(some)
        if asked.token.cancelled or seen > _MOST_ROWS or len(found) > MOST_SOLVING:
            return found, False
        before = [played_before(asked.position, row) for row in some]
        for row, judged in zip(some, asked.judging(asked.forward, before), strict=True):
            if judged.keys:
                told = PastAnswer(row.unmoves, *played(judged))
                found.append(Solving(told, judged, row.first, row.unmoved))
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
