# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies among the candidates of a search: White's moves one after the other are the only ones.

With at most four men tables know that. With more an engine is asked where one is named: of the best
move, then of all others; that is what it sees, and no proof.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from composer.explore.finds import Find
from composer.notation.studies.printed import SOLUTION
from composer.notation.studies.writing import kept_solution
from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulations.claims import Claim
from composer.problem.taskedits import with_extra
from composer.studies import mining
from composer.studies.endings import Endings, why_no_question
from composer.studies.marks import Adviser
from composer.studies.tree import StudyTree, TreeMove
from composer.studies.verdict import looks_good


@dataclass(frozen=True, slots=True)
class OnlyMoves:
    """A line of White's only moves with Black's best answers.

    Attributes:
        moves: the line, which ends with a move of White.
        engine: the engine that saw some of it; empty where tables prove it all.
    """

    moves: tuple[Move, ...] = ()
    engine: str = ""

    @property
    def count(self) -> int:
        """How many moves White has in it."""
        return (len(self.moves) + 1) // 2


class Seeker:
    """Looks for only moves; one thread at a time."""

    def __init__(
        self, endings: Endings, claim: Claim, flag: bytearray, adviser: Adviser | None = None
    ) -> None:
        """Make ready.

        Args:
            endings: the tables.
            claim: what White is to do.
            flag: a byte that cancels once it is set.
            adviser: the engine that is asked where tables do not reach.
        """
        self._endings, self._claim, self._flag = endings, claim, flag
        self._adviser = adviser

    def may_look(self, position: Position) -> bool:
        """Return whether tables or an engine know a position, with White to move."""
        if position.turn is not Colour.WHITE or why_no_question(position) is not None:
            return False
        return self._adviser is not None or self._endings.why_not(position) is None

    def line(self, position: Position, least: int) -> OnlyMoves:
        """Return the only moves from a position on, none where the first is not alone.

        With an engine no more of them are looked at than are wanted.

        Args:
            position: one that may be looked at.
            least: how many moves of White are wanted.
        """
        moves: list[Move] = []
        engine = ""
        while len(moves) < 2 * min(least, mining.MOST_MOVES):
            if self._endings.why_not(position) is None:
                mined = mining.looked_at(
                    self._endings, position, mining.Find.UNIQUE, self._claim, flag=self._flag
                )
                moves += mined.line if mined is not None else ()
                break
            seen = self._seen(position)
            if seen is None or self._flag[0]:
                break
            engine = seen[2]
            moves.append(seen[0])
            after = play(position, seen[0])
            if seen[1] is None:
                break
            moves.append(seen[1])
            position = play(after, seen[1])
        if len(moves) % 2 == 0:
            moves = moves[:-1]
        return OnlyMoves(tuple(moves), engine)

    def _seen(self, position: Position) -> tuple[Move, Move | None, str] | None:
        """Return the move that looks alone to the engine, Black's answer, and its name."""
        board = board_of(position)
        moves = [move_of(board, uncoded) for uncoded in board.legal_moves]
        if not moves or self._adviser is None:
            return None
        best = self._adviser.opinion(position, moves, self._flag)
        if best is None or not best.line or not looks_good(self._claim, best, None):
            return None
        first = best.line[0]
        others = [move for move in moves if move.uci != first.uci]
        if others:
            other = self._adviser.opinion(position, others, self._flag)
            if other is None or looks_good(self._claim, other, best):
                return None
        return first, best.line[1] if best.line[1:] else None, best.engine


def with_line(problem: Problem, find: Find) -> Problem:
    """Return the problem of a find, of a study with its line as the solution."""
    claim = problem.stipulation.claim
    if claim is None:
        return problem
    line = tuple(TreeMove(move) for move in moves_of(find))
    return with_extra(problem, SOLUTION, kept_solution(StudyTree(problem.position, line), claim))


def moves_of(find: Find) -> tuple[Move, ...]:
    """Return the only moves of a find with Black's answers; nothing of what is no study."""
    position, moves = parse_fen(find.fen), list[Move]()
    for text in find.line.split():
        board = board_of(position)
        played = map(partial(move_of, board), board.legal_moves)
        move = next(move for move in played if move.uci == text)
        moves.append(move)
        position = play(position, move)
    return tuple(moves)
