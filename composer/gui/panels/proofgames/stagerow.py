# SPDX-License-Identifier: GPL-3.0-or-later
"""Small boards of the stages of a game; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import MARKS
from composer.gui.look.widgets import button
from composer.gui.panels.proofgames.games import MOST_STAGES, Stage
from composer.gui.words.language import tr
from composer.notation.moves import move_text

_SIDE = 62
_LIT = MARKS.lit.replace("#4C", "#96")


class StageRow(QWidget):
    """The boards, side by side.

    Signals:
        step_requested: so many half-moves are to be played.
    """

    step_requested = Signal(int)

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._appearance, self._thumbnails = appearance, thumbnails
        self._stages: tuple[Stage, ...] = ()
        row = QGridLayout(self)
        row.setContentsMargins(10, 2, 10, 2)
        row.setHorizontalSpacing(2)
        self.buttons: list[QToolButton] = []
        for place in range(MOST_STAGES):
            made = button(act=lambda _=False, place=place: self._ask(place), flat=True)
            made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            made.setIconSize(QSize(_SIDE, _SIDE))
            made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(made, 0, place)
            self.buttons.append(made)
        row.setColumnStretch(MOST_STAGES, 1)
        appearance.colours_changed.connect(self._draw)
        appearance.figures_changed.connect(self._draw)
        appearance.writing_changed.connect(self._draw)

    @property
    def stages(self) -> tuple[Stage, ...]:
        """What is shown."""
        return self._stages

    def show_stages(self, stages: tuple[Stage, ...]) -> None:
        """Show the stages of another game."""
        if stages != self._stages:
            self._stages = stages
            self._draw()

    def _ask(self, place: int) -> None:
        if place < len(self._stages):
            self.step_requested.emit(self._stages[place].step)

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        for place, part in enumerate(self.buttons):
            part.setVisible(place < len(self._stages))
            if place >= len(self._stages):
                continue
            stage = self._stages[place]
            move = stage.move
            lit = {} if move is None else dict.fromkeys((move.origin, move.target), _LIT)
            part.setIcon(QIcon(self._thumbnails.pixmap(stage.position, _SIDE, ratio, lit)))
            part.setText(self._words(stage))
            part.setAccessibleName(self._words(stage))

    def _words(self, stage: Stage) -> str:
        if stage.move is None:
            return tr("start", "of a game")
        dots = "." if stage.step % 2 else "..."
        return f"{(stage.step + 1) // 2}{dots}{move_text(stage.move, self._appearance.letters)}"
