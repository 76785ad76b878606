# SPDX-License-Identifier: GPL-3.0-or-later
"""How far the analysis of the library has come: at the foot of the sidebar."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column, label, link, row
from composer.gui.words.language import fill, grouped


class ProgressFoot(QWidget):
    """Words, a thin bar, the speed, and Pause; hidden while nothing is under way.

    Signals:
        pause_requested: the work is to pause, or to go on; carries which.
    """

    pause_requested = Signal(bool)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paused = False
        self._what, self._count, self._rate = QLabel(), QLabel(), label(kind="muted")
        self._bar = _ThinBar(appearance)
        self.button = link("", lambda: self.pause_requested.emit(not self._paused))
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self._lay_out()
        self.show_paused(False)
        self.hide()

    def show_progress(self, what: str, done: int, total: int, rate: float) -> None:
        """Say how far the work has come.

        Args:
            what: what is done, such as `Analysing again`.
            done: problems that are done.
            total: problems in all.
            rate: how many a second.
        """
        self._what.setText(what)
        told = fill(self.tr("%1 of %2"), grouped(done), grouped(total))
        self._count.setText(told)
        quick = rate >= 1
        words = fill(self.tr("%1 a second"), grouped(round(rate))) if quick else ""
        self._rate.setText(self.tr("Paused") if self._paused else words)
        self._bar.set_share(done / total if total else 0.0)
        self.setAccessibleName(f"{what}: {told}")
        self.show()

    def show_paused(self, paused: bool) -> None:
        """Say whether the work is paused."""
        self._paused = paused
        self.button.setText(self.tr("Go on") if paused else self.tr("Pause"))
        if paused:
            self._rate.setText(self.tr("Paused"))

    def _lay_out(self) -> None:
        for words in (self._what, self._count, self._rate):
            words.setWordWrap(True)  # six digits, or another language, must not widen the column
        column(
            self._what,
            self._count,
            self._bar,
            row((self._rate, 1), self.button),
            on=self,
            margins=(16, 8, 12, 8),
            spacing=4,
        )


class _ThinBar(QWidget):
    """A bar three pixels high."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance, self._share = appearance, 0.0
        appearance.colours_changed.connect(self.update)

    def set_share(self, share: float) -> None:
        self._share = max(0.0, min(1.0, share))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, 3)

    def minimumSizeHint(self) -> QSize:
        return QSize(20, 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(self.rect())
        painter.setBrush(QColor(self._appearance.tokens.line2))
        painter.drawRoundedRect(whole, 1.5, 1.5)
        painter.setBrush(QColor(self._appearance.tokens.accent))
        painter.drawRoundedRect(QRectF(0, 0, whole.width() * self._share, whole.height()), 1.5, 1.5)
        painter.end()
