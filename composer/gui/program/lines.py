# SPDX-License-Identifier: GPL-3.0-or-later
"""Who listens to solutions side by side, to proof games and to what is intended of them."""

from __future__ import annotations

from collections.abc import Callable

from composer.gui.aids.aids import Aids
from composer.gui.aids.intendedlines import IntendedLines
from composer.gui.aids.needed import NeededMen
from composer.gui.board.view import BoardView
from composer.gui.documents.commands import Composing
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.twins import Twinning
from composer.gui.frame.positionbar import PositionBar
from composer.gui.history.history import History
from composer.gui.look.widgets import copy_text
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.proofgames.games import pgn_text
from composer.gui.panels.reading import LineReading
from composer.gui.panels.twintabs import TwinTabs
from composer.gui.threads.analyst import Analyst
from composer.gui.user.actionset import ActionSet
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import counted, tr
from composer.problem.edits import game_array
from composer.problem.forms import is_duplex
from composer.problem.position import Castling
from composer.problem.problem import Problem
from composer.problem.stipulations.play import HELPING
from composer.problem.task import SET_PLAY, Duplex
from composer.problem.taskedits import has_option, shape_length, stated_intended


def install_history(
    history: History,
    twinning: Twinning,
    analyst: Analyst,
    composing: Composing,
    reading: LineReading,
    pane: AnalysisPane,
    needed: NeededMen,
    board: BoardView,
    actions: ActionSet,
) -> None:
    """Let the history follow the board, and what else is shown there give way to it."""
    panel, unplay = history.panel, history.unplay

    def begin(on: bool) -> None:
        """Let nothing else be shown on the board while moves are taken back there."""
        if on:
            reading.player.home()
            pane.put_out()
        pane.set_pointing(not on)
        needed.set_away(on)
        actions["unplay"].setChecked(on)

    def refuse(gone: tuple[Castling, ...]) -> None:
        """Take castlings from the diagram that its past has lost."""
        for right in gone:
            composing.set_castling(right, False)

    def show() -> None:
        """Bring the history to the front; once more goes back to the board."""
        moves = panel.last.list
        if moves.hasFocus():
            board.setFocus()
            return
        pane.body.show_page(panel)
        moves.setFocus()

    twinning.problem_changed.connect(history.note_problem)
    reading.active_changed.connect(lambda on: unplay.give_way() if on else None)
    unplay.active_changed.connect(begin)
    analyst.answered.connect(history.note_answer)
    panel.play_requested.connect(lambda game: reading.play_game(game_array(), game, 0))
    panel.passing_chosen.connect(composing.set_en_passant)
    panel.castling_refused.connect(refuse)
    pane.answers.past_chosen.connect(history.show_past)
    pane.answers.left.connect(unplay.leave)
    history.panel_wanted.connect(lambda: pane.body.show_page(panel))
    actions.on_trigger({"unplay": history.begin, "past": show})


def install_lines(
    pane: AnalysisPane,
    reading: LineReading,
    intended: IntendedLines,
    composing: Composing,
    preferring: Preferring,
    board: BoardView,
) -> None:
    """Let solutions side by side, board, stepper and what is intended follow each other."""
    lines = pane.lines
    lines.line_chosen.connect(reading.play_to)
    reading.player.shown.connect(lambda _, step: lines.show_played(reading.player.moves, step))
    reading.player.ended.connect(lambda: lines.show_played((), 0))
    lines.pin_requested.connect(intended.turn)
    lines.intended_chosen.connect(composing.set_intended)
    lines.left.connect(board.setFocus)
    lines.lying_chosen.connect(lambda on: preferring.prefer(solutions_as_rows=on))
    lines.set_lying(preferring.now.solutions_as_rows)


def install_options(
    composing: Composing, bar: PositionBar, twins: TwinTabs, actions: ActionSet
) -> None:
    """Let set play, duplex and the task be chosen from the menu, the bar and the tabs."""
    actions["set-play"].triggered.connect(lambda on: composing.set_option(SET_PLAY, on))
    for chosen in (actions["duplex"].triggered, twins.duplex_chosen, bar.duplex_chosen):
        chosen.connect(lambda on: composing.set_option(Duplex.BOTH.value, on))
    bar.task_chosen.connect(composing.set_stipulation)


def show_stated(pane: AnalysisPane, actions: ActionSet, problem: Problem) -> None:
    """Show what a problem states of its solutions."""
    length = shape_length(problem.stipulation)
    pane.lines.show_intended(stated_intended(problem), length)
    action = actions["set-play"]
    action.setEnabled(problem.stipulation.play in HELPING and not problem.stipulation.series)
    action.setChecked(has_option(problem, SET_PLAY))
    action = actions["duplex"]
    action.setEnabled(problem.stipulation.told and not problem.stipulation.is_proof_game)
    action.setChecked(is_duplex(problem))


def install_intended(
    aids: Aids,
    composing: Composing,
    twinning: Twinning,
    analyst: Analyst,
    inquiry: Inquiry,
    pane: AnalysisPane,
    list_tree: Callable[[], None],
) -> None:
    """Let keys and lines be meant, and have what rests on them looked at again.

    Args:
        aids: keep what is meant.
        composing: pastes positions, after which nothing that was sound is known.
        twinning: turns the board, with the same effect.
        analyst: weighs by what is meant.
        inquiry: asks again.
        pane: shows it.
        list_tree: has the tree of the solution listed again.
    """
    keys, lines = aids.intended, aids.intended_lines

    def mean_key() -> None:
        analyst.mean(keys.marks, lines.marks)
        list_tree()
        answer = pane.answer
        if answer is not None and answer.analysis is not None and answer.meant != pane.meant:
            inquiry.ask()

    def mean_lines() -> None:
        analyst.mean(keys.marks, lines.marks)
        pane.set_line_marks(lines.marks)
        answer = pane.answer
        if answer is None or answer.solution is None or answer.analysis is None:
            return
        if answer.solution.lines and answer.is_final:
            inquiry.ask()

    pane.solution.tree.key_marked.connect(keys.mark)
    keys.changed.connect(mean_key)
    lines.changed.connect(mean_lines)
    for meant in (keys, lines):
        composing.pasted.connect(meant.forget_sound)
        twinning.turned.connect(meant.forget_sound)


def install_proof_games(
    pane: AnalysisPane,
    reading: LineReading,
    composing: Composing,
    twinning: Twinning,
    notices: NoticeBar,
) -> None:
    """Let the games that lead to the diagram, board and slider follow each other."""
    panel = pane.games

    def copy() -> None:
        """Copy the games of the length asked for, or the shorter one that is shown, as PGN."""
        problem, shown = twinning.problem, panel.game
        games = panel.games if shown in panel.games else (shown,)
        start = problem.stipulation.start
        text = pgn_text(games, start, problem.stipulation.sign, problem.credits.caption_authors())
        copy_text(text)
        number = len(games)
        words = counted(
            number, tr("Copied: one game as PGN."), tr("Copied: %1 games as PGN.", "", number)
        )
        notices.report(words, seconds=3)

    panel.line_chosen.connect(reading.play_to)
    panel.longer_requested.connect(composing.set_stipulation)
    panel.pgn_requested.connect(copy)
    reading.player.shown.connect(lambda _, step: panel.show_played(reading.player.moves, step))
    reading.player.ended.connect(lambda: panel.show_played((), 0))
