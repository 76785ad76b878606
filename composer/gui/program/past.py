# SPDX-License-Identifier: GPL-3.0-or-later
"""Which parts of the window listen to which where the past of the diagram is concerned."""

from __future__ import annotations

from composer.gui.program.parts import StudioParts
from composer.problem.edits import game_array
from composer.problem.position import Castling


def connect_past(parts: StudioParts) -> None:
    """Let the history follow the board, and what else is shown there give way to it."""
    history, reading, unplay = parts.history, parts.reading, parts.history.unplay
    parts.twinning.problem_changed.connect(history.note_problem)
    reading.active_changed.connect(lambda on: unplay.give_way() if on else None)
    unplay.active_changed.connect(lambda on: _begin(parts, on))
    parts.analyst.answered.connect(history.note_answer)
    history.panel.play_requested.connect(lambda game: reading.play_game(game_array(), game, 0))
    history.panel.passing_chosen.connect(parts.composing.set_en_passant)
    history.panel.castling_refused.connect(lambda gone: _refuse(parts, gone))
    history.panel_wanted.connect(lambda: parts.pane.body.show_page(history.panel))
    parts.actions_by_name.on_trigger(
        {
            "unplay": history.begin,
            "past": lambda: _show(parts),
        }
    )


def _begin(parts: StudioParts, on: bool) -> None:
    """Let nothing else be shown on the board while moves are taken back there."""
    if on:
        parts.reading.player.home()
        parts.pane.put_out()
    parts.pane.set_pointing(not on)
    parts.aids.needed.set_away(on)
    parts.actions_by_name["unplay"].setChecked(on)


def _refuse(parts: StudioParts, gone: tuple[Castling, ...]) -> None:
    """Take castlings from the diagram that its past has lost."""
    for right in gone:
        parts.composing.set_castling(right, False)


def _show(parts: StudioParts) -> None:
    """Bring the history to the front; once more goes back to the board."""
    moves = parts.history.panel.last.list
    if moves.hasFocus():
        parts.board.setFocus()
        return
    parts.pane.body.show_page(parts.history.panel)
    moves.setFocus()
