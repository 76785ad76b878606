# SPDX-License-Identifier: GPL-3.0-or-later
"""Describing the chosen problems together: source, numbers, date, award, status; with a preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDate, QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QWidget,
)

from composer.gui.collection.changes import LibraryChanges
from composer.gui.look.widgets import column, label, row
from composer.gui.user.prompts import Prompts, leave_icons_out
from composer.gui.user.unfinished import UnfinishedDialog
from composer.gui.words.language import tr
from composer.library.changes.describing import Common, describe, described
from composer.library.records.values import Row
from composer.problem.credits import date_fault
from composer.problem.originals.status import Stage, Step, original_of
from composer.problem.problem import Problem

_SHOWN: Final = 200  # problems of the preview


class TogetherDialog(UnfinishedDialog):
    """A field for everything that the chosen problems are to have in common.

    Only fields that are ticked are given, an empty one takes away what stands there; typing ticks.
    What every problem becomes is listed before anything is written.
    """

    def __init__(
        self, rows: Sequence[Row], changes: LibraryChanges, prompts: Prompts, parent: QWidget
    ) -> None:
        super().__init__(prompts, parent)
        self._rows, self._changes = tuple(rows), changes
        self.fields: dict[str, tuple[QCheckBox, QLineEdit]] = {}
        self.stage = QComboBox()
        self.stage.setAccessibleName(self.tr("Status"))
        self.stage.addItem(self.tr("as it is"), None)
        for stage, words in stage_words().items():
            self.stage.addItem(words, stage)
        self.day = QLineEdit(QDate.currentDate().toString("yyyy-MM-dd"))
        self.by, self.note = QLineEdit(), QLineEdit()
        self.preview = QListWidget()
        self.preview.setAccessibleName(self.tr("What becomes of them"))
        self.wrong = label("", "muted", wraps=True)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(ok | cancel)
        leave_icons_out(self.buttons)
        self.buttons.accepted.connect(self._give)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self.setWindowTitle(self.tr("Describe together"))
        self._show()

    def common(self) -> Common:
        """Return what is to be given, as far as it is ticked."""
        ticked = {
            name: edit.text().strip()
            for name, (box, edit) in self.fields.items()
            if box.isChecked()
        }
        authors, words = ticked.pop("authors", None), ticked.pop("keywords", "")
        stage = self.stage.currentData()
        step = None
        if isinstance(stage, Stage):
            texts = (edit.text().strip() for edit in (self.day, self.by, self.note))
            step = Step(stage, *texts)
        return Common(
            authors=None if authors is None else _listed(authors),
            keywords=_listed(words),
            step=step,
            **ticked,
        )

    def _lay_out(self) -> None:
        form = QFormLayout()
        for name, words in (
            ("authors", self.tr("Authors")),
            ("source", self.tr("Source")),
            ("first_number", self.tr("Numbers from")),
            ("date", self.tr("Date")),
            ("distinction", self.tr("Distinction")),
            ("tourney", self.tr("Tourney")),
            ("dedication", self.tr("Dedication")),
            ("tested", self.tr("Tested")),
            ("keywords", self.tr("Add keywords")),
        ):
            box, edit = QCheckBox(words), QLineEdit()
            edit.setAccessibleName(words)
            edit.textEdited.connect(lambda _, ticked=box: ticked.setChecked(True))
            edit.textChanged.connect(lambda _: self._show())
            box.toggled.connect(lambda _: self._show())
            form.addRow(box, edit)
            self.fields[name] = (box, edit)
        self.fields["authors"][1].setPlaceholderText(self.tr("Authors, separated by semicolons"))
        self.fields["tested"][1].setPlaceholderText("C+ Popeye 4.87")
        form.addRow(self.tr("Status"), self.stage)
        for words, edit in (
            (self.tr("On the day"), self.day),
            (self.tr("By or for whom"), self.by),
            (self.tr("With what, or where"), self.note),
        ):
            edit.setAccessibleName(words)
            edit.textChanged.connect(lambda _: self._show())
            form.addRow(words, edit)
        self.stage.currentIndexChanged.connect(lambda _: self._show())
        held = QWidget()
        held.setLayout(form)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(held)
        title = label(self.tr("What becomes of them"), "panelTitle")
        right = column(title, (self.preview, 1), spacing=-1)
        column(
            (row((area, 1), (right, 1), spacing=14), 1),
            self.wrong,
            self.buttons,
            on=self,
            margins=(14, 14, 14, 14),
            spacing=10,
        )

    def _show(self) -> None:
        """List what every problem becomes, and say what is wrong."""
        common = self.common()
        self.preview.clear()
        for place, each in enumerate(self._rows[:_SHOWN]):
            after = described(each.problem, common, place)
            words = _line(after)
            self.preview.addItem(words if after == each.problem else f"• {words}")
        dates = [common.date or "", self.day.text().strip() if common.step else ""]
        is_wrong = any(date_fault(date) is not None for date in dates)
        words = self.tr("A date is written 2026, 2026-11 or 2026-11-29.") if is_wrong else ""
        self.wrong.setText(words)
        changes = common != Common() and not is_wrong
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(changes)

    def _give(self) -> None:
        ids, common = tuple(each.record_id for each in self._rows), self.common()
        self.begin_writing()
        self._changes.run(
            lambda library: describe(library, ids, common), self.accept, self.end_writing
        )

    def would_lose(self) -> bool:
        """Return whether something was typed or chosen."""
        return self.common() != Common()

    def question(self) -> str:
        """Ask before the form is given up."""
        return self.tr("Close without describing the problems?")

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a form and a list."""
        return QSize(820, 560)


def stage_words() -> dict[Stage, str]:
    """Return what the stages of an original are called."""
    return {
        Stage.RECEIVED: tr("received"),
        Stage.ACKNOWLEDGED: tr("acknowledged"),
        Stage.TESTED: tr("tested"),
        Stage.ANTICIPATED: tr("anticipated?"),
        Stage.ACCEPTED: tr("accepted"),
        Stage.PRINTED: tr("printed"),
        Stage.AWARDED: tr("in the award"),
        Stage.RETURNED: tr("returned"),
    }


def _line(problem: Problem) -> str:
    credits, stage = problem.credits, original_of(problem).stage
    status = "" if stage is None else f"[{stage_words()[stage]}]"
    parts = (
        credits.caption_authors(),
        credits.caption_source(),
        credits.caption_distinction(),
        str(problem.stipulation),
        status,
    )
    return " · ".join(part for part in parts if part)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(";") if part.strip())
