# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of another game than chess as a page is told it: its board as drawn, and its play.

Board, men and turns are written as the exported pages of such games write them
(`composer.diagrams.web.games`); whoever edits it sends the record anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from composer.diagrams.games.board import game_board
from composer.diagrams.games.caption import game_caption
from composer.diagrams.games.solutiontext import findings_told, roman
from composer.diagrams.style.measures import number
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
from composer.games.record import game_problem, is_tables
from composer.games.task import GamePlay, GameProblem
from composer.notation.gameverdict import game_verdict_line
from composer.said.sentence import said, sentence_of
from composer.solver.games.answer import GameAnswer
from composer.solver.games.solve import solve_game
from composer.solver.options import Token
from composer.solver.session import Session
from composer.web.request import Answers, Json, SolveRequest
from composer.web.speaker import Speaker

_MOST_LINES: Final = 300  # of help play that are listed
_MOST_ROWS: Final = 250  # that are told
_EDGE: Final = 2.0  # units around the board

Row = tuple[int, str, tuple[GameTurn, ...]]  # how deep it stands, its text, all turns to there


def game_answers(
    request: SolveRequest, token: Token, session: Session, speaker: Speaker
) -> Answers:
    """Yield the board, then the same with what was found."""
    try:
        if is_tables(request.problem):
            raise GameError(said("games with dice are opened at the desk"))
        problem = game_problem(request.problem)
        told = _Telling(problem, speaker)
        yield told.without(), False
        if problem.task is None:
            yield told.without(), True
            return
        answer = solve_game(problem, token, most_lines=_MOST_LINES)
    except GameError as fault:
        why = speaker.tongue.capital(speaker.say(sentence_of(fault)))
        yield {"why": f"{why}."}, True
        return
    if not token.cancelled:
        yield told.of(answer), True


class _Telling:
    """Tells a problem of a game."""

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
        return self._told("", "", [])

    def of(self, answer: GameAnswer) -> Json:
        """Return the board with what was found."""
        line = game_verdict_line(self._problem, answer)
        kind = "" if line.verdict is None else line.verdict.value
        rows = [*self._findings(answer), *self._rows(answer)]
        told = list(islice(rows, _MOST_ROWS))
        finding = self._speaker.say(line.finding)
        return {**self._told(finding, kind, told), "cut": len(rows) - len(told)}

    def _told(self, finding: str, kind: str, rows: list[Row]) -> Json:
        problem, men, style = self._problem, self._men, self._style
        position, caption = problem.position, game_caption(problem, style.letters)
        state = state_text(position, men)
        written = [
            {"depth": depth, "text": text, "way": [step_text(problem, turn, men) for turn in way]}
            for depth, text, way in rows
        ]
        board = game_board(position.book)
        box = (-board.left, -_EDGE, board.width + board.left + _EDGE, board.height + board.below)
        ground = "".join(ground_items(board, problem, style))
        drawn = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(number, box))}">'
            f"<defs>{men.drawn()}</defs>{ground}</svg>"
        )
        return {
            "why": "",
            "svg": drawn,
            **script_words(problem, style, web_words_of(style.letters), men),
            "letters": list(men.letters),
            "tray": len(self._offered),
            "turns": [player.id for player in position.game.players],
            "turn": position.turn,
            "state": state,
            "asked": [part for part in (caption.task, caption.rules, *caption.notes) if part],
            "finding": finding,
            "verdict": kind,
            "rows": written,
            "cut": 0,
        }

    def _findings(self, answer: GameAnswer) -> Iterator[Row]:
        for finding in findings_told(answer):
            yield 0, finding, ()

    def _rows(self, answer: GameAnswer) -> Iterator[Row]:
        """Yield keys with what follows them, then lines."""
        sign = "!" if len(answer.keys) == 1 else ""
        for key in answer.keys:
            yield 0, f"1.{key.turn.text}{sign}", (key.turn,)
            for defence in key.defences:
                yield 1, f"1...{defence.turn.text}", (key.turn, defence.turn)
                for reply in defence.replies:
                    yield 2, f"2.{reply.text}", (key.turn, defence.turn, reply)
        task = self._problem.task
        series = task is not None and task.play is GamePlay.SERIES
        each = 1 if series else len(self._problem.position.game.players)
        for place, line in enumerate(answer.lines, 1):
            lead = f"{roman(place)}. " if len(answer.lines) > 1 else ""
            texts = (
                f"{at // each + 1}.{turn.text}" if at % each == 0 else turn.text
                for at, turn in enumerate(line)
            )
            yield 0, lead + " ".join(texts), tuple(line)
