# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems like a given one: the nearest first, with what is in common said and lit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from composer.gui.collection.choosing import CarriesRecords, Choosing
from composer.gui.collection.columns import Column, authors_of, cell_text
from composer.gui.collection.delegate import DIAGRAM, EDGE, MATCH_TINT, Face, PaintingDelegate
from composer.gui.collection.model import ROW_ROLE, RecordsModel
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, link, row
from composer.gui.user.wording import asked_words, men_words
from composer.gui.words.language import fill, in_figures, tr
from composer.library.records.values import Row

if TYPE_CHECKING:
    from composer.gui.collection.ranking import Ranked
    from composer.library.likeness.ranking import Alike

_ROW: Final = 96
_MEASURE: Final = 120  # width of the bar that says how near a problem is
_MODEL: Final = 66  # side of the diagram of the problem that others are like


class AlikeDelegate(PaintingDelegate):
    """Paints a problem, how near it is, and what it has in common."""

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(appearance, thumbnails, parent)
        self._alike: dict[int, Alike] = {}

    def set_alike(self, alike: tuple[Alike, ...]) -> None:
        """Tell other likenesses."""
        self._alike = {candidate.record_id: candidate for candidate in alike}

    def alike(self, record_id: int) -> Alike | None:
        """Return what a record has in common with the problem, if it is known."""
        return self._alike.get(record_id)

    def words(self, record_id: int) -> str:
        """Return what a record has in common, in one line."""
        from composer.gui.collection.alikewords import all_common

        alike = self._alike.get(record_id)
        return (
            ""
            if alike is None
            else all_common(alike.common, self._appearance.letters, self._appearance.language)
        )

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the one height of all rows."""
        return QSize(300, _ROW)

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Tell in full what is in common."""
        from composer.gui.collection.alikewords import common_words

        row = index.data(ROW_ROLE)
        alike = self._alike.get(row.record_id) if isinstance(row, Row) else None
        if alike is None:
            return False
        lines = (
            common_words(feature, self._appearance.letters, self._appearance.language)
            for feature in alike.common
        )
        QToolTip.showText(event.globalPos(), "\n".join(lines), view)
        return True

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a row."""
        painter.save()
        rect, tokens = option.rect, self._appearance.tokens
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(tokens.select))
            painter.fillRect(QRect(rect.left(), rect.top(), 2, rect.height()), tokens.accent)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        row = index.data(ROW_ROLE)
        if isinstance(row, Row):
            self._row(painter, option, row, index.row() + 1)
        painter.restore()

    def _row(self, painter: QPainter, option: QStyleOptionViewItem, row: Row, place: int) -> None:
        from composer.gui.collection.alikewords import common_squares

        rect, tokens, alike = option.rect, self._appearance.tokens, self._alike.get(row.record_id)
        lit = {} if alike is None else dict.fromkeys(sorted(common_squares(alike)), MATCH_TINT)
        ratio = painter.device().devicePixelRatioF()
        problem = row.problem
        picture = self._thumbnails.of_problem(problem, DIAGRAM, ratio, lit)
        top = rect.top() + (rect.height() - DIAGRAM) // 2
        painter.drawPixmap(rect.left() + EDGE, top, picture)
        left = rect.left() + EDGE + DIAGRAM + 14
        right = rect.right() - _MEASURE - 28
        faces, text2 = self.faces(option.font), tokens.text2
        lines = faces.cell.metrics.lineSpacing() + 3
        top = rect.top() + 10
        credits = row.problem.credits
        source = ", ".join(part for part in (credits.caption_source(), credits.distinction) if part)
        facts = "   ".join(
            part
            for part in (
                asked_words(row.problem),
                men_words(row.problem),
                cell_text(row, Column.KEY, self._appearance.letters),
            )
            if part
        )
        room = QRect(left, top, right - left, lines)
        faces.name.write(painter, room, authors_of(row), tokens.text)
        faces.cell.write(painter, room.translated(0, lines), source, text2)
        words = self.words(row.record_id)
        room = QRect(left, top + 2 * lines, right - left, 2 * lines)
        painter.setFont(faces.cell.font)
        painter.setPen(QColor(tokens.accent))
        wide = round(1.85 * room.width())  # so that the words fill two lines at most
        shown = faces.cell.metrics.elidedText(words, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(room, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, shown)
        if alike is not None:
            self._measure(painter, QRect(right + 14, top, _MEASURE, lines), faces.cell, alike.score)
        facts_room = QRect(right + 14, top + 2 * lines, _MEASURE, lines)
        faces.cell.write(painter, facts_room, facts, text2)

    def _measure(self, painter: QPainter, rect: QRect, face: Face, score: float) -> None:
        """Draw how near a problem is: the figure over a bar."""
        words = fill(tr("%1 % alike"), round(100 * score))
        strong = Face(face.font, 1.0, bold=True)
        strong.write(painter, rect, words, self._appearance.tokens.text)
        bar = QRectF(rect.left(), rect.bottom() + 4, rect.width(), 4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.tokens.line))
        painter.drawRoundedRect(bar, 2, 2)
        bar.setWidth(bar.width() * max(0.02, min(1.0, score)))
        painter.setBrush(QColor(self._appearance.tokens.accent))
        painter.drawRoundedRect(bar, 2, 2)


class AlikeView(QWidget):
    """The ranked list under the problem that it is about.

    The list holds the records only while they are ranked: Qt's own list view goes through all
    of them whenever it is dressed or placed elsewhere, for seconds where they are half a million.

    Signals:
        left: the user goes back to the search.
    """

    left = Signal()

    def __init__(
        self,
        records: RecordsModel,
        selection: QItemSelectionModel,
        appearance: Appearance,
        thumbnails: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._thumbnails = appearance, thumbnails
        self._records, self._selection = records, selection
        self._none = RecordsModel(appearance, self)
        self.list = _AlikeList()
        self.list.setModel(self._none)
        self.choosing = Choosing(self.list, records, thumbnails)
        self.list.choosing = self.choosing
        self.delegate = AlikeDelegate(appearance, thumbnails, self.list)
        self.list.setItemDelegate(self.delegate)
        self._picture, self._name, self._said = QLabel(), QLabel(), QLabel()
        self.back = link(self.tr("Back to the search"), self.left)
        self._lay_out()
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        appearance.figures_changed.connect(self.list.viewport().update)
        appearance.writing_changed.connect(self.list.viewport().update)

    def _recolour(self) -> None:
        look = self._appearance
        self.back.setIcon(look.icons.icon("left", look.tokens.accent))
        self.list.viewport().update()

    def show_ranked(self, ranked: Ranked) -> None:
        """Show which problem the list is about, and what each has in common with it."""
        problem, number = ranked.model.problem, len(ranked.alike)
        ratio = self.devicePixelRatioF()
        picture = self._thumbnails.of_problem(problem, _MODEL, ratio)
        self._picture.setPixmap(picture)
        name = ", ".join(
            part
            for part in (
                problem.credits.caption_authors() or problem.title,
                problem.credits.caption_source(),
            )
            if part
        )
        self._name.setText(fill(self.tr("Like %1"), name or self.tr("the problem on the board")))
        self._said.setText(
            in_figures(
                number,
                self.tr("One problem, compared in men, play, themes, key, stipulation and force."),
                self.tr(
                    "%1 problems, compared in men, play, themes, key, stipulation and force.",
                    "",
                    number,
                ),
            )
            if number
            else self.tr("Nothing alike in the library.")
        )
        self.delegate.set_alike(ranked.alike)
        if self.list.model() is not self._records:
            self._hold(self._records)
            own = self.list.selectionModel()
            self.list.setSelectionModel(self._selection)
            own.deleteLater()
        self.list.viewport().update()

    def leave(self) -> None:
        """Let go of the records: they are ranked no more."""
        if self.list.model() is self._records:
            self._hold(self._none)

    @property
    def said(self) -> tuple[str, str]:
        """The two lines over the list."""
        return self._name.text(), self._said.text()

    def _hold(self, records: RecordsModel) -> None:
        own = self.list.selectionModel()
        self.list.setModel(records)
        if own is not self._selection:
            own.deleteLater()

    def _lay_out(self) -> None:
        self._name.setObjectName("panelTitle")
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setObjectName("muted")
        for label in (self._name, self._said):
            label.setMinimumWidth(60)
        self._picture.setFixedSize(_MODEL, _MODEL)
        head = row(
            self._picture,
            (column(ROOM, self._name, self._said, ROOM, spacing=2), 1),
            self.back,
            margins=(14, 8, 14, 8),
            spacing=14,
        )
        head.setAlignment(self.back, Qt.AlignmentFlag.AlignTop)
        box = QWidget()
        box.setObjectName("alikeHead")
        box.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        box.setLayout(head)
        column(box, (self.list, 1), on=self)


class _AlikeList(CarriesRecords, QListView):
    """A hundred rows at most, so Qt's own list is quick enough."""

    def __init__(self) -> None:
        super().__init__()
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setAccessibleName(self.tr("Problems like this, the nearest first"))
