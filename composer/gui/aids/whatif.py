# SPDX-License-Identifier: GPL-3.0-or-later
"""What if this man were another: asked with the wheel on a man, or with a key."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from composer.analysis.composing.dropmap import DropAnswer, man_map
from composer.analysis.composing.edits import men_at_hand
from composer.analysis.composing.wording import drop_detail, drop_sentence, drop_title
from composer.gui.aids.dropmap import verdicts_first
from composer.gui.aids.editrows import differing
from composer.gui.aids.ground import Ground
from composer.gui.aids.manstrip import ManStrip
from composer.gui.aids.seeker import Seeker
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.gesture import Gesture, put
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.board.words import man_name
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, fill
from composer.gui.words.sentences import worded
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.solver.options import Token
from composer.solver.session import Session

_LINGER = 350  # milliseconds that the strip stays when the pointer is between it and the square


class WhatIf(QObject):
    """Shows the strip of men by a square; to choose one puts him there, as one step.

    By an empty square it says what a new man would do there.
    """

    def __init__(
        self,
        board: BoardView,
        pane: AnalysisPane,
        ground: Callable[[], Ground],
        session: Session,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._board, self._pane = board, pane
        self._ground, self._session = ground, session
        self._on = True
        self._square: Square | None = None
        self._base: Ground | None = None
        self._answers: dict[Man, DropAnswer] = {}
        self._by_keys = False
        self.strip = ManStrip(board, appearance)
        self._linger = pause(self, _LINGER, self._leave_unless_used)
        self._seeker = Seeker("other men", self)
        self._seeker.found.connect(self._take)
        self.strip.pointed.connect(self._point)
        self.strip.chosen.connect(self._choose)
        self.strip.left.connect(self.end)
        board.square_hovered.connect(self._hovered)
        board.gesture_changed.connect(self._give_way)

    @property
    def answers(self) -> dict[Man, DropAnswer]:
        """What is known of each man."""
        return dict(self._answers)

    @property
    def is_busy(self) -> bool:
        """Whether men are still being tried."""
        return self._seeker.is_busy

    def set_on(self, on: bool) -> None:
        """Show the strip after the wheel, or not; the key asks for it in any case."""
        self._on = on
        if not on:
            self.end()

    def ask(self) -> None:
        """Show the strip by the square under the pointer or the cursor, for the keyboard."""
        hovered = self._board.input.hovered
        by_cursor = self._board.input.cursor_shown or hovered is None
        square = self._board.input.cursor if by_cursor else hovered
        if square is not None and self._board.input.gesture is None:
            self._by_keys = True
            if square == self._square and self.strip.isVisible():  # it came with the wheel
                self.strip.set_pressable(True)
                self.strip.take_keyboard()
            else:
                self._begin(square)

    def follow(self, before: Position, after: Position) -> None:
        """Notice that the position has changed: after the wheel the strip is there, else it goes.

        The wheel makes another of the man under the pointer.
        """
        square = self._board.input.hovered
        turned = square is not None and differing(before, after) == (square,)
        if self._on and turned and square is not None and before[square] and after[square]:
            self._begin(square)
        else:
            self.end()

    def renew(self) -> None:
        """Begin again with what is known of the problem now, keeping what is shown until then."""
        if self._square is not None and self._base is not None and self._base.analysis is None:
            self._seek(self._square)

    def end(self) -> None:
        """Take the strip away, and end all work for it."""
        self._seeker.cancel()
        self._linger.stop()
        if self._square is None:
            return
        had_keys = self.strip.hasFocus()
        self._square, self._base, self._answers, self._by_keys = None, None, {}, False
        self.strip.hide()
        self._pane.end_preview()
        if had_keys:
            self._board.setFocus()

    def close(self) -> None:
        """End all work for good."""
        self._linger.stop()
        self._seeker.close()

    def _begin(self, square: Square) -> None:
        base = self._ground()
        if not base.can_be_tried:
            self.end()
            return
        if square != self._square:
            by_keys = self._by_keys
            self.end()
            self._by_keys = by_keys
        self._square, self._answers = square, {}
        self._seek(square)

    def _seek(self, square: Square) -> None:
        base, session = self._ground(), self._session
        self._base = base

        def search(token: Token) -> Iterator[object]:
            threads = session.threads if base.stipulation.moves > 2 else 1
            answers = man_map(base.baseline(), square, token, session, threads)
            return verdicts_first(answers, len(men_at_hand(base.position)))

        self._seeker.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        if self._square is None or self._base is None:
            return
        for find in finds:
            if isinstance(find, DropAnswer):
                self._answers[find.man] = find
        fresh = not self.strip.isVisible()
        self.strip.set_pressable(self._by_keys)
        position = self._base.position
        others = [man for man in men_at_hand(position) if not man.is_orthodox]
        self.strip.show_men(self._square, position[self._square], self._answers, others)
        if fresh and self._by_keys:
            self.strip.take_keyboard()

    def _point(self, man: Man | None) -> None:
        answer = None if man is None else self._answers.get(man)
        if answer is None or self._base is None or self._square is None or man is None:
            self._pane.end_preview()
            return
        if answer.edit is None:  # it is he who stands there
            self._pane.end_preview()
            return
        lead = fill(self.tr("%1 on %2:"), capital(man_name(man)), square_name(self._square))
        letters = self._appearance.letters
        title = worded(drop_title(answer), letters)
        detail = worded(drop_detail(answer), letters)
        self._pane.show_preview(answer.verdict, lead, title, detail)
        line = worded(drop_sentence(answer), letters)
        self.strip.setToolTip(line)
        announce(self.strip, f"{man_name(man)}: {line}")

    def _choose(self, man: Man) -> None:
        square = self._square
        position = self._board.position
        self.end()
        if square is None:
            return
        edit, there = put(position, square, man), position[square]
        if edit is not None and there is not None:
            edit = BoardEdit(BoardEditKind.CHANGE, edit.before, edit.after, there, None, square)
        if edit is not None:
            self._board.edit_requested.emit(edit)

    def _hovered(self, square: Square | None) -> None:
        if self._square is None or self.strip.hasFocus() or square == self._square:
            return
        if self._by_keys or square is None:
            self._linger.start()
        else:  # after the wheel it only tells, and must not lie over what is meant next
            self.end()

    def _leave_unless_used(self) -> None:
        used = self.strip.underMouse() or self.strip.hasFocus()
        if not used and self._board.input.hovered != self._square:
            self.end()

    def _give_way(self, gesture: Gesture | None) -> None:
        if gesture is not None:
            self.end()
