# SPDX-License-Identifier: GPL-3.0-or-later
"""From a line to the problems that end like it, and from a problem found so to its line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from composer.analysis.ends import picture_men
from composer.gui.collection.page import LibraryPage
from composer.gui.documents.twins import Twinning
from composer.gui.documents.workbench import Workbench
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.reading import LineReading
from composer.library.query.ends import EndSought
from composer.library.query.parser import Query
from composer.library.query.pattern import Pattern
from composer.library.query.terms import Field, Term
from composer.library.records.ends import FoundEnd, end_moves
from composer.problem.forms import DUPLEX_LETTER
from composer.problem.move import Mark, Move, play_line
from composer.problem.problem import Problem


class Endings(QObject):
    """Finds problems by the end of a line, and plays the line for which a problem was found."""

    def __init__(
        self,
        pane: AnalysisPane,
        library: LibraryPage,
        workbench: Workbench,
        twinning: Twinning,
        reading: LineReading,
        show_library: Callable[[], None],
        parent: QObject,
    ) -> None:
        """Listen to lines and to the library.

        Args:
            pane: shows the lines that are looked for.
            library: finds, and opens what it found.
            workbench: has the document in front.
            twinning: shows the twin that the line belongs to.
            reading: plays the line.
            show_library: brings the library to the front.
            parent: its owner.
        """
        super().__init__(parent)
        self._library, self._workbench, self._twinning = library, workbench, twinning
        self._reading, self._show_library = reading, show_library
        self._wanted: tuple[int, FoundEnd] | None = None
        for lines in (pane.solution.tree, pane.lines.view):
            lines.end_sought.connect(self._find)
        for requested in (library.open_requested, library.beside_requested):
            requested.connect(self._note_opening)
        library.end_requested.connect(self._open)
        for changed in (workbench.opened, workbench.place_changed):
            changed.connect(self._play_soon)

    def _find(self, moves: tuple[Move, ...]) -> None:
        """Show the problems of the library that end like a line on the board.

        Of a mate the men are looked for that make it; they stay in the pattern, to be changed
        there.
        """
        problem = self._twinning.problem
        final = play_line(problem.stipulation.first_position(problem.position), moves)[-1]
        wanted = picture_men(final)
        men = tuple((square, man) for square, man in final if square in wanted)
        if not men:
            return
        sought = EndSought(Pattern(men, shifted=True, mirrored=True))
        field = Field.MATE if moves[-1].mark is Mark.MATE else Field.END
        self._show_library()
        self._library.set_query(Query((Term(field, (sought,)),)).text)

    def _note_opening(self, record_id: int) -> None:
        """Note that a record is being put on the board: what line it was found for, if any."""
        place = self._library.records.place_of(record_id)
        row = None if place is None else self._library.records.known_row(place)
        self._wanted = (record_id, row.ends[0]) if row is not None and row.ends else None

    def _open(self, record_id: int, end: FoundEnd) -> None:
        """Put a record on the board and play one of its lines."""
        self._library.open_requested.emit(record_id)
        self._wanted = (record_id, end)

    def _play_soon(self) -> None:
        """Play the line as soon as all others have heard what lies on the board."""
        if self._wanted is not None:
            QTimer.singleShot(0, self, self._play)

    def _play(self) -> None:
        document = self._workbench.document
        if self._wanted is None or document.place.record_id != self._wanted[0]:
            return
        end, self._wanted = self._wanted[1], None
        moves = end_moves(document.problem, end)
        if moves:
            self._twinning.show(_tab_of(document.problem, end.part))
            self._reading.play_to(moves, len(moves))


def _tab_of(problem: Problem, part: str) -> int:
    """Return which form of a problem has a letter: the diagram, a twin, one of their duplex."""
    twin, _, again = part.rpartition(" ") if DUPLEX_LETTER in part else (part, "", "")
    letters = [twin.letter for twin in problem.twins]
    place = letters.index(twin) + 1 if twin in letters else 0
    return place + (len(letters) + 1 if again == DUPLEX_LETTER else 0)
