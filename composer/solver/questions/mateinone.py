# SPDX-License-Identifier: GPL-3.0-or-later
"""Mate in one where it is proved that the side that begins by convention cannot have the move.

Then the other side has it: it mates itself, or plays whatever it has, and is mated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from composer.problem.conventions import Convention
from composer.problem.edits import set_turn
from composer.problem.goals import MATE
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.questionturn import in_check
from composer.problem.stipulation import Stipulation
from composer.retro.dying import Stopper
from composer.retro.judge import Effort, histories, history
from composer.retro.legality.judging import Legality
from composer.retro.questions.reached import is_reached
from composer.retro.unmoves.finding import why_not_judged
from composer.said.sentence import InWords, Notation, Sentence, said
from composer.solver.pastanswer import PastAnswer
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    import chess

_BACK = Effort(game=0)
_MOST_POSITIONS = 300_000


@dataclass(frozen=True, slots=True)
class OtherMoves:
    """What is played where the other side has the move.

    Attributes:
        side: the side that has the move.
        why: why the other cannot have it.
        mates: its moves that mate.
        answered: each move that it has, with the mates that answer it.
    """

    side: Colour
    why: Sentence
    mates: tuple[Move, ...]
    answered: tuple[tuple[Move, tuple[Move, ...]], ...]

    @property
    def number(self) -> int:
        """How many mates there are, its own or the answers to all its moves."""
        return len(self.mates) or sum(len(mates) for _, mates in self.answered)

    @property
    def is_answered(self) -> bool:
        """Whether each of its moves is answered by mate."""
        return bool(self.answered) and all(mates for _, mates in self.answered)

    @property
    def told(self) -> tuple[PastAnswer, ...]:
        """What is played, line by line, behind the reason why the side has the move."""
        begin = "1." if self.side is Colour.WHITE else "1..."
        lines = [f"{begin}{mate.san}" for mate in self.mates]
        if not self.mates and self.is_answered:
            between = " " if self.side is Colour.WHITE else " 2."
            lines = [
                f"{begin}{move.san}{between}{mate.san}"
                for move, mates in self.answered
                for mate in mates
            ]
        reason = said("{side} has the move: {reason}", side=side_name(self.side), reason=self.why)
        return (
            PastAnswer(reason=reason),
            *(PastAnswer(reason=said("{keys}", keys=Notation(line))) for line in lines),
        )


def other_moves(
    position: Position, stipulation: Stipulation, token: Stopper | None = None
) -> OtherMoves | None:
    """Return what the other side plays where it is proved to have the move; else None.

    It is asked of mate in one only, where nothing but that is the point; if the other side mates in
    one, too, all is looked at that proves it.
    """
    other = _turned(position, stipulation)
    if other is None:
        return None
    judged = next(histories(position, effort=_BACK, token=token)).judged
    if judged.legality is Legality.UNKNOWN and _played(other, said("not decided")).mates:
        judged = history(position, effort=_BACK, token=token).judged
    if judged.legality is not Legality.ILLEGAL or judged.reason is None:
        return None
    return _played(other, judged.reason) if _can_have_it(other, token) else None


def may_be_other(
    position: Position, stipulation: Stipulation, token: Stopper | None = None
) -> OtherMoves | None:
    """Return what the other side mates by, where it is open which of the two has the move.

    By convention one begins, unless it is proved that the other has the move. That both mate in one
    is asked only where that is the point: a game must show then that the first can have it.
    """
    other = _turned(position, stipulation)
    if other is None:
        return None
    found = _played(other, said("not decided"))
    if not found.mates or is_reached(position, most=_MOST_POSITIONS, token=token):
        return None
    return found if _can_have_it(other, token) else None


def _can_have_it(position: Position, token: Stopper | None) -> bool:
    """Return whether all that is known of a diagram leaves the move to the side that has it here.

    No less is looked at than of the other side: a diagram that cannot arise at all proves nothing.
    """
    known = history(position, effort=_BACK, token=token)
    return known.complete and known.judged.legality is not Legality.ILLEGAL


def _turned(position: Position, stipulation: Stipulation) -> Position | None:
    """Return the diagram with the other side to move, where mate in one is asked and it may be."""
    in_one = stipulation.is_direct and stipulation.goal == MATE and stipulation.moves == 1
    if not in_one or stipulation.convention is Convention.AS_GIVEN:
        return None
    other = set_turn(position, position.turn.other)
    if why_not_judged(position) is not None or in_check(other, position.turn):
        return None
    # that a side could capture the king is a fault of the diagram, and named so
    return None if in_check(position, other.turn) else other


def depending_on_turn(side: Colour, finding: Sentence, other: OtherMoves) -> Sentence:
    """Return the finding where it is open who has the move."""
    return said(
        "Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}",
        side=side_name(side),
        finding=finding,
        other=side_name(other.side),
        second=verdict_of_other(other)[1],
    )


def _played(position: Position, why: Sentence) -> OtherMoves:
    from composer.problem.boards import board_of, move_of

    board = board_of(position)
    mates: list[Move] = []
    answered: list[tuple[Move, tuple[Move, ...]]] = []
    for reply in list(board.legal_moves):
        move = move_of(board, reply)
        board.push(reply)
        if board.is_checkmate():
            mates.append(move)
        answered.append((move, _mates(board)))
        board.pop()
    return OtherMoves(position.turn, why, tuple(mates), tuple(answered))


def _mates(board: chess.Board) -> tuple[Move, ...]:
    from composer.problem.boards import move_of

    found = []
    for last in list(board.legal_moves):
        board.push(last)
        mates = board.is_checkmate()
        board.pop()
        if mates:
            found.append(move_of(board, last))
    return tuple(found)


def verdict_of_other(found: OtherMoves) -> tuple[Verdict, Sentence]:
    """Return the verdict on mate in one where the other side has the move."""
    side = side_name(found.side)
    if len(found.mates) > 1:
        number = InWords(len(found.mates))
        return Verdict.COOKED, said(
            "Cooked: {side} has the move, and {number} keys", side=side, number=number
        )
    if found.mates:
        mate = Notation(f"1{'.' if found.side is Colour.WHITE else '...'}{found.mates[0].san}")
        return Verdict.SOUND, said(
            "Sound: {side} has the move and mates by {move}", side=side, move=mate
        )
    if found.is_answered:
        return Verdict.SOUND, said(
            "Sound: {side} has the move, and every one is answered by mate", side=side
        )
    return Verdict.NO_SOLUTION, said(
        "No solution: {side} has the move, and neither mates nor must be mated", side=side
    )
