# SPDX-License-Identifier: GPL-3.0-or-later
"""`Is castling allowed?`: a proof that king or rook has moved, or a game in which they have not."""

from __future__ import annotations

from composer.problem.position import Castling
from composer.retro.rights.proving import rights
from composer.retro.rights.values import CastlingRight, RightStatus
from composer.retro.rights.words import castling_words
from composer.retro.rightsbygames import decided
from composer.said.sentence import Sentence, joined, said
from composer.searched import Finished
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict


def answer(asked: Asked) -> Answered:
    """Return which castlings are allowed of those whose king and rook stand at home."""
    position, side = asked.position, asked.question.side
    found = rights(position, token=asked.token)
    if found.judged and not found.possible:
        return Answered(Verdict.NO_SOLUTION, said("No solution: no game leads here"))
    asked_for = [each for each in found.castling if side in (None, each.right.colour)]
    if not asked_for:
        return Answered(
            Verdict.NO_SOLUTION, said("No solution: no king and rook stand at home together")
        )
    known = {each.right: _is_known(asked, each) for each in asked_for}
    words = [_told(each, known[each.right]) for each in asked_for]
    told, listed = tuple(PastAnswer(reason=each) for each in words), joined(words, "; ")
    if not all(known.values()):
        return Answered(Verdict.UNDECIDED, said("Not decided: {castlings}", castlings=listed), told)
    claims: set[Castling] = {each.right for each in asked_for}
    exclusions = [each for each in found.exclusions if claims & set(each.claims)]
    if exclusions:
        reasons = joined((each.reason for each in exclusions), "; ")
        return Answered(Verdict.DEPENDS, said("{reason}", reason=reasons), told)
    return Answered(Verdict.SOUND, said("Sound: {castlings}", castlings=listed), told)


def _is_known(asked: Asked, each: CastlingRight) -> bool:
    """Return whether a proof or a game says how a right stands."""
    if each.status is RightStatus.GONE:
        return True
    searched = decided(asked.position, each.right, 2 * asked.game, asked.token)
    return isinstance(searched, Finished) and searched.known


def _told(each: CastlingRight, known: bool) -> Sentence:
    castling = castling_words(each.right)
    if each.status is RightStatus.GONE:
        return said("{castling} is not allowed: {reason}", castling=castling, reason=each.reason)
    if known:
        return said("{castling} is allowed", castling=castling)
    return said("{castling}: neither a proof nor a game was found", castling=castling)
