# SPDX-License-Identifier: GPL-3.0-or-later
"""Who listens to the solutions of help play, and what they follow."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from composer.gui.panels.proofgames.games import pgn_text
from composer.gui.program.parts import StudioParts
from composer.gui.words.language import counted, tr
from composer.problem.forms import is_duplex
from composer.problem.problem import Problem
from composer.problem.stipulation import HELPING
from composer.problem.task import SET_PLAY, Duplex
from composer.problem.taskedits import has_option, shape_length, stated_intended


def connect_lines(parts: StudioParts) -> None:
    """Let solutions side by side, board, stepper and what is intended follow each other."""
    lines, reading, intended = parts.pane.lines, parts.reading, parts.aids.intended_lines
    lines.line_chosen.connect(reading.play_to)
    reading.player.shown.connect(lambda _, step: lines.show_played(reading.player.moves, step))
    reading.player.ended.connect(lambda: lines.show_played((), 0))
    _connect_games(parts)
    lines.pin_requested.connect(intended.turn)
    lines.intended_chosen.connect(parts.composing.set_intended)
    lines.left.connect(parts.board.setFocus)
    lines.lying_chosen.connect(lambda on: parts.preferring.prefer(solutions_as_rows=on))
    lines.set_lying(parts.preferring.now.solutions_as_rows)
    parts.actions_by_name["set-play"].triggered.connect(
        lambda on: parts.composing.set_option(SET_PLAY, on)
    )
    for chosen in (
        parts.actions_by_name["duplex"].triggered,
        parts.twins.duplex_chosen,
        parts.bar.duplex_chosen,
    ):
        chosen.connect(lambda on: parts.composing.set_option(Duplex.BOTH.value, on))
    parts.bar.task_chosen.connect(parts.composing.set_stipulation)
    intended.changed.connect(lambda: _mean(parts))
    parts.composing.pasted.connect(intended.forget_sound)
    parts.twinning.turned.connect(intended.forget_sound)


def show_stated(parts: StudioParts, problem: Problem) -> None:
    """Show what a problem states of its solutions."""
    length = shape_length(problem.stipulation)
    parts.pane.lines.show_intended(stated_intended(problem), length)
    action = parts.actions_by_name["set-play"]
    action.setEnabled(problem.stipulation.play in HELPING and not problem.stipulation.series)
    action.setChecked(has_option(problem, SET_PLAY))
    action = parts.actions_by_name["duplex"]
    action.setEnabled(problem.stipulation.told and not problem.stipulation.is_proof_game)
    action.setChecked(is_duplex(problem))


def _mean(parts: StudioParts) -> None:
    """Show which lines are intended, and have what rests on them looked at again."""
    marks = parts.aids.intended_lines.marks
    parts.analyst.mean(parts.aids.intended.marks, marks)
    parts.pane.set_line_marks(marks)
    answer = parts.pane.answer
    if answer is None or answer.solution is None or answer.analysis is None:
        return
    if answer.solution.lines and answer.is_final:
        parts.inquiry.ask()


def _connect_games(parts: StudioParts) -> None:
    """Let the games that lead to the diagram, board and slider follow each other."""
    games, reading = parts.pane.games, parts.reading
    games.line_chosen.connect(reading.play_to)
    games.longer_requested.connect(parts.composing.set_stipulation)
    games.pgn_requested.connect(lambda: _copy_games(parts))
    reading.player.shown.connect(lambda _, step: games.show_played(reading.player.moves, step))
    reading.player.ended.connect(lambda: games.show_played((), 0))


def _copy_games(parts: StudioParts) -> None:
    """Copy the games of the length asked for, or the shorter one that is shown, as PGN."""
    panel, problem = parts.pane.games, parts.twinning.problem
    shown = panel.game
    games = panel.games if shown in panel.games else (shown,)
    start = problem.stipulation.start
    text = pgn_text(games, start, problem.stipulation.sign, problem.credits.caption_authors())
    QGuiApplication.clipboard().setText(text)
    words = counted(
        len(games), tr("Copied: one game as PGN."), tr("Copied: %1 games as PGN.", "", len(games))
    )
    parts.notices.report(words, seconds=3)
