# SPDX-License-Identifier: GPL-3.0-or-later
"""The pattern beside the problems: its board, what can be put on it, how freely it may lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from composer.gui.board.mantile import ManTile
from composer.gui.board.namedman import NamedMan
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.collection.frame import Segments
from composer.gui.collection.pattern.board import PatternBoard
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import TickBox
from composer.gui.look.widgets import ROOM, button, column, label, link, row
from composer.gui.words.language import tr
from composer.library.query.pattern import Pattern, Want, Wanted, WantedSquares
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square

_WIDTH: Final = 42  # of a man's tile, in logical pixels
_HEIGHT: Final = 34
_FAIRY: Final = 4  # fairy men on the tray, the last named


class PatternTray(QWidget):
    """Twelve men, a row for fairy men, five wants; one is picked, or several men after `One of`.

    Fairy men come onto the tray when they are named in its line or stand on the board.

    Signals:
        picked: what a click on the board puts down; None for nothing.
        left: the board is to have the keyboard again.
    """

    picked = Signal(object)
    left = Signal()

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._pictures = appearance, pictures
        self._men = {man: self._tile(man) for man in MAN_ORDER}
        self.named = NamedMan(appearance)
        self.named.named.connect(self.pick)
        self.named.left.connect(self.left)
        self._fairy = QHBoxLayout()
        self._wants = {
            want: button(words, kind="want", on_off=True) for want, words in want_names().items()
        }
        self._one_of = button(self.tr("One of"), kind="want", on_off=True)
        self._one_of.setToolTip(self.tr("Then choose the men, one of which must stand there"))
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for choice in (*self._men.values(), *self._wants.values(), self._one_of):
            self._group.addButton(choice)
        self._group.buttonClicked.connect(self._clicked)
        self._lay_out()

    @property
    def wanted(self) -> Wanted | None:
        """What is picked."""
        men = frozenset(man for man, button in self._men.items() if button.isChecked())
        if len(men) > 1:
            return men
        if men:
            return next(iter(men))
        return next((want for want, button in self._wants.items() if button.isChecked()), None)

    def button(self, wanted: Wanted | None) -> QAbstractButton:
        """Return the button of a man or of a want; that of "one of" for None."""
        if isinstance(wanted, Man):
            return self._men[wanted]
        return self._wants[wanted] if isinstance(wanted, Want) else self._one_of

    @property
    def men(self) -> tuple[Man, ...]:
        """The men on the tray, the orthodox ones first."""
        return tuple(self._men)

    def offer(self, men: Iterable[Man]) -> None:
        """Have these fairy men on the tray; those there longest make room for them."""
        wanted = [man for man in dict.fromkeys(men) if not man.is_orthodox]
        there = [man for man in self._men if man not in MAN_ORDER]
        kept = [man for man in there if man not in wanted] + wanted
        busy = [man for man in kept if man in self._men and self._men[man].isChecked()]
        kept = [man for man in kept if man not in busy][-_FAIRY + len(busy) :] + busy
        if set(kept) == set(there) or set(wanted) <= set(there):
            return
        for man in there:
            if man not in kept:
                tile = self._men.pop(man)
                self._group.removeButton(tile)
                self._fairy.removeWidget(tile)
                tile.deleteLater()
        for man in kept:
            if man not in self._men:
                self._men[man] = tile = self._tile(man)
                self._group.addButton(tile)
                self._fairy.addWidget(tile)
                tile.show()

    def pick(self, man: Man) -> None:
        """Pick a man, who comes onto the tray if he is not there; beside others after `One of`."""
        self.offer([man])
        if not self._men[man].isChecked():
            self._men[man].click()
        self.left.emit()

    def _tile(self, man: Man) -> ManTile:
        size = QSize(_WIDTH, _HEIGHT)
        return ManTile(man, self._appearance, self._pictures, size, carried=True)

    def _clicked(self, pressed: QAbstractButton) -> None:
        several = {self._one_of, *self._men.values()}  # what may be on together
        together = self._one_of.isChecked() and pressed in several
        for choice in self._group.buttons():
            if choice is not pressed and not (together and choice in several):
                choice.setChecked(False)
        self.picked.emit(self.wanted)

    def _lay_out(self) -> None:
        men = QGridLayout()
        men.setSpacing(4)
        for place, man in enumerate(MAN_ORDER):
            men.addWidget(self._men[man], place % 2, place // 2)
        self._fairy.setSpacing(4)
        self._fairy.addWidget(self.named, 1)
        self.named.setFixedHeight(_HEIGHT)
        column(
            men,
            self._fairy,
            row(*((button, 1) for button in (*self._wants.values(), self._one_of)), spacing=4),
            on=self,
            spacing=6,
        )


def want_names() -> dict[Want, str]:
    """Return the short words of the wants, in the order of their buttons."""
    return {
        Want.ANY_MAN: tr("Any"),
        Want.ANY_WHITE: tr("White"),
        Want.ANY_BLACK: tr("Black"),
        Want.EMPTY: tr("Empty"),
    }


_FREEDOMS: Final = ("shifted", "mirrored", "rotated", "colours_swapped")


class PatternPanel(QWidget):
    """Sets up a pattern.

    Signals:
        changed: the pattern is another one now; carries a `Pattern`, or None for none.
        take_requested: the men on the studio's board are wanted as the pattern.
    """

    changed = Signal(object)
    take_requested = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        pictures = MenPictures(appearance)
        self.board = PatternBoard(appearance, pictures)
        self.tray = PatternTray(appearance, pictures)
        self.take = link(self.tr("Take from board"))
        self.take.setToolTip(
            self.tr("Look for the men on the board; for the selected men, where some are selected")
        )
        self.take.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.clear = link(self.tr("Clear"))
        self.place = Segments()  # what of a problem the pattern is laid on
        self.place.add(self.tr("Diagram"), "grid")
        self.place.add(self.tr("End position"), "last")
        self.place.setToolTip(
            self.tr("Look for the men in the diagram, or where a line of the solution ends")
        )
        self.place.choose(0)
        self._at_end = False
        self.freedoms = {name: TickBox(words) for name, words in self._names().items()}
        self._lay_out()
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        self._set_checks(shifted=True, mirrored=True)
        self.board.changed.connect(lambda _: self._report())
        self.board.changed.connect(self._offer)
        self.board.naming_wanted.connect(self.tray.named.setFocus)
        self.tray.picked.connect(self.board.set_picked)
        self.tray.left.connect(self.board.setFocus)
        self.clear.clicked.connect(self.board.clear)
        self.take.clicked.connect(self.take_requested)
        self.place.chosen.connect(self._choose_place)
        for box in self.freedoms.values():
            box.toggled.connect(lambda _: self._report())

    @property
    def pattern(self) -> Pattern | None:
        """The pattern set up; None while no square is wanted."""
        squares = self.board.squares
        if not squares:
            return None
        return Pattern(squares, *(self.freedoms[name].isChecked() for name in _FREEDOMS))

    @property
    def at_end(self) -> bool:
        """Whether the pattern is what a line is to end with, not what the diagram is to hold."""
        return self._at_end

    def show_place(self, at_end: bool) -> None:
        """Show what the pattern is laid on; nothing is emitted."""
        self._at_end = at_end
        self.place.choose(int(at_end))

    def _choose_place(self, place: int) -> None:
        if bool(place) is not self._at_end:
            self._at_end = bool(place)
            self._report()

    def show_pattern(self, pattern: Pattern | None) -> None:
        """Show a pattern that stands in the query; nothing is emitted."""
        if pattern == self.pattern:
            return
        self.board.set_squares(() if pattern is None else pattern.squares)
        self._offer(self.board.squares)
        if pattern is not None:
            self._set_checks(**{name: getattr(pattern, name) for name in _FREEDOMS})
        self.clear.setEnabled(pattern is not None)

    def take_position(self, position: Position, marked: frozenset[Square] = frozenset()) -> None:
        """Look for the men of a position, or for those on the marked squares."""
        men = tuple((square, man) for square, man in position if not marked or square in marked)
        self.board.set_squares(men)
        self._offer(men)
        self._report()

    def _offer(self, squares: WantedSquares) -> None:
        """Have the fairy men of the pattern on the tray."""
        for _, wanted in squares:
            if isinstance(wanted, Man):
                self.tray.offer([wanted])
            elif not isinstance(wanted, Want):
                self.tray.offer(wanted)

    def _recolour(self) -> None:
        self.place.draw_icons(self._appearance.icons)
        self.take.setIcon(self._appearance.icons.icon("down", self._appearance.tokens.accent))

    def _report(self) -> None:
        pattern = self.pattern
        self.clear.setEnabled(pattern is not None)
        self.changed.emit(pattern)

    def _set_checks(self, **checks: bool) -> None:
        for name, box in self.freedoms.items():
            box.blockSignals(True)
            box.setChecked(checks.get(name, False))
            box.blockSignals(False)

    def _names(self) -> dict[str, str]:
        return {
            "shifted": self.tr("Anywhere on the board"),
            "mirrored": self.tr("Mirrored"),
            "rotated": self.tr("Rotated"),
            "colours_swapped": self.tr("Colours swapped"),
        }

    def _lay_out(self) -> None:
        beside = {"shifted": self.tr("shifted"), "mirrored": self.tr("left to right")}
        made = column(
            row(label(self.tr("Pattern"), "panelTitle"), ROOM, self.clear, self.take),
            self.place,
            self.board,
            self.tray,
            *(
                row(box, ROOM, label(beside.get(name, ""), "muted"))
                for name, box in self.freedoms.items()
            ),
            on=self,
            margins=(14, 8, 14, 12),
            spacing=6,
        )
        made.setAlignment(self.place, Qt.AlignmentFlag.AlignLeft)
        made.setAlignment(self.board, Qt.AlignmentFlag.AlignHCenter)
        self.clear.setEnabled(False)
