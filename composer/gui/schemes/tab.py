# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tab of the bench is: what it looks for, on which change, and how it shows that."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from composer.gui.aids.seeker import Search
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.schemes.bench import Bench
from composer.gui.schemes.question import BenchQuestion, Changed
from composer.gui.user.notices import NoticeBar


@dataclass(frozen=True, slots=True)
class Workplace:
    """What a tab may use.

    Attributes:
        bench: what is asked; `take` puts a position on the board as one step.
        board: its overlays show marks, each tab under an owner of its own.
        palette: the men who can be taken in hand.
        appearance: how all looks.
        thumbnails: small boards.
        notices: where sentences are reported.
    """

    bench: Bench
    board: BoardView
    palette: MenPalette
    appearance: Appearance
    thumbnails: Thumbnails
    notices: NoticeBar


class BenchTab(QWidget):
    """A tab below the table; it works in a thread of its own, and the next change cancels that.

    Signals:
        retitled: the tab is to be called otherwise, as with a count.
    """

    retitled = Signal(str)

    asks_on: Changed = Changed.POSITION
    """On which changes it asks anew."""
    works_behind: bool = False
    """Whether it works while another tab is in front, as for the count in its title."""

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self.place = place

    def title(self) -> str:
        """Return what stands on the tab before anything is known."""
        raise NotImplementedError

    def search(self, question: BenchQuestion) -> Search | None:
        """Return what looks for what it shows, off the window's thread; None if nothing is to be.

        It yields finds, and looks at its token between them.
        """
        raise NotImplementedError

    def begin(self, question: BenchQuestion) -> None:
        """Take notice that the search begins: what is shown is older than the board now."""

    def take(self, finds: tuple[object, ...]) -> None:
        """Show finds, in the order in which the search yielded them."""

    def finish(self) -> None:
        """Take notice that the search has come to its end by itself."""

    def put_out(self) -> None:
        """Take off the board what it shows there: another tab is in front, or the bench closes."""

    def retitle(self, words: str) -> None:
        """Be called otherwise."""
        self.retitled.emit(words)
