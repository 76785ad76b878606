# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the theme composer: men that stay, themes with their squares, men allowed, flaws."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QScrollArea, QTabWidget, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.composing.refusals import grammars_of
from composer.gui.board.paintboard import PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.collection.frame import Segments
from composer.gui.composing.allowed import Allowed
from composer.gui.composing.findwords import demand_words, grammar_words
from composer.gui.composing.flawticks import FlawTicks
from composer.gui.composing.playchoice import PlayChoice
from composer.gui.composing.wanted import Wanted
from composer.gui.exploring.themeticks import ThemeTicks
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, NumberBox, TickBox
from composer.gui.look.widgets import ROOM, column, label, link, row
from composer.gui.words.language import capital, fill, in_figures
from composer.problem.men import Man
from composer.problem.squares import Square, square_name
from composer.problem.stipulation import TWO_MOVER

_MEN, _SQUARES = range(2)
_MOST_SECONDS: Final = 24 * 3600


class CoreForm(QWidget):
    """Edits a `Wanted`.

    Attributes:
        board: the diagram: a click lets a man go or keeps him, or marks squares of the theme.
        clicks: which of the two a click does.
        play: what is composed.
        themes: those that can be asked for.
        of: whose squares are marked, where several themes are chosen.
        alike: asks for another problem like the one on the board.
        forget: lets the mates that are wanted be forgotten.
        flaws: those that no find may have.
        allowed: how many men of each sort may be added.

    Signals:
        changed: it is another; carries it.
        alike_wanted: another problem like the one on the board is wanted.
    """

    changed = Signal(object)
    alike_wanted = Signal()

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
        self.wipe = link(self.tr("No squares"), lambda: self._painted(()))
        self.play = PlayChoice()
        self.themes = ThemeTicks(
            appearance, grammars_of(TWO_MOVER), self.tr("The theme that is wanted")
        )
        self.of = DropList()
        self.of.setAccessibleName(self.tr("Squares of the theme"))
        self.hint = label(kind="muted", wraps=True)
        self.demand = label(wraps=True, plain=True)
        self.alike = link(
            self.tr("Like the one on the board, but another"),
            self.alike_wanted.emit,
            self.tr("The men of its theme stay; the others may be added anew"),
        )
        self.forget = link(self.tr("Forget these mates"), self._forget)
        self.flaws = FlawTicks(appearance)
        self.whole_core = TickBox(self.tr("every man that stays takes part in it"))
        self.shift = TickBox(self.tr("they may stand elsewhere, as a whole"))
        self.mirror = TickBox(self.tr("their left and right may be exchanged"))
        self.allowed = Allowed(appearance, pictures)
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

    def _played(self) -> None:
        play = self.play
        self._take(self._wanted.with_play(play.stipulation, play.solutions.value()))

    def _themed(self) -> None:
        self._take(self._wanted.with_themes(self.themes.ticked))

    def _painted(self, squares: Iterable[Square]) -> None:
        self._take(self._wanted.with_squares(self._theme, squares))

    def _forget(self) -> None:
        self._edit(demand=(), after_key=False)

    @property
    def _theme(self) -> str:
        """The theme whose squares are marked; none while no theme is chosen."""
        themes = self._wanted.themes
        chosen = str(self.of.currentData() or "")
        return chosen if chosen in themes else next(iter(themes), "")

    def _show_of(self) -> None:
        """List the themes whose squares may be marked."""
        themes, chosen = self._wanted.themes, self._theme
        with QSignalBlocker(self.of):
            self.of.clear()
            for id in themes:
                name = theme_name(id, self._appearance.language)
                self.of.addItem(fill(self.tr("Squares: %1"), name), id)
            self.of.setCurrentIndex(max(0, self.of.findData(chosen)))
        self.of.setVisible(len(themes) > 1)

    def _show(self) -> None:
        self._filling = True
        wanted = self._wanted
        self.board.set_position(wanted.position, wanted.free)
        self.play.show_play(wanted)
        self.themes.offer(grammars_of(self._wanted.stipulation))
        self._show_of()
        self._show_squares()
        self.stay.setEnabled(bool(wanted.free))
        if set(self.themes.ticked) != set(wanted.themes):
            self.themes.set_ticked(wanted.themes)
        if set(self.flaws.ticked) != set(wanted.forbidden):
            self.flaws.set_ticked(wanted.forbidden)
        words = demand_words(wanted, self._appearance.letters)
        self.demand.setText(words)
        self.demand.setVisible(bool(words))
        self.forget.setVisible(bool(words))
        self.whole_core.setChecked(wanted.whole_core)
        self.shift.setChecked(wanted.shift)
        self.mirror.setChecked(wanted.mirror)
        self.allowed.show_numbers(wanted)
        for box, number in (
            (self.most_men, wanted.most_men),
            (self.seed, wanted.seed),
            (self.seconds, wanted.seconds),
        ):
            box.setValue(number)
        self._filling = False
        self._hint()

    def _show_squares(self) -> None:
        """Show the squares of the theme that is marked."""
        squares = self._wanted.squares_of(self._theme)
        self.board.set_painted(None, squares)
        self.told.setText(self._told_words(squares))
        self.wipe.setEnabled(bool(squares))

    def _told_words(self, squares: frozenset[Square]) -> str:
        wanted = self._wanted
        number = len(wanted.position) - len(wanted.free)
        men = in_figures(number, self.tr("one man stays"), self.tr("%1 men stay", "", number))
        if not wanted.themes and wanted.demand:
            return capital(men)
        names = " ".join(square_name(square) for square in sorted(squares))
        if len(wanted.themes) > 1:
            theme = theme_name(self._theme, self._appearance.language)
            if not squares:
                return capital(fill(self.tr("%1; %2 on any squares"), men, theme))
            return capital(fill(self.tr("%1; %2 on %3"), men, theme, names))
        if not squares:
            return capital(fill(self.tr("%1; the theme on any squares"), men))
        return capital(fill(self.tr("%1; the theme on %2"), men, names))

    def _hint(self) -> None:
        language = self._appearance.language
        known = grammars_of(self._wanted.stipulation)
        words = grammar_words(self.themes.sought.text(), self.themes.shown(), known, language)
        self.hint.setText(words)

    def _recolour(self) -> None:
        self.clicks.draw_icons(self._appearance.icons)

    def _connect(self) -> None:
        def number(box: NumberBox, name: str) -> Callable[[int], None]:
            return lambda value: self._edit(**{name: value})

        self.board.chosen.connect(self._turn)
        self.board.painted.connect(self._painted)
        self.of.currentIndexChanged.connect(lambda _: self._show_squares())
        self.flaws.changed.connect(lambda: self._edit(forbidden=self.flaws.ticked))
        self.clicks.chosen.connect(self._clicks_chosen)
        self.play.changed.connect(self._played)
        self.themes.changed.connect(self._themed)
        self.themes.sought.textChanged.connect(self._hint)
        self.whole_core.toggled.connect(lambda on: self._edit(whole_core=on))
        self.shift.toggled.connect(lambda on: self._edit(shift=on))
        self.mirror.toggled.connect(lambda on: self._edit(mirror=on))
        self.allowed.numbered.connect(self._numbered)
        self.allowed.usual.clicked.connect(lambda: self._take(self._wanted.usual()))
        self.allowed.everybody.clicked.connect(lambda: self._take(self._wanted.everybody()))
        self.allowed.nobody.clicked.connect(lambda: self._take(self._wanted.nobody()))
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
            self.play,
            self.themes,
            self.of,
            self.demand,
            row(self.forget, ROOM),
            self.hint,
            row(self.alike, ROOM),
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
            self.allowed,
            form,
            ROOM,
            margins=(14, 8, 14, 8),
            spacing=6,
        )
        flaws = column(self.flaws, ROOM, margins=(14, 8, 14, 8), spacing=6)
        for page, words in (
            (theme, self.tr("Theme")),
            (men, self.tr("Men and time")),
            (flaws, self.tr("Flaws")),
        ):
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
