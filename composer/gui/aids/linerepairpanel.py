# SPDX-License-Identifier: GPL-3.0-or-later
"""The Repair tab of help play and series: what stays, what is to be stopped, and what does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout

from composer.analysis.comparing.carried import line_squares
from composer.analysis.courses.judgement import numeral
from composer.gui.aids.editrows import EditRow, RowKind, Tag, Tone, differing, heading, note
from composer.gui.aids.editspanel import EditsPanel
from composer.gui.aids.linerepair import LineMender, LineMending
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import column, label
from composer.gui.words.language import counted, fill, grouped, in_figures
from composer.gui.words.sentences import worded
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.analysis.composing.linerepair import LineRepair

_EASE = 120  # milliseconds between two looks of the list while the work goes on
_MOST = 60  # rows of edits that stop all
_MOST_PARTS = 30  # rows of those that stop some
_NAMED = 8  # solutions named in a sentence


class LineRepairPanel(EditsPanel):
    """What is kept and what is stopped, and the edits."""

    def __init__(self, source: LineMender, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__(source, appearance, thumbnails, self.tr("Repairs"), _EASE)
        self.setObjectName("repair")
        self._source = source
        self.head = label(kind="proof", wraps=True)
        self.foot = label(kind="muted", wraps=True)
        whole = column(on=self)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(14, 8, 14, 6)
        head.addWidget(self.head)
        foot.setContentsMargins(14, 6, 14, 8)
        foot.addWidget(self.foot)
        whole.addLayout(head)
        whole.addWidget(self.list, 1)
        whole.addLayout(foot)
        source.changed.connect(self._refresh)
        appearance.writing_changed.connect(self._refresh)

    def _refresh(self) -> None:
        mending = self._source.mending
        if mending is None or mending.complete or not mending.total:
            self._ease.stop()
            self._show_list()
        elif not self._ease.isActive():
            self._ease.start()

    def _show_list(self) -> None:
        mending = self._source.mending
        if mending is None:
            self.head.setText("")
            self.foot.setText("")
            self.list.show_rows((note(self.tr("Nothing to repair: no cook.")),))
            self.list.set_faded(False)
            return
        self.head.setText(self._head_words(mending))
        self.foot.setText(self._foot_words(mending))
        self.list.show_rows(tuple(self._rows(mending)))
        self.list.set_faded(mending.can_begin and not mending.total)

    def _head_words(self, mending: LineMending) -> str:
        if not mending.can_begin:
            return fill(
                self.tr("Intended solutions marked: %1 of %2."),
                mending.marked,
                mending.wanted,
            )
        return fill(self.tr("Keep %1. Stop %2."), _named(mending.meant), _named(mending.cooks))

    def _rows(self, mending: LineMending) -> list[EditRow]:
        if not mending.can_begin:
            words = self.tr("Mark those you intend with P in the solutions, and state how many.")
            return [note(words)]
        whole = [repair for repair in mending.repairs if repair.verdict is Verdict.SOUND]
        parts = [repair for repair in mending.repairs if repair.verdict is not Verdict.SOUND]
        count = fill(self.tr("%1 of %2"), grouped(len(whole)), grouped(mending.total))
        rows = [heading(self.tr("Edits that make it sound"), count if mending.total else "")]
        rows += [self._row(mending, repair) for repair in whole[:_MOST]]
        if not whole and mending.complete:
            rows.append(note(self._none_words(mending)))
        if parts:
            rows.append(heading(self.tr("Stop a part only"), grouped(len(parts))))
            rows += [self._short(mending, part) for part in parts[:_MOST_PARTS]]
        return rows

    def _row(self, mending: LineMending, repair: LineRepair) -> EditRow:
        before = mending.ground.position
        after = repair.edit.apply(before)
        tags = [Tag(self.tr("illegal"), Tone.BAD, "invalid")] if repair.defects else []
        if repair.men_saved > 0:
            saved = counted(
                repair.men_saved,
                self.tr("one man saved"),
                self.tr("%1 men saved", "", repair.men_saved),
            )
            tags.append(Tag(saved))
        return EditRow(
            RowKind.EDIT,
            worded(repair.edit.words),
            detail=self.tr("the intended solutions stay"),
            tags=(*tags, Tag(after.material())),
            step=repair.edit,
            after=after,
            lit=differing(before, after),
            verdict=repair.verdict,
        )

    def _short(self, mending: LineMending, repair: LineRepair) -> EditRow:
        return EditRow(
            RowKind.SHORT,
            worded(repair.edit.words),
            end=fill(self.tr("stops %1"), _named(_stopped(mending, repair))),
            step=repair.edit,
            after=repair.edit.apply(mending.ground.position),
            verdict=repair.verdict,
        )

    def _none_words(self, mending: LineMending) -> str:
        if mending.pairs:
            number = mending.tried_pairs
            one = self.tr(
                "No single edit stops all cooks and keeps the intended solutions, nor does the"
                " only pair."
            )
            many = self.tr(
                "No single edit and none of %1 pairs stops all cooks and keeps the intended"
                " solutions.",
                "",
                number,
            )
            return in_figures(number, one, many)
        return self.tr("No single edit stops all cooks and keeps the intended solutions.")

    def _foot_words(self, mending: LineMending) -> str:
        if not mending.can_begin:
            return ""
        if mending.complete and mending.pairs:
            words = self.tr("Every edit here was solved in full. Pairs tried: %1.")
            if not mending.all_pairs:
                words = self.tr("Every edit here was solved in full. Pairs tried: %1, not all.")
            return fill(words, grouped(mending.tried_pairs))
        if mending.complete:
            return self.tr("Every edit here was solved in full. Nothing was cut short.")
        if mending.total:
            words = self.tr("Every edit here was solved in full. %1 of %2 tried.")
            return fill(words, grouped(mending.tried), grouped(mending.total))
        return self.tr("Edits will be tried in a moment.")


def _stopped(mending: LineMending, repair: LineRepair) -> tuple[int, ...]:
    """Return the numbers of the cooks that an edit stops."""
    solution = mending.ground.solution
    if solution is None:
        return ()
    gone = {line_squares(stop) for stop in repair.stops}
    return tuple(n for n in mending.cooks if line_squares(solution.lines[n - 1]) in gone)


def _named(numbers: Sequence[int]) -> str:
    """Return the names of solutions, of many the first: `I, II`."""
    names = [numeral(number) for number in numbers]
    return ", ".join(names[:_NAMED]) + (" …" if len(names) > _NAMED else "")
