# SPDX-License-Identifier: GPL-3.0-or-later
"""What the view shows: pictures of men, overlays, frames and the man in hand.

The scene holds no truth. It is given a position and a gesture and shows them; how it comes
from one picture to the next is worked out from the difference, and input ends the motion
at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from composer.gui.board.changes import as_told, changes
from composer.gui.board.drawing import draw_band
from composer.gui.board.edit import Man, Square
from composer.gui.board.geometry import USUAL_SQUARE, Layout, Point
from composer.gui.board.gesture import Gesture, Hand
from composer.gui.board.items import HandItem, HeldMan, Layer, ManItem
from composer.gui.board.menedits import Men, Plan
from composer.gui.board.overlaypainter import GHOST_OPACITY, OverlayPainter
from composer.gui.board.overlays import Cover, Lit, Overlays
from composer.gui.board.pictures import Pictures
from composer.gui.board.sort import BoardSort
from composer.gui.look.tokens import MARKS

Z_MARKS: Final = 1
Z_MEN: Final = 2
Z_MOVING: Final = 3
Z_OVERLAYS: Final = 4
Z_FRAMES: Final = 5
Z_HAND: Final = 6

_SHADED: Final = 0.2  # a man under the ghost of another


@dataclass(frozen=True, slots=True)
class Frames:
    """The frames drawn on squares; None or empty where there is none.

    Attributes:
        cursor: the square cursor, while the keyboard is used.
        home: where the men in hand come from.
        target: the squares on which they would be put.
        by_keys: whether they were lifted with the keyboard: frames as of the cursor.
        selected: the men selected together, without those in hand.
        band: two corners of the band that is being drawn.
    """

    cursor: Square | None = None
    home: tuple[Square, ...] = ()
    target: tuple[Square, ...] = ()
    by_keys: bool = False
    selected: frozenset[Square] = frozenset()
    band: tuple[Point, Point] | None = None


class BoardScene(QGraphicsScene):
    """The pictures of a position, a gesture and overlays, in a given geometry."""

    def __init__(self, sort: BoardSort, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry: Layout = sort.layout(8 * USUAL_SQUARE, 8 * USUAL_SQUARE, 1.0, False)
        self.ratio = 1.0
        self._sort, self.pictures = sort, pictures
        self.overlays = Overlays(self._redraw_overlays)
        self.frames = Frames()
        self._cover: Cover | None = None
        self.duration = 0
        self.halo = 0.0  # of the men, where squares are hatched
        self.position: Men = sort.empty
        self._men: dict[Square, ManItem] = {}
        self._leaving: list[ManItem] = []
        self._bound: dict[int, QPointF] = {}  # where a man goes who becomes another on the way
        self._motions: list[_Motion] = []
        self.expected: Plan | None = None  # where men are about to go, if it is known
        self._landing: list[tuple[Man, QPointF]] = []
        self._marks = Layer(self._draw_marks)
        self._over = Layer(self._draw_overlays)
        self._frames_layer = Layer(self._draw_frames)
        self._hand = HandItem()
        self._ghost = QGraphicsPixmapItem()
        self._ghost.setOpacity(GHOST_OPACITY)
        self._ghosted: Square | None = None  # under the ghost of the stamp
        self._threatened: frozenset[Square] = frozenset()  # under men in hand, who would replace
        self._add(self._marks, Z_MARKS)
        self._add(self._over, Z_OVERLAYS)
        self._add(self._frames_layer, Z_FRAMES)
        self._add(self._hand, Z_HAND, hidden=True)
        self._add(self._ghost, Z_OVERLAYS, hidden=True)
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._arrive)

    def lay_out(self, geometry: Layout, ratio: float) -> None:
        """Place everything again; motion ends."""
        self.finish()
        self.geometry, self.ratio = geometry, ratio
        board = QRectF(*geometry.whole)
        for layer in (self._marks, self._over, self._frames_layer):
            layer.cover(board)
        for square, item in self._men.items():
            item.setPixmap(self.picture(item.man, square))
            item.setPos(self._corner(square))
        if self._hand.men:
            self._take(self._hand.men)
        self.shade(None, None)

    def show_position(
        self,
        position: Men,
        told: Mapping[Square, Square] | None = None,
        through: Sequence[Square] = (),
    ) -> None:
        """Come from what is shown to a position; what is not at home goes there.

        Args:
            position: what to show.
            told: where men go, if that is known, as after a move; else it is guessed.
            through: the cells by which the man goes who arrives on the last of them.
        """
        self.position = position
        position = self._sort.standing(position)
        bound = {id(motion.item) for motion in self._motions}
        astray = {
            square: self._place_of(item.pos())
            for square, item in self._men.items()
            if item.pos() != self._corner(square) and id(item) not in bound
        }
        shown = {square: item.man for square, item in self._men.items()}
        if told is None or astray:
            handling, expected = self._sort.handling, self.expected
            plan = changes(shown, position, astray, expected, handling, self._place_on)
        else:
            plan = as_told(shown, position, told)
        if not (astray or plan.moves or plan.vanish or plan.appear or plan.become):
            self._landing.clear()
            return
        self.finish()
        for square in plan.vanish:
            self._leaving.append(self._men.pop(square))
        moving = [(target, self._men.pop(origin)) for origin, target in plan.moves]
        becoming = [(origin, target, self._men.pop(origin)) for origin, target, _ in plan.become]
        self._men.update(moving)
        self._shade_again()
        for square, man in plan.appear:
            self._men[square] = self._new_item(square, man)
        for (origin, target, old), (_, _, man) in zip(becoming, plan.become, strict=True):
            self._leaving.append(old)
            self._bound[id(old)] = self._corner(target)
            self._men[target] = item = self._new_item(target, man)
            item.setPos(self._corner(origin))
        self._set_off(through)

    def go_home(self) -> None:
        """Let men that are not on their squares go there."""
        self.show_position(self.position)

    def finish(self) -> None:
        """End a motion at once."""
        if self._motions or self._leaving:
            self._animation.stop()
            self._advance(1.0)
            self._arrive()

    def is_moving(self) -> bool:
        """Return whether a motion is under way."""
        return bool(self._motions)

    def shown(self) -> dict[Square, Man]:
        """Return the men as they are on the screen: where each picture really lies.

        Raises:
            ValueError: two pictures lie on one square, or one lies off the board.
        """
        found: dict[Square, Man] = {}
        for item in self.items():
            if isinstance(item, ManItem):
                middle = QRectF(item.pos(), item.pixmap().deviceIndependentSize()).center()
                square = self.geometry.square_at(middle.x(), middle.y())
                if square is None or square in found:
                    raise ValueError(f"a picture too many at {middle.toTuple()!r}")
                found[square] = item.man
        return found

    def hold(self, gesture: Gesture | None) -> None:
        """Show the men in hand where the pointer or the cursor is; None puts the hand away."""
        if gesture is None or gesture.man is None or not gesture.carrying:
            if self._hand.men:
                self._hand.leave()
            for item in self._men.values():
                item.show()
            self._threaten(frozenset())
            return
        self._threaten(_replaced(gesture))
        for square in gesture.squares:
            if square in self._men:
                self._men[square].setVisible(not gesture.lifts)
        if gesture.hand is Hand.PALETTE:
            return  # Qt itself shows the picture of a drag that comes from outside
        if self._hand.men != gesture.men:
            self._take(gesture.men)
        self._hand.setPos(self._place(gesture))
        # Off the board the pointer itself looks like the man, and the view would clip him.
        self._hand.setVisible(gesture.over is not None)

    def put_down(self, gesture: Gesture) -> None:
        """Let go of the men in hand: what is shown next starts where they are now."""
        self.hold(None)
        if not gesture.carrying or gesture.man is None:
            return
        side = self.geometry.man_side(gesture.origin or 0)
        corner = self._place(gesture) - QPointF(side / 2, side / 2)
        if gesture.origin is None:
            self._landing = [(gesture.man, corner)]
            return
        for square, man in gesture.men:
            place = corner + self._corner(square) - self._corner(gesture.origin)
            if gesture.lifts and square in self._men:
                self._men[square].setPos(place)
            else:
                self._landing.append((man, place))

    def shade(self, man: Man | None, square: Square | None) -> None:
        """Show the ghost of a man on a square, over what stands there; None shows none."""
        self._ghosted = square if man is not None else None
        self._ghost.setVisible(man is not None and square is not None)
        if man is not None and square is not None:
            self._ghost.setPixmap(self.picture(man, square))
            self._ghost.setPos(self._corner(square))
        self._shade_again()

    def set_frames(self, frames: Frames) -> None:
        """Draw these frames and no others."""
        if frames != self.frames:
            self.frames = frames
            self._frames_layer.update()
            self._marks.update()

    @property
    def cover(self) -> Cover | None:
        """What is drawn in place of the board's colours, if anything."""
        return self._cover

    def lay_cover(self, cover: Cover | None) -> None:
        """Put a cover over the board, draw it again, or take it off with None."""
        self._cover = cover
        self._redraw_overlays()

    def picture(self, man: Man, square: Square = 0) -> QPixmap:
        """Return the picture of a man for a square of this board."""
        side = self.geometry.man_side(square)
        return self.pictures.pixmap(man, side, self.ratio, self.halo)

    def _redraw_overlays(self) -> None:
        self._marks.update()
        self._over.update()

    def _add(self, item: QGraphicsItem, z: float, hidden: bool = False) -> None:
        item.setZValue(z)
        item.setVisible(not hidden)
        self.addItem(item)

    def _take(self, men: tuple[tuple[Square, Man], ...]) -> None:
        side, home = self.geometry.man_side(men[0][0]), self._corner(men[0][0])
        held = tuple(
            HeldMan(
                self.picture(man, square),
                self.pictures.shadow(man, side, self.ratio),
                self._corner(square) - home,
            )
            for square, man in reversed(men)  # the one grasped is drawn last, over all others
        )
        self._hand.take(men, held, side)

    def _draw_marks(self, painter: QPainter) -> None:
        if self._cover is not None:
            self._cover.under(painter, self.geometry)
        overlays = OverlayPainter(painter, self.geometry, self.pictures)
        overlays.under(self.overlays)
        overlays.under(Lit(square) for square in self.frames.selected)

    def _draw_overlays(self, painter: QPainter) -> None:
        if self._cover is not None:
            self._cover.over(painter, self.geometry)
        OverlayPainter(painter, self.geometry, self.pictures).over(self.overlays)

    def _draw_frames(self, painter: QPainter) -> None:
        overlays, frames = OverlayPainter(painter, self.geometry, self.pictures), self.frames
        for square in frames.selected:
            overlays.frame(square, MARKS.lit_frame, 2.4)
        if frames.cursor is not None and not frames.by_keys:
            overlays.cursor(frames.cursor)
        for square in frames.home:
            if frames.by_keys:
                overlays.cursor(square, dashed=True)
            else:
                overlays.frame(square, MARKS.home, 2.0, dashed=True)
        for square in frames.target:
            if frames.by_keys:
                overlays.cursor(square)
            else:
                overlays.frame(square, MARKS.target, 2.6)
        if frames.band is not None:
            draw_band(painter, *frames.band)

    def _threaten(self, squares: frozenset[Square]) -> None:
        if squares != self._threatened:
            self._threatened = squares
            self._shade_again()

    def _shade_again(self) -> None:
        for square, item in self._men.items():
            covered = square == self._ghosted or square in self._threatened
            item.setOpacity(_SHADED if covered else 1.0)

    def _corner(self, square: Square) -> QPointF:
        return QPointF(*self.geometry.corner(square))

    def _place_of(self, corner: QPointF) -> tuple[float, float]:
        """Return where a picture lies, in squares."""
        return corner.x() / self.geometry.square, corner.y() / self.geometry.square

    def _place_on(self, square: Square) -> tuple[float, float]:
        return self._place_of(self._corner(square))

    def _landing_place(self, man: Man, square: Square) -> QPointF | None:
        """Return where a man let go of is, whose picture is to arrive on a square; once."""
        end = self._corner(square)
        near = sorted(
            ((place - end).manhattanLength(), index)
            for index, (each, place) in enumerate(self._landing)
            if each == man
        )
        return self._landing.pop(near[0][1])[1] if near else None

    def _place(self, gesture: Gesture) -> QPointF:
        if gesture.hand is Hand.KEYS and gesture.over is not None:
            return QPointF(*self.geometry.centre(gesture.over))
        return QPointF(*gesture.at)

    def _new_item(self, square: Square, man: Man) -> ManItem:
        item = ManItem(man)
        item.setPixmap(self.picture(man, square))
        item.setPos(self._corner(square))
        item.setZValue(Z_MEN)
        self.addItem(item)
        start = self._landing_place(man, square)
        if start is not None:
            item.setPos(start)
        elif self.duration:
            item.setOpacity(0)
        return item

    def _set_off(self, through: Sequence[Square]) -> None:
        self._landing.clear()
        for square, item in self._men.items():
            end = self._corner(square)
            if item.pos() != end or item.opacity() == 0:
                goes = len(through) > 2 and square == through[-1]
                stops = tuple(map(self._corner, through[1:])) if goes else (end,)
                self._motions.append(_Motion(item, (item.pos(), *stops), item.opacity(), 1.0))
                item.setZValue(Z_MOVING)
        for item in self._leaving:
            end = self._bound.get(id(item), item.pos())
            self._motions.append(_Motion(item, (item.pos(), end), 1.0, 0.0))
        if self.duration <= 0:
            self.finish()
            return
        self._animation.setDuration(self.duration)
        self._animation.start()

    def _advance(self, share: float) -> None:
        for motion in self._motions:
            motion.item.setPos(motion.place(share))
            if motion.pale != motion.full:
                motion.item.setOpacity(motion.pale + (motion.full - motion.pale) * share)

    def _arrive(self) -> None:
        for motion in self._motions:
            motion.item.setPos(motion.stops[-1])
            motion.item.setZValue(Z_MEN)
        self._motions.clear()
        for item in self._leaving:
            self.removeItem(item)
        self._leaving.clear()
        self._bound.clear()
        self._shade_again()


def _replaced(gesture: Gesture) -> frozenset[Square]:
    """Return the squares on which a man would make room for one in hand."""
    leaving = gesture.squares if gesture.lifts else ()
    stays = gesture.over == gesture.origin
    return frozenset() if stays else frozenset(gesture.targets) - set(leaving)


@dataclass(slots=True)
class _Motion:
    item: ManItem
    stops: tuple[QPointF, ...]  # where he starts, where he turns, where he ends
    pale: float
    full: float

    def place(self, share: float) -> QPointF:
        """Return where he is after a share of his time."""
        legs = len(self.stops) - 1
        leg = min(legs - 1, int(share * legs))
        start, end = self.stops[leg], self.stops[leg + 1]
        return start + (end - start) * (share * legs - leg)
