# SPDX-License-Identifier: GPL-3.0-or-later
"""An edit shown before it is made: ghosts on the board, a dashed verdict; and how it is made."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject

from composer.analysis.comparing.edit import Edit, EditKind
from composer.gui.aids.editrows import Applied, EditRow, differing
from composer.gui.board.edit import BoardEdit as BoardEdit
from composer.gui.board.edit import BoardEditKind as BoardEditKind
from composer.gui.board.overlays import Arrow, Ghost, Gone, Overlay, Role
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.documents.twins import Twinning
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill
from composer.gui.words.sentences import worded
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import Symmetry
from composer.problem.twins import AddMan, Exchange, MoveMan, RemoveMan, Turned
from composer.solver.solution import Verdict

OWNER = "preview"
_MOST_ARROWS = 6
_ROTATIONS = (Symmetry.ROTATE_90, Symmetry.ROTATE_180, Symmetry.ROTATE_270)


class Telling(Protocol):
    """What says in words what a position that is not there would be."""

    def show_preview(self, verdict: Verdict, lead: str, title: str, detail: str) -> None:
        """Say it, after plain words."""

    def end_preview(self) -> None:
        """Say again what lies on the board."""


class Preview(QObject):
    """Shows edits on the board without making them, and makes them as one step."""

    def __init__(
        self,
        board: BoardView,
        pane: Telling,
        twinning: Twinning,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._board, self._pane, self._twinning = board, pane, twinning
        self._shown: EditRow | None = None

    def told_by(self, telling: Telling, parent: QObject) -> Preview:
        """Return another preview of the same board, told elsewhere."""
        return Preview(self._board, telling, self._twinning, self._appearance, parent)

    @property
    def shown(self) -> EditRow | None:
        """The edit that is shown, or None."""
        return self._shown

    def show(self, row: EditRow | None) -> None:
        """Show an edit of what lies on the board; None shows none."""
        before = self._board.position
        if row is None or row.after is None or not self._fits(row, before):
            self.clear()
            return
        self._shown = row
        self._board.overlays.set(OWNER, tuple(preview_marks(row, before)))
        words = fill(self.tr("With “%1”:"), row.whole)
        verdict = row.verdict_words(self._appearance.letters)
        self._pane.show_preview(row.verdict, words, verdict, row.detail)
        announce(self._board, f"{row.whole}: {verdict}")

    def clear(self) -> None:
        """Show the board as it is."""
        if self._shown is not None:
            self._shown = None
            self._board.overlays.clear(OWNER)
            self._pane.end_preview()

    def apply(self, row: EditRow) -> bool:
        """Make an edit, as one step; return whether it fitted what lies on the board."""
        before = self._twinning.problem.position
        self.clear()
        if row.step is None or row.after is None or not self._fits(row, before):
            return False
        edit = board_edit(row.step, before, row.after)
        words = worded(row.step.words)
        if edit is None:
            after = replace(self._twinning.problem, position=row.after)
            self._twinning.set_problem(after, words)
        else:
            self._twinning.take(edit, words)
        return True

    def _fits(self, row: EditRow, position: Position) -> bool:
        if row.step is None:
            return False
        try:
            return row.step.apply(position) == row.after
        except ValueError:  # the list is older than the board
            return False


def preview_marks(row: EditRow, before: Position) -> list[Overlay]:
    """Return what shows an edit on the board: men who go, men who come, the keys then."""
    after = row.after
    if after is None:
        return []
    changed = differing(before, after)
    marks: list[Overlay] = [Gone(square) for square in changed if before[square] is not None]
    for square in changed:
        man = after[square]
        if man is not None:
            marks.append(Ghost(square, man))
    role = Role.WHITE if after.turn is Colour.WHITE else Role.BLACK
    cooked = row.verdict is Verdict.COOKED
    for key in row.keys[:_MOST_ARROWS]:
        marks.append(Arrow(key.origin, key.target, Role.COOK if cooked else role))
    return marks


def board_edit(step: Applied, before: Position, after: Position) -> BoardEdit | None:
    """Return an edit as the board would ask for it; None for several together."""
    if not isinstance(step, Edit):
        return None
    match step.change:
        case MoveMan(origin, target):
            return BoardEdit(BoardEditKind.MOVE, before, after, step.man, origin, target)
        case Exchange(a, b):
            return BoardEdit(BoardEditKind.EXCHANGE, before, after, step.man, a, b)
        case RemoveMan(square):
            return BoardEdit(BoardEditKind.REMOVE, before, after, step.man, square, None)
        case AddMan(square, man):
            if step.kind is EditKind.ADD:
                return BoardEdit(BoardEditKind.PUT, before, after, man, None, square)
            return BoardEdit(BoardEditKind.CHANGE, before, after, step.other, None, square)
        case Turned(symmetry):
            rotates = symmetry in _ROTATIONS
            what = BoardEditKind.ROTATE if rotates else BoardEditKind.MIRROR
            return BoardEdit(what, before, after)
    return BoardEdit(BoardEditKind.SHIFT, before, after)
