# SPDX-License-Identifier: GPL-3.0-or-later
"""The Repair tab: the key to keep, what is to be stopped, and the edits that do it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QMenu,
    QScrollArea,
    QToolButton,
    QWidget,
)

from composer.analysis.comparing.edit import Edit
from composer.analysis.composing.flaws import Flaw, FlawKind
from composer.analysis.composing.repairrows import RepairRow, repair_rows
from composer.analysis.composing.wording import flaw_move, flaw_sentence
from composer.gui.aids.editrows import EditRow, RowKind, edit_row, heading, note
from composer.gui.aids.editspanel import EditsPanel
from composer.gui.aids.repair import Mender, Mending
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import TickBox
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import button, column, draw_icon, label, row
from composer.gui.words.language import fill, grouped, in_figures
from composer.gui.words.sentences import worded
from composer.notation.moves import first_move_text
from composer.problem.move import Move

_EASE = 120  # milliseconds between two looks of the list while the work goes on
_MOST = 60  # rows that mend all
_MOST_PARTS = 30  # rows that mend a part
_FLAWS_HIGH = 170  # logical pixels; more flaws than fit scroll


class RepairPanel(EditsPanel):
    """Key, flaws, edits.

    Signals:
        key_chosen: the first move that is meant.
    """

    key_chosen = Signal(object)

    def __init__(self, source: Mender, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__(source, appearance, thumbnails, self.tr("Repairs"), _EASE)
        self.setObjectName("repair")
        self._source = source
        self._boxes: dict[Flaw, TickBox] = {}
        self._ends: dict[Flaw, QLabel] = {}
        self.key_button = QToolButton()
        self.key_button.setObjectName("topButton")
        self.key_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.key_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.key_button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self._keys = QMenu(self.key_button)
        self.key_button.setMenu(self._keys)
        self._play = label(kind="muted", wraps=True)
        self._title = label(kind="panelTitle")
        self._flaws = QWidget()
        self._flaws.setObjectName("insightBody")
        self._grid = QGridLayout(self._flaws)
        self.foot = label(kind="muted", wraps=True)
        self.pairs = button(
            self.tr("Try pairs, too"),
            lambda _=False: self._source.try_pairs(),
            kind="link",
            hint=self.tr("Try two edits together, even though one alone does it"),
        )
        self._lay_out()
        draw_icon(self.key_button, appearance, "chevron-down")
        source.changed.connect(self._refresh)
        appearance.writing_changed.connect(self._rewrite)

    def _rewrite(self) -> None:
        self._boxes.clear()
        self._refresh()

    def boxes(self) -> tuple[TickBox, ...]:
        """Return the check boxes of the flaws, the gravest first."""
        return tuple(self._boxes.values())

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height."""
        super().resizeEvent(event)
        self._fit_flaws()

    def _refresh(self) -> None:
        mending = self._source.mending
        if mending is None:
            self._ease.stop()
            self._clear()
            self.list.show_rows((note(self.tr("Nothing to repair: one key, no dual.")),))
            return
        if tuple(self._boxes) != mending.flaws:
            self._show_flaws(mending)
            self._show_keys(mending)
        for flaw, box in self._boxes.items():
            if box.isChecked() != (flaw in mending.asked):
                blocked = box.blockSignals(True)
                box.setChecked(flaw in mending.asked)
                box.blockSignals(blocked)
        if mending.complete or not mending.total:
            self._ease.stop()
            self._show_list()
        elif not self._ease.isActive():
            self._ease.start()

    def _clear(self) -> None:
        """Show nothing of the problem before."""
        self._forget_flaws()
        self._keys.clear()
        self.key_button.setText("")
        self._play.setText("")
        self._title.setText("")
        self.foot.setText("")
        self.pairs.setVisible(False)
        self.list.set_faded(False)

    def _show_keys(self, mending: Mending) -> None:
        key = mending.ground.intended
        self.key_button.setText(
            "" if key is None else first_move_text(key, self._appearance.letters)
        )
        name = fill(self.tr("Keep the key %1"), self.key_button.text())
        self.key_button.setAccessibleName(name)
        self._keys.clear()
        for move in mending.keys:
            action = self._keys.addAction(first_move_text(move, self._appearance.letters))
            action.setCheckable(True)
            action.setChecked(move == key)
            action.triggered.connect(lambda _=False, move=move: self._choose_key(move))
        self._play.setText(self._play_words(mending))

    def _choose_key(self, move: Move) -> None:
        self.key_chosen.emit(move)

    def _play_words(self, mending: Mending) -> str:
        if mending.is_guessed and len(mending.keys) > 1:
            return self.tr("the likeliest; choose here if another is meant")
        duals = sum(flaw.kind is FlawKind.DUAL for flaw in mending.flaws)
        refuted = any(flaw.kind is FlawKind.REFUTED for flaw in mending.flaws)
        if refuted:
            return self.tr("a try so far")
        if not duals:
            return self.tr("no dual")
        return in_figures(duals, self.tr("one dual"), self.tr("%1 duals", "", duals))

    def _show_flaws(self, mending: Mending) -> None:
        self._forget_flaws()
        for place, flaw in enumerate(mending.flaws):
            title = worded(flaw_move(flaw), self._appearance.letters)
            words = worded(flaw_sentence(flaw), self._appearance.letters)
            box = TickBox(title)
            box.setAccessibleName(f"{title} {words}")
            bold = box.font()
            bold.setWeight(QFont.Weight.DemiBold)
            box.setFont(bold)
            box.toggled.connect(lambda _: self._ask())
            said, end = label(words, "proof"), label(kind="muted")
            said.setWordWrap(True)  # a dual may have many moves
            self._grid.addWidget(box, place, 0)
            self._grid.addWidget(said, place, 1)
            self._grid.addWidget(end, place, 2, Qt.AlignmentFlag.AlignRight)
            self._boxes[flaw], self._ends[flaw] = box, end
        self._grid.setColumnStretch(1, 1)
        self._fit_flaws()
        kinds = {flaw.kind for flaw in mending.flaws}
        unprovided = kinds <= {FlawKind.FLIGHT, FlawKind.CHECK}
        self._title.setText(self.tr("Provide for these") if unprovided else self.tr("Stop these"))

    def _forget_flaws(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._boxes, self._ends = {}, {}

    def _fit_flaws(self) -> None:
        """Give the flaws the height they need, and in a low window less."""
        most = min(_FLAWS_HIGH, self.height() // 4)
        wide = self._area.viewport().width()
        full = self._grid.heightForWidth(wide) if self._boxes else 0
        high = min(max(62, most), full + 4)
        self._area.setFixedHeight(max(30, high))

    def _ask(self) -> None:
        asked = tuple(flaw for flaw, box in self._boxes.items() if box.isChecked())
        self._source.ask(asked)

    def _show_list(self) -> None:
        mending = self._source.mending
        if mending is None:
            return
        for flaw, end in self._ends.items():
            counted = mending.total and flaw in mending.asked
            number = mending.menders(flaw)
            words = in_figures(number, self.tr("one edit"), self.tr("%1 edits", "", number))
            end.setText(words if counted else "")
        self._fit_flaws()
        self.foot.setText(self._foot_words(mending))
        self.pairs.setVisible(mending.complete and bool(mending.asked) and not mending.pairs)
        if self.isVisible():
            self.list.show_rows(tuple(self._rows(mending)))
            self.list.set_faded(not mending.total)

    def _rows(self, mending: Mending) -> list[EditRow]:
        if not mending.asked:
            return [note(self.tr("Tick what is to be mended."))]
        found = repair_rows(mending.repairs)
        whole = [row for row in found if row.first.all_mended]
        alone = [row for row in whole if isinstance(row.first.step, Edit)]
        pairs = [row for row in whole if not isinstance(row.first.step, Edit)]
        parts = [row for row in found if not row.first.all_mended]
        several = len(mending.asked) > 1
        title = self.tr("Edits that mend it")
        if several:
            two = len(mending.asked) == 2
            title = self.tr("Edits that mend both") if two else self.tr("Edits that mend all")
        singles = mending.singles if mending.pairs else mending.total
        rows = [heading(title, self._of(alone, singles))]
        rows += [self._row(mending, row) for row in alone[:_MOST]]
        if pairs:
            rows.append(heading(self.tr("Pairs of edits"), self._of(pairs, mending.in_pairs)))
            rows += [self._row(mending, pair) for pair in pairs[:_MOST]]
        if not whole and mending.complete:
            rows.append(note(self._none_words(mending)))
        if several and parts:
            rows.append(heading(self.tr("Mend a part only")))
            rows += [self._short(mending, part) for part in parts[:_MOST_PARTS]]
        return rows

    def _of(self, rows: list[RepairRow], tried: int) -> str:
        """Say how many edits of those tried the rows stand for."""
        number = sum(len(row.repairs) for row in rows)
        return fill(self.tr("%1 of %2"), grouped(number), grouped(tried)) if tried else ""

    def _none_words(self, mending: Mending) -> str:
        if mending.in_pairs:
            number = mending.in_pairs
            one = self.tr("No single edit does it and keeps the key, nor does the only pair.")
            many = self.tr(
                "No single edit and none of %1 pairs does it and keeps the key.", "", number
            )
            return in_figures(number, one, many)
        return self.tr("No single edit does it and keeps the key.")

    def _row(self, mending: Mending, row: RepairRow) -> EditRow:
        first, (title, *also) = row.first, map(worded, row.words)
        return edit_row(
            title,
            first.step,
            mending.ground.position,
            first.comparison,
            first.verdict,
            first.keys,
            first.defects,
            names_key=False,
            also="".join(also),
        )

    def _short(self, mending: Mending, row: RepairRow) -> EditRow:
        first = row.first
        after = first.step.apply(mending.ground.position)
        mends = ", ".join(worded(flaw_move(mend), self._appearance.letters) for mend in first.mends)
        return EditRow(
            RowKind.SHORT,
            ", ".join(map(worded, row.words)),
            end=fill(self.tr("mends %1"), mends),
            step=first.step,
            after=after,
            verdict=first.verdict,
            keys=first.keys,
        )

    def _foot_words(self, mending: Mending) -> str:
        if not mending.asked:
            return ""
        if mending.complete and not mending.pairs:
            return self.tr("Every edit here was solved in full. Nothing was cut short.")
        tried, total = grouped(mending.tried), grouped(mending.total)
        if mending.pairs:
            words = self.tr("Every edit here was solved in full. Pairs: %1 of %2 tried.")
            if mending.complete:
                words = self.tr("Every edit here was solved in full. Pairs tried: %1.")
            if mending.complete and not mending.all_pairs:
                words = self.tr("Every edit here was solved in full. Pairs tried: %1, not all.")
            return fill(words, grouped(mending.in_pairs), grouped(mending.total - mending.singles))
        if mending.total:
            words = self.tr("Every edit here was solved in full. %1 of %2 tried.")
            return fill(words, tried, total)
        return self.tr("Edits will be tried in a moment.")

    def _lay_out(self) -> None:
        keep = QLabel(self.tr("Keep the key"))
        keep.setBuddy(self.key_button)
        head = row(keep, self.key_button, (self._play, 1), margins=(14, 8, 14, 6), spacing=8)
        title = row(self._title, margins=(14, 6, 14, 2))
        self._grid.setContentsMargins(14, 2, 14, 2)
        self._grid.setHorizontalSpacing(12)
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setWidget(self._flaws)
        foot = row((self.foot, 1), self.pairs, margins=(14, 6, 14, 8))
        column(head, title, self._area, (self.list, 1), foot, on=self)
