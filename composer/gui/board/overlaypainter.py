# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what lies on a board besides the men; see `composer.gui.board.overlays`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
)

from composer.diagrams.board.marks import badge_drawing
from composer.diagrams.board.specials import GRID_LINE, grid_lines, special_drawing
from composer.diagrams.painting.board import svg_renderer
from composer.diagrams.style.measures import PIECE_BOX
from composer.gui.board.geometry import USUAL_SQUARE, Layout
from composer.gui.board.overlays import (
    Arrow,
    Badge,
    Ghost,
    Gone,
    GridCells,
    Guard,
    Lit,
    MovePath,
    Overlay,
    Reached,
    Ring,
    RingRole,
    Role,
    Seal,
    Sealed,
    Sign,
    SpecialSquare,
    Taken,
)
from composer.gui.board.pictures import Pictures
from composer.gui.look.tokens import MARKS, MarkColours, with_alpha
from composer.problem.squares import Square
from composer.rules.grids import Edge


class OverlayPainter:
    """Draws overlays on the cells of a board."""

    def __init__(
        self,
        painter: QPainter,
        geometry: Layout,
        pictures: Pictures,
        colours: MarkColours = MARKS,
    ) -> None:
        self._painter = painter
        self._geometry = geometry
        self._pictures = pictures
        self._colours = colours
        self._scale = max(_SMALLEST, geometry.square / USUAL_SQUARE)

    def under(self, marks: Iterable[Overlay]) -> None:
        """Draw what lies under the men: lit squares, each once however often; special ones."""
        lit: dict[Square, bool] = {}
        by_rules: list[SpecialSquare | GridCells] = []
        for mark in marks:
            if isinstance(mark, Lit):
                lit[mark.square] = lit.get(mark.square, False) or mark.framed
            elif isinstance(mark, SpecialSquare | GridCells):
                by_rules.append(mark)
        for square, framed in lit.items():
            self._light(square, framed)
        for by_rule in by_rules:
            if isinstance(by_rule, SpecialSquare):
                self._drawn(special_drawing(by_rule.special), by_rule.square)
            else:
                self._grid(by_rule.edges)

    def over(self, marks: Iterable[Overlay]) -> None:
        """Draw what lies over the men."""
        draw: dict[type, Callable[[Any], None]] = {
            Sign: self._sign,
            Gone: self._gone,
            Ghost: self._ghost,
            MovePath: lambda _: None,  # all at once
            Guard: self._guard,
            Reached: self._reached,
            Ring: self._ring,
            Arrow: self._arrow,
            Badge: lambda mark: self._badge(mark.square, (1, -1), mark.number, mark.role),
            Seal: self._seal,
            Taken: self._taken,
        }
        order = tuple(draw)
        wanted = [mark for mark in marks if type(mark) in draw]
        self._ways([mark for mark in wanted if isinstance(mark, MovePath)])
        for mark in sorted(wanted, key=lambda mark: order.index(type(mark))):
            draw[type(mark)](mark)
        for mark in wanted:
            if isinstance(mark, Arrow) and mark.number:
                self._badge(mark.target, self._far_corner(mark), mark.number, mark.role)

    def _sign(self, sign: Sign) -> None:
        self._drawn(badge_drawing(sign.badge), sign.square)

    def _drawn(self, drawing: str, square: Square) -> None:
        """Draw a drawing in a box of 45 units on a square."""
        box = f"0 0 {PIECE_BOX} {PIECE_BOX}"
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawing}</svg>'
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        svg_renderer(svg).render(self._painter, self._geometry.box(square))

    def _grid(self, edges: tuple[Edge, ...]) -> None:
        """Draw the lines of a grid in whole pixels; none sticks out over the board."""
        board, painter = self._geometry, self._painter
        wide = max(2.0, round(GRID_LINE * board.square / PIECE_BOX))
        left, top, *_ = board.whole
        whole = QRectF(*board.whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for line in grid_lines(edges, board.flipped):
            x1, y1, x2, y2 = (end * board.square / PIECE_BOX - wide / 2 for end in line)
            corner = QPointF(left + min(x1, x2), top + min(y1, y2))
            spot = QRectF(corner.x(), corner.y(), abs(x2 - x1) + wide, abs(y2 - y1) + wide)
            painter.fillRect(spot.intersected(whole), QColor(self._colours.cells))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

    def frame(self, square: Square, colour: str, width: float, dashed: bool = False) -> None:
        """Draw a frame just inside a cell."""
        outline = self._geometry.outline(square)
        if outline is not None:
            pen = frame_pen(colour, 2 * width, dashed)  # the outer half is cut off
            self._painter.save()
            self._painter.setClipPath(outline)
            self._painter.strokePath(outline, pen)
            self._painter.restore()
            return
        self._painter.setPen(frame_pen(colour, width, dashed))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = width / 2 + 1
        rect = self._geometry.box(square).adjusted(inset, inset, -inset, -inset)
        self._painter.drawRoundedRect(rect, 2.5, 2.5)

    def cursor(self, square: Square, dashed: bool = False) -> None:
        """Draw the square cursor: a frame with a white line inside, to be seen on every board."""
        width, casing = _CURSOR_WIDTH, self._colours.casing
        if dashed or self._geometry.outline(square) is not None:  # white shows between the dashes
            self.frame(square, casing, width if dashed else width + 1.4)
            self.frame(square, self._colours.cursor, width, dashed)
            return
        self.frame(square, self._colours.cursor, width)
        self._painter.setPen(QPen(QColor(casing), 1))
        inset = width + 1.5
        self._painter.drawRect(self._geometry.box(square).adjusted(inset, inset, -inset, -inset))

    def _fill(self, square: Square, colour: QColor) -> None:
        """Fill a cell with a colour."""
        outline = self._geometry.outline(square)
        if outline is not None:
            self._painter.fillPath(outline, colour)
            return
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self._painter.fillRect(self._geometry.box(square), colour)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

    def _colour(self, role: Role) -> str:
        colours = self._colours
        return {
            Role.WHITE: colours.white,
            Role.BLACK: colours.black,
            Role.MATE: colours.mate,
            Role.COOK: colours.cook,
        }[role]

    def _light(self, square: Square, framed: bool) -> None:
        self._fill(square, QColor(self._colours.lit))
        if framed:
            self.frame(square, self._colours.lit_frame, 2.4)

    def _ghost(self, mark: Ghost) -> None:
        painter, rect = self._painter, self._geometry.box(mark.square)
        painter.setOpacity(0.4 if mark.taken else GHOST_OPACITY)
        self._pictures.draw(painter, mark.man, rect)
        painter.setOpacity(1)
        if not mark.taken:
            self.frame(mark.square, self._colours.ghost, 2.0, dashed=True)
            return
        self.frame(mark.square, self._colours.home, 1.6, dashed=True)
        side = max(4.0, 5.5 * self._scale)
        middle = QPointF(rect.right() - 1.8 * side, rect.top() + 1.8 * side)
        painter.setPen(QPen(QColor(self._colours.target), max(1.4, 1.8 * self._scale)))
        for sign in (1, -1):
            ends = QPointF(side, sign * side)
            painter.drawLine(middle - ends, middle + ends)

    def _reached(self, mark: Reached) -> None:
        radius = max(3.5, (9 if mark.key else 6) * self._scale)
        colour = self._colours.mate if mark.key else self._colours.lit_frame
        self._dot(mark.square, colour, radius)
        if mark.key:
            middle = self._centre(mark.square)
            self._painter.setPen(QPen(QColor(self._colours.casing), max(1.4, 2 * self._scale)))
            turns = ((-0.45, 0.02), (-0.12, 0.36), (0.46, -0.32))
            self._painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in turns])

    def _gone(self, mark: Gone) -> None:
        inset = self._geometry.man_side(mark.square) * 0.04
        rect = self._geometry.box(mark.square).adjusted(inset, inset, -inset, -inset)
        self._painter.fillRect(rect, with_alpha(self._colours.casing, 0.66))
        self.frame(mark.square, self._colours.home, 1.6, dashed=True)

    def _guard(self, mark: Guard) -> None:
        painter = self._painter
        start, end = map(self._centre, (mark.origin, mark.target))
        for colour, width in ((self._colours.casing, 3.4), (self._colours.mate, 1.8)):
            painter.setPen(QPen(QColor(colour), width * max(0.7, self._scale)))
            painter.drawLine(start, end)
        painter.setPen(QPen(QColor(self._colours.casing), 1))
        painter.setBrush(QColor(self._colours.mate))
        radius = max(3.0, 5.0 * self._scale)
        painter.drawEllipse(end, radius, radius)

    def _ways(self, ways: list[MovePath]) -> None:
        """Draw ways of one man: all lines first, then what lies on them."""
        painter, colours, scale = self._painter, self._colours, max(0.7, self._scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((colours.casing, 4.0), (colours.lit_frame, 2.0)):
            painter.setPen(QPen(QColor(colour), width * scale, c=Qt.PenCapStyle.RoundCap))
            for way in ways:
                painter.drawPolyline([self._centre(cell) for cell in (way.origin, *way.path)])
        for square in {square for way in ways for square in way.hurdles}:
            self._dot(square, colours.hurdle, 11 * scale)
        for way in ways:
            if way.taken is not None:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colours.lit_frame), 2.4 * scale))
                reach = self._geometry.man_side(way.taken) * 0.45
                painter.drawEllipse(self._centre(way.taken), reach, reach)
            if way.taken != way.path[-1]:
                self._dot(way.path[-1], colours.lit_frame, 6 * scale)

    def _dot(self, square: Square, colour: str, radius: float) -> None:
        self._painter.setPen(QPen(QColor(self._colours.casing), 1.4))
        self._painter.setBrush(QColor(colour))
        self._painter.drawEllipse(self._centre(square), radius, radius)

    def _centre(self, square: Square) -> QPointF:
        return QPointF(*self._geometry.centre(square))

    def _ring(self, mark: Ring) -> None:
        inset = self._geometry.man_side(mark.square) * 0.05
        rect = self._geometry.box(mark.square).adjusted(inset, inset, -inset, -inset)
        draw_ring(self._painter, rect, mark.role, self._colours, max(2.0, 2.6 * self._scale))

    def _arrow(self, mark: Arrow) -> None:
        painter = self._painter
        shaft, head = self._arrow_paths(mark)
        colour = QColor(self._colour(mark.role))
        width = max(3.5, _ARROW_WIDTH * self._scale)
        whole = head.united(_stroked(shaft, width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        casing = QPen(QColor(self._colours.casing), 2 * _CASING)
        casing.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(casing)
        if mark.role is not Role.COOK:
            painter.drawPath(whole)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPath(whole)
            return
        for part in _dashes(shaft, width):  # dashed: a cook is seen without its colour too
            head = head.united(part)
        painter.drawPath(head)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPath(head)

    def _arrow_paths(self, mark: Arrow) -> tuple[QPainterPath, QPainterPath]:
        start, end = map(self._centre, (mark.origin, mark.target))
        line = end - start
        length = math.hypot(line.x(), line.y()) or 1.0
        along = line / length
        across = QPointF(-along.y(), along.x())
        side = self._geometry.man_side(mark.target)
        tip = end - along * side * 0.06
        long, half = side * 0.21, side * 0.135
        base = tip - along * long
        head = QPainterPath()
        head.addPolygon(QPolygonF([tip, base + across * half, base - across * half]))
        head.closeSubpath()
        shaft = QPainterPath(start + along * side * 0.14)
        shaft.lineTo(base + along * long * 0.2)
        return shaft, head

    def _far_corner(self, mark: Arrow) -> tuple[int, int]:
        """Return the corner of the target that is farthest from where the arrow comes."""
        line = self._centre(mark.target) - self._centre(mark.origin)
        return (1 if line.x() >= 0 else -1, 1 if line.y() > 0 else -1)

    def _disc(self, square: Square, corner: tuple[int, int], part: float) -> QRectF:
        """Draw a white disc in a corner of a square; return the box round it."""
        painter, side = self._painter, self._geometry.man_side(square)
        radius = max(6.5, side * part)
        reach = side / 2 - radius - 2 * self._scale
        middle = self._centre(square) + QPointF(*corner) * reach
        painter.setPen(QPen(QColor(self._colours.home), 1))
        painter.setBrush(QColor(self._colours.casing))
        painter.drawEllipse(middle, radius, radius)
        return QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)

    def _taken(self, mark: Taken) -> None:
        box = self._disc(mark.square, (1, -1), 0.19)
        inset = box.width() * 0.1
        self._pictures.draw(self._painter, mark.man, box.adjusted(inset, inset, -inset, -inset))

    def _seal(self, mark: Seal) -> None:
        left = mark.says is Sealed.UNMOVED
        box = self._disc(mark.square, (-1 if left else 1, 1), 0.115)
        painter, unit = self._painter, box.width() / 16
        painter.setPen(QPen(QColor(self._colours.white), 1.5 * unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        at, middle = box.topLeft(), box.center()
        if left:
            bow = QRectF(at.x() + 5.4 * unit, at.y() + 2.8 * unit, 5.2 * unit, 6.4 * unit)
            painter.drawArc(bow, 0, 180 * 16)
            painter.setBrush(QColor(self._colours.white))
            painter.drawRect(QRectF(at.x() + 4.6 * unit, at.y() + 7.2 * unit, 6.8 * unit, 5 * unit))
            return
        for sign in (-1, 1):
            reach = QPointF(3, 3 * sign) * unit
            painter.drawLine(middle - reach, middle + reach)
        painter.setPen(QPen(QColor(self._colours.cook), 1.3 * unit))
        painter.drawLine(middle - QPointF(5.5, 0) * unit, middle + QPointF(5.5, 0) * unit)

    def _badge(self, square: Square, corner: tuple[int, int], number: int, role: Role) -> None:
        painter, side = self._painter, self._geometry.man_side(square)
        radius = max(7.0, 9.5 * self._scale)
        reach = side / 2 - radius - 3 * self._scale
        middle = self._centre(square) + QPointF(*corner) * reach
        painter.setPen(QPen(QColor(self._colours.casing), 1.4))
        painter.setBrush(QColor(self._colour(role)))
        painter.drawEllipse(middle, radius, radius)
        font = QFont(painter.font())
        font.setPixelSize(max(9, round(radius * 1.35)))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(self._colours.casing))
        rect = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))


def frame_pen(colour: str, width: float, dashed: bool) -> QPen:
    """Return the pen of a frame round a square."""
    pen = QPen(QColor(colour), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.6, 2.0])
    return pen


def draw_ring(
    painter: QPainter, rect: QRectF, role: RingRole, colours: MarkColours, width: float
) -> None:
    """Draw a ring as it lies round a man; who can go has a dashed one, who plays a thin one."""
    inks = {
        RingRole.DEFECT: colours.defect,
        RingRole.CAN_GO: colours.cook,
        RingRole.TOGETHER: colours.cook,
        RingRole.STOPS: colours.white,
        RingRole.NEEDED: colours.mate,
    }
    wide = width * 0.6 if role is RingRole.NEEDED else width
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(colours.casing, 0.85), wide + 2))
    painter.drawEllipse(rect)
    pen = QPen(QColor(inks[role]), wide)
    if role is RingRole.CAN_GO:
        pen.setDashPattern([3, 2.4])
    elif role is RingRole.TOGETHER:
        pen.setDashPattern([0.9, 1.6])
    painter.setPen(pen)
    painter.drawEllipse(rect)


GHOST_OPACITY: Final = 0.62
_CURSOR_WIDTH: Final = 2.6
_ARROW_WIDTH: Final = 7.0  # at a square of 72
_CASING: Final = 1.0
_SMALLEST: Final = 0.45  # of the usual square: lines on smaller ones are as thick


def _stroked(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def _dashes(path: QPainterPath, width: float) -> Iterator[QPainterPath]:
    """Cut a straight line into dashes about twice as long as wide."""
    count = max(1, round(path.length() / (width * 2.6)))
    for index in range(count):
        start, end = index / count, (index + 0.55) / count
        dash = QPainterPath(path.pointAtPercent(start))
        dash.lineTo(path.pointAtPercent(end))
        yield _stroked(dash, width)
