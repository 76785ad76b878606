# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems as games of PGN: writing.

A solution that a file stated stands as it is in a comment, and behind it the moves as far as they
are understood or found by solving; moves that came from PGN go back as they are.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

import chess
import chess.pgn

from composer.formats.cleaning import one_line
from composer.formats.entry import Entry
from composer.formats.kept import CODES
from composer.formats.kept import SOLUTION as KEPT_SOLUTION
from composer.formats.pgn import read_pgn
from composer.formats.pgnline import DIAGRAM, SOLUTION, is_played
from composer.notation.helplines import help_lines
from composer.notation.studies.comments import in_comment
from composer.notation.studies.reading import read_tree
from composer.notation.studies.writing import pgn_moves
from composer.problem.attacks import all_orthodox
from composer.problem.boards import board_of
from composer.problem.defects import is_solvable
from composer.problem.edits import game_array
from composer.problem.fen import fen
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import INTENDED, OPTIONS
from composer.problem.twintext import twin_text
from composer.solver.deadline import Deadline
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.solve import Solvable, solve

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
    if problem.stipulation.claim is not None:
        return _study_moves(problem)
    told = _proof_games(problem) if problem.stipulation.is_proof_game else None
    told = told or _help_game(problem) or _direct_game(problem, most_moves)
    return "" if told is None else _moves_text(told)


def _study_moves(problem: Problem) -> str:
    """Return the printed solution of a study with its sidelines, as far as it can be played."""
    text = problem.extra(KEPT_SOLUTION)
    if not text:
        return ""
    tree = read_tree(text, problem.position).tree
    moves = pgn_moves(replace(tree, remarks=()))  # before the moves stand comments on the problem
    return textwrap.fill(moves, 79, break_long_words=False, break_on_hyphens=False)


def _moves_text(told: chess.pgn.Game) -> str:
    writer = chess.pgn.StringExporter(columns=79, headers=False)
    return told.accept(writer).rsplit(maxsplit=1)[0].strip()


def _solved(what: Solvable, asked: Stipulation | None = None) -> Solution | None:
    """Return what is found in a moment; None where it is not solved here."""
    token = Token()
    with Deadline(token, _SECONDS):
        try:
            return solve(what, asked, _KEYS_PLAY, token)
        except UnsupportedStipulation:
            return None


def _proof_games(problem: Problem) -> chess.pgn.Game | None:
    """Return all games that lead to a diagram, if they are found in a moment and are not many."""
    solution = _solved(problem)
    if solution is None or solution.stage < Stage.KEYS:
        return None
    if not solution.lines or len(solution.lines) > _MOST_GAMES:
        return None
    tree = _Tree(solution.first_position)
    for line in solution.lines:
        tree.add_line(line.moves)
    return tree.game


def _direct_game(problem: Problem, most_moves: int) -> chess.pgn.Game | None:
    asked = problem.stipulation
    if not asked.is_direct or asked.moves > most_moves:
        return None
    solution = _solved(problem.position, asked)
    if solution is None or solution.verdict is Verdict.INVALID:
        return None
    if not solution.complete or not solution.keys:
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


def pgn_game(problem: Problem, most_moves: int = MOST_MOVES) -> str:
    """Return a problem as a game whose moves are its solution, where that is known.

    Args:
        problem: the problem.
        most_moves: direct play in more moves is not solved for it.
    """
    told = problem.extra(KEPT_SOLUTION)
    if told and is_played(
        problem.stipulation.first_position(problem.position), told
    ):  # it came from PGN and goes back as it is
        game = _game(problem, "", told)
        if _told_again(game) == told:
            return game
    moves = solution_moves(problem, most_moves)
    return _game(problem, told, f"{moves} {_result(problem)}".strip())


def _told_again(game: str) -> str:
    """Return the solution that is read from a game."""
    found, *others = read_pgn(enumerate(game.split("\n"), start=1))
    return found.problem.extra(KEPT_SOLUTION) if isinstance(found, Entry) and not others else ""


def _game(problem: Problem, kept: str, moves: str) -> str:
    credits = problem.credits
    asked = str(problem.stipulation)
    tags = {
        "Event": credits.source or "?",
        "Site": "?",
        "Date": _pgn_date(credits.date),
        "Round": credits.number or "?",
        "White": credits.caption_authors() or "?",
        "Black": problem.extra(CODES) or asked or "?",
        "Result": _result(problem),
        **_places(problem),
        "Stipulation": asked or "?",
        "Author": "; ".join(credits.authors),
        "Source": credits.source,
        "Number": credits.number,
        "Published": credits.date,
        "Distinction": credits.distinction,
        "Tourney": credits.tourney,
        "Dedication": credits.dedication,
        "Title": problem.title,
        "Keywords": "; ".join(problem.keywords),
        "Intended": problem.extra(INTENDED),
        "Options": "; ".join(problem.extra(OPTIONS).splitlines()),
        "Twins": "; ".join(f"{twin.letter}) {twin_text(twin)}" for twin in problem.twins),
    }
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items() if value]
    comments = [f"{{{in_comment(one_line(comment))}}}" for comment in problem.comments]
    if kept:
        comments.append(f"{{{SOLUTION}{in_comment(kept)}}}")
    return "\n".join([*lines, "", *comments, moves, ""])


def _result(problem: Problem) -> str:
    """Return the result of the game: what a study claims."""
    claim = problem.stipulation.claim
    return "*" if claim is None else claim.result


def _places(problem: Problem) -> dict[str, str]:
    """Return the tags that say where the moves begin, and of a proof game where they end."""
    start = problem.stipulation.first_position(problem.position)
    begins = {"SetUp": "1", "FEN": fen(start)}
    if not problem.stipulation.is_proof_game:
        return begins
    end = {DIAGRAM: fen(problem.position)}
    return end if start == game_array() else {**begins, **end}


def _pgn_date(date: str) -> str:
    parts = [*date.split("-"), "??", "??"][:3] if re.match(r"\d{4}(-\d\d){0,2}$", date) else []
    return ".".join(parts) or "????.??.??"


def _escaped(text: str) -> str:
    return one_line(text).replace("\\", "\\\\").replace('"', '\\"')
