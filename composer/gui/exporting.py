# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window: how the diagram is to look, and the diagram as it will be."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from composer.diagrams.faults import DiagramFault
from composer.diagrams.files import write_diagram
from composer.diagrams.paint import paint_diagram
from composer.diagrams.style import STYLES, CaptionPart, DiagramStyle, pieces_named
from composer.diagrams.svg import diagram_size
from composer.gui.language import fill
from composer.gui.preferring import men_names
from composer.gui.prompts import Prompts
from composer.gui.sentences import told
from composer.gui.session import Session
from composer.gui.worker import Worker
from composer.problem.problem import Problem

_FORMATS = ("svg", "png", "pdf")


class Preview(QWidget):
    """The diagram on its paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem = Problem()
        self._style = DiagramStyle()
        self.setMinimumSize(280, 320)
        self.setAccessibleName(self.tr("Preview of the diagram"))

    def show_diagram(self, problem: Problem, style: DiagramStyle) -> None:
        """Show another diagram."""
        self._problem, self._style = problem, style
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size in which print can be judged."""
        return QSize(560, 640)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper and the diagram on it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = diagram_size(self._problem, self._style)
        room = QRectF(self.rect()).adjusted(24, 24, -24, -24)
        scale = min(room.width() / size.width_mm, room.height() / size.height_mm)
        paper = QRectF(0, 0, size.width_mm * scale, size.height_mm * scale)
        paper.moveCenter(room.center())
        painter.fillRect(paper.adjusted(-16, -16, 16, 16), QColor("#ffffff"))
        paint_diagram(painter, self._problem, self._style, paper)
        painter.end()


class ExportWindow(QWidget):
    """A window of its own beside the studio; it follows the problem on the board."""

    def __init__(self, session: Session, prompts: Prompts, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Export diagram"))
        self._session, self._prompts = session, prompts
        self._worker = Worker("export", self)
        self.preview = Preview()
        self.format = QComboBox()
        for name in _FORMATS:
            self.format.addItem(name.upper(), name)
        self.style_choice = QComboBox()
        for name, words in self._style_names().items():
            self.style_choice.addItem(words, name)
        self.men_choice = QComboBox()
        for name, words in men_names().items():
            self.men_choice.addItem(words, name)
        self.width_mm = QSpinBox()
        self.width_mm.setRange(16, 240)
        self.width_mm.setValue(50)
        self.width_mm.setSuffix(self.tr(" mm"))
        self.coordinates = QCheckBox(self.tr("Coordinates"))
        self.captions = {
            CaptionPart.AUTHORS: QCheckBox(self.tr("Authors")),
            CaptionPart.SOURCE: QCheckBox(self.tr("Source")),
            CaptionPart.DISTINCTION: QCheckBox(self.tr("Distinction")),
            CaptionPart.STIPULATION: QCheckBox(self.tr("Stipulation")),
            CaptionPart.MEN: QCheckBox(self.tr("Men")),
        }
        for box in self.captions.values():
            box.setChecked(True)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.save = QPushButton(self.tr("Save …"))
        self.save.setDefault(True)
        self.save.clicked.connect(self._ask_and_write)
        self._lay_out()
        self.format.currentIndexChanged.connect(self._look)
        self.style_choice.currentIndexChanged.connect(self._take_style)
        self.men_choice.currentIndexChanged.connect(self._look)
        self.width_mm.valueChanged.connect(self._look)
        for check in (self.coordinates, *self.captions.values()):
            check.toggled.connect(self._look)
        session.problem_changed.connect(self._look)
        self._look()

    def style_asked(self) -> DiagramStyle:
        """Return the style as it is chosen."""
        style = STYLES[self.style_choice.currentData()]
        shown = {part for part, box in self.captions.items() if box.isChecked()}
        kept = style.caption - set(self.captions)
        if CaptionPart.AUTHORS not in shown:
            kept -= {CaptionPart.TITLE, CaptionPart.DEDICATION}
        return replace(
            style,
            caption=frozenset(kept | shown),
            coordinates=self.coordinates.isChecked(),
            square_mm=self.width_mm.value() / 8,
            pieces=pieces_named(self.men_choice.currentData()),
        )

    def choose_men(self, name: str) -> None:
        """Choose a set of men by its name, as for the board."""
        self.men_choice.setCurrentIndex(max(0, self.men_choice.findData(name)))

    def write(self, path: Path) -> None:
        """Write the diagram; the window tells how it went."""
        problem, style = self._session.problem, self.style_asked()
        self.save.setEnabled(False)
        self._worker.run(
            lambda: write_diagram(problem, path, style),
            lambda _: self._tell(fill(self.tr("Saved as %1."), path)),
            self._failed,
        )

    def close_worker(self) -> None:
        """End the thread that writes."""
        self._worker.close()

    def _style_names(self) -> dict[str, str]:
        return {
            "magazine": self.tr("Magazine, hatched"),
            "print": self.tr("Print, flat grey"),
            "screen": self.tr("Screen, coloured"),
        }

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(8)
        form.addRow(self.tr("Format"), self.format)
        form.addRow(self.tr("Board"), self.style_choice)
        form.addRow(self.tr("Men"), self.men_choice)
        form.addRow(self.tr("Width of the board"), self.width_mm)
        form.addRow("", self.coordinates)
        form.addRow(QLabel(self.tr("Caption")))
        for box in self.captions.values():
            form.addRow("", box)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        left.addWidget(self.told)
        left.addWidget(self.save)
        side = QWidget()
        side.setLayout(left)
        side.setFixedWidth(300)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.addWidget(side)
        row.addWidget(self.preview, 1)

    def _take_style(self) -> None:
        style = STYLES[self.style_choice.currentData()]
        self.coordinates.setChecked(style.coordinates)
        self.width_mm.setValue(round(style.square_mm * 8))
        self._look()

    def _look(self) -> None:
        self.told.clear()
        self.preview.show_diagram(self._session.problem, self.style_asked())

    def _ask_and_write(self) -> None:
        kind = self.format.currentData()
        credits = self._session.problem.credits
        name = credits.caption_authors() or self._session.problem.title or "diagram"
        safe = "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in name)[:60]
        path = self._prompts.save_file(
            self, self.tr("Export diagram"), f"{safe.strip()}.{kind}", f"{kind.upper()} (*.{kind})"
        )
        if path is not None:
            self.write(path if path.suffix else path.with_suffix(f".{kind}"))

    def _tell(self, sentence: str) -> None:
        self.save.setEnabled(True)
        self.told.setText(sentence)

    def _failed(self, fault: Exception) -> None:
        if isinstance(fault, DiagramFault):
            self._tell(told(str(fault)))
        else:
            self._tell(f"{type(fault).__name__}: {fault}")
