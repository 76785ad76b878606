# SPDX-License-Identifier: GPL-3.0-or-later
"""While a man is in hand each square says what the study would be worth with him there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget

from composer.gui.aids.handlegend import HandLegend
from composer.gui.aids.handmap import HandMap, Lift
from composer.gui.aids.preview import Telling
from composer.gui.aids.tints import greys, hatching
from composer.gui.board.geometry import Layout
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens, with_alpha
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.men import Colour
from composer.problem.named import kind_name
from composer.problem.position import Position
from composer.problem.squares import Square, is_light, square_name
from composer.solver.options import Token
from composer.studies.endings import Endings
from composer.studies.squares import SquareValue, values_by_square

_SHARE: Final = 0.5
_TINTS: Final = {
    "+": ("#5DB884", "#0F4A2B"),
    "=": ("#6C97DC", "#123D7C"),
    "−": ("#E07A6C", "#6E120B"),
}
_ILLEGAL: Final = "×"
_ZUGZWANG: Final = "zz"


def sign_of(known: SquareValue) -> str:
    """Return how a square is shown: White wins, draw, Black wins, not possible."""
    if known.value is None:
        return _ILLEGAL
    return {Colour.WHITE: "+", None: "=", Colour.BLACK: "−"}[known.value.winner]


class ValueCover:
    """What is known of each square; see `composer.gui.board.overlays.Cover`."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self.known: dict[Square, SquareValue] = {}
        self._hatching: QPixmap | None = None
        self._side = 0.0

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies under the men."""
        light, dark = greys(self._tokens)
        for cell in geometry.cells:
            rect, shown = geometry.box(cell), self.known.get(cell)
            painter.fillRect(rect, QColor(light if is_light(cell) else dark))
            if shown is None:
                continue
            if shown.value is None:
                painter.drawPixmap(rect.topLeft(), self._hatched(painter, rect.width()))
            else:
                painter.fillRect(rect, with_alpha(_TINTS[sign_of(shown)][0], _SHARE))

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw a sign in the corner of each square."""
        for cell, shown in self.known.items():
            rect = geometry.box(cell)
            ink = _TINTS[sign_of(shown)][1] if shown.value is not None else "#2E3238"
            font = QFont(painter.font())
            font.setPixelSize(max(9, round(rect.width() * 0.2)))
            font.setWeight(QFont.Weight.Bold)
            painter.setFont(font)
            painter.setPen(QColor(ink))
            inset = max(2.0, rect.width() * 0.06)
            place = QRectF(rect.adjusted(inset, inset * 0.5, 0, 0))
            words = f"{sign_of(shown)} {_ZUGZWANG}" if shown.is_zugzwang else sign_of(shown)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft, words)

    def _hatched(self, painter: QPainter, side: float) -> QPixmap:
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        if self._hatching is None or self._side != side:
            self._hatching, self._side = hatching(side, ratio), side
        return self._hatching


class ValueLegend(HandLegend):
    """How many squares win, draw and lose."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._counts = ""

    @property
    def words(self) -> str:
        """All that it says."""
        return f"{self._counts} {self._status}".strip()

    def show_map(self, known: dict[Square, SquareValue], who: str) -> None:
        """Count what is known."""
        counts = Counter(map(sign_of, known.values()))
        words = {
            "+": tr("White wins"),
            "=": tr("draw"),
            "−": tr("Black wins"),
            _ILLEGAL: tr("not possible"),
        }
        told = [f"{sign} {words[sign]} {counts[sign]}" for sign in words if counts[sign]]
        if points := sum(each.is_zugzwang for each in known.values()):
            zugzwang = tr("mutual zugzwang")
            told.append(f"{_ZUGZWANG} {zugzwang} {points}")
        self._counts, self._status = "   ".join(told), who
        self._hint = tr("Esc puts it back")
        self.setAccessibleName(self.words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the counts, and who is in hand."""
        painter = QPainter(self)
        painter.setFont(self.small)
        painter.setPen(QColor(self._appearance.tokens.text))
        half = self.height() // 2
        upper = QRect(14, 0, self.width() - 28, half)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(upper, middle, self._counts)
        self.draw_line(painter, QRect(14, half, self.width() - 28, half))
        painter.end()


class ValueMap(HandMap):
    """The value of a study with the man in hand on each square, where tables know it."""

    def __init__(
        self,
        board: BoardView,
        pane: Telling,
        place: QStackedWidget,
        study: Callable[[], Position | None],
        endings: Endings,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        self.legend = ValueLegend(appearance)
        super().__init__("value map", board, pane, place, self.legend, appearance, parent)
        self._study, self._endings = study, endings
        self._known: dict[Square, SquareValue] = {}
        self._marks: ValueCover | None = None
        self._base: Position | None = None

    @property
    def known(self) -> dict[Square, SquareValue]:
        """What is known of the squares for the man in hand."""
        return dict(self._known)

    def _can_begin(self, lift: Lift) -> bool:
        position = self._study()
        if position is None or len(position) + (lift.origin is None) > self._endings.most_men:
            return False
        home = lift.copied if lift.origin is None else lift.origin
        if home is not None and position[home] is not lift.man:
            return False  # a line is played on the board
        self._base = position
        return True

    def _seek(self, lift: Lift, near: Square | None) -> None:
        base, endings = self._base, self._endings
        if base is None:
            return

        def search(token: Token) -> Iterator[object]:
            yield from values_by_square(endings, base, lift.man, lift.origin, token.flag)

        self._seeker.begin(search)

    def _forget(self) -> None:
        self._base, self._marks, self._known = None, None, {}

    def _take(self, finds: tuple[object, ...]) -> None:
        if self._lift is None:
            return
        for find in finds:
            if isinstance(find, SquareValue):
                self._known[find.square] = find
        if self._marks is None:
            self._marks = ValueCover(self._appearance.tokens)
        self._marks.known = self._known
        self._lay(self._marks)
        name = capital(worded(kind_name(self._lift.man.kind)))
        side = self._base.turn if self._base is not None else Colour.WHITE
        begins = tr("White to move") if side is Colour.WHITE else tr("Black to move")
        self.legend.show_map(self._known, fill(tr("%1 in hand."), name) + " " + begins)
        gesture = self._board.input.gesture
        self._point(None if gesture is None else gesture.over)

    def _point(self, over: Square | None) -> None:
        """Say in the bubble what the square under the pointer would be."""
        found = None if over is None or self._cover is None else self._known.get(over)
        if over is None or found is None or found.value is None:
            self.bubble.hide()
            return
        line = worded(found.value.sentence, self._appearance.letters)
        if found.is_zugzwang:
            line = fill(tr("%1; mutual zugzwang"), line)
        if line != self.bubble.text.partition(" ")[2]:
            announce(self._board, f"{square_name(over)}: {line}")
        self.bubble.say(over, line)
