# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of the first start: three ways to begin, what was open lately, look and language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.flow import FlowLayout
from composer.gui.welcome.choicebutton import PICTURE, ChoiceButton
from composer.gui.welcome.sample import first_sample
from composer.gui.words.language import tr
from composer.problem.position import EMPTY

_WIDE: Final = 468  # logical pixels of the card, at the usual size of letters
_RADIUS, _SHADE, _INSET = 14, 14, 22
_EDGE: Final = 8  # between card and window
_MOST_RECENT: Final = 3
_LONGEST: Final = 34  # letters of a name


@dataclass(frozen=True, slots=True)
class Lately:
    """Something that was open: its name, and a number to ask for it by."""

    words: str
    number: int


@dataclass(frozen=True, slots=True)
class CardContents:
    """What the card offers besides the ways, and what of it is chosen.

    Attributes:
        themes: their names by what is preferred, in order.
        theme: the one that is preferred.
        languages: their names by code; the empty code is that of the system's.
        language: the code that is preferred.
        lately: what was open, the newest first.
        keys_new: the shortcut of a new problem.
        keys_import: the shortcut of an import.
    """

    themes: Mapping[str, str]
    theme: str
    languages: Mapping[str, str]
    language: str
    lately: Sequence[Lately] = ()
    keys_new: str = ""
    keys_import: str = ""


class WelcomeCard(QWidget):
    """Lies over the board and takes nothing away: whoever begins without it may.

    Signals:
        sample_requested, empty_requested, import_requested: one of the ways to begin.
        recent_requested: carries the number of something that was open.
        theme_chosen, language_chosen: carries what is preferred now.
        typed: a key that means the board; carries its `QKeyEvent`.
        closed: it has gone.
    """

    sample_requested = Signal()
    empty_requested = Signal()
    import_requested = Signal()
    recent_requested = Signal(int)
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    typed = Signal(object)
    closed = Signal()

    def __init__(
        self,
        contents: CardContents,
        appearance: Appearance,
        thumbnails: Thumbnails,
        window: QWidget,
        over: QWidget,
    ) -> None:
        """Make the card.

        Args:
            contents: what it offers.
            appearance: how it looks.
            thumbnails: draw the pictures.
            window: in which it lies.
            over: the part of the window in whose middle it lies, where there is room.
        """
        super().__init__(window)
        self.setObjectName("welcome")
        self.setAccessibleName(tr("Welcome"))
        self._appearance, self._thumbnails = appearance, thumbnails
        self._window, self._over = window, over
        self._gone = False
        self._icon = QLabel()
        self._buttons = self._made_buttons(contents)
        self._themes: dict[str, QToolButton] = {}
        self._body = QWidget()
        self._body.setObjectName("welcomeBody")
        self._scroll = QScrollArea()
        self._scroll.setObjectName("welcomeScroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out(contents)
        self._dress()
        appearance.colours_changed.connect(self._dress)
        appearance.figures_changed.connect(self._dress)
        for watched in (window, over):
            watched.installEventFilter(self)

    @property
    def ways(self) -> tuple[ChoiceButton, ...]:
        """The three ways, in order."""
        return self._buttons

    def come(self) -> None:
        """Appear, with the keyboard at the first way."""
        self._settle()
        self.show()
        self.raise_()
        self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self) -> None:
        """Go away."""
        if self._gone:
            return
        self._gone = True
        for watched in (self._window, self._over):
            watched.removeEventFilter(self)
        self.hide()
        self.closed.emit()
        self.deleteLater()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Lie in the middle again, now that it is known how high the words are."""
        super().showEvent(event)
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self._gone:
            self._settle()
        return False

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go as by Escape."""
        self.go()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go by Escape, walk by arrows; what else is typed means the board."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.go()
        elif step is not None:
            self._walk(step)
        elif event.text() and event.text().isprintable() and event.text() != " ":
            self.typed.emit(event)
            self.go()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card and its shadow."""
        tokens = self._appearance.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_SHADE, _SHADE, -_SHADE, -_SHADE)
        painter.setPen(Qt.PenStyle.NoPen)
        shade = QColor(tokens.shadow)
        shade.setAlphaF(shade.alphaF() / _SHADE)
        painter.setBrush(shade)
        for out in range(_SHADE, 0, -1):
            wide = box.adjusted(-out, -out + 4, out, out)
            painter.drawRoundedRect(wide, _RADIUS + out, _RADIUS + out)
        painter.setBrush(QColor(tokens.raised))
        painter.setPen(QPen(QColor(tokens.line2), 1.0))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        painter.end()

    def _walk(self, step: int) -> None:
        held = self.focusWidget()
        place = next((n for n, button in enumerate(self._buttons) if button is held), 0)
        button = self._buttons[(place + step) % len(self._buttons)]
        button.setFocus(Qt.FocusReason.TabFocusReason)

    def _settle(self) -> None:
        """Lie over the middle of the board, inside the window, as high as the window lets it."""
        window = self._window
        share = self.fontMetrics().height() / 15
        wide = min(round(_WIDE * max(1.0, share)), window.width() - 2 * _EDGE)
        inner = wide - 2
        self._body.ensurePolished()
        layout = self._body.layout()
        if layout is not None:
            layout.activate()
        need = self._body.heightForWidth(inner)
        need = max(need, self._body.minimumSizeHint().height())
        high = min(need + 2, window.height() - 2 * _EDGE)
        size = QSize(wide + 2 * _SHADE, high + 2 * _SHADE)
        middle = self._over.mapTo(window, self._over.rect().center())
        corner = middle - QPoint(size.width() // 2, size.height() // 2)
        most_x = window.width() - size.width() - _EDGE + _SHADE
        most_y = window.height() - size.height() - _EDGE + _SHADE
        x = max(_EDGE - _SHADE, min(corner.x(), most_x))
        y = max(_EDGE - _SHADE, min(corner.y(), most_y))
        self.setGeometry(QRect(QPoint(x, y), size))

    def _made_buttons(self, contents: CardContents) -> tuple[ChoiceButton, ...]:
        buttons = (
            ChoiceButton(
                self._appearance,
                tr("Open a sample problem"),
                tr("A two-mover with star flights and 12 tries. Change it; nothing can break."),
                tr("Enter"),
            ),
            ChoiceButton(
                self._appearance,
                tr("Start with an empty board"),
                tr("Drag men from the tray, or type K, q, P on a square."),
                contents.keys_new,
            ),
            ChoiceButton(
                self._appearance,
                tr("Bring your problems"),
                tr("OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere."),
                contents.keys_import,
            ),
        )
        buttons[0].set_first()
        signals = (self.sample_requested, self.empty_requested, self.import_requested)
        for button, signal in zip(buttons, signals, strict=True):
            button.clicked.connect(self.go)
            button.clicked.connect(signal.emit)
        return buttons

    def _lay_out(self, contents: CardContents) -> None:
        title, second = QLabel(tr("Compose a chess problem")), QLabel()
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * 19 / 13)
        font.setWeight(QFont.Weight.DemiBold)
        title.setFont(font)
        title.setWordWrap(True)
        second.setText(tr("While you place men, the solver answers beside the board."))
        second.setWordWrap(True)
        second.setObjectName("verdictDetail")
        close = QToolButton()
        close.setToolTip(tr("Close (Escape)"))
        close.setAccessibleName(tr("Close"))
        close.setAutoRaise(True)
        close.clicked.connect(self.go)
        self._close = close
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(title)
        words.addWidget(second)
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(words, 1)
        head.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self._body)
        column.setContentsMargins(_INSET, _INSET, _INSET, 16)
        column.setSpacing(10)
        column.addLayout(head)
        column.addSpacing(6)
        for button in self._buttons:
            column.addWidget(button)
        if contents.lately:
            column.addWidget(self._lately_row(contents.lately))
        column.addWidget(self._choices(contents))
        self._scroll.setWidget(self._body)
        around = QVBoxLayout(self)
        around.setContentsMargins(_SHADE + 1, _SHADE + 1, _SHADE + 1, _SHADE + 1)
        around.addWidget(self._scroll)

    def _lately_row(self, lately: Sequence[Lately]) -> QWidget:
        row = QWidget()
        flow = FlowLayout(6, row)
        flow.addWidget(_muted(tr("Open lately")))
        for recent in lately[:_MOST_RECENT]:
            button = QToolButton()
            button.setObjectName("link")
            short = (
                recent.words if len(recent.words) <= _LONGEST else f"{recent.words[:_LONGEST]} …"
            )
            button.setText(short.replace("&", "&&"))
            button.setToolTip(recent.words)
            button.clicked.connect(self.go)
            number = recent.number
            button.clicked.connect(lambda _=False, n=number: self.recent_requested.emit(n))
            flow.addWidget(button)
        return row

    def _choices(self, contents: CardContents) -> QWidget:
        row = QWidget()
        flow = FlowLayout(8, row)
        flow.addWidget(self._look(contents))
        language = DropList()
        language.setAccessibleName(tr("Language"))
        for code, name in contents.languages.items():
            language.addItem(name, code)
        language.setCurrentIndex(max(0, language.findData(contents.language)))
        language.activated.connect(
            lambda place: self.language_chosen.emit(str(language.itemData(place)))
        )
        flow.addWidget(_beside(tr("Language"), language))
        return row

    def _look(self, contents: CardContents) -> QWidget:
        segments = QWidget()
        line = QHBoxLayout(segments)
        line.setContentsMargins(2, 0, 0, 0)
        line.setSpacing(0)
        group = QButtonGroup(segments)
        group.setExclusive(True)
        names = list(contents.themes)
        for place, (theme, name) in enumerate(contents.themes.items()):
            button = QToolButton()
            button.setObjectName("segment")
            edge = "first" if not place else "last" if place == len(names) - 1 else ""
            button.setProperty("edge", edge)
            button.setCheckable(True)
            button.setText(name)
            button.setAccessibleName(name)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setChecked(theme == contents.theme)
            button.clicked.connect(lambda _=False, theme=theme: self.theme_chosen.emit(theme))
            group.addButton(button)
            line.addWidget(button)
            self._themes[theme] = button
        return _beside(tr("Look"), segments)

    def _dress(self) -> None:
        """Draw the pictures in the colours that hold."""
        ratio, icons = self.devicePixelRatioF(), self._appearance.icons
        self._icon.setPixmap(self._window.windowIcon().pixmap(QSize(32, 32), ratio))
        self._close.setIcon(icons.icon("close"))
        for theme, name in (("light", "sun"), ("dark", "moon")):
            if theme in self._themes:
                self._themes[theme].setIcon(icons.icon(name))
        sample, empty = first_sample().position, EMPTY
        for button, position in zip(self._buttons, (sample, empty), strict=False):
            button.set_picture(self._thumbnails.pixmap(position, PICTURE, ratio))
        self._buttons[2].set_picture(self._papers(ratio))
        self.update()

    def _papers(self, ratio: float) -> QPixmap:
        """Draw a few files, the front one with a name on it."""
        tokens = self._appearance.tokens
        picture = QPixmap(round(PICTURE * ratio), round(PICTURE * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(10)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QPen(QColor(tokens.text2), 1.2))
        painter.setBrush(QColor(tokens.raised))
        for step, name in enumerate(("", "", "FEN")):
            paper = QRectF(1 + 12 * step, 1 + 6 * step, 39, 49)
            painter.drawRoundedRect(paper, 4, 4)
            painter.drawText(paper, int(Qt.AlignmentFlag.AlignCenter), name)
        painter.end()
        return picture


class Veil(QWidget):
    """Makes the board pale while the card lies over it; hands and keys go through."""

    def __init__(self, appearance: Appearance, board: QWidget) -> None:
        super().__init__(board)
        self._appearance, self._board = appearance, board
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        appearance.colours_changed.connect(self.update)
        board.installEventFilter(self)
        self.setGeometry(board.rect())
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as large as the board."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._board.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave 55 % of the board to be seen."""
        painter = QPainter(self)
        colour = QColor(self._appearance.tokens.window)
        colour.setAlphaF(0.45)
        painter.fillRect(self.rect(), colour)
        painter.end()


def _muted(words: str) -> QLabel:
    label = QLabel(words)
    label.setObjectName("muted")
    return label


def _beside(words: str, widget: QWidget) -> QWidget:
    """Return a widget with its name before it."""
    both = QWidget()
    row = QHBoxLayout(both)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    label = QLabel(words)
    label.setObjectName("verdictDetail")
    label.setBuddy(widget)
    row.addWidget(label)
    row.addWidget(widget)
    both.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return both
