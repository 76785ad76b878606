# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program has to say: a sentence at the foot, and a few things to do about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from composer.clock import here
from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import tr


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to do about a notice: the word on the button and the action.

    Attributes:
        word: stands on the button.
        act: the action.
        lasts: whether it may still be done when the notice is looked up again later, as copying
            may, and undoing may not.
    """

    word: str
    act: Callable[[], None]
    lasts: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A notice that was shown, as it can be looked up again."""

    when: datetime
    sentence: str
    fault: bool
    choices: tuple[Choice, ...] = ()  # those that last


_MOST = 8  # notices that wait below the one that is shown
_BUTTONS = 3
_REMEMBERED = 50
_LINES = 3  # of a sentence; the rest is in the list of those said before
_UNDER_WAY = 3600  # seconds; so long stays only what says how far something has come
_AGAIN = 2.0  # seconds until a notice that is in hand is looked at again
_HEIGHT, _HIGH = 24, 52  # over the status line; and over the row of buttons above it, too


def reading_seconds(sentence: str) -> float:
    """Return how long a sentence stays at least: time to notice it, and to read it at leisure."""
    return 4 + len(sentence) / 14


@dataclass(frozen=True, slots=True)
class _Notice:
    sentence: str
    choices: tuple[Choice, ...]
    fault: bool
    seconds: float


class NoticeBar(QWidget):
    """Shows one notice at a time, the newest, over what lies at the foot of the window.

    It takes no room from anything else. Faults and offers stay until they are closed, and come
    back when a passing notice that was shown over them has gone; the others go by themselves, in
    their own time, and never while the pointer or the keyboard is at them.

    Signals:
        left: the keyboard was here and is given back.
        remembered: there is one more in the list of those said.
    """

    left = Signal()
    remembered = Signal()

    def __init__(
        self,
        appearance: Appearance,
        parent: QWidget | None = None,
        reading: Callable[[str], float] = reading_seconds,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance, self._reading = appearance, reading
        self._host: QWidget | None = None
        self._said: list[Said] = []
        self._icon = QLabel()
        self._sentence = _Sentence()
        self._buttons = tuple(QPushButton() for _ in range(_BUTTONS))
        self._notices: list[_Notice] = []
        for place, button in enumerate(self._buttons):
            button.setObjectName("small")
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, place=place: self._choose(place))
        self._close = QToolButton()
        self._close.setToolTip(tr("Close"))
        self._close.setAccessibleName(tr("Close"))
        self._close.setAutoRaise(True)
        self._close.setFixedSize(22, 22)
        self._close.clicked.connect(self._dismiss_by_hand)
        self._going = QTimer(self)
        self._going.setSingleShot(True)
        self._going.timeout.connect(self._go)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(self._icon)
        row.addWidget(self._sentence, 1)
        for button in self._buttons:
            row.addWidget(button)
        row.addWidget(self._close)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._pointed_at = False
        self.setVisible(False)
        appearance.colours_changed.connect(self._recolour)

    @property
    def sentence(self) -> str:
        """The sentence that is shown; empty while there is none."""
        return "" if self.isHidden() else self._sentence.whole

    @property
    def said(self) -> tuple[Said, ...]:
        """What was said in this session, the newest first."""
        return tuple(reversed(self._said))

    def lie_over(self, host: QWidget) -> None:
        """Lie over the foot of a widget from now on, whatever size that has."""
        self._host = host
        self.setParent(host)
        host.installEventFilter(self)
        self._place()

    def _recolour(self) -> None:
        if self._notices:
            self._dress(self._notices[-1])

    def report(
        self,
        sentence: str,
        choices: tuple[Choice, ...] = (),
        *,
        fault: bool = False,
        seconds: float = 0,
    ) -> None:
        """Show a sentence; with `seconds` it goes by itself, no sooner than it can be read."""
        notice = _Notice(sentence, choices[: len(self._buttons)], fault, seconds)
        before = self._notices[-1] if self._notices else None
        lasting = [notice for notice in self._notices if not notice.seconds]
        self._notices = [notice for notice in lasting if notice.sentence != sentence][-_MOST:]
        self._notices.append(notice)
        self._show(notice)
        under_way = seconds >= _UNDER_WAY
        if not under_way:
            self._remember(notice)
        if not under_way or before is None or before.seconds < _UNDER_WAY:
            words = [sentence, *(choice.word for choice in notice.choices)]
            announce(self, ". ".join(word.rstrip(".") for word in words))

    def dismiss(self) -> None:
        """Put the notice away; one that it covered is shown again."""
        self._going.stop()
        had = self._has_keyboard()
        if self._notices:
            self._notices.pop()
        if self._notices:
            self._show(self._notices[-1])
        else:
            self.setVisible(False)
        if had and not self._has_keyboard():
            self.left.emit()

    def take_keyboard(self) -> bool:
        """Let the keyboard come to the first button; return whether there is a notice at all."""
        if self.isHidden():
            return False
        shown = [button for button in self._buttons if not button.isHidden()]
        (shown[0] if shown else self._close).setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return *self._buttons, self._close

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot when the window gets another size."""
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        """Notice a pointer that moves here; one that only lies here does not mean the notice."""
        if event.type() == QEvent.Type.HoverMove:
            self._pointed_at = True
        elif event.type() in (QEvent.Type.HoverLeave, QEvent.Type.Hide):
            self._pointed_at = False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._dismiss_by_hand()
            return
        super().keyPressEvent(event)

    def _remember(self, notice: _Notice) -> None:
        lasting = tuple(choice for choice in notice.choices if choice.lasts)
        now = here()
        self._said.append(Said(now, notice.sentence, notice.fault, lasting))
        del self._said[:-_REMEMBERED]
        self.remembered.emit()

    def _place(self) -> None:
        """Lie at the foot, as high as the sentence needs."""
        host = self._host
        if host is None:
            return
        wide = host.width()
        self.resize(wide, _HEIGHT)
        self._row.activate()  # the sentence knows its width now
        one = self._sentence.high <= self._sentence.fontMetrics().lineSpacing() + 2
        high = _HEIGHT if one else max(_HIGH, self._sentence.high + 4)
        high = max(high, self._row.minimumSize().height())
        self.setGeometry(QRect(0, host.height() - high, wide, high))
        self.raise_()

    def _show(self, notice: _Notice) -> None:
        for place, button in enumerate(self._buttons):
            button.setVisible(place < len(notice.choices))
            if place < len(notice.choices):
                button.setText(notice.choices[place].word)
                button.setAccessibleDescription(notice.sentence)
        self._sentence.show_words(notice.sentence)
        self.setAccessibleName(notice.sentence)
        self._dress(notice)
        self.setVisible(True)
        self._place()
        self._going.stop()
        if notice.seconds:
            stays = max(notice.seconds, self._reading(notice.sentence))
            self._going.start(round(stays * 1000))

    def _go(self) -> None:
        """Go, unless pointer or keyboard is here: then a little later."""
        if self._pointed_at or self._has_keyboard():
            self._going.start(round(_AGAIN * 1000))
        else:
            self.dismiss()

    def _has_keyboard(self) -> bool:
        held = QApplication.focusWidget()
        return held is not None and self.isVisible() and self.isAncestorOf(held)

    def _dismiss_by_hand(self) -> None:
        self.dismiss()
        if self.isHidden():
            self.left.emit()

    def _dress(self, notice: _Notice) -> None:
        icons, tokens = self._appearance.icons, self._appearance.tokens
        colour = tokens.cooked if notice.fault else tokens.accent
        name = "warning" if notice.fault else "info"
        self._icon.setPixmap(icons.pixmap(name, colour, 16, self.devicePixelRatioF()))
        self._close.setIcon(icons.icon("close"))
        self.setProperty("fault", notice.fault)
        self.style().unpolish(self)
        self.style().polish(self)

    def _choose(self, place: int) -> None:
        choices = self._notices[-1].choices if self._notices else ()
        if place < len(choices):
            self.dismiss()
            choices[place].act()


class _Sentence(QLabel):
    """A sentence in a line or two; what finds no room is in the tooltip."""

    def __init__(self) -> None:
        super().__init__()
        self.whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        # A long path must not make the window wider.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def high(self) -> int:
        """How many pixels its lines need."""
        return _height(self.text(), self.fontMetrics(), self.width())

    def show_words(self, words: str) -> None:
        """Say something else."""
        self.whole = words
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Return the height of one line: the bar asks for more."""
        return QSize(40, self.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say as much as finds room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        text = fitted(self.whole, metrics, self.width(), _LINES)
        self.setToolTip("" if text == self.whole else self.whole)
        if text != self.text():
            self.setText(text)


def fitted(words: str, metrics: QFontMetrics, wide: int, lines: int) -> str:
    """Return words, or as many of them as so many lines of a width hold, and an ellipsis."""
    most = lines * metrics.lineSpacing() + 2
    if wide <= 0 or _height(words, metrics, wide) <= most:
        return words
    low, high = 0, len(words)
    while low < high:  # the most letters that fit
        middle = (low + high + 1) // 2
        fits = _height(words[:middle].rstrip() + " …", metrics, wide) <= most
        low, high = (middle, high) if fits else (low, middle - 1)
    return words[:low].rstrip() + " …"


def _height(words: str, metrics: QFontMetrics, wide: int) -> int:
    flags = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextWrapAnywhere
    return metrics.boundingRect(QRect(0, 0, max(40, wide), 10_000), int(flags), words).height()
