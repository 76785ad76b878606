# SPDX-License-Identifier: GPL-3.0-or-later
"""`Last move?` and `Last 3 single moves?`: sound where no other can have been played."""

from __future__ import annotations

from itertools import islice
from typing import Final

from composer.problem.named import side_name
from composer.retro.questions.lastmoves import Patience, Row, is_shown, last_rows
from composer.retro.unmoves.finding import is_game_array
from composer.said.sentence import InWords, Sentence, said
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict

_MOST_SHOWN: Final = 6  # rows of which a game is looked for
_NAMED: Final = 100  # rows that are told one by one


def answer(asked: Asked) -> Answered:
    """Return which moves can have been the last."""
    position, token = asked.position, asked.token
    side = side_name(position.turn.other)
    if is_game_array(position):
        return Answered(Verdict.NO_SOLUTION, said("No move: games begin here"))
    patience = Patience(game=asked.game)
    searched = last_rows(position, asked.question.halfmoves, patience, token)
    rows, finished = searched.known, isinstance(searched, Finished)
    told = tuple(PastAnswer(row.unmoves) for row in rows[:_NAMED])
    if not rows:
        if not finished:
            return Answered(Verdict.UNDECIDED, said("Not finished: no row of moves so far"))
        return Answered(
            Verdict.NO_SOLUTION, said("No solution: {side} has no last move", side=side)
        )
    shown = tuple(islice((row for row in rows[:_MOST_SHOWN] if is_shown(row, patience, token)), 2))
    if len(shown) > 1:
        return Answered(Verdict.COOKED, _several(len(rows), finished), told)
    if len(rows) == 1 and finished:
        if shown:
            finding = said("Sound: {moves}, no other is possible", moves=told[0].sentence)
            return Answered(Verdict.SOUND, finding, told)
        finding = said(
            "Not decided: only {moves} is left, but no game with it was found",
            moves=told[0].sentence,
        )
        return Answered(Verdict.UNDECIDED, finding, told)
    number = InWords(len(rows))
    finding = (
        said("Not decided: {number} are left, and games do not show two of them", number=number)
        if finished
        else _unfinished(searched, number)
    )
    return Answered(Verdict.UNDECIDED, finding, told)


def _unfinished(searched: Searched[tuple[Row, ...]], number: InWords) -> Sentence:
    if isinstance(searched, Stopped) and searched.limit is Limit.POSITIONS:
        return said(
            "Not finished: {number} so far are left, and no more are looked for", number=number
        )
    return said("Not finished: {number} so far are left", number=number)


def _several(number: int, finished: bool) -> Sentence:
    if finished:
        return said("Cooked: {number} last moves are left", number=InWords(number))
    return said("Cooked: at least {number} last moves are left", number=InWords(2))
