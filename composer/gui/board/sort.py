# SPDX-License-Identifier: GPL-3.0-or-later
"""What the board must be told of a sort of board: chess, another game, tables.

All else about boards is the widget's own, and the same on each of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QFont, QPainter

from composer.gui.board.geometry import MIN_SQUARE, USUAL_SQUARE, Layout, view_size
from composer.gui.board.gesture import Gesture
from composer.gui.board.menedits import Handling, Men
from composer.gui.board.overlays import Overlay, Sign
from composer.rules.book import Rules


@dataclass(frozen=True, slots=True)
class Typed:
    """What typing a letter comes to.

    Attributes:
        man: whom the letters so far stand for; None if nobody as yet.
        waiting: those letters, where more could follow.
    """

    man: Any
    waiting: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """The men on the tray.

    Attributes:
        men: row by row, from the left; None where a place is empty.
        columns: how many lie side by side.
        named: whether they are few, with their names below them.
    """

    men: tuple[Any, ...]
    columns: int
    named: bool = False


@dataclass(frozen=True, slots=True)
class Click:
    """What a click does without a man picked in the tray: put a man, or take one off with None."""

    man: Any


@dataclass(frozen=True, slots=True)
class Ground:
    """What is drawn below men and marks.

    Attributes:
        position: what stands on the board.
        rules: as which the board is drawn.
        font: of coordinates.
        ratio: device pixels to a logical pixel.
        gesture: what hands do, if they do anything.
    """

    position: Any
    rules: Rules
    font: QFont
    ratio: float
    gesture: Gesture | None = None


class BoardSort(ABC):
    """One sort of board.

    Attributes:
        handling: what hands make of its men.
        empty: the position without men.
        rules: as which it is drawn at first.
        reads: whether what is dropped on it, besides men, is read.
    """

    handling: Handling
    empty: Any
    rules: Rules
    reads = False

    @abstractmethod
    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> Layout:
        """Return where the cells lie in a view of a size."""

    @abstractmethod
    def draw_ground(self, painter: QPainter, layout: Layout, ground: Ground) -> None:
        """Draw the empty board with its coordinates."""

    @abstractmethod
    def words(self, position: Any, cell: int, rules: Rules) -> str:
        """Return a cell and what stands there."""

    @abstractmethod
    def hint(self, position: Any) -> str:
        """Return what a screen reader says of the whole board."""

    @abstractmethod
    def typed(self, waiting: str, letter: str) -> Typed | None:
        """Return what a letter comes to after others that waited; None where nobody has it."""

    def size(self, least: bool) -> tuple[int, int]:
        """Return the usual size of a view, or the least."""
        return view_size(MIN_SQUARE if least else USUAL_SQUARE)

    def standing(self, position: Any) -> Men:
        """Return the men who are pictures of their own."""
        found: Men = position
        return found

    def overlays(self, rules: Rules) -> Iterable[Overlay]:
        """Return what rules draw on the board."""
        return ()

    def signs(self, position: Any, rules: Rules) -> Iterable[Sign]:
        """Return the signs beside men that rules give."""
        return ()

    def offer(self) -> Offer:
        """Return the men on the tray."""
        return Offer((), 2)

    def man_name(self, man: Any) -> str:
        """Return what a man of the tray is called."""
        return str(man)

    def short_name(self, man: Any) -> str:
        """Return what he is called where his owner can be seen."""
        return self.man_name(man)

    def man_tip(self, man: Any) -> str:
        """Return what the tool tip of a man of the tray says."""
        return self.man_name(man)

    def data(self, man: Any) -> QMimeData:
        """Return the data of a man under way from the tray to the board."""
        return QMimeData()

    def dragged(self, data: QMimeData) -> Any:
        """Return the man that dragged data hold, or None if they hold something else."""
        return None

    def clicked(
        self, position: Any, cell: int, button: Qt.MouseButton, adding: bool
    ) -> Click | None:
        """Return what a click does on a cell that a click on other boards does not."""
        return None
