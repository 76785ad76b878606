# SPDX-License-Identifier: GPL-3.0-or-later
"""What the problem shows: phase table, themes, quality, one below the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QLabel,
    QScrollArea,
    QToolButton,
    QWidget,
)

from composer.analysis.award import NOT_JUDGED, award_sentences
from composer.analysis.composing.news import step_between
from composer.analysis.courses.judgement import numeral
from composer.analysis.fairy.scope import scope_of
from composer.analysis.fairy.themes import has_tables
from composer.analysis.phasechoice import TableChoice
from composer.analysis.phases import PhaseTable, table_of, table_text
from composer.analysis.report import Analysis
from composer.analysis.themes.flag import Flag
from composer.analysis.twinstudy import FormsStudy
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column, copy_text, label, row
from composer.gui.panels.chips import ChipsPanel
from composer.gui.panels.chooser import Chooser
from composer.gui.panels.lines.correspondencegrid import CorrespondenceGrid
from composer.gui.panels.lines.correspondencelegend import CorrespondenceLegend
from composer.gui.panels.lines.rolewords import (
    compared_words,
    exchange_count_words,
    form_names,
)
from composer.gui.panels.phases.grid import PhaseGrid
from composer.gui.panels.phases.menu import fill_menu, made_menu
from composer.gui.panels.phases.words import sized
from composer.gui.panels.qualitylist import QualityList
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.problem.differences import whole_changes
from composer.problem.edits import swap_colours
from composer.said.sentence import Sentence
from composer.solver.solution import Verdict

_TRIES = (2, 4, 8, 0)  # how many tries the phase table shows; the first to begin with
_ROOM_FOR_COUNTS = 380  # pixels; in less there is no room for counts beside the buttons
_PALE = 0.48  # what is older than the board


class InsightColumn(QScrollArea):
    """Phases, themes and quality of the analysis shown last.

    Signals:
        cell_pointed: a `Cell` of the correspondences to be shown on the board, or None.
        solution_chosen: a solution is to be on the board; carries its place among those compared.
        line_pointed: moves to be shown on the board, as a tuple; empty for none.
        line_chosen: moves to be played on the board, as a tuple.
        flags_pointed: `Flag`s to be shown on the board, as a tuple; empty for none.
        point_pointed: a `Point` to be shown on the board, or None.
        reported: something was done that is to be said; carries the sentence.
    """

    cell_pointed = Signal(object)
    solution_chosen = Signal(int)
    line_pointed = Signal(object)
    line_chosen = Signal(object)
    flags_pointed = Signal(object)
    point_pointed = Signal(object)
    reported = Signal(str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setObjectName("insight")
        self.grid = PhaseGrid(appearance)
        self.correspondences = CorrespondenceGrid(appearance)
        self.correspondences.cell_pointed.connect(self.cell_pointed)
        self.correspondences.cell_chosen.connect(self.solution_chosen)
        self._appearance = appearance
        self.chips = ChipsPanel(appearance)
        self.quality = QualityList(appearance)
        self.grid.line_pointed.connect(self.line_pointed)
        self.grid.line_chosen.connect(self.line_chosen)
        self.grid.pin_turned.connect(self._turn_pin)
        self.grid.hide_requested.connect(lambda first: self.choose(self._choice.without(first)))
        self.grid.move_requested.connect(self._move_try)
        self.grid.menu_requested.connect(self._show_menu)
        self.chips.flag_pointed.connect(self.flags_pointed)
        self.chips.flag_pointed.connect(self._follow)
        self.quality.point_pointed.connect(self.point_pointed)
        self._counts = label(kind="muted")
        self._elements = button(
            self.tr("Elements"),
            hint=self.tr("Show mere elements, such as self-blocks, too"),
            flat=True,
            on_off=True,
        )
        self._elements.toggled.connect(self.chips.set_elements)
        self.chips.follow(self._elements)
        self._analysis: Analysis | None = None
        self._forms: FormsStudy | None = None
        self._choice: TableChoice = TableChoice(_TRIES[0])
        self._followed: tuple[Flag, ...] = ()  # the theme that is pointed at
        self._legend = CorrespondenceLegend(appearance)
        self._tries = Chooser(
            self.tr("Tries %1"), self.tr("How many tries the table shows"), _tries_words()
        )
        self._tries.show_value(self._choice.most)
        self._tries.chosen.connect(self._choose_tries)
        self._more = QToolButton()
        self._more.setObjectName("switch")
        self._more.setAutoRaise(True)
        self._more.setText("⋯")
        self._more.setToolTip(self.tr("Order of the tries, hidden ones, copy"))
        self._more.setAccessibleName(self.tr("Order of the tries, hidden ones, copy"))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = made_menu(self)
        self._more.setMenu(self._menu)
        self._menu.aboutToShow.connect(lambda: self._fill_menu(""))
        self._head_menu = made_menu(self)
        self._body = QWidget()
        self._body.setObjectName("insightBody")
        self.setWidget(self._body)
        self._pale = QGraphicsOpacityEffect(self._body)
        self._pale.setOpacity(_PALE)
        self._pale.setEnabled(False)
        self._body.setGraphicsEffect(self._pale)
        self._table_area = QScrollArea()
        self._table_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self._table_area.setWidget(self.grid)
        self._table_area.setWidgetResizable(True)
        self._table_area.setFrameShape(QFrame.Shape.NoFrame)
        self._table_area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for area in (self._table_area.viewport(), self.grid):
            area.setAutoFillBackground(False)
        self._table_area.horizontalScrollBar().valueChanged.connect(lambda _: self.grid.update())
        self.grid.cell_reached.connect(self._keep_in_sight)
        self.grid.turned.connect(self._fit_table)
        self.quality.row_reached.connect(lambda row: self._show_part(self.quality, row))
        self.chips.chip_reached.connect(lambda place: self._show_part(self.chips, place))
        self._lay_out()
        self.show_analysis(None, compare=False)
        appearance.writing_changed.connect(self._rewrite)

    def _rewrite(self) -> None:
        self._show_correspondences()
        self._fit_table()

    def show_analysis(
        self, analysis: Analysis | None, compare: bool, forms: FormsStudy | None = None
    ) -> None:
        """Show an analysis, or nothing; with `compare` say what an edit won and lost.

        Of help play with twins `forms` holds what recurs in all of them, once that is known.
        """
        self._analysis, self._forms = analysis, forms
        self._followed = ()
        if analysis is None:
            self._phases_box.setVisible(False)
            self._recurring_box.setVisible(False)
            self._quality_box.setVisible(False)
            self._reason.setVisible(False)
            self._themes_box.setVisible(True)
            self.chips.show_flags((), compare=False)
            return
        self.show_standing(())
        self._show_table()
        self._show_correspondences()
        self._show_reason(analysis)
        self.chips.show_flags(analysis.flags if forms is None else forms.flags, compare)
        self._themes_box.setVisible(self._reason.isHidden() or bool(self.chips.faces))
        self.show_quality(analysis)

    def show_quality(self, analysis: Analysis) -> None:
        """Show the points of an analysis; its other parts stay as they are."""
        self._analysis = analysis
        points = analysis.quality.points
        self.quality.show_points(points if self._forms is None else self._forms.with_points(points))
        self._quality_box.setVisible(bool(self.quality.points))

    def copy_award(self) -> None:
        """Copy what speaks for and against the problem, as the report of an award says it."""
        letters = self._appearance.letters
        told = [worded(sentence, letters) for sentence in award_sentences(self.quality.points)]
        copy_text("\n\n".join([*told[:-1], self.standing]) + "\n")
        self.reported.emit(self.tr("What speaks for and against it is on the clipboard."))

    @property
    def standing(self) -> str:
        """What is said below the points: what is not judged, and the nearest of the library."""
        return self._open.text()

    def show_standing(self, sentences: Iterable[Sentence]) -> None:
        """Say what is not judged, and where the problem stands among those of the library."""
        letters = self._appearance.letters
        self._open.setText("\n".join(worded(told, letters) for told in (NOT_JUDGED, *sentences)))

    def put_out(self) -> None:
        """Let no theme and no point of quality stay lit on the board."""
        self.chips.put_out()
        self.quality.put_out()

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order; the chips come before the quality by themselves."""
        return (
            self._tries,
            self._more,
            self.grid,
            self.correspondences,
            self._elements,
            self.quality,
        )

    @property
    def is_faded(self) -> bool:
        """Whether it is pale, being older than the board."""
        return self._pale.isEnabled()

    def set_faded(self, faded: bool) -> None:
        """Be pale while what is shown is older than the board, or not what is meant."""
        self._pale.setEnabled(faded)

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(398, 500)

    def minimumSizeHint(self) -> QSize:
        """Return the least width in which a table can be read."""
        return QSize(280, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table room for a scroll bar where it needs one now."""
        super().resizeEvent(event)
        self._counts.setVisible(self.width() >= _ROOM_FOR_COUNTS)
        self._fit_table()

    def _show_table(self) -> None:
        """Show the table of the tries that are chosen, or of what a theme speaks of."""
        if self._analysis is None:
            return
        table = self._table(self._followed)
        self.grid.show_table(table)
        self._phases_box.setVisible(bool(table.rows))
        self._counts.setText(sized(table))
        self._fit_table()

    def _show_correspondences(self) -> None:
        """Show what recurs in the solutions that are intended, if they are lines."""
        laid = None if self._analysis is None else self._analysis.lines
        self._recurring_box.setVisible(laid is not None)
        if laid is None:
            return
        names = tuple(numeral(number) for number in laid.numbers)
        found, asked = laid.found, laid.solution.stipulation
        if self._forms is not None:
            found, names = self._forms.found, form_names(self._forms)
        self.correspondences.show_found(found, names, self._appearance.letters, asked)
        has_rows = bool(found.rows)
        self.correspondences.setVisible(has_rows)
        self._legend.show_for(found)
        self._nothing_recurs.setVisible(not has_rows)
        words = tr("No correspondence found.")
        if len(names) < 2:
            words = tr("With two intended solutions or more, what recurs in them stands here.")
        self._nothing_recurs.setText(words)
        self._compared.setText(compared_words(names) if has_rows else "")
        self._exchanges.setText(exchange_count_words(len(found.groups)))

    def _show_reason(self, analysis: Analysis) -> None:
        """Say why nothing is said of a key's play, and what stands in its place."""
        words, solution = "", analysis.solution
        asked = solution.stipulation
        if asked.is_proof_game:
            words = self.tr("Themes of proof games are not looked for.")
        elif (scope := scope_of(solution)) is not None:
            words = worded(scope.sentence, self._appearance.letters)
        elif not asked.has_lines and not has_tables(asked):
            words = self.tr("Themes are looked for in mates, selfmates and help play.")
        if solution.verdict is Verdict.NO_SOLUTION and asked.is_two_mover:
            words = self.tr("No solution. The tries that come nearest, with what refutes them:")
            if not any(column.kind == "try" for column in self.grid.table.columns):
                words = self.tr("No solution, and no try comes near: each has several refutations.")
        elif analysis.key is None and len(solution.keys) > 1 and not solution.lists_moves:
            words = self.tr(
                "It is not marked which key is meant, so nothing is said of its themes and play. "
                "Mark it in the solution with the right button: Keep this key."
            )
        self._reason.setText(words)
        self._reason.setVisible(bool(words))

    def _table(self, flags: tuple[Flag, ...] = ()) -> PhaseTable:
        assert self._analysis is not None  # there is nothing else to make a table of
        return table_of(self._analysis.study, self._choice, flags)

    @property
    def choice(self) -> TableChoice:
        """What is chosen of the tries of the table."""
        return self._choice

    def choose(self, choice: TableChoice) -> None:
        """Show other tries, or in another order."""
        self._choice = choice
        self._tries.show_value(choice.most)
        self._show_table()

    def take_choice(self, choice: TableChoice) -> None:
        """Take over what was chosen for another problem; as many tries as before are shown."""
        self._choice = replace(choice, most=self._choice.most)

    def _choose_tries(self, number: int) -> None:
        self.choose(replace(self._choice, most=number))

    def _turn_pin(self, first: str) -> None:
        self.choose(self._choice.with_pin(first, first not in self._choice.pinned))

    def _move_try(self, first: str, place: int) -> None:
        self.choose(self._choice.moved(self.grid.tries, first, place))

    def _fill_menu(self, first: str) -> None:
        menu = self._head_menu if first else self._menu
        fill_menu(menu, self._choice, self.grid.tries, self.choose, self.copy_table, first)

    def _show_menu(self, place: QPoint, first: str) -> None:
        self._fill_menu(first)
        (self._head_menu if first else self._menu).popup(place)

    def copy_table(self) -> None:
        """Copy the table that is chosen as text, in the piece letters in use."""
        if self._analysis is None:
            return
        text = table_text(self._table(), self._appearance.letters)
        copy_text(text + "\n")
        self.reported.emit(self.tr("Copied: the phase table as text."))

    def _follow(self, flags: tuple[Flag, ...]) -> None:
        """Show the phases that a theme speaks of while it is pointed at, then the chosen ones.

        The table keeps its height meanwhile, so that the themes below stay under the pointer.
        """
        if flags != self._followed:
            self._followed = flags
            self._show_table()

    def _keep_in_sight(self, cell: QRect) -> None:
        """Scroll to where the keyboard is in the table; the key is in sight anyway."""
        self._table_area.ensureVisible(
            cell.center().x(), cell.center().y(), cell.width() // 2 + 1, 0
        )
        self._show_part(self.grid, cell)

    def _show_part(self, owner: QWidget, part: QRect) -> None:
        """Scroll so that a part of a widget can be seen."""
        middle = owner.mapTo(self._body, part.center())
        self.ensureVisible(0, middle.y(), 0, part.height() // 2 + 4)

    def _fit_table(self) -> None:
        """Give the table its height; it scrolls sideways where phases overflow."""
        self.grid.set_room(self.viewport().width(), self.viewport().height())
        follows = bool(self._followed)
        policy = Qt.ScrollBarPolicy
        self._table_area.setVerticalScrollBarPolicy(
            policy.ScrollBarAsNeeded if follows else policy.ScrollBarAlwaysOff
        )
        if follows:
            self._table_area.verticalScrollBar().setValue(0)
            return
        wanted = self.grid.sizeHint()
        bar = self._table_area.horizontalScrollBar().sizeHint().height()
        overflows = wanted.width() > self.viewport().width()
        self._table_area.setFixedHeight(wanted.height() + (bar if overflows else 0))

    def _lay_out(self) -> None:
        whole = column(on=self._body)
        self._reason = label(kind="hint", wraps=True)
        self._reason.setContentsMargins(14, 8, 14, 2)
        whole.addWidget(self._reason)
        self._phases_box = self._section(
            self.tr("Phases"), self._table_area, self._counts, self._tries, self._more
        )
        self._recurring_box = self._recurring_section()
        self._themes_box = self._section(self.tr("Themes"), self.chips, None, self._elements)
        self._open = label(kind="hint", wraps=True)
        self._open.setContentsMargins(14, 4, 14, 10)
        profile = QWidget()
        column(self.quality, self._open, on=profile)
        copy = button(
            self.tr("Copy"),
            hint=self.tr("Copy what speaks for and against the problem, as in an award"),
            flat=True,
        )
        copy.clicked.connect(self.copy_award)
        self._quality_box = self._section(self.tr("Quality"), profile, None, copy)
        for box in (self._phases_box, self._recurring_box, self._themes_box, self._quality_box):
            whole.addWidget(box)
        whole.addStretch(1)

    def _recurring_section(self) -> QWidget:
        self._compared, self._exchanges = QLabel(), QLabel()
        for said in (self._compared, self._exchanges):
            said.setObjectName("muted")
        self._nothing_recurs = label(kind="hint", wraps=True)
        self._nothing_recurs.setContentsMargins(14, 4, 14, 8)
        content = QWidget()
        column(self.correspondences, self._legend, self._nothing_recurs, on=content)
        title = self.tr("Correspondences")
        return self._section(title, content, self._compared, self._exchanges)

    def _section(
        self,
        title: str,
        content: QWidget,
        beside: QLabel | None = None,
        *right: QWidget,
    ) -> QWidget:
        box = QWidget()
        heading = label(title, "panelTitle")
        head = row(heading, margins=(14, 8, 14, 4), spacing=8)
        if beside is not None:
            head.addWidget(beside)
        head.addStretch(1)
        for widget in right:
            head.addWidget(widget)
        column(head, content, on=box)
        return box


def _tries_words() -> dict[int, str]:
    """Return how many tries the table may show, and the words for that in a menu."""
    words = {
        number: fill(tr("At most %1 tries", "", number), number)
        for number in sorted(_TRIES)
        if number
    }
    return {0: tr("No tries"), **words}


def is_more_of(before: Analysis | None, after: Analysis) -> bool:
    """Return whether an analysis only adds points to the one shown: of the same solution and key.

    That both name the same themes says nothing: many problems show none at all.
    """
    return (
        before is not None
        and before.solution is after.solution
        and (before.key, before.flags) == (after.key, after.flags)
    )


def is_step(before: Analysis | None, after: Analysis) -> bool:
    """Return whether a problem may have come from another by a step of composing.

    Only then it has won or lost anything: a problem that was pasted or opened shows nothing of
    the one before. A step leaves the men but for a few, or turns, shifts or recolours them all.
    """
    if before is None:
        return False
    old, new = before.solution, after.solution
    if old.stipulation != new.stipulation or old.position == new.position:
        return False  # another task; or another key is meant
    if any(answer.key is None and answer.solution.keys for answer in (before, after)):
        return False  # nothing is said of one of them while no key is meant
    a, b = old.position, new.position
    return step_between(a, b) is not None or swap_colours(a) == b or bool(whole_changes(a, b))
