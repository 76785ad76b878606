# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the theme composer: men that stay, squares meant, the theme, the men allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QScrollArea, QTabWidget, QWidget

from composer.analysis.themes.grammar.table import GRAMMARS
from composer.gui.board.paintboard import PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.collection.frame import Segments
from composer.gui.composing.allowed import Allowed
from composer.gui.composing.wanted import Wanted
from composer.gui.composing.words import grammar_words
from composer.gui.exploring.themeticks import ThemeTicks
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import NumberBox, TickBox
from composer.gui.look.widgets import ROOM, column, label, link, row
from composer.gui.words.language import capital, fill, in_figures
from composer.problem.men import Man
from composer.problem.squares import Square, square_name

_MEN, _SQUARES = range(2)
_MOST_SECONDS: Final = 24 * 3600


class Asking(QWidget):
    """Edits a `Wanted`.

    Attributes:
        board: the diagram: a click lets a man go or keeps him, or marks squares of the theme.
        clicks: which of the two a click does.
        themes: those that can be asked for.
        allowed: how many men of each sort may be added.

    Signals:
        changed: it is another; carries it.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance = appearance
        self._wanted = Wanted()
        self._filling = False
        self.board = PaintBoard(appearance, pictures, name=self.tr("The core: %1"))
        self.clicks = Segments()
        self.clicks.add(self.tr("Men that stay"), "pin")
        self.clicks.add(self.tr("Squares of the theme"), "target")
        self.clicks.choose(_MEN)
        self.told = label(kind="muted", wraps=True)
        self.stay = link(self.tr("All stay"), self._all_stay)
        self.go = link(self.tr("Only the kings"), self._only_kings)
        self.wipe = link(self.tr("No squares"), lambda: self._edit(squares=frozenset()))
        self.themes = ThemeTicks(
            appearance, GRAMMARS, self.tr("The theme that is wanted"), several=False
        )
        self.hint = label(kind="muted", wraps=True)
        self.whole_core = TickBox(self.tr("every man that stays takes part in it"))
        self.shift = TickBox(self.tr("they may stand elsewhere, as a whole"))
        self.mirror = TickBox(self.tr("their left and right may be exchanged"))
        self.no_grave = TickBox(self.tr("no find with a grave flaw"))
        self.allowed = Allowed(appearance, pictures)
        self.usual = link(self.tr("The usual few"), lambda: self._take(self._wanted.usual()))
        self.everybody = link(
            self.tr("All that there are"), lambda: self._take(self._wanted.everybody())
        )
        self.nobody = link(self.tr("Nobody"), lambda: self._take(self._wanted.nobody()))
        self.most_men = NumberBox()
        self.most_men.setRange(0, 32)
        self.most_men.setSpecialValueText(self.tr("any number"))
        self.seed = NumberBox()
        self.seed.setRange(1, 999_999)
        self.seed.setToolTip(self.tr("Another number gives another random order"))
        self.seconds = NumberBox()
        self.seconds.setRange(0, _MOST_SECONDS)
        self.seconds.setSingleStep(30)
        self.seconds.setSpecialValueText(self.tr("until it is stopped"))
        self.seconds.setSuffix(self.tr(" s"))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self._lay_out()
        self._connect()
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        appearance.writing_changed.connect(self._show)
        self._show()

    @property
    def wanted(self) -> Wanted:
        """What is asked, as it stands."""
        return self._wanted

    def set_wanted(self, wanted: Wanted) -> None:
        """Show something else; nothing is emitted."""
        self._wanted = wanted
        self._show()

    def _take(self, wanted: Wanted) -> None:
        if not self._filling and wanted != self._wanted:
            self._wanted = wanted
            self._show()
            self.changed.emit(wanted)

    def _edit(self, **changes: object) -> None:
        self._take(replace(self._wanted, **changes))  # type: ignore[arg-type]

    def _turn(self, square: Square) -> None:
        self._take(self._wanted.turned(square))

    def _all_stay(self) -> None:
        wanted = self._wanted
        for square in sorted(wanted.free):
            wanted = wanted.turned(square)
        self._take(wanted)

    def _only_kings(self) -> None:
        wanted = self._wanted
        for square, man in wanted.position:
            if not man.is_royal and square not in wanted.free:
                wanted = wanted.turned(square)
        self._take(wanted)

    def _numbered(self, man: Man, number: int) -> None:
        self._take(self._wanted.with_number(man, number))

    def _themed(self) -> None:
        self._edit(theme=next(iter(self.themes.ticked), ""))

    def _show(self) -> None:
        self._filling = True
        wanted = self._wanted
        self.board.set_position(wanted.position, wanted.free)
        self.board.set_painted(None, wanted.squares)
        self.told.setText(self._told_words())
        self.wipe.setEnabled(bool(wanted.squares))
        self.stay.setEnabled(bool(wanted.free))
        if self.themes.ticked != ((wanted.theme,) if wanted.theme else ()):
            self.themes.set_ticked((wanted.theme,) if wanted.theme else ())
        self.whole_core.setChecked(wanted.whole_core)
        self.shift.setChecked(wanted.shift)
        self.mirror.setChecked(wanted.mirror)
        self.no_grave.setChecked(wanted.no_grave)
        self.allowed.show_numbers(wanted)
        for box, number in (
            (self.most_men, wanted.most_men),
            (self.seed, wanted.seed),
            (self.seconds, wanted.seconds),
        ):
            box.setValue(number)
        self._filling = False
        self._hint()

    def _told_words(self) -> str:
        wanted = self._wanted
        number = len(wanted.position) - len(wanted.free)
        men = in_figures(number, self.tr("one man stays"), self.tr("%1 men stay", "", number))
        if not wanted.squares:
            return capital(fill(self.tr("%1; the theme on any squares"), men))
        names = " ".join(square_name(square) for square in sorted(wanted.squares))
        return capital(fill(self.tr("%1; the theme on %2"), men, names))

    def _hint(self) -> None:
        language = self._appearance.language
        words = grammar_words(self.themes.sought.text(), self.themes.shown(), language)
        self.hint.setText(words)

    def _recolour(self) -> None:
        self.clicks.draw_icons(self._appearance.icons)

    def _connect(self) -> None:
        def number(box: NumberBox, name: str) -> Callable[[int], None]:
            return lambda value: self._edit(**{name: value})

        self.board.chosen.connect(self._turn)
        self.board.painted.connect(lambda squares: self._edit(squares=squares))
        self.clicks.chosen.connect(self._clicks_chosen)
        self.themes.changed.connect(self._themed)
        self.themes.sought.textChanged.connect(self._hint)
        self.whole_core.toggled.connect(lambda on: self._edit(whole_core=on))
        self.shift.toggled.connect(lambda on: self._edit(shift=on))
        self.mirror.toggled.connect(lambda on: self._edit(mirror=on))
        self.no_grave.toggled.connect(lambda on: self._edit(no_grave=on))
        self.allowed.numbered.connect(self._numbered)
        for box, name in (
            (self.most_men, "most_men"),
            (self.seed, "seed"),
            (self.seconds, "seconds"),
        ):
            box.valueChanged.connect(number(box, name))

    def _clicks_chosen(self, place: int) -> None:
        self.board.paints_men = place == _SQUARES

    def _lay_out(self) -> None:
        theme = column(
            self.themes,
            self.hint,
            self.whole_core,
            self.shift,
            self.mirror,
            ROOM,
            margins=(14, 8, 14, 8),
            spacing=6,
        )
        form = QFormLayout()
        form.setVerticalSpacing(5)
        form.setHorizontalSpacing(10)
        form.addRow(self.tr("Men at most"), self.most_men)
        form.addRow(self.tr("Time"), self.seconds)
        form.addRow(self.tr("Chance"), self.seed)
        men = column(
            row(self.usual, self.everybody, self.nobody, ROOM, spacing=4),
            self.allowed,
            form,
            self.no_grave,
            ROOM,
            margins=(14, 8, 14, 8),
            spacing=6,
        )
        for page, words in ((theme, self.tr("Theme")), (men, self.tr("Men and time"))):
            body = QWidget()
            body.setObjectName("insightBody")
            body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            body.setLayout(page)
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setWidget(body)
            self.tabs.addTab(area, words)
        whole = column(on=self)
        whole.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addLayout(row(self.clicks, ROOM, margins=(14, 6, 14, 0)))
        whole.addLayout(row(self.stay, self.go, self.wipe, ROOM, margins=(14, 2, 14, 0), spacing=4))
        whole.addLayout(row((self.told, 1), margins=(14, 2, 14, 2)))
        whole.addWidget(self.tabs, 1)
