# SPDX-License-Identifier: GPL-3.0-or-later
"""The plain solver behind the protocol of searches."""

from __future__ import annotations

from composer.problem.defects import Fault, fatal_defects, kings_asked
from composer.problem.goals import INTO_CHECK, Goal
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.rules.book import Rules
from composer.solver.conditions.table import diagram_defects, played, qualities_of
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.phases import Phase
from composer.solver.playboard import BoardMove
from composer.solver.reference.staged import phases_on, search_on
from composer.solver.stages import Search
from oracle import PLAIN
from oracle.board import PlainBoard
from oracle.goals import moves_to


class BoardIntoCheck(PlainBoard):
    """A board on which the last move may leave the own king in check, if it reaches the goal."""

    goal: Goal

    def moves(self) -> list[BoardMove]:
        """Return the moves that may be played."""
        return moves_to(self, self.goal, super().moves())


class BoardSparingKings(PlainBoard):
    """A board on which a king may be in check in the diagram: his side may pass there even so."""

    def is_check(self) -> bool:
        """Return whether a king of the side to move is in check after a move."""
        return self.depth > 0 and super().is_check()


def _spares_kings(rules: Rules) -> bool:
    return any(Fault.KING_EN_PRISE in condition.allows for condition in played(rules))


def _board_for(position: Position, stipulation: Stipulation) -> PlainBoard:
    conditions = played(
        stipulation.rules, stipulation.restrained(position.turn), qualities_of(position.board)
    )
    if stipulation.goal.aim not in INTO_CHECK:
        made = BoardSparingKings if _spares_kings(stipulation.rules) else PlainBoard
        return made(position, conditions)
    board = BoardIntoCheck(position, conditions)
    board.goal = stipulation.goal
    return board


def plain_search(position: Position, stipulation: Stipulation, token: Token) -> Search:
    """Return the plain solver's search.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    rules = stipulation.rules
    board = _board_for(position, stipulation)
    kings = kings_asked(stipulation, position.turn)
    if rules.conditions or qualities_of(position.board):
        captured = not _spares_kings(rules) and board.in_check(position.turn.other)
        void = diagram_defects(position, rules, kings) or captured
    else:
        void = fatal_defects(position, kings)
    if void:
        raise Unsolvable("the position cannot be solved")
    return search_on(board, stipulation, token, PLAIN)


def plain_set_play(position: Position, stipulation: Stipulation, token: Token) -> Phase | None:
    """Return the set play of direct, self or reflex play, or None where there is none.

    The side that does not begin may be in check.
    """
    try:
        board = _board_for(position, stipulation)
        return phases_on(board, stipulation, token).set_play()
    except Cancelled:
        return None
