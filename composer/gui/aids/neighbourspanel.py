# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of neighbours: every sound position one edit away, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QToolButton, QWidget

from composer.analysis.comparing.edit import EditKind
from composer.analysis.composing.edits import NO_LIMITS
from composer.analysis.composing.wording import meant_sentence, play_kept
from composer.gui.aids.editrows import EditRow, edit_row, note
from composer.gui.aids.editspanel import EditsPanel
from composer.gui.aids.ground import Ground
from composer.gui.aids.limitspopup import LimitsPopup
from composer.gui.aids.neighbours import Nearby, Neighbourhood
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import button, column, draw_icon, label, row
from composer.gui.panels.flow import FlowLayout
from composer.gui.words.language import fill, grouped, in_figures
from composer.gui.words.sentences import worded
from composer.problem.position import Position

if TYPE_CHECKING:
    from composer.analysis.composing.neighbours import Neighbour

_EASE = 120  # milliseconds between two looks of the list while the work goes on
_MOST = 400  # rows; the filters lead to the others


class NeighboursPanel(EditsPanel):
    """Filters, how far the work is, and the list.

    Signals:
        counted: how many neighbours are confirmed as sound; -1 where there is no problem.
        opened: whether the panel is to be seen.
    """

    counted = Signal(int)
    opened = Signal(bool)

    def __init__(
        self, source: Neighbourhood, appearance: Appearance, thumbnails: Thumbnails
    ) -> None:
        super().__init__(source, appearance, thumbnails, self.tr("Neighbours"), _EASE)
        self.setObjectName("neighbours")
        self._source = source
        self.limits = LimitsPopup(appearance, self)
        self.limits.changed.connect(self._limit)
        self._ground: Ground | None = None  # whose rows these are
        self._made: dict[int, tuple[Neighbour, EditRow]] = {}
        self.list.let_go.connect(self._sort_again)
        self.progress = label(kind="muted", wraps=True)
        self._filters: dict[QToolButton, tuple[EditKind, ...]] = {
            self._filter(self.tr("Move")): (EditKind.MOVE, EditKind.KING),
            self._filter(self.tr("Add")): (EditKind.ADD,),
            self._filter(self.tr("Remove")): (EditKind.REMOVE,),
            self._filter(self.tr("Change")): (EditKind.CHANGE,),
            self._filter(self.tr("Shift, mirror")): (EditKind.SHIFT, EditKind.MIRROR),
        }
        self.limits_button = self._limits_button()
        source.changed.connect(self._refresh)
        self._lay_out()
        self._show_list()
        appearance.writing_changed.connect(self._rewrite)

    def _rewrite(self) -> None:
        self._made = {}
        self._show_list()

    def rows(self) -> tuple[EditRow, ...]:
        """Return the rows that the list shows."""
        return self.list.rows

    def filter_buttons(self) -> tuple[QToolButton, ...]:
        """Return the filters: move, add, remove, change, shift or mirror."""
        return tuple(self._filters)

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Look at long problems, too, while the list is open."""
        super().showEvent(event)
        self.opened.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Preview nothing that cannot be seen."""
        super().hideEvent(event)
        self.opened.emit(False)

    def changeEvent(self, event: QEvent) -> None:
        """Measure rows again with another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.list.scheduleDelayedItemsLayout()

    def _refresh(self) -> None:
        nearby = self._source.nearby
        if self._fit_limits(nearby):
            return  # and was shown already
        self.list.set_faded(nearby is not None and not nearby.total)
        if nearby is None or not nearby.total or nearby.complete:
            self._ease.stop()
            self._show_list()
        elif not self._ease.isActive():
            self._ease.start()

    def _show_list(self) -> None:
        nearby = self._source.nearby
        self.counted.emit(-1 if nearby is None else len(nearby.sound))
        words = (self._progress_words(nearby), self._meant_words(nearby), self._of_parts(nearby))
        self.progress.setText(" ".join(filter(None, words)))
        if nearby is None:
            self._ground, self._made = None, {}
            self.list.show_rows(())
        elif nearby.total and self.isVisible():
            self.list.show_rows(self._rows(nearby))

    def _rows(self, nearby: Nearby) -> tuple[EditRow, ...]:
        wanted = {kind for button, kinds in self._filters.items() if button.isChecked()
                  for kind in kinds}  # fmt: skip
        if nearby.ground is not self._ground:
            self._ground, self._made = nearby.ground, {}
        found = [neighbour for neighbour in nearby.sound if neighbour.edit.kind in wanted]
        before = nearby.ground.position
        made = (self._row(neighbour, before) for neighbour in found[:_MOST])
        rows = self._in_place([row for row in made if row is not None])
        if len(found) > _MOST:
            rows.append(note(fill(self.tr("%1 more: narrow the filters."), len(found) - _MOST)))
        elif not rows and nearby.complete and nearby.tried == nearby.total:
            rows.append(note(self.tr("No sound position is one such edit away.")))
        return tuple(rows)

    def _row(self, neighbour: Neighbour, before: Position) -> EditRow | None:
        """Return the row of a neighbour, made once: there are hundreds, and they come in dozens."""
        known = self._made.get(neighbour.number)
        if known is not None and known[0] is neighbour:
            return known[1]
        if neighbour.comparison is None:
            return None
        row = edit_row(
            worded(neighbour.edit.words),
            neighbour.edit,
            before,
            neighbour.comparison,
            neighbour.verdict,
            () if neighbour.comparison.lines.before else neighbour.keys,
            neighbour.defects,
            detail=worded(play_kept(neighbour.comparison), self._appearance.letters),
        )
        self._made[neighbour.number] = neighbour, row
        return row

    def _in_place(self, rows: list[EditRow]) -> list[EditRow]:
        """Return the rows with those shown before where they were, while the list is in hand."""
        if not self.list.is_in_hand:
            return rows
        fresh = {row.step: row for row in rows}
        shown = [fresh.pop(row.step) for row in self.list.rows if row.step in fresh]
        return shown + list(fresh.values())

    def _sort_again(self) -> None:
        """Put the rows in order once the hand is away, not while it goes from row to row."""
        QTimer.singleShot(0, self, self._show_list)

    def _progress_words(self, nearby: Nearby | None) -> str:
        if nearby is None:
            return self.tr("Neighbours are those of a problem that was solved to the end.")
        if self._source.waits_for_list:
            return self.tr("Longer problems and questions are tried while this list is open.")
        if not nearby.total:
            return self.tr("Every single edit will be tried in a moment.")
        tried, total = grouped(nearby.tried), grouped(nearby.total)
        sound = grouped(len(nearby.sound))
        if nearby.complete and nearby.tried == nearby.total:
            one = self.tr("One edit tried, %2 sound, each solved in full.")
            many = self.tr("%1 edits tried, %2 sound, each solved in full.", "", nearby.total)
            if nearby.limits != NO_LIMITS:
                one = self.tr("One edit within the limits tried, %2 sound, each solved in full.")
                many = self.tr(
                    "%1 edits within the limits tried, %2 sound, each solved in full.",
                    "",
                    nearby.total,
                )
            return in_figures(nearby.total, one, many, sound)
        if nearby.waiting:
            words = self.tr("Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.")
            return fill(words, tried, total, sound, grouped(nearby.waiting))
        return fill(self.tr("Edits tried: %1 of %2; %3 sound."), tried, total, sound)

    def _meant_words(self, nearby: Nearby | None) -> str:
        """Return which solutions edits are to keep, where that needs to be said."""
        if nearby is None or nearby.ground.meant is None:
            return ""
        return worded(meant_sentence(nearby.ground.meant)) + "."

    def _of_parts(self, nearby: Nearby | None) -> str:
        """Say of one twin that the others were not tried."""
        several = nearby is not None and nearby.total and nearby.ground.parts > 1
        return self.tr("The other twins were not tried.") if several else ""

    def _filter(self, text: str) -> QToolButton:
        made = button(
            text, hint=fill(self.tr("Show edits of this kind: %1"), text), flat=True, on_off=True
        )
        made.setChecked(True)
        made.toggled.connect(lambda _: self._show_list())
        return made

    def _limits_button(self) -> QToolButton:
        made = button(
            self.tr("Limits"), self._open_limits, hint=self.tr("Limit what edits may do"), flat=True
        )
        made.setCheckable(True)  # it is on while there are limits
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        draw_icon(made, self._appearance, "filter")
        return made

    def _open_limits(self) -> None:
        self.limits_button.setChecked(self.limits.are_set)
        self.limits.open_under(self.limits_button)

    def _limit(self) -> None:
        self.limits_button.setChecked(self.limits.are_set)
        self._source.set_limits(self.limits.limits)

    def _fit_limits(self, nearby: Nearby | None) -> bool:
        """Let the limits follow the number of men; return whether all begins again for that."""
        if nearby is None:
            return False
        ground = nearby.ground
        self.limits.set_position(ground.position, ground.stipulation.rules)
        return self._source.set_limits(self.limits.limits)

    def _lay_out(self) -> None:
        filters = QWidget()
        flow = FlowLayout(2, filters)
        for part in self._filters:
            flow.addWidget(part)
        flow.addWidget(self.limits_button)
        head = row((filters, 1), margins=(8, 6, 8, 0))
        below = row((self.progress, 1), margins=(14, 2, 14, 6))
        column(head, below, (self.list, 1), on=self)
