# SPDX-License-Identifier: GPL-3.0-or-later
"""From a line to the problems that end like it, and from a problem found so to its line."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from composer.analysis.ends import picture_men
from composer.gui.program.parts import StudioParts
from composer.library.query.ends import EndSought
from composer.library.query.parser import Query
from composer.library.query.pattern import Pattern
from composer.library.query.terms import Field, Term
from composer.library.records.endmoves import end_moves
from composer.library.records.ends import FoundEnd
from composer.problem.forms import DUPLEX_LETTER
from composer.problem.move import Mark, Move
from composer.problem.play import play_line
from composer.problem.problem import Problem


def connect_endings(parts: StudioParts) -> None:
    """Let lines be looked for by their ends, and those found be played."""
    pane, playing = parts.pane, _EndPlaying(parts)
    for lines in (pane.solution.tree, pane.lines.view):
        lines.end_sought.connect(lambda moves: find_ending_so(parts, moves))
    for requested in (parts.library.open_requested, parts.library.beside_requested):
        requested.connect(playing.note_opening)
    parts.library.end_requested.connect(playing.open)
    for changed in (parts.workbench.opened, parts.workbench.place_changed):
        changed.connect(lambda *_: playing.play_soon())


def find_ending_so(parts: StudioParts, moves: tuple[Move, ...]) -> None:
    """Show the problems of the library that end like a line on the board.

    Of a mate the men are looked for that make it; they stay in the pattern, to be changed there.
    """
    problem = parts.twinning.problem
    final = play_line(problem.stipulation.first_position(problem.position), moves)[-1]
    wanted = picture_men(final)
    men = tuple((square, man) for square, man in final if square in wanted)
    if not men:
        return
    sought = EndSought(Pattern(men, shifted=True, mirrored=True))
    field = Field.MATE if moves[-1].mark is Mark.MATE else Field.END
    parts.commit()
    parts.views.show_library()
    parts.library.set_query(Query((Term(field, (sought,)),)).text)


class _EndPlaying(QObject):
    """Plays the line for which a problem was found, once the problem is on the board."""

    def __init__(self, parts: StudioParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._wanted: tuple[int, FoundEnd] | None = None

    def note_opening(self, record_id: int) -> None:
        """Note that a record is being put on the board: what line it was found for, if any."""
        place = self._parts.library.records.place_of(record_id)
        row = None if place is None else self._parts.library.records.known_row(place)
        self._wanted = (record_id, row.ends[0]) if row is not None and row.ends else None

    def open(self, record_id: int, end: FoundEnd) -> None:
        """Put a record on the board and play one of its lines."""
        self._parts.library.open_requested.emit(record_id)
        self._wanted = (record_id, end)

    def play_soon(self) -> None:
        """Play the line as soon as all others have heard what lies on the board."""
        if self._wanted is not None:
            QTimer.singleShot(0, self, self._play)

    def _play(self) -> None:
        workbench = self._parts.workbench
        if self._wanted is None or workbench.document.place.record_id != self._wanted[0]:
            return
        end, self._wanted = self._wanted[1], None
        problem = workbench.document.problem
        moves = end_moves(problem, end)
        if moves:
            self._parts.twinning.show(_tab_of(problem, end.part))
            self._parts.reading.play_to(moves, len(moves))


def _tab_of(problem: Problem, part: str) -> int:
    """Return which form of a problem has a letter: the diagram, a twin, one of their duplex."""
    twin, _, again = part.rpartition(" ") if DUPLEX_LETTER in part else (part, "", "")
    letters = [twin.letter for twin in problem.twins]
    place = letters.index(twin) + 1 if twin in letters else 0
    return place + (len(letters) + 1 if again == DUPLEX_LETTER else 0)
