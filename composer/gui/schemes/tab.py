# SPDX-License-Identifier: GPL-3.0-or-later
"""What a tab of the bench is: what it looks for, on which change, and how it shows that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from composer.analysis.schemes.question import BenchQuestion, Changed, bench_refusal
from composer.analysis.schemes.work import TOO_LONG, SchemeWork
from composer.gui.aids.dropmap import DropMap
from composer.gui.aids.preview import Preview, Telling
from composer.gui.aids.seeker import Search
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.soundpositions import Remembering
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.schemes.bench import Bench
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded
from composer.notation.moves import move_text
from composer.problem.move import Move
from composer.problem.position import Position
from composer.said.sentence import sentence_of
from composer.solver.options import Cancelled, Token, Unsolvable
from composer.solver.solution import Verdict


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
        preview: shows on the board what is not made yet.
        pane: says what is not made yet would be.
        foot: where a legend stands while a man is in hand.
        drop_map: what squares tell while the bench is not open.
        remembering: keeps positions beside.
    """

    bench: Bench
    board: BoardView
    palette: MenPalette
    appearance: Appearance
    thumbnails: Thumbnails
    notices: NoticeBar
    preview: Preview
    pane: Telling
    foot: QStackedWidget
    drop_map: DropMap
    remembering: Remembering

    def keep(self, position: Position, key: Move | None, verdict: Verdict) -> bool:
        """Keep a position beside; return whether it was not kept before."""
        problem = replace(self.bench.problem, position=position)
        text = "" if key is None else move_text(key, mark=False)
        return self.remembering.keep(problem, text, verdict)


@dataclass(frozen=True, slots=True)
class LeftOpen:
    """A find of longer play: how many diagrams were given up, for they took too long."""

    count: int


def guarded(
    bench: Bench, question: BenchQuestion, look: Callable[[SchemeWork], Iterator[object]]
) -> Search:
    """Return a search that yields, as finds too, why there are none, and how much was left open."""

    def search(token: Token) -> Iterator[object]:
        refused = bench_refusal(question)
        if refused is not None:
            yield Unsolvable(refused)
            return
        work = bench.work(question, token)
        try:
            yield from look(work)
        except Unsolvable as fault:
            yield fault
        except Cancelled:
            if work.is_over:
                return
            yield Unsolvable(TOO_LONG.said())
        if work.tally.open:
            yield LeftOpen(work.tally.open)

    return search


class BenchTab(QWidget):
    """A tab below the table; it works in a thread of its own, and the next change cancels that.

    Signals:
        retitled: the tab is to be called otherwise, as with a count.
        asked_anew: it looks for more now, though the question is the same.
    """

    retitled = Signal(str)
    asked_anew = Signal()

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
        """Take notice that the search begins."""

    def pale(self) -> None:
        """Take notice that another search comes: what is shown is older than the board now."""

    def take(self, finds: tuple[object, ...]) -> None:
        """Show finds, in the order in which the search yielded them."""

    def finish(self) -> None:
        """Take notice that the search has come to its end by itself."""

    def put_out(self) -> None:
        """Take off the board what it shows there: another tab is in front, or the bench closes."""

    def stop(self) -> QWidget:
        """Return where Tab stops in it."""
        return self

    def end_all(self) -> None:
        """End what works besides the search, for good."""

    def unsolvable(self, fault: Unsolvable) -> str:
        """Return why a position cannot be worked, as a sentence."""
        return f"{capital(worded(sentence_of(fault)))}."

    def retitle(self, words: str) -> None:
        """Be called otherwise."""
        self.retitled.emit(words)
