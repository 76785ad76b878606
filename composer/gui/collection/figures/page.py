# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures page: of what a library, or what a search found, is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)

from composer.gui.collection.model import RecordsModel
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.words.language import in_figures
from composer.library.access.store import GivenUp, Library
from composer.library.search.figures import Figures, figures

if TYPE_CHECKING:
    from composer.gui.collection.figures.chart import Chart, ChartView

_LATE = 200  # milliseconds after which it is said that something is still being counted
_SIDE_BY_SIDE = 760  # pixels of width from which two charts stand side by side


class FiguresPage(QScrollArea):
    """Charts of what is shown, or of the whole library; counted when the page is looked at.

    Signals:
        term_chosen: the problems of a bar are wanted; carries the term of a query.
        shown: the charts are there.
    """

    term_chosen = Signal(str)
    shown = Signal()

    def __init__(
        self,
        librarian: Librarian,
        records: RecordsModel,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._librarian, self._records, self._appearance = librarian, records, appearance
        # A large library takes seconds: searches must not wait for it.
        self._worker = Worker("figures", self)
        self._figures = Figures()
        self._asked_all = True  # whether what is shown is the whole library
        self._can_narrow = True
        self._number = self._told = 0  # of the count requested, and of the one that is shown
        self._is_old = True
        self._charts: list[ChartView] = []
        self._grid = QGridLayout()
        self._head = label(kind="panelTitle")
        self.whole = QCheckBox(self.tr("Whole library"))
        self.whole.setToolTip(self.tr("Count all problems, whatever is searched for"))
        self.whole.toggled.connect(lambda _: self._count())
        self.copy = QPushButton(self.tr("Copy as table"))
        self.copy.clicked.connect(self._copy)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(lambda: self._head.setText(self.tr("Counting …")))
        self._lay_out()
        appearance.colours_changed.connect(self._show_again)
        appearance.writing_changed.connect(self._show_again)

    @property
    def charts(self) -> tuple[ChartView, ...]:
        """The charts that are shown, from above to below."""
        return tuple(self._charts)

    @property
    def is_up_to_date(self) -> bool:
        """Whether the charts report what was found last, and of all that is to be counted."""
        return not self._is_old and self._told == self._number

    @property
    def counts_all(self) -> bool:
        """Whether the whole library is counted, whatever was searched for."""
        return self._asked_all or self.whole.isChecked()

    def _show_again(self) -> None:
        if self._charts:
            self._show()

    def count_anew(self, everything: bool, can_narrow: bool = True) -> None:
        """Count what was found now that all of it is known, at once or when it is looked at.

        Args:
            everything: whether that is the whole library, so that nothing need be chosen.
            can_narrow: whether one can search in what was found, so that a bar can be clicked.
        """
        self.whole.setVisible(not everything)
        self._asked_all, self._can_narrow = everything, can_narrow
        self._is_old = True
        if self.isVisible():
            self._count()

    def close_worker(self) -> None:
        """End the thread that counts; what is being counted is given up."""
        self._number += 1
        self._late.stop()
        self._worker.close()

    def _count(self) -> None:
        self._number += 1
        self._is_old = False
        number = self._number
        self._late.start(_LATE if self._charts else 0)
        ids = None if self.counts_all else self._records.ids
        path = self._librarian.path

        def unwanted() -> bool:
            return number != self._number

        def work() -> Figures | None:
            if path is None or unwanted():
                return None
            try:
                with Library.open(path, read_only=True) as library, library.giving_up(unwanted):
                    return figures(library, ids)
            except GivenUp:
                return None

        def counted(found: Figures | None) -> None:
            if found is not None and not unwanted():
                self._figures, self._told = found, number
                self._show()
                self.shown.emit()

        def failed(_: Exception) -> None:
            """Count where the library is open: it cannot be opened a second time."""
            self._librarian.look(lambda library: figures(library, ids), counted, None, unwanted)

        self._worker.run(work, counted, failed)

    def _show(self) -> None:
        """Put the charts in their places; a chart that is there already is kept."""
        from composer.gui.collection.figures.chart import ChartView
        from composer.gui.collection.figures.counting import charts_of, without_terms

        if self.is_up_to_date:
            self._late.stop()
        charts = charts_of(self._figures, self._appearance.tokens, self._appearance.language)
        if not (self._can_narrow or self.counts_all):
            charts = without_terms(charts)
        while len(self._charts) > len(charts):
            gone = self._charts.pop()
            self._grid.removeWidget(gone)
            gone.deleteLater()
        while len(self._charts) < len(charts):
            view = ChartView(self._appearance)
            view.term_chosen.connect(self.term_chosen)
            self._charts.append(view)
        for view, chart in zip(self._charts, charts, strict=True):
            view.show_chart(chart)
        self._arrange()
        if not self.is_up_to_date:
            return  # the number is soon another one
        number = self._figures.total
        self._head.setText(
            in_figures(number, self.tr("One problem"), self.tr("%1 problems", "", number))
        )

    def _arrange(self) -> None:
        """Lay lying charts side by side where there is room; standing ones have the width."""
        wide = self.viewport().width() >= _SIDE_BY_SIDE
        down = along = 0
        for view in self._charts:
            self._grid.removeWidget(view)
            if view.chart.upright or not wide:
                down, along = (down + 1, 0) if along else (down, 0)
                self._grid.addWidget(view, down, 0, 1, 2, Qt.AlignmentFlag.AlignTop)
                down += 1
            else:
                self._grid.addWidget(view, down, along, Qt.AlignmentFlag.AlignTop)
                down, along = (down + 1, 0) if along else (down, 1)
            view.show()
        for place in (0, 1):
            self._grid.setColumnStretch(place, 1)

    def _copy(self) -> None:
        from composer.gui.collection.figures.counting import table_of_charts

        charts: tuple[Chart, ...] = tuple(view.chart for view in self._charts)
        QGuiApplication.clipboard().setText(table_of_charts(charts))

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Figures of the library"))
        body = QWidget()
        body.setObjectName("insightBody")
        self._grid.setContentsMargins(0, 0, 0, 14)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(10)
        column(
            row(self._head, self.whole, ROOM, self.copy, margins=(14, 10, 14, 2), spacing=14),
            self._grid,
            ROOM,
            on=body,
            spacing=4,
        )
        self.setWidget(body)
        self.whole.hide()  # nothing was searched for yet

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Count what was not counted yet."""
        super().showEvent(event)
        if self._is_old:
            self._count()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the charts again."""
        super().resizeEvent(event)
        self._arrange()
