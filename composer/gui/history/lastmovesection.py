# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves that may have been the last one: how many, and the list of them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal

from composer.gui.board.pictures import MenPictures
from composer.gui.history.finding import Finding
from composer.gui.history.lastmoves import rows_of
from composer.gui.history.lastmoveslist import LastMovesList
from composer.gui.history.section import Section
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, label
from composer.gui.user.wording import side_name
from composer.gui.words.language import counted, fill, tr
from composer.problem.squares import Square, square_name


class LastMoveSection(Section):
    """The list with its head.

    Signals:
        unplay_requested: moves are to be taken back on the board.
        filter_dropped: the moves of all men are wanted again.
        choice_wanted: of a `Way` it is to be asked what was captured; carries it, and where.
    """

    unplay_requested = Signal()
    filter_dropped = Signal()
    choice_wanted = Signal(object, QPoint)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__(appearance, pictures, tr("Last move"))
        self.list = LastMovesList(appearance, pictures)
        self._finding: Finding | None = None
        self._of: Square | None = None
        self._refuted_shown = False
        self.begin = button(
            tr("Take back"),
            self.unplay_requested,
            kind="link",
            hint=tr("Take moves back on the board (Ctrl+U)"),
        )
        steady = self.begin.sizePolicy()
        steady.setRetainSizeWhenHidden(True)
        self.begin.setSizePolicy(steady)
        self._filter = button(act=self.filter_dropped, kind="ruleChip")
        self._filter.setToolTip(tr("Show the moves of all men"))
        self._filter.setVisible(False)
        self._words = label(kind="verdictDetail", wraps=True, plain=True)
        self._words.setContentsMargins(14, 2, 14, 2)
        self.head.addWidget(self._filter)
        self.head.addWidget(self.begin)
        self.body.addWidget(self.list)
        self.body.addWidget(self._words)
        self.list.heading_clicked.connect(self._turn_refuted)
        self.list.choice_wanted.connect(self.choice_wanted)

    def show_finding(self, finding: Finding) -> None:
        """Show the last moves of a position."""
        self._finding = finding
        self.list.set_faded(False)
        self._refresh()

    def show_man(self, square: Square | None) -> None:
        """List the moves of one man only, or of all."""
        self._of = square
        self._refresh()
        if square is not None:
            self.list.select_step(1)

    def set_active(self, on: bool) -> None:
        """Say that moves are taken back on the board, and need not be begun."""
        self.begin.setVisible(not on)

    def set_faded(self) -> None:
        """Show the list pale: it belongs to another position."""
        self.list.set_faded(True)

    def _turn_refuted(self) -> None:
        self._refuted_shown = not self._refuted_shown
        self._refresh()

    def _refresh(self) -> None:
        finding = self._finding
        if finding is None:
            return
        of = () if self._of is None else (self._of,)
        self.list.show_rows(rows_of(finding, of, self._refuted_shown))
        self.list.setVisible(bool(self.list.rows))
        self._filter.setVisible(self._of is not None)
        if self._of is not None:
            self._filter.setText(fill(tr("%1 ×"), square_name(self._of)))
        words = self._sentence(finding)
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self.note.setText(self._count(finding))
        self.begin.setEnabled(bool(finding.moves))

    def _count(self, finding: Finding) -> str:
        if not finding.moves:
            return ""
        side = side_name(finding.question.position.turn.other)
        count = len(finding.possible)
        return counted(count, tr("one move of %2"), tr("%1 moves of %2", "", count), side)

    def _sentence(self, finding: Finding) -> str:
        side = side_name(finding.question.position.turn.other)
        if finding.is_array:
            return tr("The position in which games begin: there was no move before it.")
        if not finding.moves:
            return fill(tr("%1 has no move that can have been the last."), side)
        if self._of is not None and not self.list.rows:
            return tr("This man cannot have moved last.")
        if finding.weighed and not finding.possible:
            return tr("No move can have been the last: before each of them no game is possible.")
        return ""
