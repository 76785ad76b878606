# SPDX-License-Identifier: GPL-3.0-or-later
"""`Shortest proof game?`: how long the shortest game to the diagram is, and whether it is unique.

Who has the move is not asked: games of either side's last move count.
"""

from __future__ import annotations

from typing import Final

from composer.retro.proofgames.bounds import at_least
from composer.retro.proofgames.finding import searching, why_not_searched
from composer.retro.proofgames.games import Game, ProofGames
from composer.retro.unmoves.finding import is_game_array
from composer.said.sentence import Decimal, InWords, Notation, said
from composer.searched import Finished
from composer.solver.options import UnsupportedStipulation
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict

_LONGEST: Final = 24  # half-moves
_NAMED: Final = 20  # games that are told one by one


def answer(asked: Asked) -> Answered:
    """Return the shortest games that lead to the diagram."""
    wrong = why_not_searched(asked.position)
    if wrong is not None:
        raise UnsupportedStipulation(wrong)
    if is_game_array(asked.position):
        return Answered(Verdict.NO_SOLUTION, said("No move: games begin here"))
    bound = at_least(asked.position)
    if bound.halfmoves is None:
        return Answered(Verdict.NO_SOLUTION, said("No solution: no game leads here"))
    for halfmoves in range(max(bound.halfmoves, 1), _LONGEST + 1):
        *_, found = searching(asked.position, halfmoves, most=_NAMED, token=asked.token)
        if asked.token.cancelled:
            break
        if found.count:
            return _of_length(found)
    else:
        finding = said("Not decided: no game of {moves} moves or less", moves=Decimal(_LONGEST / 2))
        return Answered(Verdict.UNDECIDED, finding)
    return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))


def _of_length(found: ProofGames) -> Answered:
    told = tuple(PastAnswer(reason=said("{keys}", keys=_text(game))) for game in found.games)
    moves = Decimal(found.halfmoves / 2)
    if not isinstance(found.full, Finished):
        finding = said("Not finished: a game of {moves} moves so far", moves=moves)
        return Answered(Verdict.UNDECIDED, finding, told)
    if found.count > 1:
        finding = said(
            "Cooked: {number} shortest games, of {moves} moves",
            number=InWords(found.count),
            moves=moves,
        )
        return Answered(Verdict.COOKED, finding, told)
    finding = said("Sound: the shortest game has {moves} moves, and no other has", moves=moves)
    return Answered(Verdict.SOUND, finding, told)


def _text(game: Game) -> Notation:
    words = [
        move.san if number % 2 else f"{number // 2 + 1}.{move.san}"
        for number, move in enumerate(game)
    ]
    return Notation(" ".join(words))
