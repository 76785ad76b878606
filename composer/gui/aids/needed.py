# SPDX-License-Identifier: GPL-3.0-or-later
"""Economy rings: on the board, who can go and who is needed; what for, on hover.

While they are shown the legend stands in the caption's place. Men that can go only together have
a ring of their own kind, and each two of them a number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from composer.analysis.composing.needed import Needs, is_tested, needs
from composer.analysis.composing.without import Need
from composer.analysis.composing.wording import need_sentence, pair_sentence
from composer.gui.aids.bubble import Bubble
from composer.gui.aids.ground import Ground
from composer.gui.aids.seeker import Seeker
from composer.gui.board.gesture import Gesture
from composer.gui.board.overlaypainter import draw_ring
from composer.gui.board.overlays import Badge, Lit, Overlay, Ring, RingRole, Role
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.gui.words.language import counted, tr
from composer.gui.words.sentences import worded
from composer.problem.squares import Square
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

_SHOWN = (RingRole.NEEDED, RingRole.STOPS, RingRole.CAN_GO, RingRole.TOGETHER)
_LEFT = 1
_BOX = 17
_ROW = 26


class NeededLegend(QWidget):
    """The kinds of rings with how many men have each; below, a sentence."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._counts: Counter[RingRole] = Counter()
        self._said = ""

    @property
    def words(self) -> str:
        """What it says, for screen readers."""
        counts = (f"{self._word(role)} {self._counts[role]}" for role in _SHOWN)
        return ", ".join((*counts, self._said))

    def show_rings(self, roles: Iterable[RingRole], said: str) -> None:
        """Show how many men have each kind of ring; `said` below."""
        self._counts = Counter(roles)
        self._said = said
        self.setAccessibleName(self.words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * 12 / 13)
        painter.setFont(small)
        metrics = painter.fontMetrics()
        left = float(_LEFT)
        for role in self._fitting(metrics):
            words, count = self._word(role) + " ", str(self._counts[role])
            draw_ring(painter, QRectF(left, 5, _BOX, _BOX), role, MARKS, 2.0)
            left += _BOX + 5
            for text, ink in (
                (words, self._appearance.tokens.text2),
                (count, self._appearance.tokens.muted),
            ):
                wide = metrics.horizontalAdvance(text)
                painter.setPen(ink)
                place = QRectF(left, 3, wide + 2, _BOX + 4)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
                left += wide
            left += 11
        line = self.rect().adjusted(_LEFT, _ROW + 4, -2, 0)
        line.setHeight(22)
        painter.setPen(self._appearance.tokens.muted)
        said = metrics.elidedText(self._said, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
        painter.end()

    def _fitting(self, metrics: QFontMetrics) -> list[RingRole]:
        """Return the kinds there is room for; first those go that no man has."""
        words = {role: f"{self._word(role)} {self._counts[role]}" for role in _SHOWN}
        wide = sum(metrics.horizontalAdvance(word) + _BOX + 16 for word in words.values())
        return [role for role in _SHOWN if self._counts[role] or wide <= self.width()]

    def _word(self, role: RingRole) -> str:
        return {
            RingRole.NEEDED: self.tr("needed"),
            RingRole.STOPS: self.tr("only stops cooks or duals"),
            RingRole.CAN_GO: self.tr("can go"),
            RingRole.TOGETHER: self.tr("can go together"),
        }.get(role, "")


OWNER = "needed"
POINTED = "needed-pair"
_CAN_GO = (Need.CAN_GO, Need.SAME_KEY)
_ROLES = {
    Need.CAN_GO: RingRole.CAN_GO,
    Need.SAME_KEY: RingRole.CAN_GO,
    Need.STOPS_COOK: RingRole.STOPS,
    Need.STOPS_DUAL: RingRole.STOPS,
    Need.REFUTES: RingRole.STOPS,
    Need.NEEDED: RingRole.NEEDED,
}


def summed_up(found: Needs) -> str:
    """Return the outcome, to be said aloud; a bar would push the board down under the pointer."""
    free = sum(ring.need in _CAN_GO for ring in found.rings)
    words = counted(free, tr("One man can go."), tr("%1 men can go.", "", free))
    if not free:
        open_men = any(ring.need is Need.UNKNOWN for ring in found.rings)
        none = tr("No man was found who can go.")
        words = none if open_men else tr("Every man is needed.")
    if found.pairs:
        pairs = counted(
            len(found.pairs),
            tr("One pair can go."),
            tr("%1 pairs can go.", "", len(found.pairs)),
        )
        words = f"{words} {pairs}"
    return words


class NeededMen(QObject):
    """Rings the men while it is switched on, and says on hover what each is needed for.

    Signals:
        told: a sentence on why there are no rings.
    """

    told = Signal(str)

    def __init__(
        self,
        board: BoardView,
        ground: Callable[[], Ground],
        session: Session,
        place: QStackedWidget,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._board, self._ground, self._session = board, ground, session
        self._place = place
        self.legend = NeededLegend(appearance)
        place.addWidget(self.legend)
        self._on = self._away = False
        self._base: Ground | None = None
        self._needs = Needs()
        self.bubble = Bubble(board, appearance)
        self._seeker = Seeker("needed men", self)
        self._seeker.found.connect(self._take)
        board.square_hovered.connect(self._point)
        board.cursor_moved.connect(self._point)
        board.gesture_changed.connect(self._give_way)

    @property
    def needs(self) -> Needs:
        """What is known of the men on the board."""
        return self._needs

    @property
    def is_busy(self) -> bool:
        """Whether men are being tested."""
        return self._seeker.is_busy

    def set_on(self, on: bool) -> None:
        """Ring the men, or no more."""
        self._on = on
        if on:
            self.begin(asked=True)
        else:
            self.forget()

    def set_away(self, away: bool) -> None:
        """Show no rings while a line is played on the board: they are those of the diagram."""
        self._away = away
        if away:
            self.bubble.hide()
            self._board.overlays.clear(POINTED)
        self._draw()

    @property
    def _of_lines(self) -> bool:
        return self._base is not None and self._base.stipulation.has_lines

    def begin(self, asked: bool = False) -> None:
        """Test the men of what lies on the board; `asked` if the user wants to know now."""
        if not self._on:
            return
        base = self._ground()
        if self._base is not None and base.name == self._base.name and not asked:
            return
        self.forget()
        if base.stipulation.is_proof_game:
            if asked:
                self.told.emit(tr("Of proof games it is not tested which men are needed."))
            return
        if base.stipulation.question is not None:
            if asked:
                self.told.emit(
                    tr("Of questions about the past it is not tested which men are needed.")
                )
            return
        analysis = base.analysis
        if analysis is None:
            if asked:
                self.told.emit(tr("Rings show who is needed, once the problem is sound."))
            return
        if analysis.solution.verdict is not Verdict.SOUND:
            if asked:
                self.told.emit(tr("The rings need a sound problem; this one is not."))
            return
        if not is_tested(analysis.solution):
            if asked:
                self.told.emit(tr("Of rights that exclude each other no man is tested."))
            return
        self._base, session = base, self._session
        self._show_legend()

        def search(token: Token) -> Iterator[object]:
            long = base.stipulation.moves > 2
            return needs(analysis, token, session, session.threads if long else 1)

        self._seeker.begin(search)

    def forget(self) -> None:
        """Take the rings off the board, and end the work for them."""
        self._seeker.cancel()
        self._base, self._needs = None, Needs()
        self._show_legend()
        self.bubble.hide()
        self._board.overlays.clear(OWNER)
        self._board.overlays.clear(POINTED)

    def close(self) -> None:
        """End all work for good."""
        self._seeker.close()

    def _give_way(self, gesture: Gesture | None) -> None:
        """Let a man in hand be seen without rings."""
        if gesture is None:
            self._draw()
        else:
            self.bubble.hide()
            self._board.overlays.clear(OWNER)
            self._board.overlays.clear(POINTED)

    def _take(self, finds: tuple[object, ...]) -> None:
        newest = finds[-1]
        if not isinstance(newest, Needs):
            return
        self._needs = newest
        self._draw()
        if newest.complete:
            announce(self._board, summed_up(newest))

    def _draw(self) -> None:
        if self._away:
            self._board.overlays.clear(OWNER)
            return
        marks: list[Overlay] = []
        for square, role in self._roles().items():
            marks.append(Ring(square, role))
        for number, pair in enumerate(self._needs.pairs, start=1):
            marks += [Badge(square, number, Role.COOK) for square in pair.squares]
        self._board.overlays.set(OWNER, marks)
        self._show_legend()

    def _roles(self) -> dict[Square, RingRole]:
        """Return which ring each man has, as far as that is known."""
        found = {
            ring.square: _ROLES[ring.need]
            for ring in self._needs.rings
            if ring.need is not Need.UNKNOWN
        }
        together = {square for pair in self._needs.pairs for square in pair.squares}
        return found | dict.fromkeys(together, RingRole.TOGETHER)

    def _show_legend(self) -> None:
        """Put the legend in the caption's place while there are rings, or take it away."""
        if self._base is None:
            if self._place.currentWidget() is self.legend:
                self._place.setCurrentIndex(0)
            return
        if self._place.currentIndex() == 0:
            self._place.setCurrentWidget(self.legend)
        needs = self._needs
        if not needs.complete:
            words = tr("Each man is taken off and the rest is solved …")
        else:
            words = "; ".join(worded(pair_sentence(pair, self._of_lines)) for pair in needs.pairs)
            words = words or tr("Point at a man to see what goes wrong without him.")
        self.legend.show_rings(self._roles().values(), words)

    def _other_parts(self, need: Need) -> tuple[str, ...]:
        """Say of a man who is not needed here that another twin may need him."""
        one_of_several = self._base is not None and self._base.parts > 1
        if not one_of_several or need in (Need.NEEDED, Need.UNKNOWN):
            return ()
        return (tr("the other twins were not tried"),)

    def _point(self, square: Square | None) -> None:
        """Say what the man on a square is needed for, and light with whom he can go."""
        ring = next((ring for ring in self._needs.rings if ring.square == square), None)
        if ring is None or square is None or self._away or self._board.input.gesture is not None:
            self.bubble.hide()
            self._board.overlays.clear(POINTED)
            return
        pairs = [pair for pair in self._needs.pairs if square in pair.squares]
        words = "; ".join(
            (
                worded(need_sentence(ring, self._of_lines), self._appearance.letters),
                *(worded(pair_sentence(p, self._of_lines)) for p in pairs),
                *self._other_parts(ring.need),
            )
        )
        self.bubble.say(square, words, wraps=True)
        announce(self._board, words)
        lit = dict.fromkeys(s for pair in pairs for s in pair.squares)
        self._board.overlays.set(POINTED, tuple(Lit(place, framed=True) for place in lit))
