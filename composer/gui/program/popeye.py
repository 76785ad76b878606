# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects Popeye with the board, the analysis and the menus."""

from __future__ import annotations

from composer.gui.program.parts import StudioParts
from composer.gui.threads.analyst import Answer


def connect_popeye(parts: StudioParts) -> None:
    """Let Popeye be asked about what is on the board, and its answer be shown."""
    consulting, strip, window = parts.consulting, parts.popeye_strip, parts.popeye_window

    def show(answer: Answer) -> None:
        parts.pane.show_answer(answer)
        parts.status.show_work(answer.solution)

    parts.analyst.answered.connect(consulting.note_answer)
    parts.analyst.asked.connect(lambda _: consulting.stop_silently())
    consulting.answered.connect(show)
    consulting.changed.connect(strip.show_state)
    strip.stop_requested.connect(consulting.stop)
    strip.details_requested.connect(window.show_answer)
    strip.settings_requested.connect(window.show_settings)
    window.settings_changed.connect(consulting.ask_again)
    parts.actions_by_name.on_trigger(
        {"check-popeye": consulting.check, "popeye": window.show_settings}
    )
