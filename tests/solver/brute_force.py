# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions straight from the definitions, with python-chess and nothing clever.

Every question is answered by trying all moves. It is slow, and shares no line with the
solver that it is to check; only the form is that of `solver_truth.solution_form`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import chess

Form = dict[str, Any]


@dataclass
class BruteForce:
    """The solution of a board for the side to move.

    Attributes:
        board: the diagram.
        moves: the number of moves asked for.
        mate: whether mate or stalemate is the goal.
        refutations: how many refutations a try may have.
    """

    board: chess.Board
    moves: int
    mate: bool = True
    refutations: int = 1

    def solution(self) -> Form:
        keys, tries = {}, {}
        for move in list(self.board.legal_moves):
            refuted = self.refuted_by(move)
            if refuted == []:
                keys[move.uci()] = self.phase(move, self.length(move, self.moves))
            elif self.moves > 1 and refuted and len(refuted) <= self.refutations:
                phase = self.phase(move, self.moves)
                tries[move.uci()] = {**phase, "refutations": frozenset(refuted)}
        return {"keys": keys, "tries": tries, "setplay": self.set_play()}

    def refuted_by(self, move: chess.Move) -> list[str] | None:
        """Return the defences that refute; None if there is no move at all, nor the goal."""
        with self.after(move):
            if self.reached():
                return []
            defences = list(self.board.legal_moves)
            refuting = []
            for defence in defences:
                with self.after(defence):
                    if not self.answers(self.moves - 1):
                        refuting.append(defence.uci())
            return refuting if defences else None

    def set_play(self) -> Form:
        if self.moves < 2 or self.board.is_check():
            return {}
        with self.after(chess.Move.null()):
            return self.variations(self.moves - 1, ())

    def phase(self, move: chess.Move, length: int) -> Form:
        with self.after(move):
            if self.reached():
                return {"goal": True}
            return {"goal": False, "check": self.board.is_check(), **self.play(length - 1)}

    def play(self, moves: int) -> Form:
        """Return what follows an attacker's move if it is to solve in `moves` more."""
        threats: list[chess.Move] = []
        if not self.board.is_check():
            with self.after(chess.Move.null()):
                threats = self.answers(moves)
        return {
            "zugzwang": not threats and not self.board.is_check(),
            "threats": frozenset(move.uci() for move in threats),
            "variations": self.variations(moves, tuple(threats)),
        }

    def variations(self, moves: int, threats: tuple[chess.Move, ...]) -> Form:
        """Return the effective defences that are answered, each with all shortest answers."""
        takes = 0
        if threats:
            with self.after(chess.Move.null()):
                takes = self.length(threats[0], moves)
        found = {}
        for defence in list(self.board.legal_moves):
            with self.after(defence):
                answers = self.answers(moves)
                if answers:
                    length = self.length(answers[0], moves)
                    works = [m for m in threats if self.legal(m) and self.forces(m, takes)]
                    parries = len(works) < len(threats)
                    if not threats or length > takes or (length == takes and parries):
                        found[defence.uci()] = {
                            answer.uci(): self.continuation(answer, length) for answer in answers
                        }
        return found

    def continuation(self, move: chess.Move, length: int) -> Form | None:
        if length == 1:
            return None
        with self.after(move):
            return self.play(length - 1)

    def answers(self, moves: int) -> list[chess.Move]:
        """Return all moves that solve in the fewest moves, at most `moves`."""
        for length in range(1, moves + 1):
            found = [move for move in self.board.legal_moves if self.forces(move, length)]
            if found:
                return found
        return []

    def length(self, move: chess.Move, most: int) -> int:
        return next(length for length in range(1, most + 1) if self.forces(move, length))

    def forces(self, move: chess.Move, moves: int) -> bool:
        """Tell whether a move reaches the goal within `moves` moves against any defence."""
        with self.after(move):
            if self.reached():
                return True
            defences = list(self.board.legal_moves)
            return moves > 1 and bool(defences) and all(map(self.answered(moves - 1), defences))

    def answered(self, moves: int) -> Callable[[chess.Move], bool]:
        def is_answered(defence: chess.Move) -> bool:
            with self.after(defence):
                return any(self.forces(move, moves) for move in list(self.board.legal_moves))

        return is_answered

    def legal(self, move: chess.Move) -> bool:
        return move in list(self.board.legal_moves)

    def reached(self) -> bool:
        return self.board.is_checkmate() if self.mate else self.board.is_stalemate()

    @contextmanager
    def after(self, move: chess.Move) -> Iterator[None]:
        self.board.push(move)
        try:
            yield
        finally:
            self.board.pop()
