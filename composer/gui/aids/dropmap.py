# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map in the window: while a man is in hand, each square says what he would do there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from composer.analysis.composing.dropmap import Drop, DropAnswer, drop_map
from composer.analysis.composing.wording import drop_detail, drop_sentence, drop_title
from composer.gui.aids.dropcover import DropCover, Dropped
from composer.gui.aids.ground import Ground
from composer.gui.aids.handmap import HandMap, Lift
from composer.gui.aids.legend import DropLegend
from composer.gui.aids.seeker import Step
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.words.language import capital, fill, grouped
from composer.gui.words.sentences import worded
from composer.notation.moves import move_text
from composer.problem.men import Colour
from composer.problem.named import kind_name
from composer.problem.squares import SQUARES, Square, square_name
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict


class DropMap(HandMap):
    """What each square makes of the problem, and of its key and themes."""

    def __init__(
        self,
        board: BoardView,
        pane: AnalysisPane,
        place: QStackedWidget,
        ground: Callable[[], Ground],
        session: Session,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        self.legend = DropLegend(appearance)
        super().__init__("drop map", board, pane, place, self.legend, appearance, parent)
        self._ground, self._session = ground, session
        self._started = 0.0
        self._seconds = 0.0
        self._answers: dict[Square, DropAnswer] = {}
        self._marks: DropCover | None = None
        self._base: Ground | None = None

    @property
    def answers(self) -> dict[Square, DropAnswer]:
        """What is known of the squares for the man in hand."""
        return dict(self._answers)

    def renew(self) -> None:
        """Begin again with what is known of the problem now, keeping what is shown until then."""
        if self._lift is not None and self._base is not None and self._base.analysis is None:
            lift = self._lift
            self._base = self._ground()
            if self._base.analysis is not None:
                self._seek(lift, self._board.input.cursor)

    def _forget(self) -> None:
        self._base, self._marks = None, None
        self._answers = {}

    def _can_begin(self, lift: Lift) -> bool:
        base = self._ground()
        if not base.can_be_tried or not base.has_kings_with(lift.man, lift.origin):
            return False
        home = lift.copied if lift.origin is None else lift.origin
        if home is not None and base.position[home] is not lift.man:
            return False  # a line is played on the board
        self._base = base
        return True

    def _refuse(self, lift: Lift) -> None:
        """Say that a king is missing: nothing can be solved on any square."""
        base = self._ground()
        kings = [man.colour for square, man in base.position if man.is_royal]
        if not base.can_be_tried or base.has_kings_with(lift.man, lift.origin):
            return
        if not kings:
            words = self.tr("Both kings are missing: what a square would do cannot be judged.")
        elif Colour.BLACK not in kings:
            words = self.tr("Black's king is missing: what a square would do cannot be judged.")
        elif Colour.WHITE not in kings:
            words = self.tr(
                "White's king is missing: only the scheme bench (F4) works without him."
            )
        else:
            words = self.tr("With this many kings, what a square would do cannot be judged.")
        self.legend.show_words(words)
        self._show_legend()

    def _seek(self, lift: Lift, near: Square | None) -> None:
        base, session = self._base, self._session
        if base is None:
            return
        long = base.stipulation.moves > 2

        def search(token: Token) -> Iterator[object]:
            threads = session.threads if long else 1
            baseline = base.baseline()
            answers = drop_map(
                baseline, lift.man, lift.origin, near, token, session, threads, lift.copied
            )
            return verdicts_first(answers, len(SQUARES))

        self._started, self._seconds = time.perf_counter(), 0.0
        self._seeker.begin(search)

    def _take(self, finds: tuple[object, ...]) -> None:
        for find in finds:
            if isinstance(find, DropAnswer):
                self._answers[find.square] = find
        if not self._seconds and self._tested() == len(SQUARES):
            self._seconds = time.perf_counter() - self._started
        if self._lift is None:
            return
        if self._marks is None:
            self._marks = DropCover(self._appearance.tokens, self._lift.origin)
        self._marks.known = {
            square: self._dropped(answer) for square, answer in self._answers.items()
        }
        self._lay(self._marks)
        self._word_legend(self._lift)
        gesture = self._board.input.gesture
        self._point(None if gesture is None else gesture.over)

    def _dropped(self, answer: DropAnswer) -> Dropped | None:
        """Return what is shown of a square; nothing where no edit is made there."""
        if answer.edit is None:
            return None
        names = answer.lines is None and answer.drop is Drop.SAME and answer.keys
        key = move_text(answer.keys[0], self._appearance.letters, mark=False) if names else ""
        return Dropped(answer.drop, answer.count, key)

    def _tested(self) -> int:
        """Return how many squares have a verdict."""
        return sum(answer.verdict is not Verdict.UNDECIDED for answer in self._answers.values())

    def _word_legend(self, lift: Lift) -> None:
        shown = [answer for answer in self._answers.values() if answer.edit is not None]
        total = len(SQUARES) - (lift.origin is not None)
        if lift.origin is None:
            who = fill(self.tr("%1 in hand."), capital(worded(kind_name(lift.man.kind))))
        else:
            name = capital(worded(kind_name(lift.man.kind)))
            who = fill(self.tr("%1 lifted from %2."), name, square_name(lift.origin))
        if self._seconds:
            milliseconds = grouped(round(1000 * self._seconds))
            work = fill(self.tr("%1 squares tested in %2 ms.", "", total), total, milliseconds)
        else:
            done = min(self._tested(), total)
            work = fill(self.tr("%1 of %2 squares tested."), done, total)
        hint = self.tr("Esc puts it back, M hides the map")
        of_lines = any(answer.lines is not None or answer.finding for answer in shown)
        drops = (answer.drop for answer in shown)
        self.legend.show_map(drops, f"{who} {work}", hint, of_lines)

    def _point(self, over: Square | None) -> None:
        """Say in bubble and verdict line what the square under the pointer would be."""
        answer = None if over is None or self._cover is None else self._answers.get(over)
        if over is None or answer is None or answer.edit is None or self._base is None:
            self.bubble.hide()
            self._pane.end_preview()
            return
        letters = self._appearance.letters
        line = worded(drop_sentence(answer), letters)
        if line != self.bubble.text.partition(" ")[2]:
            announce(self._board, line)
        self.bubble.say(over, line)
        self._pane.show_preview(
            answer.verdict,
            fill(self.tr("On %1:"), square_name(over)),
            worded(drop_title(answer), letters),
            worded(drop_detail(answer), letters),
        )


def verdicts_first(answers: Iterable[DropAnswer], number: int) -> Iterator[object]:
    """Pass answers on; once all have a verdict they are to be seen before more is found out."""
    decided = 0
    for answer in answers:
        yield answer
        if decided < number and answer.verdict is not Verdict.UNDECIDED:
            decided += 1
            if decided == number:
                yield Step.SHOW
