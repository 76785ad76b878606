# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the window's content: a sentence, and at most two things to do about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QToolButton, QWidget

from composer.gui.icons import Icons
from composer.gui.language import tr


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to do about a notice: the word on the button and the deed."""

    word: str
    act: Callable[[], None]


_MOST = 8  # notices that wait below the one that is shown


@dataclass(frozen=True, slots=True)
class _Notice:
    sentence: str
    choices: tuple[Choice, ...]
    fault: bool
    seconds: float


class NoticeBar(QWidget):
    """Shows one notice at a time, the newest.

    Faults and offers stay until they are closed, and come back when a passing notice that
    was shown over them has gone; the others go by themselves.
    """

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._icons = icons
        self._icon = QLabel()
        self._sentence = QLabel()
        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        # A long path must not make the window wider.
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = (QPushButton(), QPushButton())
        self._notices: list[_Notice] = []
        for place, button in enumerate(self._buttons):
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, place=place: self._choose(place))
        self._close = QToolButton()
        self._close.setToolTip(tr("Close"))
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.dismiss)
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 3, 8, 3)
        row.setSpacing(8)
        row.addWidget(self._icon)
        row.addWidget(self._sentence, 1)
        for button in self._buttons:
            row.addWidget(button)
        row.addWidget(self._close)
        self.setVisible(False)

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty while there is none."""
        return "" if self.isHidden() else self._sentence.text()

    def set_theme(self, icons: Icons) -> None:
        """Use other colours."""
        self._icons = icons
        if self._notices:
            self._dress(self._notices[-1])

    def tell(
        self,
        sentence: str,
        choices: tuple[Choice, ...] = (),
        *,
        fault: bool = False,
        seconds: float = 0,
    ) -> None:
        """Show a sentence; with `seconds` it goes by itself."""
        notice = _Notice(sentence, choices[: len(self._buttons)], fault, seconds)
        lasting = [each for each in self._notices if not each.seconds]
        self._notices = [each for each in lasting if each.sentence != sentence][-_MOST:]
        self._notices.append(notice)
        self._show(notice)

    def dismiss(self) -> None:
        """Put the notice away; one that it covered is shown again."""
        self._going.stop()
        if self._notices:
            self._notices.pop()
        if self._notices:
            self._show(self._notices[-1])
        else:
            self.setVisible(False)

    def _show(self, notice: _Notice) -> None:
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(notice.choices))
            if place < len(notice.choices):
                button.setText(notice.choices[place].word)
        self._sentence.setText(notice.sentence)
        self.setAccessibleName(notice.sentence)
        self._dress(notice)
        self.setVisible(True)
        self._going.stop()
        if notice.seconds:
            self._going.start(round(notice.seconds * 1000))

    def _dress(self, notice: _Notice) -> None:
        colour = self._icons.tokens.cooked if notice.fault else self._icons.tokens.accent
        name = "warning" if notice.fault else "info"
        self._icon.setPixmap(self._icons.pixmap(name, colour, 16, self.devicePixelRatioF()))
        self._close.setIcon(self._icons.icon("close"))
        self.setProperty("fault", notice.fault)
        self.style().unpolish(self)
        self.style().polish(self)

    def _choose(self, place: int) -> None:
        choices = self._notices[-1].choices if self._notices else ()
        if place < len(choices):
            self.dismiss()
            choices[place].act()
