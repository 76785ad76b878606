# SPDX-License-Identifier: GPL-3.0-or-later
"""The pane *Solutions*: help and series play side by side, set play, cooks, and a stepper."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from composer.analysis.composing.news import NO_NEWS, SolutionNews
from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks, Moves, numeral
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, button, column, draw_icon, label, row
from composer.gui.panels.lines.columns import (
    Column,
    LinesTable,
    label_words,
    line_words,
    lines_table,
    move_words,
)
from composer.gui.panels.lines.delegate import Dress
from composer.gui.panels.lines.intendedfield import IntendedField
from composer.gui.panels.lines.stepper import Stepper
from composer.gui.panels.lines.view import LinesView
from composer.gui.panels.tree import SolutionTree
from composer.gui.panels.treerow import RowKind, Tag, TagKind, TreeRow, gone_section
from composer.gui.user.linewording import moves_words
from composer.gui.words.language import fill, grouped, tr
from composer.problem.position import Position
from composer.problem.setplay import set_play_of
from composer.problem.stipulation import Stipulation
from composer.solver.solution import Solution, Verdict
from composer.studio.solutionrows import gone_lines_words

_LEAST_SECTIONS = 96  # pixels that the sections keep where the table is long
_HEAD_REST = 76  # the margins of the head, the switch at its end, and the gaps


class LinesPanel(QWidget):
    """Solutions side by side below a head that says how many are intended.

    Signals:
        column_pointed: the `Column` under the pointer or at the keyboard; None for none.
        line_pointed: moves of set play under the pointer, as a tuple; empty for none.
        line_chosen: moves are to be on the board, and so many of them played.
        pin_requested: a `Column` is to be marked as intended, or no longer.
        intended_chosen: how many are intended was written; carries the text.
        lying_chosen: each row is to be a solution, or each column.
        left: the user is done with the field of intended solutions.
    """

    column_pointed = Signal(object)
    line_pointed = Signal(object)
    line_chosen = Signal(object, int)
    pin_requested = Signal(object)
    intended_chosen = Signal(str)
    lying_chosen = Signal(bool)
    left = Signal()

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        super().__init__()
        self._appearance = appearance
        self._dress = Dress(appearance, thumbnails)
        self._marks = NO_LINE_MARKS
        self._solution: Solution | None = None
        self._running = False
        self._news = NO_NEWS
        self._is_played = False
        self.view = LinesView(self._dress)
        self.sections = SolutionTree(appearance)
        self.sections.setAccessibleName(tr("Set play and cooks"))
        self.stepper = Stepper(appearance)
        self.intended = IntendedField()
        self._title, self._count = label(tr("Solutions"), "panelTitle"), label(kind="muted")
        self._label = label(tr("Intended"), "muted")
        self._lying = button(
            hint=tr("Show one solution a row"), size=(26, 24), flat=True, on_off=True
        )
        self._complaint, self._hint = label(kind="complaint"), label()
        self._foot = QLabel(tr("All columns step together; the board shows the one in hand."))
        for said in (self._hint, self._foot):
            said.setObjectName("hint")
        for said in (self._complaint, self._hint, self._foot):
            said.setWordWrap(True)
            said.setContentsMargins(14, 6, 14, 6)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._lay_out()
        self._connect()
        draw_icon(self._lying, appearance, "table")
        appearance.colours_changed.connect(self.view.refresh)
        appearance.figures_changed.connect(self.view.refresh)
        appearance.writing_changed.connect(self._fill)
        self.show_hint("")

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.intended, self._lying, self.view, self.sections, self.stepper.slider

    @property
    def table(self) -> LinesTable:
        """The solutions that are shown."""
        return self.view.table

    @property
    def thematic(self) -> frozenset[tuple[int, int]]:
        """The half-moves that are marked: the solution, from 1, and its half-move, from 0."""
        return self._dress.thematic

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of solutions."""
        return self._solution is None

    def set_marks(self, marks: LineMarks) -> None:
        """Set what says which solutions are intended."""
        if marks != self._marks:
            self._marks = marks
            self._fill()

    def set_lying(self, on: bool) -> None:
        """Show one solution a row, or a column."""
        if on != self._lying.isChecked():
            self._lying.setChecked(on)

    def show_intended(self, text: str, length: int | None) -> None:
        """Show what the problem states of its solutions."""
        self.intended.show_intended(text, length)

    def show_solution(
        self, solution: Solution, running: bool = False, news: SolutionNews = NO_NEWS
    ) -> None:
        """Show solutions, fresh; more may come while it runs."""
        self._solution, self._running, self._news = solution, running, news
        self._hint.setVisible(False)
        self._fill()
        self.set_faded(False)

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of solutions."""
        self._solution = None
        self._hint.setText(text)
        self._fill()
        self._hint.setVisible(True)

    def set_faded(self, faded: bool) -> None:
        """Show the solutions pale, because they are older than the board."""
        self.sections.set_faded(faded)
        if self._dress.faded != faded:
            self._dress.faded = faded
            self.view.refresh()

    def show_thematic(self, moves: Moves) -> None:
        """Mark the half-moves that a theme or a point of quality speaks of; none with no moves."""
        places = self.table.places_of(moves)
        if places != self._dress.thematic:
            self._dress.thematic = places
            self.view.refresh()

    def show_played(self, moves: Moves, step: int) -> None:
        """Show which line is on the board and how far; empty for the diagram."""
        self._is_played = bool(moves)
        number = next((c.number - 1 for c in self.table.columns if c.moves == moves), None)
        if number is not None:
            self.view.set_hand(number, step)
        elif not moves:
            self.view.set_hand(self.view.in_hand()[0], 0)
        self._show_step()

    def put_out(self) -> None:
        """Show nothing on the board until something is pointed at again."""
        self.sections.put_out()
        self.show_thematic(())
        self.column_pointed.emit(None)

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(420, 500)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave words out where the field needs the room."""
        super().resizeEvent(event)
        self._leave_words_out()
        self._fit()

    def _leave_words_out(self) -> None:
        """Show the name of the field, which the verdict speaks of, before title and count."""
        left = self.width() - self.intended.minimumWidth() - _HEAD_REST
        for part in (self._label, self._title, self._count):
            left -= part.sizeHint().width() + 8
            part.setVisible(left >= 0)

    def _connect(self) -> None:
        self.view.pointed.connect(self.column_pointed)
        self.view.pin_requested.connect(self.pin_requested)
        self.view.hand_moved.connect(self._play)
        self.stepper.step_requested.connect(self.view.go)
        self.sections.expanded.connect(lambda _: self._fit())
        self.sections.collapsed.connect(lambda _: self._fit())
        self.sections.row_pointed.connect(self._point_at_row)
        self.sections.row_chosen.connect(self._choose_row)
        self.intended.chosen.connect(self.intended_chosen)
        self.intended.complained.connect(self._complain)
        self.intended.left.connect(self.left)
        self._lying.toggled.connect(lambda _: self._fill())
        self._lying.toggled.connect(self.lying_chosen)

    def _fill(self) -> None:
        solution = self._solution
        shows = solution is not None
        table = LinesTable(Position.of({})) if solution is None else self.table_of(solution)
        self._dress.thematic = frozenset()
        self.view.show_table(table, self._appearance.letters, self._lying.isChecked())
        has_columns = bool(table.columns)
        self.view.setVisible(has_columns)
        self.stepper.setVisible(has_columns)
        self._foot.setVisible(has_columns)
        self._count.setText(self._counted(table) if shows else "")
        self._leave_words_out()
        self.sections.setVisible(shows)
        self.sections.show_rows(tuple(self._rows(solution, table)) if solution is not None else ())
        self._show_step()
        self._fit()

    def table_of(self, solution: Solution) -> LinesTable:
        """Return a solution laid side by side, with what is intended marked."""
        asked = solution.stipulation
        table = lines_table(
            solution.position,
            [line.moves for line in solution.lines],
            [line.moves for line in solution.set_lines],
            asked,
            solution.intended.count,
            solution.verdict is Verdict.SOUND,
            self._marks,
        )
        return replace(table, new=self._news.new_lines)

    def _counted(self, table: LinesTable) -> str:
        shown = len(table.columns)
        total = grouped(table.total)
        cut = self._solution is not None and self._solution.lines_cut
        if cut:
            total = fill(tr("more than %1"), total)
        if shown < table.total or cut:
            return fill(tr("%1, the first %2 shown"), total, shown)
        return total

    def _rows(self, solution: Solution, table: LinesTable) -> Iterator[TreeRow]:
        """Yield the sections below the table: set play, cooks, short solutions."""
        asked = set_play_of(solution.stipulation)
        if asked is not None and not solution.no_set_play and not self._running:
            yield self._set_play(solution, table, asked)
        faults = table.faults
        if faults:
            yield self._cooks(table, faults)
        letters = self._appearance.letters
        yield from gone_section(gone_lines_words(self._news, solution.stipulation, letters))

    def _set_play(self, solution: Solution, table: LinesTable, asked: Stipulation) -> TreeRow:
        rows = tuple(
            TreeRow(
                f"set {place}",
                RowKind.CONTINUATION,
                line_words(table, moves, self._appearance.letters, set_play=True),
                line=moves,
            )
            for place, moves in enumerate(table.set_lines)
        )
        end = str(len(solution.set_lines))
        if not rows:
            end = fill(tr("none in %1"), moves_words(asked, asked.halfmoves))
        return TreeRow(
            "set",
            RowKind.SECTION,
            tr("Set play"),
            end=end,
            grow=(lambda: rows) if rows else None,
            open_at_first=True,
        )

    def _cooks(self, table: LinesTable, faults: tuple[Column, ...]) -> TreeRow:
        rows = tuple(self._cook(table, fault) for fault in faults)
        title = tr("Cook") if len(faults) == 1 else tr("Cooks")
        end = str(len(faults))
        if len(faults) == 1 and faults[0].leaves is not None:
            left = faults[0].leaves
            place = label_words(table.labels[left.place])
            end = fill(tr("leaves %1 at %2"), numeral(left.other + 1), place)
        return TreeRow(
            "cooks", RowKind.SECTION, title, end=end, grow=lambda: rows, open_at_first=True
        )

    def _cook(self, table: LinesTable, column: Column) -> TreeRow:
        place = min(column.own_from, len(column.moves) - 1)
        end = ""
        if column.leaves is not None:
            other = table.columns[column.leaves.other]
            if place < len(other.moves):
                end = fill(
                    tr("for %1", "a move"),
                    move_words(table, other, place, self._appearance.letters),
                )
        return TreeRow(
            f"cook {column.number}",
            RowKind.HINT,
            move_words(table, column, place, self._appearance.letters),
            tags=(Tag(TagKind.COOK, column.name),),
            end=end,
            is_cook=True,
            line=column.moves,
        )

    def _play(self, number: int, step: int) -> None:
        column = self.table.columns[number]
        self._is_played = step > 0
        self._show_step()
        self.line_chosen.emit(column.moves if step else (), min(step, len(column.moves)))

    def _point_at_row(self, row: TreeRow | None) -> None:
        column = self._column_of(row)
        if column is not None:
            self.column_pointed.emit(column)
        else:
            self.line_pointed.emit(row.line if row is not None else ())

    def _choose_row(self, row: TreeRow | None) -> None:
        if row is None or not row.line:
            return
        column = self._column_of(row)
        if column is not None:
            self.view.take(column.number - 1, len(column.moves))
        else:
            self.line_chosen.emit(row.line, len(row.line))

    def _column_of(self, row: TreeRow | None) -> Column | None:
        if row is None or row.kind is not RowKind.HINT:
            return None
        return next((column for column in self.table.columns if column.moves == row.line), None)

    def _show_step(self) -> None:
        column = self.view.column
        steps = 0 if column is None else len(column.moves)
        self.stepper.show_steps(min(self.view.in_hand()[1], steps), steps)

    def _complain(self, words: str) -> None:
        self._complaint.setText(words)
        self._complaint.setVisible(bool(words))

    def _fit(self) -> None:
        """Give the table and the sections below it what they need, as far as there is room."""
        foot = self.stepper.sizeHint().height() + self._foot.heightForWidth(self.width())
        rows = self.sections.wanted_height()
        room = max(160, self.height() - foot - 40 - min(rows, _LEAST_SECTIONS))
        wanted = min(self.view.wanted_height(), room)
        self.view.setFixedHeight(wanted)
        left = max(_LEAST_SECTIONS // 2, self.height() - foot - 40 - wanted)
        self.sections.setFixedHeight(min(rows, left))
        layout = self.layout()
        if layout is not None:
            layout.activate()  # else one part is painted over another until the next event

    def _lay_out(self) -> None:
        head = row(
            self._title,
            self._count,
            ROOM,
            self._label,
            self.intended,
            self._lying,
            margins=(14, 6, 8, 6),
            spacing=8,
        )
        whole = column(
            head,
            self._complaint,
            self.view,
            self._hint,
            self.sections,
            self.stepper,
            self._foot,
            on=self,
        )
        self._complaint.setVisible(False)
        whole.addStretch(1)
