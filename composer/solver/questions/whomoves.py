# SPDX-License-Identifier: GPL-3.0-or-later
"""`Who moves?`: sound where only one side can have the move."""

from __future__ import annotations

from composer.problem.men import SIDES
from composer.problem.named import side_name
from composer.retro.legality.judging import Legality
from composer.retro.questions.whomoves import with_each_to_move
from composer.said.sentence import said
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict


def answer(asked: Asked) -> Answered:
    """Return with whose move a game can lead to the diagram."""
    judged = with_each_to_move(asked.position, asked.game, asked.token)
    gone = [side for side in SIDES if judged[side].legality is Legality.ILLEGAL]
    shown = [side for side in SIDES if judged[side].legality is Legality.LEGAL]
    why: list[PastAnswer] = []
    for side in gone:
        reason = judged[side].reason
        if reason is not None:
            told = said(
                "{side} cannot have the move: {reason}", side=side_name(side), reason=reason
            )
            why.append(PastAnswer(reason=told))
    if len(gone) == len(SIDES):
        finding = said("No solution: neither side can have the move")
        return Answered(Verdict.NO_SOLUTION, finding, tuple(why))
    if len(shown) == len(SIDES):
        return Answered(Verdict.COOKED, said("Cooked: either side can have the move"))
    if gone:
        other = side_name(gone[0].other)
        if shown:
            return Answered(
                Verdict.SOUND, said("Sound: {side} has the move", side=other), tuple(why)
            )
        finding = said(
            "Not decided: only {side} can have the move, but no game was found", side=other
        )
        return Answered(Verdict.UNDECIDED, finding, tuple(why))
    finding = said("Not decided: nothing shows that one side cannot have the move")
    return Answered(Verdict.UNDECIDED, finding)
