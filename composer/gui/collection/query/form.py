# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a form: its fields and the query bar show the same query."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from composer.gui.board.words import man_name
from composer.gui.collection.query.bar import QueryBar
from composer.gui.collection.query.formrows import (
    ChoiceRow,
    FormRow,
    LookUp,
    Option,
    RangeRow,
    TextRow,
    TickRow,
    terms_or_fault,
)
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.panels.verdict import verdict_word
from composer.gui.words.language import capital, tr
from composer.gui.words.sentences import worded
from composer.library.query.parser import QueryError
from composer.library.query.terms import Field
from composer.problem.men import Man
from composer.solver.solution import Verdict
from composer.solver.verdicts import BY_VERDICT

_LATEST = 2999


class QueryForm(QFrame):
    """Fields for what is asked most; what they cannot say stays in the bar as it is.

    Args:
        bar: shows the same query.
        look_up: for the fields whose values are completed, what finds values in the library.

    Signals:
        closed: the form was closed with Escape.
    """

    closed = Signal()

    def __init__(
        self, bar: QueryBar, look_up: dict[Field, LookUp], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("queryForm")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._bar = bar
        self.rows: dict[Field, FormRow] = {}
        self.words = QLineEdit()
        self.words.setAccessibleName(self.tr("Words"))
        self._complaint = label(kind="complaint")
        self._complaint.setVisible(False)
        self._make_rows(look_up)
        self._lay_out()
        self.words.textEdited.connect(bar.put_words)
        bar.entry_changed.connect(self._follow)
        self._follow()

    def focus_first(self) -> None:
        """Give the keyboard to the first field."""
        self.rows[Field.AUTHOR].widget.setFocus(Qt.FocusReason.TabFocusReason)

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close with Escape, wherever in the form the keyboard is."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self.closed.emit()
                return True
        return super().eventFilter(watched, event)

    def _make_rows(self, look_up: dict[Field, LookUp]) -> None:
        names = field_labels()
        for field in (Field.AUTHOR, Field.SOURCE, Field.THEME, Field.KEYWORD, Field.STIPULATION):
            self._add(TextRow(field, names[field], look_up.get(field)))
        self._add(ChoiceRow(Field.KEY, names[Field.KEY], _key_options()))
        self._add(RangeRow(Field.MEN, names[Field.MEN], 64))
        self._add(RangeRow(Field.YEAR, names[Field.YEAR], _LATEST))
        self._add(ChoiceRow(Field.AWARD, names[Field.AWARD], _award_options()))
        self._add(ChoiceRow(Field.IS, names[Field.IS], _verdict_options()))
        self._add(TickRow(Field.HAS, _feature_options()))

    def _add(self, row: FormRow) -> None:
        self.rows[row.field] = row
        row.setParent(self)
        row.edited.connect(lambda: self._put(row))
        for widget in (row.widget, *row.widget.findChildren(QWidget)):
            widget.installEventFilter(self)

    def _put(self, row: FormRow) -> None:
        """Let the query say what a field says, or say what is wrong with it."""
        found = terms_or_fault(row)
        wrong = isinstance(found, QueryError)
        row.widget.setProperty("wrong", wrong)
        row.widget.style().unpolish(row.widget)
        row.widget.style().polish(row.widget)
        self._complaint.setText(worded(found.sentence) if isinstance(found, QueryError) else "")
        self._complaint.setVisible(wrong)
        # What cannot be understood asks for nothing; what was asked before would mislead.
        self._bar.put_terms(row.field, *(() if isinstance(found, QueryError) else found))

    def _follow(self) -> None:
        """Show the query of the bar; a field that says the same already is left as it is."""
        query = self._bar.parsed
        if query is None:
            return
        for field, shown in self.rows.items():
            terms, said = query.of_field(field), terms_or_fault(shown)
            if said != terms and not (isinstance(said, QueryError) and not terms):
                shown.show_terms(terms)
        words = self._bar.entry.text.strip()
        if self.words.text().strip() != words:
            self.words.setText(words)

    def _lay_out(self) -> None:
        names, grid = field_labels(), QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        places = (
            (Field.AUTHOR, Field.SOURCE),
            (Field.THEME, Field.KEYWORD),
            (Field.STIPULATION, Field.KEY),
            (Field.MEN, Field.YEAR),
            (Field.AWARD, Field.IS),
        )
        for line, pair in enumerate(places):
            for side, field in enumerate(pair):
                name = label(names[field], "muted")
                name.setBuddy(self.rows[field].widget)
                grid.addWidget(name, line, 2 * side)
                grid.addWidget(self.rows[field].widget, line, 2 * side + 1)
        below = len(places)
        for line, (words, widget) in enumerate(
            ((names[Field.HAS], self.rows[Field.HAS].widget), (self.tr("Words"), self.words))
        ):
            name = label(words, "muted")
            grid.addWidget(name, below + line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(widget, below + line, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.words.installEventFilter(self)
        words = self.tr("; between what must hold together, | between alternatives")
        hint = label(words, "muted")
        clear = QPushButton(self.tr("Clear"))
        clear.clicked.connect(self._bar.clear)
        clear.installEventFilter(self)
        column(
            grid,
            self._complaint,
            row(hint, ROOM, clear),
            on=self,
            margins=(16, 14, 16, 12),
            spacing=10,
        )


def field_labels() -> dict[Field, str]:
    """Return the names of the fields in the form."""
    return {
        Field.AUTHOR: tr("Author"),
        Field.SOURCE: tr("Source"),
        Field.THEME: tr("Theme", "of a problem"),
        Field.KEYWORD: tr("Keyword"),
        Field.STIPULATION: tr("Stipulation"),
        Field.KEY: tr("Key by"),
        Field.MEN: tr("Men"),
        Field.YEAR: tr("Year"),
        Field.AWARD: tr("Award"),
        Field.IS: tr("Verdict"),
        Field.HAS: tr("With"),
    }


def _key_options() -> list[Option]:
    men = (Man.from_letter(letter) for letter in "KQRBNP")
    return [Option(capital(man_name(man)), f"{man.letter}*") for man in men]


def _award_options() -> list[Option]:
    return [
        Option(tr("Any distinction"), "any"),
        Option(tr("Prize"), "prize"),
        Option(tr("1st prize"), "1 prize"),
        Option(tr("Honourable mention"), "hm"),
        Option(tr("Commendation"), "comm"),
    ]


def _verdict_options() -> list[Option]:
    return [
        *(
            Option(verdict_word(verdict), BY_VERDICT[verdict].state)
            for verdict in (Verdict.SOUND, Verdict.COOKED, Verdict.SHORT, Verdict.NO_SOLUTION)
        ),
        Option(tr("Not sound"), "unsound"),
        Option(tr("Not yet analysed"), "unchecked"),
        Option(tr("Illegal diagram"), "illegal"),
    ]


def _feature_options() -> list[Option]:
    return [
        Option(tr("threat"), "threat"),
        Option(tr("zugzwang"), "zugzwang"),
        Option(tr("set play"), "set-play"),
        Option(tr("tries"), "try"),
        Option(tr("changed mates"), "changed-mate"),
        Option(tr("duals"), "dual"),
        Option(tr("flight-giving key"), "flight-giving"),
        Option(tr("sacrificing key"), "sacrificial"),
        Option(tr("checking key"), "check"),
        Option(tr("model mates"), "model-mate"),
        Option(tr("twins"), "twin"),
        Option(tr("duplex"), "duplex"),
        Option(tr("comment"), "comment"),
    ]
