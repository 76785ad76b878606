# SPDX-License-Identifier: GPL-3.0-or-later
"""Theme flags as chips: pointing lights their squares, a click keeps them lit with the proof."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.analysis.themes.flag import Flag, Grade
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens
from composer.gui.look.widgets import column, label
from composer.gui.panels.flow import FlowLayout
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded

_HEIGHT, _PAD, _SETTLE = 24, 11, 4000
_AWAY = 6  # pixels between the chips and the proof of the one that is pointed at
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Home: -999,
    Qt.Key.Key_End: 999,
}


@dataclass(frozen=True)
class ChipFace:
    """What a chip shows: a theme, how often, and what became of it.

    Attributes:
        theme: the id in the catalogue.
        flags: its flags; none for a theme just lost.
        news: `won`, `lost` or nothing.
    """

    theme: str
    flags: tuple[Flag, ...]
    news: str = field(default="", compare=False)

    @property
    def is_vague(self) -> bool:
        """Whether the flag is only `perhaps`."""
        return bool(self.flags) and all(flag.grade is Grade.PERHAPS for flag in self.flags)


class Chip(QAbstractButton):
    """One theme.

    Signals:
        pointed: whether the pointer is over it, or the keyboard at it.
        stepped: the keyboard is to go so many chips on; a great number means the end.
    """

    draws_ring = True

    pointed = Signal(bool)
    stepped = Signal(int)

    def __init__(self, face: ChipFace, tokens: Tokens, language: str) -> None:
        super().__init__()
        self.face, self._tokens = face, tokens
        self.setCheckable(bool(face.flags))
        self.setText(theme_name(face.theme, language))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._lettering = Lettering(self.font())
        count = len(face.flags)
        self._count = str(count) if count > 1 else ""
        news = {"won": "+ ", "lost": "− "}.get(face.news, "")
        self._words = news + self.text()
        said = {"won": tr("%1, won"), "lost": tr("%1, lost")}.get(face.news, "%1")
        name = fill(said, self.text()) + (f", {count}" if self._count else "")
        if face.is_vague:
            name = fill(tr("%1, perhaps"), name)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def sizeHint(self) -> QSize:
        """Return the size of the words with room at the ends."""
        width = self._lettering.width(self._words) + 2 * _PAD
        if self._count:
            width += self._lettering.width(self._count) + 6
        return QSize(width, max(_HEIGHT, self._lettering.line + 6))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Report that the pointer has come."""
        super().enterEvent(event)
        self.pointed.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer has gone."""
        super().leaveEvent(event)
        self.pointed.emit(False)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Point at the theme, as the pointer does."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at it no more."""
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from chip to chip with arrows; Enter does what Space does."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.stepped.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif key == Qt.Key.Key_Escape:
            event.ignore()  # whoever holds the chips goes back to the board
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill and its words."""
        tokens, painter = self._tokens, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        fill, frame, ink, style = tokens.sunken, tokens.line2, tokens.text, Qt.PenStyle.SolidLine
        width = 1.0
        if self.isChecked():
            fill, frame, ink, width = tokens.accent_tint, tokens.accent, tokens.accent, 1.5
        elif self.face.news == "won":
            frame, width = tokens.sound, 1.5
        elif self.face.news == "lost":
            ink = tokens.muted
        elif self.underMouse():
            fill = tokens.hover
        if self.face.is_vague and not self.isChecked():
            fill, style = tokens.panel, Qt.PenStyle.DashLine
        if self.hasFocus():
            frame, width = tokens.accent, 2.0
        painter.setPen(QPen(QColor(frame), width, style))
        painter.setBrush(QColor(fill))
        radius = box.height() / 2
        painter.drawRoundedRect(box, radius, radius)
        inner = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        self._lettering.draw(painter, inner, self._words, ink)
        if self.face.news == "lost":
            y = self.rect().center().y() + 1
            wide = self._lettering.width(self._words)
            painter.setPen(QColor(tokens.muted))
            painter.drawLine(inner.left(), y, inner.left() + wide, y)
        if self._count:
            right = Qt.AlignmentFlag.AlignRight
            self._lettering.draw(painter, inner, self._count, tokens.muted, Cut.PLAIN, right)
        painter.end()


class ChipsPanel(QWidget):
    """The themes of a problem; below them the proof of the one that is chosen.

    Signals:
        flag_pointed: the `Flag`s to be shown on the board, as a tuple; empty for none.
        chip_reached: the keyboard is at a chip; carries the `QRect` to be kept in sight.
    """

    flag_pointed = Signal(object)
    chip_reached = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._flags: tuple[Flag, ...] = ()
        self._faces: tuple[ChipFace, ...] = ()
        self._elements = False
        self._chosen = ""
        self._tab_before: QWidget | None = None
        self._tab_stop = ""  # the theme at whose chip Tab stops
        self._chips: list[Chip] = []
        self._holder = QWidget()
        self._flow = FlowLayout(6, self._holder)
        self._proof = label(kind="proof", wraps=True, plain=True)
        self._pointed = _Pointed(self._holder)
        self._settling = pause(self, _SETTLE, self._settle)
        column(self._holder, self._proof, on=self, margins=(14, 0, 14, 8), spacing=8)
        self._make()
        appearance.colours_changed.connect(self._make)
        appearance.writing_changed.connect(self._make)

    def follow(self, before: QWidget) -> None:
        """Let Tab come to the chips from this widget, whenever they are made."""
        self._tab_before = before
        self._order_tabs()

    @property
    def faces(self) -> tuple[ChipFace, ...]:
        """The chips that are shown."""
        return self._faces

    @property
    def proof(self) -> str:
        """The sentences that are shown: of the theme pointed at, else of the chosen one."""
        return self._pointed.text() or self._proof.text()

    def set_elements(self, on: bool) -> None:
        """Show mere elements too, or not."""
        self._elements = on
        self._faces = self._grouped(())
        self._make()

    def show_flags(self, flags: tuple[Flag, ...], compare: bool) -> None:
        """Show other flags; with `compare` say for a moment what was won and lost."""
        before = {face.theme for face in self._faces if face.flags and face.news != "lost"}
        self._flags = flags
        faces = self._grouped(())
        now = {face.theme for face in faces}
        if compare and before and before != now:
            lost = tuple(sorted(before - now))
            faces = self._grouped(lost, now - before)
            self._settling.start()
        else:
            self._settling.stop()
        self._faces = faces
        self._make()
        chosen = self._face(self._chosen)
        if chosen is not None:  # it stays lit, with what it is now
            self.flag_pointed.emit(chosen.flags)

    def choose(self, theme: str) -> None:
        """Choose a theme, as its chip does when it is clicked."""
        for chip in self._chips:
            if chip.face.theme == theme:
                chip.click()

    def put_out(self) -> None:
        """Let no chip be chosen."""
        face = self._face(self._chosen)
        if face is not None:
            self._choose(face, False)

    def _grouped(
        self, lost: tuple[str, ...], won: set[str] | frozenset[str] = frozenset()
    ) -> tuple[ChipFace, ...]:
        groups: dict[str, list[Flag]] = {}
        for flag in self._flags:
            if flag.grade is not Grade.ELEMENT or self._elements:
                groups.setdefault(flag.id, []).append(flag)
        faces = [
            ChipFace(theme, tuple(flags), "won" if theme in won else "")
            for theme, flags in groups.items()
        ]
        return (*faces, *(ChipFace(theme, (), "lost") for theme in lost))

    def _make(self) -> None:
        self._pointed.say("")
        had = next((chip.face.theme for chip in self._chips if chip.hasFocus()), None)
        for chip in self._chips:
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = []
        for face in self._faces:
            chip = Chip(face, self._appearance.tokens, self._appearance.language)
            chip.setChecked(face.theme == self._chosen and bool(face.flags))
            chip.pointed.connect(lambda on, face=face: self._point(face if on else None))
            chip.clicked.connect(lambda on, face=face: self._choose(face, on))
            chip.stepped.connect(lambda step, chip=chip: self._step(chip, step))
            self._chips.append(chip)
            self._flow.addWidget(chip)
        self._order_tabs()
        if self._chosen not in {face.theme for face in self._faces if face.flags}:
            self._chosen = ""
        self._holder.setVisible(bool(self._chips))
        self._give_tab_stop(self._tab_stop)
        if had is not None:  # the keyboard stays where it was
            again = [chip for chip in self._chips if chip.face.theme == had] or self._chips[:1]
            for chip in again:
                chip.show()
                chip.setFocus(Qt.FocusReason.OtherFocusReason)
        self._prove(self._face(self._chosen))
        self._flow.invalidate()
        self.updateGeometry()

    def _order_tabs(self) -> None:
        """Let Tab come to the chips where it came to those before them."""
        before = self._tab_before
        for chip in self._chips:
            if before is not None:
                QWidget.setTabOrder(before, chip)
                before = chip

    def _give_tab_stop(self, theme: str) -> None:
        """Let Tab stop at one chip only: the one gone to last, else the first."""
        stops = [chip for chip in self._chips if chip.face.theme == theme] or self._chips[:1]
        for chip in self._chips:
            on = chip in stops
            chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.ClickFocus)

    def _step(self, chip: Chip, step: int) -> None:
        place = min(len(self._chips) - 1, max(0, self._chips.index(chip) + step))
        there = self._chips[place]
        self._tab_stop = there.face.theme
        self._give_tab_stop(self._tab_stop)
        there.setFocus(Qt.FocusReason.TabFocusReason)
        self.chip_reached.emit(QRect(there.mapTo(self, QPoint(0, 0)), there.size()))

    def _settle(self) -> None:
        self._faces = self._grouped(())
        self._make()

    def _face(self, theme: str) -> ChipFace | None:
        return next((face for face in self._faces if face.theme == theme), None)

    def _choose(self, face: ChipFace, on: bool) -> None:
        self._chosen = face.theme if on else ""
        for chip in self._chips:
            chip.setChecked(chip.face.theme == self._chosen)
        self._point(face if on else None)

    def _point(self, face: ChipFace | None) -> None:
        chosen = self._face(self._chosen)
        self._prove(chosen)
        self._pointed.say("" if face is None or face == chosen else self._told(face))
        shown = face if face is not None else chosen
        self.flag_pointed.emit(() if shown is None else shown.flags)

    def _told(self, face: ChipFace) -> str:
        """Return the sentences of a theme, which its chip says, too."""
        sentences = dict.fromkeys(flag.sentence for flag in face.flags)
        proof = "\n".join(worded(sentence, self._appearance.letters) for sentence in sentences)
        for chip in self._chips:
            if chip.face == face:
                chip.setAccessibleDescription(proof)
        return proof

    def _prove(self, face: ChipFace | None) -> None:
        if face is None:
            self._proof.setText("" if self._faces else tr("No theme found yet."))
            self._proof.setVisible(not self._faces)
            return
        self._proof.setText(self._told(face))
        self._proof.setVisible(True)


class _Pointed(QLabel):
    """The proof of a theme that is pointed at, over what lies below: nothing makes room for it."""

    def __init__(self, chips: QWidget) -> None:
        super().__init__(chips)
        self._beside = chips
        self.setObjectName("pointedProof")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, words: str) -> None:
        """Say these words below the chips, or above where there is more room; none: be gone."""
        self.setText(words)
        self.hide()
        if not words:
            return
        ground = self._ground()
        self.setParent(ground)
        self.ensurePolished()
        wide = self._beside.width()
        high = self.heightForWidth(wide)
        place = self._beside.mapTo(ground, QPoint(0, 0))
        seen = ground.visibleRegion().boundingRect()
        below = place.y() + self._beside.height() + _AWAY
        above = place.y() - _AWAY - high
        fits = below + high <= seen.bottom() or above < seen.top()
        self.setGeometry(place.x(), below if fits else above, wide, high)
        self.show()
        self.raise_()

    def _ground(self) -> QWidget:
        """Return what scrolls with the chips, else the window."""
        found = self._beside
        while (parent := found.parentWidget()) is not None:
            if isinstance(parent.parentWidget(), QAbstractScrollArea):
                break
            found = parent
        return found
