# SPDX-License-Identifier: GPL-3.0-or-later
"""`Release the position`: the row of last moves that is forced, until a side has a choice.

Released is where two last moves, or more, are left, and games show two of them; or where a game
begins.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from composer.retro.questions.lastmoves import Patience, Row, is_shown, last_rows
from composer.retro.unmoves.finding import is_game_array
from composer.said.sentence import InWords, counted, said
from composer.searched import Finished
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict

_MOST: Final = 60  # single moves
_MOST_SHOWN: Final = 6  # of which a game is looked for


def answer(asked: Asked) -> Answered:
    """Return the last moves that are forced, and whether there is a choice before them."""
    patience = Patience(game=asked.game)
    row = Row((), asked.position)
    choices: tuple[Row, ...] = ()
    while len(row.unmoves) < _MOST and not is_game_array(row.first):
        searched = last_rows(row.first, 1, patience, asked.token, row.unmoved)
        choices = searched.known
        if not isinstance(searched, Finished):
            return _open(row)
        if not choices:
            return Answered(
                Verdict.NO_SOLUTION, said("No solution: no game leads here"), _told(row)
            )
        if len(choices) > 1:
            break
        (only,) = choices
        row = Row((*row.unmoves, *only.unmoves), only.first, only.unmoved)
    if len(row.unmoves) >= _MOST:
        return _open(row)
    if not is_game_array(row.first):
        tried = choices[:_MOST_SHOWN]
        shown = tuple(islice((each for each in tried if is_shown(each, patience, asked.token)), 2))
        if len(shown) < 2:
            return _open(row)
    return _released(asked, row)


def _released(asked: Asked, row: Row) -> Answered:
    number, said_to_be = len(row.unmoves), asked.question.halfmoves
    if not number:
        return Answered(Verdict.NO_SOLUTION, said("No solution: no last move is forced"))
    moves = counted(number, "one single move", "{number} single moves", number=InWords(number))
    if said_to_be and said_to_be != number:
        finding = said(
            "Released after {moves}, not {number}", moves=moves, number=InWords(said_to_be)
        )
        verdict = Verdict.SHORT if number < said_to_be else Verdict.FEW
        return Answered(verdict, finding, _told(row))
    finding = said("Sound: released after {moves}, each of them forced", moves=moves)
    return Answered(Verdict.SOUND, finding, _told(row))


def _open(row: Row) -> Answered:
    finding = said(
        "Not decided: {number} single moves are forced so far", number=InWords(len(row.unmoves))
    )
    return Answered(Verdict.UNDECIDED, finding, _told(row))


def _told(row: Row) -> tuple[PastAnswer, ...]:
    return (PastAnswer(row.unmoves),) if row.unmoves else ()
