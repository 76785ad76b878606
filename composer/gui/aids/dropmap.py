# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map in the window: while a man is in hand, each square says what he would do there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget, QWidget

from composer.analysis.composing.dropmap import Drop, DropAnswer, drop_map
from composer.analysis.composing.wording import drop_detail, drop_sentence, drop_title
from composer.gui.aids.bubble import Bubble
from composer.gui.aids.dropcover import DropCover, Dropped
from composer.gui.aids.ground import Ground
from composer.gui.aids.legend import DropLegend
from composer.gui.aids.seeker import Seeker, Step
from composer.gui.board.gesture import Gesture
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.words.language import capital, fill, grouped
from composer.gui.words.sentences import worded
from composer.notation.moves import move_text
from composer.problem.men import Man
from composer.problem.named import kind_name
from composer.problem.squares import SQUARES, Square, square_name
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict


@dataclass(frozen=True, slots=True)
class Lift:
    """A man in hand.

    Attributes:
        man: who he is.
        origin: the square that he leaves; None for a new man or a copy.
        copied: where the man stands of whom he is a copy, if he is one.
    """

    man: Man
    origin: Square | None = None
    copied: Square | None = None


class DropMap(QObject):
    """Follows the hand, has each square tried, and shows what is known.

    Nothing is shown before the first answer is there; nothing that was found for another
    lift, or before an edit, is ever shown.
    """

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
        super().__init__(parent)
        self._appearance = appearance
        self._board, self._pane, self._place = board, pane, place
        self._ground, self._session = ground, session
        self._on = True
        self._lift: Lift | None = None
        self._brought: Man | None = None  # from the palette, wherever the pointer is
        self._started = 0.0
        self._seconds = 0.0
        self._answers: dict[Square, DropAnswer] = {}
        self._cover: DropCover | None = None
        self._base: Ground | None = None
        self.legend = DropLegend(appearance)
        self.bubble = Bubble(board, appearance)
        place.addWidget(self.legend)
        self._before: QWidget | None = None
        self._seeker = Seeker("drop map", self)
        self._seeker.found.connect(self._take)
        board.gesture_changed.connect(self._follow)

    @property
    def answers(self) -> dict[Square, DropAnswer]:
        """What is known of the squares for the man in hand."""
        return dict(self._answers)

    @property
    def is_shown(self) -> bool:
        """Whether the map lies on the board."""
        return self._cover is not None

    @property
    def is_busy(self) -> bool:
        """Whether squares are still being tried."""
        return self._seeker.is_busy

    @property
    def is_at_work(self) -> bool:
        """Whether the thread still works, even on what was given up."""
        return self._seeker.is_at_work

    def set_on(self, on: bool) -> None:
        """Show the map with each lift, or not; with a man in hand at once."""
        self._on = on
        self.end()
        if on:
            self._follow(self._board.input.gesture)

    def take_up(self, man: Man | None) -> None:
        """Notice that a man of the palette is in hand; None when he was dropped somewhere."""
        self._brought = man
        if man is not None:
            self._begin(Lift(man), None)
        elif self._board.input.gesture is None:
            self.end()

    def drop(self) -> None:
        """Notice that the position has changed: the man is in hand no more."""
        self._brought = None
        self.end()

    def renew(self) -> None:
        """Begin again with what is known of the problem now, keeping what is shown until then."""
        if self._lift is not None and self._base is not None and self._base.analysis is None:
            lift = self._lift
            self._base = self._ground()
            if self._base.analysis is not None:
                self._seek(lift, self._board.input.cursor)

    def end(self) -> None:
        """Take the map off the board, and end all work for it."""
        self._seeker.cancel()
        self._lift, self._base = None, None
        self._answers = {}
        if self._cover is not None:
            self._cover = None
            self._board.drawing.lay_cover(None)
            if self._before is not None:
                self._place.setCurrentWidget(self._before)
            self._before = None
        self.bubble.hide()
        self._pane.end_preview()

    def close(self) -> None:
        """End all work for good."""
        self._seeker.close()

    def _follow(self, gesture: Gesture | None) -> None:
        lift = lift_of(gesture)
        if lift is None and gesture is None and self._brought is not None:
            lift = Lift(self._brought)  # he hovers beside the board
        if lift is None:
            self.end()
            return
        over = None if gesture is None else gesture.over
        if lift != self._lift:
            self._begin(lift, over)
        self._point(over)

    def _begin(self, lift: Lift, near: Square | None) -> None:
        if not self._on or lift == self._lift:
            return
        self.end()
        base = self._ground()
        if not base.can_be_tried or not base.has_kings_with(lift.man, lift.origin):
            return
        home = lift.copied if lift.origin is None else lift.origin
        if home is not None and base.position[home] is not lift.man:
            return  # a line is played on the board
        self._lift, self._base = lift, base
        self._seek(lift, near)

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
        if self._cover is None:
            self._cover = DropCover(self._appearance.tokens, self._lift.origin)
            self._before = self._place.currentWidget()
            self._place.setCurrentWidget(self.legend)
        self._cover.known = {
            square: self._dropped(answer) for square, answer in self._answers.items()
        }
        self._board.drawing.lay_cover(self._cover)
        self._show_legend(self._lift)
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

    def _show_legend(self, lift: Lift) -> None:
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


def lift_of(gesture: Gesture | None) -> Lift | None:
    """Return the man in hand; None where several are, or two change places."""
    if gesture is None or gesture.man is None or not gesture.carrying:
        return None
    if gesture.others or gesture.exchanging:
        return None
    if gesture.copying:
        return Lift(gesture.man, copied=gesture.origin)
    return Lift(gesture.man, gesture.origin)
