# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem of a game in a document: read as what its desk works with, written as it is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from composer.games.position import GameError
from composer.gui.documents.document import Document, game_id
from composer.problem.problem import Problem

P = TypeVar("P")


class Opened(QObject, Generic[P]):
    """A document whose problem is read and written in a form of its own.

    Signals:
        changed: there is another problem; carries it in that form.
    """

    changed = Signal(object)

    def __init__(
        self,
        document: Document,
        read: Callable[[Problem], P],
        written: Callable[[P, Problem], Problem],
        parent: QObject | None = None,
    ) -> None:
        """Read a document.

        Args:
            document: what is worked on.
            read: returns its problem in that form.
            written: returns the other way a problem as a document has it, made from another.
            parent: its owner.

        Raises:
            GameError: the problem is of another game, or something of it is unknown.
        """
        super().__init__(parent)
        self._document, self._read, self._written = document, read, written
        self._kept = document.problem
        self._problem = read(self._kept)
        document.problem_changed.connect(self._follow)

    @property
    def problem(self) -> P:
        """The problem as it stands now, even before all listeners have heard of it."""
        self._read_again()
        return self._problem

    def change(self, problem: P, words: str) -> None:
        """Take a step, and say in words what was done; none where nothing would change."""
        if problem != self.problem:
            self._document.change(self._written(problem, self._kept), words)

    def _follow(self, _: Problem) -> None:
        if self._read_again():
            self.changed.emit(self._problem)

    def _read_again(self) -> bool:
        """Read what the document holds; return False where that is another desk's by now."""
        kept = self._document.problem
        if kept is not self._kept:
            if game_id(kept) != game_id(self._kept):
                return False
            try:
                self._problem = self._read(kept)
            except GameError:
                return False
            self._kept = kept
        return True
