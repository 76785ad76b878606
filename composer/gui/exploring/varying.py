# SPDX-License-Identifier: GPL-3.0-or-later
"""What may vary: for the man chosen on the board, where, as what, and whether he may go."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from composer.analysis.composing.edits import men_at_hand
from composer.explore.plan import (
    MOST_TIMES,
    WHOLE_BOARD,
    Freedom,
    Plan,
    every_man_anywhere,
    every_man_may_go,
    nothing_varies,
)
from composer.gui.board.menrow import MenRow
from composer.gui.board.namedman import NamedMan
from composer.gui.board.paintboard import PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.exploring.findwords import freedom_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, NumberBox, TickBox
from composer.gui.look.widgets import ROOM, column, label, link, row
from composer.gui.user.wording import man_word
from composer.gui.words.language import fill
from composer.problem.men import Man
from composer.problem.squares import Square, square_name

_LIST_HEIGHT: Final = 118
_PLACE: Final = int(Qt.ItemDataRole.UserRole)


class Varying(QWidget):
    """Edits the freedoms of a plan, with the board that is drawn above it.

    Signals:
        changed: the plan is another; carries it.
    """

    changed = Signal(object)

    def __init__(self, board: PaintBoard, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._board, self._appearance = board, appearance
        self._plan = Plan()
        self._chosen: Freedom | None = None  # always one of the plan's, or idle
        self._addition = 0  # which of those that may be added, where one is chosen
        self.title = label(kind="panelTitle")
        self.all = link(self.tr("All squares"), lambda: self._paint(WHOLE_BOARD))
        self.empty = link(self.tr("Empty ones"), lambda: self._paint(self._empty_squares()))
        self.none = link(self.tr("None"), lambda: self._paint(frozenset()))
        self.kinds_title = QLabel()
        self.kinds = MenRow(appearance, pictures)
        self.named = NamedMan(appearance)
        self.may_go = TickBox(self.tr("may be left out"))
        self.times = NumberBox()
        self.times.setRange(1, MOST_TIMES)
        self.times.setPrefix(self.tr("up to") + " ")
        self.times.setToolTip(self.tr("How many such men may be added"))
        self.remove = link(self.tr("Remove"), self._remove)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What may vary"))
        self.list.setFixedHeight(_LIST_HEIGHT)
        self.list.currentItemChanged.connect(self._listed)
        self.add = link(self.tr("+ Add a man"), self._add)
        self.anywhere = link(
            self.tr("Every man anywhere"), lambda: self._take(every_man_anywhere(self._plan))
        )
        self.goes = link(
            self.tr("Every man may go"), lambda: self._take(every_man_may_go(self._plan))
        )
        self.clear = link(self.tr("Nothing"), self._clear)
        self.changes = DropList()
        names = (
            self.tr("one change"),
            self.tr("two changes"),
            self.tr("three changes"),
            self.tr("four changes"),
            self.tr("five changes"),
            self.tr("six changes"),
        )
        for number, words in enumerate(names, start=1):
            self.changes.addItem(words, number)
        self.changes.addItem(self.tr("any number of changes"), 0)
        self._filling = False
        board.chosen.connect(self.choose)
        board.painted.connect(self._painted)
        self.named.named.connect(self._add_kind)
        self.kinds.changed.connect(lambda men: self._edit(men=men))
        self.may_go.toggled.connect(lambda on: self._edit(may_miss=on))
        self.times.valueChanged.connect(lambda number: self._edit(times=number))
        self.changes.currentIndexChanged.connect(self._changes_chosen)
        self._lay_out()
        self._show()
        appearance.writing_changed.connect(self._show)

    @property
    def plan(self) -> Plan:
        """The plan as it stands."""
        return self._plan

    @property
    def chosen(self) -> Freedom | None:
        """What is chosen."""
        return self._chosen

    def set_plan(self, plan: Plan) -> None:
        """Show another plan; nothing is emitted."""
        diagram = (plan.position, plan.stipulation)
        if diagram != (self._plan.position, self._plan.stipulation):
            self._chosen = None
        self._plan = plan
        if self._chosen is not None:
            self._find_chosen()
        self._show()

    def choose(self, square: Square) -> None:
        """Choose the man on a square of the diagram."""
        if self._plan.position[square] is not None:
            self._chosen = self._plan.freedom(square)
            self._show()

    def _empty_squares(self) -> frozenset[Square]:
        taken = {square for square, _ in self._plan.position}
        return WHOLE_BOARD - taken

    def _paint(self, squares: frozenset[Square]) -> None:
        self._edit(squares=squares)

    def _painted(self, squares: frozenset[Square]) -> None:
        self._edit(squares=squares)

    def _edit(self, **changes: object) -> None:
        """Change the freedom that is chosen."""
        if self._filling or self._chosen is None:
            return
        edited = replace(self._chosen, **changes)  # type: ignore[arg-type]
        self._chosen = edited
        if edited.home is not None:
            self._take(self._plan.with_freedom(edited))
        else:
            additions = list(self._plan.additions)
            additions[self._addition] = edited
            self._take(self._plan.with_additions(tuple(additions)))

    def _add_kind(self, man: Man) -> None:
        """Let the man that is chosen be one who is not on the board so far."""
        chosen = self._chosen
        if chosen is not None and man not in chosen.men:
            self._edit(men=(*chosen.men, man))

    def _add(self) -> None:
        additions = (*self._plan.additions, Freedom(None, self._empty_squares(), ()))
        self._addition = len(additions) - 1
        self._chosen = additions[-1]
        self._take(self._plan.with_additions(additions))
        self.kinds.switch(Man.BLACK_PAWN).setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        self._chosen = None
        if chosen.home is not None:
            self._take(self._plan.with_freedom(Freedom(chosen.home)))
        else:
            additions = list(self._plan.additions)
            del additions[self._addition]
            self._take(self._plan.with_additions(tuple(additions)))

    def _clear(self) -> None:
        self._chosen = None
        self._take(nothing_varies(self._plan))

    def _changes_chosen(self) -> None:
        if not self._filling:
            self._take(replace(self._plan, changes=self.changes.currentData()))

    def _listed(self, item: QListWidgetItem | None) -> None:
        if self._filling or item is None:
            return
        place = item.data(_PLACE)
        freedom = self._plan.freedoms[place]
        self._chosen = freedom
        if freedom.home is None:
            self._addition = place - (len(self._plan.freedoms) - len(self._plan.additions))
        self._show()

    def _take(self, plan: Plan) -> None:
        self._plan = plan
        self._find_chosen()
        self._show()
        self.changed.emit(plan)

    def _find_chosen(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        if chosen.home is not None:
            self._chosen = self._plan.freedom(chosen.home)
        elif self._addition < len(self._plan.additions):
            self._chosen = self._plan.additions[self._addition]
        else:
            self._chosen = None

    def _show(self) -> None:
        self._filling = True
        plan, chosen = self._plan, self._chosen
        free = frozenset(freedom.home for freedom in plan.freedoms if freedom.home is not None)
        self._board.set_rules(plan.stipulation.rules)
        self._board.set_position(plan.position, free)
        own = None
        if chosen is None:
            self.title.setText(self.tr("Click a man to say how far he is free."))
            self._board.set_painted(None, frozenset(), may_paint=False)
        else:
            self._board.set_painted(chosen.home, chosen.squares)
            if chosen.home is None:
                self.title.setText(self.tr("A man that may be added"))
            else:
                own = plan.position[chosen.home]
                words = fill(self.tr("%1 %2 may stand on the blue squares"), *self._named(chosen))
                self.title.setText(words)
        self._show_controls(chosen, own)
        place = self.changes.findData(plan.changes)
        self.changes.setCurrentIndex(max(0, place))
        self._show_list()
        self._filling = False

    def _show_controls(self, chosen: Freedom | None, own: Man | None) -> None:
        for widget in (
            self.all,
            self.empty,
            self.none,
            self.kinds,
            self.named,
            self.may_go,
            self.remove,
        ):
            widget.setEnabled(chosen is not None)
        added = chosen is not None and chosen.home is None
        self.kinds_title.setText(
            self.tr("It is one of these") if added else self.tr("It may be one of these, too")
        )
        self.may_go.setVisible(chosen is None or chosen.home is not None)
        self.times.setVisible(chosen is not None and chosen.home is None)
        self.remove.setVisible(chosen is not None and not (chosen.home and chosen.is_idle))
        self.may_go.setEnabled(own is not None and not own.is_royal)
        self.may_go.setChecked(chosen is not None and chosen.may_miss)
        chosen_men = (man for freedom in self._plan.freedoms for man in freedom.men)
        self.kinds.set_others((*men_at_hand(self._plan.position), *chosen_men))
        self.kinds.set_men(() if chosen is None else chosen.men, own)
        self.times.setValue(1 if chosen is None else chosen.times)
        self.clear.setEnabled(bool(self._plan.freedoms))
        men = len(self._plan.position) > 0
        for widget in (self.anywhere, self.goes):
            widget.setEnabled(men)

    def _show_list(self) -> None:
        self.list.clear()
        current = None
        first = len(self._plan.freedoms) - len(self._plan.additions)
        for place, freedom in enumerate(self._plan.freedoms):
            item = QListWidgetItem(freedom_words(self._plan, freedom, self._appearance.letters))
            item.setData(_PLACE, place)
            self.list.addItem(item)
            chosen = self._chosen
            if chosen is None:
                continue
            if freedom.home is None:
                is_current = chosen.home is None and place - first == self._addition
            else:
                is_current = chosen.home == freedom.home
            if is_current:
                current = item
        if current is not None:
            self.list.setCurrentItem(current)
            self.list.scrollToItem(current)

    def _named(self, freedom: Freedom) -> tuple[str, str]:
        if freedom.home is None:
            return "", ""
        man = self._plan.position[freedom.home]
        return man_word(man, self._appearance.letters), square_name(freedom.home)

    def _lay_out(self) -> None:
        squares = row(self.all, self.empty, self.none, ROOM, spacing=4)
        more = row(self.may_go, self.times, self.remove, ROOM, spacing=4)
        whole = column(on=self, margins=(14, 8, 14, 8), spacing=5)
        self.title.setWordWrap(True)
        whole.addWidget(self.title)
        whole.addLayout(squares)
        kinds = self.kinds_title
        kinds.setObjectName("muted")
        whole.addWidget(kinds)
        whole.addWidget(self.kinds)
        whole.addLayout(row(self.named, ROOM, spacing=4))
        whole.addLayout(more)
        whole.addSpacing(4)
        heading = label(self.tr("What may vary"), "panelTitle")
        whole.addLayout(row(heading, self.add, ROOM, spacing=4))
        whole.addWidget(self.list)
        whole.addLayout(row(self.anywhere, self.goes, self.clear, ROOM, spacing=4))
        most = QLabel(self.tr("At most"))
        whole.addLayout(row(most, self.changes, ROOM, spacing=4))
        whole.addStretch(1)
