# SPDX-License-Identifier: GPL-3.0-or-later
"""What changes of one man come to: the drop map while he is in hand, and the neighbours at rest.

One way for the boards of all games: a desk says what is asked, and how a position is judged.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from composer.gui.aids.dropcover import DropCover
from composer.gui.aids.legend import DropLegend
from composer.gui.aids.seeker import Seeker
from composer.gui.board.gesture import Gesture
from composer.gui.board.overlays import Ghost, Lit, Overlay
from composer.gui.board.view import BoardView
from composer.gui.games.board.changes import (
    Change,
    Rows,
    Sort,
    Tried,
    drops_of,
    neighbours_of,
)
from composer.gui.games.desk.seeking import Judge, tried_changes, within_reason
from composer.gui.games.panels.neighbours import NeighboursCard
from composer.gui.look.appearance import Appearance
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import fill, grouped, tr

_LONGEST_KEY: Final = 7  # letters that find room on a cell


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked at a desk.

    Attributes:
        position: the diagram.
        judge: says what becomes of it with another position; None where nothing is asked, or
            nothing that a change of one man could spoil.
        why: why there is nothing to judge, in words.
    """

    position: Any
    judge: Judge | None
    why: str = ""


class Around(QObject):
    """Tries every change of one man, and shows it on the board and in the card of neighbours.

    Attributes:
        legend: of the drop map.
        looks_around: whether neighbours are looked for.

    Signals:
        uncovered: the drop map was taken off the board.
    """

    uncovered = Signal()

    def __init__(
        self,
        board: BoardView,
        neighbours: NeighboursCard,
        place: QStackedWidget,
        rows: Rows,
        asked: Callable[[], Asked],
        appearance: Appearance,
        preferring: Preferring,
        parent: QObject,
    ) -> None:
        """Begin with nothing in hand.

        Args:
            board: on which the map lies.
            neighbours: lists what is sound.
            place: of the caption, where the legend lies while a man is in hand.
            rows: the men who are offered.
            asked: returns what is asked by now.
            appearance: how it looks.
            preferring: whether the map is wanted.
            parent: its owner.
        """
        super().__init__(parent)
        self._board, self._card, self._place = board, neighbours, place
        self._rows, self._ask, self._preferring = rows, asked, preferring
        self._tokens = appearance
        self._hands = board.sort.handling
        self._drops, self._near = Seeker("drops", self), Seeker("neighbours", self)
        self._held: tuple[object, int | None, bool] | None = None
        self._cover: DropCover | None = None  # the drop map
        self._every = 0  # how many cells it will know
        self.legend = DropLegend(appearance)
        self.looks_around = True
        place.addWidget(self.legend)
        self._drops.found.connect(self._show_drops)
        self._near.found.connect(neighbours.add)
        neighbours.list.pointed.connect(self._preview)

    @property
    def mapped(self) -> int:
        """Of how many cells the drop map knows what the man in hand would do there."""
        return 0 if self._cover is None else len(self._cover.known)

    def close(self) -> None:
        """End the threads."""
        for thread in (self._drops, self._near):
            thread.close()

    # A man in hand.

    def hold(self, held: Gesture | None, wanted: bool = True) -> None:
        """Ask what the man in hand would do on each cell.

        Args:
            held: the gesture under way.
            wanted: whether the board can show it.
        """
        man = held.man if held is not None else self._board.input.stamp
        origin = held.origin if held is not None else None
        holds = (man, origin, held is not None and held.copying)
        alone = held is None or not (held.others or held.exchanging)
        if holds == self._held:
            return
        self.end_drops()
        if not (man and wanted and alone and self._preferring.now.drop_map):
            return
        asked = self._ask()
        if asked.judge is not None and any(True for _ in asked.position):
            drops = within_reason(drops_of(asked.position, self._hands, man, origin, holds[-1]))
            self._held, self._every = holds, len(drops)
            self._cover = DropCover(self._tokens.tokens, origin, chequered=False)
            self._drops.begin(tried_changes(asked.judge, drops))

    def _show_drops(self, tried: tuple[Tried, ...]) -> None:
        if self._cover is None:
            return
        self._cover.known |= {one.change.cell: _shortened(one) for one in tried}
        self._board.drawing.lay_cover(self._cover)
        drops = [shown.drop for shown in self._cover.known.values() if shown is not None]
        work = fill(tr("%1 of %2 tried"), grouped(len(drops)), grouped(self._every))
        self.legend.show_map(drops, work, tr("Esc puts it back, M hides the map"))
        self._place.setCurrentWidget(self.legend)

    def end_drops(self) -> None:
        """Take the drop map off the board."""
        covered = self._cover is not None
        self._held, self._cover = None, None
        self._drops.cancel()
        if covered:
            self._board.drawing.lay_cover(None)
            self.uncovered.emit()
        if self._place.currentWidget() is self.legend:
            self._place.setCurrentIndex(0)

    # What lies around.

    def stop(self) -> None:
        """Look for neighbours no more; those that are listed stay until others are."""
        self._near.cancel()

    def forget(self, why: str = "") -> None:
        """List no neighbours, and say why not."""
        self._near.cancel()
        self._card.begin(None, why=why)

    def look(self) -> None:
        """Look for the neighbours of the diagram."""
        asked = self._ask()
        if not self.looks_around or asked.judge is None:
            self.forget(asked.why)
            return
        changes = within_reason(neighbours_of(asked.position, self._hands, self._rows))
        self._card.begin(len(changes))
        self._near.begin(tried_changes(asked.judge, changes))

    def taken(self, change: Change) -> Any:
        """Return the diagram with a change that was chosen from the list."""
        self._board.overlays.set("preview")
        return change.applied(self._ask().position, self._hands)

    def _preview(self, change: Change | None) -> None:
        if change is None:
            self._board.overlays.set("preview")
            return
        marks: list[Overlay] = [Ghost(change.cell, change.man, taken=change.sort is Sort.REMOVE)]
        if change.origin >= 0:
            marks.append(Lit(change.origin))
        self._board.overlays.set("preview", marks)


def _shortened(tried: Tried) -> Any:
    """Return what is shown of a cell: a long key has no room there."""
    found = tried.found
    return found if len(found.key) < _LONGEST_KEY else replace(found, key="")
