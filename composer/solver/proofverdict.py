# SPDX-License-Identifier: GPL-3.0-or-later
"""From the games that lead to a diagram to a verdict and one plain sentence.

The field calls a proof game sound if a single game of the length asked for leads to the diagram,
or as many as are stated. Shorter games are no fault of `PG`, which asks for an exact length; they
are of `SPG`, which asks for the shortest.
"""

from __future__ import annotations

from composer.problem.intended import Intended
from composer.problem.stipulation import Stipulation
from composer.said.sentence import (
    NOTHING,
    Counted,
    Decimal,
    InWords,
    Sentence,
    counted,
    listed,
    said,
)
from composer.searched import Finished
from composer.solver.lines import Shorter
from composer.solver.lineverdict import has_shape, shape_message
from composer.solver.solution import Verdict
from composer.solver.stages import Found


def games_in(found: Found) -> int:
    """Return how many games of the full length were found."""
    return len(found.lines) if found.solutions is None else found.solutions


def proof_verdict_of(found: Found, stipulation: Stipulation, intended: Intended) -> Verdict:
    """Judge the games found; what is not certain yet is undecided.

    That there are more than intended, or shorter ones of `SPG`, is certain as soon as it is seen.

    Args:
        found: the games.
        stipulation: the task.
        intended: how many games are meant; one where that is not stated.
    """
    number = games_in(found)
    if found.shorter and not stipulation.exact:
        return Verdict.SHORT
    if number > intended.count:
        return Verdict.COOKED
    if not isinstance(found.searched_lines, Finished):
        return Verdict.UNDECIDED
    if not number:
        return Verdict.NO_SOLUTION
    if number < intended.count:
        return Verdict.FEW
    if found.lines_cut and intended.shape_over(stipulation.halfmoves):
        return Verdict.UNDECIDED
    return Verdict.SOUND if has_shape(found.lines, stipulation, intended) else Verdict.OTHER_SHAPE


def proof_message_of(
    verdict: Verdict, found: Found, stipulation: Stipulation, intended: Intended
) -> Sentence:
    """Return the finding in one sentence, without moves."""
    number, length = games_in(found), _length(stipulation)
    if verdict is Verdict.UNDECIDED:
        so_far = counted(number, "one game", "{number} games", number=InWords(number))
        return said("Not finished: {games} of {length} so far", games=so_far, length=length)
    if verdict is Verdict.NO_SOLUTION:
        return _none(found, stipulation, length)
    if verdict is Verdict.SHORT:
        return said(
            "Short: a game of {length} leads here",
            length=moves_words(found.shorter[-1].halfmoves),
        )
    games = _games(number, length)
    if verdict is Verdict.SOUND:
        return said("Sound: {games}", games=games)
    if verdict is Verdict.OTHER_SHAPE:
        return shape_message(found.lines, stipulation, intended)
    meant = InWords(intended.count)
    if verdict is Verdict.FEW:
        return said("Too few: {games}, {number} intended", games=games, number=meant)
    if isinstance(found.searched_lines, Finished):
        return said("Cooked: {games}, {number} intended", games=games, number=meant)
    return said("Cooked: at least {games}, {number} intended", games=games, number=meant)


def shorter_words(shorter: tuple[Shorter, ...]) -> Sentence:
    """Return what shorter games there are: `Shorter: 4 games of 3.5 and 4 of 3.0 moves`."""
    if not shorter:
        return NOTHING
    parts = [
        said("at least {games}", games=_of_length(length)) if length.stopped else _of_length(length)
        for length in shorter
    ]
    return said("Shorter: {games} moves", games=listed(parts))


def _of_length(each: Shorter) -> Counted:
    return counted(
        each.count,
        "one game of {moves}",
        "{number} games of {moves}",
        number=InWords(each.count),
        moves=Decimal(each.halfmoves / 2),
    )


def moves_words(halfmoves: int) -> Sentence:
    """Return a length as it is said of proof games: `7.5 moves`, `4.0 moves`."""
    return said("{halves} moves", halves=Decimal(halfmoves / 2))


def _length(stipulation: Stipulation) -> Sentence:
    moves = moves_words(stipulation.halfmoves)
    return said("exactly {moves}", moves=moves) if stipulation.exact else moves


def _games(number: int, length: Sentence) -> Sentence:
    return counted(
        number,
        "one game of {length} leads here",
        "{number} games of {length} lead here",
        number=InWords(number),
        length=length,
    )


def _none(found: Found, stipulation: Stipulation, length: Sentence) -> Sentence:
    bound = found.bound
    if bound is None or bound.allows(stipulation.halfmoves):
        return said("No game of {length} leads here", length=length)
    if bound.halfmoves is None:
        return said("No game leads here: {reason}", reason=bound.reason)
    return said("No game of {length} leads here: {reason}", length=length, reason=bound.reason)
