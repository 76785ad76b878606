# SPDX-License-Identifier: GPL-3.0-or-later
"""Which parts of the window listen to which where the past of the diagram is concerned."""

from __future__ import annotations

from composer.gui.aids.needed import NeededMen
from composer.gui.board.view import BoardView
from composer.gui.documents.commands import Composing
from composer.gui.documents.twins import Twinning
from composer.gui.history.history import History
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.reading import LineReading
from composer.gui.threads.analyst import Analyst
from composer.gui.user.actionset import ActionSet
from composer.problem.edits import game_array
from composer.problem.position import Castling


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
    history.panel_wanted.connect(lambda: pane.body.show_page(panel))
    actions.on_trigger({"unplay": history.begin, "past": show})
