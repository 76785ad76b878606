# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk at which a problem of a game is composed: how it begins and how it ends."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QKeyEvent

from composer.games.task import GameProblem
from composer.gui.board.keys import is_plain
from composer.gui.board.motion import MOVING, STILL
from composer.gui.documents.document import Document
from composer.gui.games.desk.composing import GameComposing
from composer.gui.games.desk.desk import Shared
from composer.gui.games.desk.parts import GameParts
from composer.gui.games.desk.showing import GameShowing
from composer.gui.user.actionset import Act
from composer.library.records.findings import finding_of_game
from composer.library.records.values import Finding
from composer.solver.games.answer import GameAnswer, GameVerdict


class CellsDesk(GameParts):
    """One problem of a game with a board of cells, in a tab of the studio."""

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make a desk.

        Args:
            document: what is worked on.
            shared: what it shares with the studio.

        Raises:
            GameError: the problem is of another game, or something of it is unknown.
        """
        super().__init__(document, shared)
        self.showing = GameShowing(self)
        self.composing = GameComposing(self, self.showing)
        self.solving.found.connect(lambda _: self.found.emit())
        self.preferring.changed.connect(self._move_as_preferred)
        self._move_as_preferred()
        self.composing.begin()

    @property
    def problem(self) -> GameProblem:
        """The problem as it stands, with what is written and not yet passed on."""
        self.commit()
        return self.game.problem

    @property
    def answer(self) -> GameAnswer | None:
        """What was found of the problem as it stands; None where that is not known."""
        solved = self.showing.solved
        if solved is None or solved.answer is None or solved.running or solved.fault:
            return None
        return solved.answer if solved.problem.asked == self.game.problem.asked else None

    @property
    def finding(self) -> Finding | None:
        """What the library may keep of that."""
        answer = self.answer
        if answer is None or answer.verdict is GameVerdict.LISTED:  # nothing was to be solved
            return None
        return finding_of_game(self.game.problem, answer)

    def acts(self) -> Mapping[str, Act]:
        """Return what the studio's actions do here, by name."""
        return {**super().acts(), **self.composing.acts()}

    def switches(self) -> dict[str, bool]:
        """Return which of the actions that stay down are down here."""
        return {
            "flip": self.board.is_flipped,
            "look-around": self.showing.around.looks_around,
            "two-refutations": self.showing.refutations == 2,
        }

    def put_out(self) -> None:
        """Take off the board what was pointed at: another problem comes to the front."""
        self.solution.tree.put_out()
        for owner in ("found", "preview", "reach"):
            self.board.overlays.set(owner)

    def take_key(self, event: QKeyEvent) -> bool:
        """Ask for a man's letters on a full stop at the board."""
        if event.text() == "." and is_plain(event) and self.board.hasFocus():
            self.composing.write_man()
            return True
        return super().take_key(event)

    def leave(self) -> None:
        """Put a line away, and give the keyboard back to the board."""
        self.reading.player.home()
        super().leave()

    def _end_work(self) -> None:
        """End the threads."""
        self.preferring.changed.disconnect(self._move_as_preferred)
        self.showing.close()
        self.solving.close()

    def _move_as_preferred(self, changed: object = None) -> None:
        self.board.set_motion(STILL if self.preferring.still else MOVING)
