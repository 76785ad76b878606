# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of another game than chess as a page is told it: its board as drawn, and its play.

Board, men and turns are written as the exported pages of such games write them
(`composer.diagrams.web.games`); whoever edits it sends the record anew.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.diagrams.games.board import game_board
from composer.diagrams.games.caption import game_caption
from composer.diagrams.games.solutionrows import solution_rows
from composer.diagrams.games.solutiontext import findings_told
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.web.games import (
    GameMen,
    ground_items,
    script_words,
    state_text,
    step_text,
)
from composer.diagrams.web.words import web_words_of
from composer.games.position import GameError, GameTurn
from composer.games.record import any_game
from composer.games.tables import TablesProblem
from composer.games.task import GameProblem
from composer.notation.gameverdict import game_verdict_line
from composer.said.sentence import sentence_of
from composer.solver.games.solve import solve_game
from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.dicegames import DiceTelling
from composer.web.gameboards import NOTHING_FOUND, Found, FoundRow, asked_told, board_drawn
from composer.web.request import Answers, Json, SolveRequest
from composer.web.speaker import Speaker

_MOST_LINES: Final = 300  # of help play that are listed


def game_answers(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker
) -> Answers:
    """Yield the board, then the same with what was found."""
    try:
        game = any_game(request.problem)
        told = (
            DiceTelling(game, speaker)
            if isinstance(game, TablesProblem)
            else _Telling(game, speaker)
        )
        yield told.without(), False
        if game.task is None:
            yield told.without(), True
            return
        found = told.solved(token)
    except GameError as fault:
        why = speaker.tongue.capital(speaker.say(sentence_of(fault)))
        yield {"why": f"{why}."}, True
        return
    if not token.cancelled:
        yield found, True


class _Telling:
    """Tells a problem of a game whose players take turns."""

    def __init__(self, problem: GameProblem, speaker: Speaker) -> None:
        self._problem, self._speaker = problem, speaker
        self._style = replace(MAGAZINE, letters=speaker.tongue.language, coordinates=True)
        self._men = GameMen(problem, self._style)
        for letter in self._offered:
            self._men.number(letter)

    @property
    def _offered(self) -> tuple[str, ...]:
        return tuple(letter for row in self._problem.position.game.offered for letter in row)

    def without(self) -> Json:
        """Return the board."""
        return self._told(NOTHING_FOUND)

    def solved(self, token: Token) -> Json:
        """Return the board with what was found."""
        answer = solve_game(self._problem, token, most_lines=_MOST_LINES)
        line = game_verdict_line(self._problem, answer)
        rows = [FoundRow(0, finding) for finding in findings_told(answer)]
        for row in solution_rows(self._problem, answer):
            way = tuple(self._step(turn) for turn in row.turns[-1].way)
            rows.append(FoundRow(row.depth, row.text, way))
        return self._told(Found.of(line, rows, self._speaker))

    def _step(self, turn: GameTurn) -> str:
        return step_text(self._problem, turn, self._men)

    def _told(self, found: Found) -> Json:
        problem, men, style = self._problem, self._men, self._style
        position, caption = problem.position, game_caption(problem, style.letters)
        state = state_text(position, men)
        board = game_board(position.book)
        ground = "".join(ground_items(board, problem, style))
        return {
            "svg": board_drawn(board, men.drawn(), ground),
            **script_words(problem, style, web_words_of(style.letters), men),
            "letters": list(men.letters),
            "tray": len(self._offered),
            "turns": [player.id for player in position.game.players],
            "turn": position.turn,
            "state": state,
            "asked": asked_told(caption),
            **found.told,
        }
