# SPDX-License-Identifier: GPL-3.0-or-later
"""The verdict line: what the solver says of the position, in a plain sentence."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolButton, QWidget

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import larger
from composer.gui.look.tokens import Tokens
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.panels.rights import RightsButton
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.problem.statement import is_outdated, statement
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT


def statement_words(problem: Problem) -> str:
    """Return what the user states of a problem's correctness, and whether that still holds."""
    told = statement(problem)
    if not told:
        return ""
    if is_outdated(problem):
        return fill(tr("%1, as you stated of an earlier position"), told)
    return fill(tr("%1, as you state"), told)


_ROOM_FOR_STATUS = 460  # logical pixels
_HUGE, _ROOM_FOR_HUGE = 2.0, 640  # times larger than usual letters; logical pixels for these


class VerdictSign(QWidget):
    """The verdict's icon on its tint; a dashed frame says that it is not final."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._verdict: Verdict | None = None
        self._final = True
        self.setFixedSize(36, 36)

    def show_verdict(self, verdict: Verdict | None, final: bool) -> None:
        """Show a verdict's icon, or nothing."""
        self._verdict, self._final = verdict, final
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon on its tint."""
        if self._verdict is None:
            return
        ink, tint = verdict_colours(self._appearance.tokens, self._verdict)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(QColor(tint))
        painter.setPen(Qt.PenStyle.NoPen)
        if not self._final:
            painter.setPen(QPen(QColor(ink), 1.3, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box, 8, 8)
        side = 20
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        self._appearance.icons.draw(painter, verdict_icon(self._verdict), place, ink)
        painter.end()


def verdict_word(verdict: Verdict) -> str:
    """Return a verdict in a word."""
    return worded(BY_VERDICT[verdict].word.said())


def verdict_icon(verdict: Verdict) -> str:
    """Return the name of a verdict's icon."""
    return BY_VERDICT[verdict].icon


def verdict_colours(tokens: Tokens, verdict: Verdict) -> tuple[str, str]:
    """Return the colours of a verdict: its text, its tint."""
    row = BY_VERDICT[verdict]
    return getattr(tokens, row.ink), getattr(tokens, row.tint)


class VerdictLine(QWidget):
    """Sign, sentence, second sentence; at the right how far the work has come.

    Signals:
        stop_requested: the user wants a long solve to stop.
        continue_requested: the user wants a stopped solve to go on.
        apart_requested: the user wants what Popeye answers differently solved all the same.
        pointed: whether the pointer is over the line, or the keyboard at it.
        right_chosen: one of the rights that are offered; carries its place, from 0.
    """

    draws_ring = True

    stop_requested = Signal()
    continue_requested = Signal()
    apart_requested = Signal()
    pointed = Signal(bool)
    right_chosen = Signal(int)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._verdict: Verdict | None = None
        self._share: float | None = None
        self._faded = False
        self._manner_text = ""
        self._title_text = ""
        self._lead_text = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.sign = VerdictSign(appearance)
        self._title = label(kind="verdictTitle")
        self._title.setTextFormat(Qt.TextFormat.RichText)
        self._detail = label(kind="verdictDetail", plain=True)
        self._status = label(kind="verdictStatus", plain=True)
        self._status.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._button = QToolButton()
        self._button.setVisible(False)
        self._button.clicked.connect(self._pressed)
        self._press = self.stop_requested
        self.rights = RightsButton()
        self.rights.chosen.connect(self.right_chosen)
        self._lay_out()
        appearance.colours_changed.connect(self._word)

    @property
    def sentence(self) -> str:
        """What the line says, in words."""
        return self.accessibleName()

    @property
    def verdict(self) -> Verdict | None:
        """The verdict that is shown; None where there is none."""
        return self._verdict

    @property
    def is_faded(self) -> bool:
        """Whether what is shown is older than the board."""
        return self._faded

    def show_verdict(
        self, verdict: Verdict | None, title: str, manner: str, detail: str, final: bool = True
    ) -> None:
        """Say a verdict: `title` in its colour, then `manner`; below it the second sentence."""
        spoken = ". ".join(
            part.rstrip(".") for part in (f"{title} {manner}".strip(), detail) if part
        )
        changed = spoken != self.accessibleName()
        self._verdict, self._title_text, self._manner_text = verdict, title, manner
        self._lead_text = ""
        self.offer_rights(())
        self.sign.show_verdict(verdict, final)
        self._detail.setText(detail)
        self._show_detail_if_room()
        self.setAccessibleName(spoken)
        self.set_faded(False)
        self._word()
        if changed:
            event = QAccessibleEvent(self, QAccessible.Event.NameChanged)
            QAccessible.updateAccessibility(event)
            if final and verdict is not Verdict.UNDECIDED:
                announce(self, spoken)

    def show_preview(self, verdict: Verdict, lead: str, title: str, detail: str) -> None:
        """Say what a position that is not there would be, after plain words: `On e2:`."""
        self.show_verdict(verdict, title, "", detail, final=False)
        self._lead_text = lead
        self.show_status(self.tr("preview,\nnot made yet"))
        self.setAccessibleName(" ".join(part for part in (lead, self.accessibleName()) if part))
        self._word()

    def show_status(self, status: str, share: float | None = None) -> None:
        """Say how far the work has come; `share` from 0 to 1 draws the line of progress."""
        self._status.setText(status)
        self.setAccessibleDescription(status.replace("\n", " "))
        if share != self._share:
            self._share = share
            self.update()

    def show_button(self, stops: bool | None) -> None:
        """Offer to stop, to continue, or nothing."""
        self._button.setVisible(stops is not None)
        if stops is not None:
            self._press = self.stop_requested if stops else self.continue_requested
            self._button.setText(self.tr("Stop") if stops else self.tr("Continue"))

    def offer_apart(self) -> None:
        """Offer to solve what Popeye answers differently."""
        self._press = self.apart_requested
        self._button.setText(self.tr("Solve all the same"))
        self._button.setVisible(True)

    def offer_rights(self, names: tuple[str, ...]) -> None:
        """Offer to set rights by their names, in the place of the state of the work; or none."""
        self.rights.show_names(names)
        self.rights.setEnabled(not self._faded)
        self._show_status_if_room()

    def set_faded(self, faded: bool) -> None:
        """Show the sentence pale, because it is older than the board."""
        if faded != self._faded:
            self._faded = faded
            self._word()

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(500, 64)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line below, and on it the progress."""
        painter = QPainter(self)
        bottom = self.height() - 1
        painter.fillRect(0, bottom, self.width(), 1, QColor(self._appearance.tokens.line))
        if self._share is not None:
            width = round(self.width() * min(1.0, max(0.0, self._share)))
            painter.fillRect(0, bottom - 1, width, 2, QColor(self._appearance.tokens.accent))
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._appearance.tokens.accent), 2))
            painter.drawRoundedRect(self.rect().adjusted(3, 3, -4, -5), 6, 6)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out the state of the work where the sentence needs the room."""
        super().resizeEvent(event)
        self._show_status_if_room()
        self._show_detail_if_room()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show on the board what the sentence names."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show it no more."""
        super().focusOutEvent(event)
        self.pointed.emit(self.underMouse())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say the sentence again with Enter or Space; stop or continue where that is offered."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        elif not self._button.isHidden():
            self._pressed()
        else:
            announce(self, f"{self.accessibleName()}. {self._status.text()}")

    def enterEvent(self, event: QEnterEvent) -> None:
        """Report that the pointer has come."""
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer has gone."""
        self.pointed.emit(self.hasFocus())

    def _lay_out(self) -> None:
        words = column(ROOM, self._title, self._detail, ROOM, spacing=1)
        row(
            self.sign,
            (words, 1),
            self._button,
            self.rights,
            self._status,
            on=self,
            margins=(14, 6, 14, 7),
            spacing=10,
        )
        self.setMinimumHeight(64)
        for part in (self._title, self._detail):
            part.setMinimumWidth(40)
            part.setWordWrap(True)

    def _word(self) -> None:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 17 / 13)
        self._title.setFont(font)
        ink = self._appearance.tokens.text
        if self._verdict is not None:
            ink, _ = verdict_colours(self._appearance.tokens, self._verdict)
        rest = self._appearance.tokens.text
        if self._faded:
            ink = rest = self._appearance.tokens.muted
        manner = f" <span style='color:{rest}'>{_plain(self._manner_text)}</span>"
        title = _plain(self._title_text)
        lead = f"<span style='color:{rest}'>{_plain(self._lead_text)}</span> "
        words = f"<span style='color:{ink};font-weight:600'>{title}</span>{manner}"
        self._title.setText(lead + words if self._lead_text else words)
        self._detail.setEnabled(not self._faded)
        self.rights.setEnabled(not self._faded)
        self.sign.setEnabled(not self._faded)
        self.update()

    def _show_detail_if_room(self) -> None:
        """Leave the second sentence to the tool tip where letters are huge and the line narrow."""
        words = self._detail.text()
        room = self.width() >= _ROOM_FOR_HUGE or larger(self.font()) <= _HUGE
        self._detail.setVisible(bool(words) and room)
        self.setToolTip("" if room else words)

    def _show_status_if_room(self) -> None:
        room = self.width() >= _ROOM_FOR_STATUS
        self._status.setVisible(room and self.rights.isHidden())

    def _pressed(self) -> None:
        self._press.emit()


class AnalysisHead(QWidget):
    """Verdict and twins: what is to be seen whatever lies below.

    Signals:
        left: Escape was hit: the board is to have the keyboard.
    """

    left = Signal()

    def __init__(self, verdict: QWidget, twins: QWidget) -> None:
        """Begin; `twins` stand below the verdict, which is that of the one shown."""
        super().__init__()
        self.setObjectName("analysis")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column(verdict, twins, on=self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)


def _plain(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
