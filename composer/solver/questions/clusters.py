# SPDX-License-Identifier: GPL-3.0-or-later
"""`Illegal cluster`: no game leads to the diagram, but to it without any one man one does.

Kings stay. Who has the move is not asked: legal is what is legal with either side to move.
"""

from __future__ import annotations

from composer.problem.edits import remove
from composer.problem.men import SIDES, Kind
from composer.problem.named import kind_name, side_name
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.retro.legality.judging import Legality
from composer.retro.questions.whomoves import with_each_to_move
from composer.said.sentence import InWords, Sentence, said
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict


def answer(asked: Asked) -> Answered:
    """Return whether the men are a cluster, and man by man what the diagram is without him."""
    whole, reason = _standing(asked, asked.position)
    if whole is Legality.LEGAL:
        return Answered(Verdict.NO_SOLUTION, said("No cluster: the position is legal"))
    if whole is Legality.UNKNOWN:
        finding = said("Not decided: nothing shows whether the position is legal")
        return Answered(Verdict.UNDECIDED, finding)
    told = [] if reason is None else [PastAnswer(reason=reason)]
    still_open = 0
    for square, man in enumerate(asked.position.board):
        if man is None or man.kind is Kind.KING:
            continue
        standing, why = _standing(asked, remove(asked.position, square))
        side, kind, place = side_name(man.colour), kind_name(man.kind), square_name(square)
        if standing is Legality.ILLEGAL and not asked.token.cancelled:
            finding = said(
                "No cluster: without {side}'s {man} on {square} the position is illegal, too",
                side=side,
                man=kind,
                square=place,
            )
            told = [] if why is None else [PastAnswer(reason=why)]
            return Answered(Verdict.NO_SOLUTION, finding, tuple(told))
        if standing is Legality.UNKNOWN:
            still_open += 1
            why = said(
                "without {side}'s {man} on {square}: not decided",
                side=side,
                man=kind,
                square=place,
            )
            told.append(PastAnswer(reason=why))
    if still_open or asked.token.cancelled:
        finding = said(
            "Not decided: the position is illegal, and without {number} of its men not judged",
            number=InWords(still_open),
        )
        return Answered(Verdict.UNDECIDED, finding, tuple(told))
    finding = said("Sound: an illegal cluster, legal without any one man")
    return Answered(Verdict.SOUND, finding, tuple(told))


def _standing(asked: Asked, position: Position) -> tuple[Legality, Sentence | None]:
    """Return whether a position is legal with either side to move, and if not, why."""
    judged = with_each_to_move(position, asked.game, asked.token)
    found = [judged[side].legality for side in SIDES]
    if Legality.LEGAL in found:
        return Legality.LEGAL, None
    if Legality.UNKNOWN in found:
        return Legality.UNKNOWN, None
    return Legality.ILLEGAL, judged[asked.position.turn].reason
