# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a problem as the moves of a game in PGN.

The key and its first variation are the main line; other defences, further answers and further
keys are variations, and threats stand in comments. Lines of help play that a file stated stand
beside each other likewise. Proof games are found by solving, and begin where games begin. Set play
and tries have no place there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import chess
import chess.pgn

from composer.notation.helplines import help_lines
from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of
from composer.problem.defects import is_solvable
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Stage, Verdict
from composer.solver.solve import solve

MOST_MOVES: Final = 3
"""Direct play in more moves is not solved for a file."""

_SECONDS: Final = 5.0
_MOST: Final = 3000  # moves of a game
_MOST_GAMES: Final = 20  # more are no solution that anybody means
_KEYS_PLAY: Final = SolveOptions(tries=False, set_play=False)
_GOOD: Final = 1  # the glyph `!`


def solution_moves(problem: Problem, most_moves: int = MOST_MOVES) -> str:
    """Return the moves without a result; empty where no solution is known.

    Direct play is solved; of help play the lines are taken that the file told. Of a problem with
    twins the diagram's own solution is meant.

    Args:
        problem: the problem.
        most_moves: direct play in more moves is not solved.
    """
    is_orthodox = all_orthodox(problem.position.board) and problem.rules.is_orthodox
    if not is_orthodox or not is_solvable(problem.position):
        return ""  # no reader of PGN plays by other rules
    told = _proof_games(problem) if problem.stipulation.is_proof_game else None
    told = told or _help_game(problem) or _direct_game(problem, most_moves)
    return "" if told is None else _moves_text(told)


def _moves_text(told: chess.pgn.Game) -> str:
    writer = chess.pgn.StringExporter(columns=79, headers=False)
    return told.accept(writer).rsplit(maxsplit=1)[0].strip()


def _proof_games(problem: Problem) -> chess.pgn.Game | None:
    """Return all games that lead to a diagram, if they are found in a moment and are not many."""
    token = Token()
    with Deadline(token, _SECONDS):
        try:
            solution = solve(problem, options=_KEYS_PLAY, cancel=token)
        except UnsupportedStipulation:
            return None
    if solution.stage < Stage.KEYS or not 0 < len(solution.lines) <= _MOST_GAMES:
        return None
    tree = _Tree(solution.first_position)
    for line in solution.lines:
        tree.add_line(line.moves)
    return tree.game


def _direct_game(problem: Problem, most_moves: int) -> chess.pgn.Game | None:
    asked = problem.stipulation
    if not asked.is_direct or asked.moves > most_moves:
        return None
    token = Token()
    with Deadline(token, _SECONDS):
        solution = solve(problem.position, asked, _KEYS_PLAY, token)
    if solution.verdict is Verdict.INVALID or not solution.complete or not solution.keys:
        return None
    tree = _Tree(problem.position)
    for key in solution.keys:
        tree.add_key(key, is_only=len(solution.keys) == 1)
    return tree.game


def _help_game(problem: Problem) -> chess.pgn.Game | None:
    parts = help_lines(problem)
    lines = parts[0][1] if parts and parts[0][0] in ("", "a") else ()
    turn = problem.position.turn
    moves = [line.moves for line in lines if line.moves and line.moves[0].man.colour is turn]
    if not moves:
        return None
    tree = _Tree(problem.position)
    for line in moves:
        tree.add_line(line)
    return tree.game


class _Tree:
    """A game while moves are added to it; there is a limit to them."""

    def __init__(self, position: Position) -> None:
        self.game = chess.pgn.Game()
        self.game.setup(board_of(position))
        self._count = 0

    def add_line(self, moves: Iterable[Move]) -> None:
        """Add a line from the beginning."""
        node: chess.pgn.GameNode = self.game
        for move in moves:
            node = self._child(node, move)

    def add_key(self, key: Phase, is_only: bool) -> None:
        """Add a key with its play."""
        if key.move is None:
            return
        node = self._child(self.game, key.move)
        if is_only:
            node.nags.add(_GOOD)
        self._comment(node, key.threats, key.zugzwang)
        self._add_defences(node, key.defences())

    def _add_defences(self, node: chess.pgn.GameNode, variations: Iterable[Variation]) -> None:
        for variation in variations:
            if self._count >= _MOST:
                return
            after = self._child(node, variation.defence)
            for answer in variation.continuations:
                self._add_answer(after, answer)

    def _add_answer(self, node: chess.pgn.GameNode, answer: Continuation) -> None:
        child = self._child(node, answer.move)
        self._comment(child, answer.threats, answer.zugzwang and not answer.ends)
        self._add_defences(
            child, (variation for variation in answer.variations if variation.effective)
        )

    def _child(self, node: chess.pgn.GameNode, move: Move) -> chess.pgn.ChildNode:
        """Return the node of a move; a new one where it was not there."""
        made = chess.Move.from_uci(move.uci)
        if node.has_variation(made):
            return node.variation(made)
        self._count += 1
        return node.add_variation(made)

    def _comment(
        self, node: chess.pgn.ChildNode, threats: tuple[Move, ...], zugzwang: bool
    ) -> None:
        if threats:
            node.comment = "threat: " + ", ".join(threat.san for threat in threats)
        elif zugzwang:
            node.comment = "zugzwang"
