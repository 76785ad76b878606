# SPDX-License-Identifier: GPL-3.0-or-later
"""What is seen of the board: men, squares, overlays, motion; looked at pixel by pixel."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from composer.gui.board.drawing import draw_hint
from composer.gui.board.geometry import BoardGeometry
from composer.gui.board.motion import MOVING, STILL
from composer.gui.board.overlays import (
    Arrow,
    Badge,
    Ghost,
    Lit,
    Overlay,
    Overlays,
    Ring,
    RingRole,
    Role,
)
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import BOARDS, DARK, HATCHED, LIGHT, LINEN, MARKS, SLATE
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, is_light, parse_square, square_name

FEN = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8"
placements = st.dictionaries(
    st.sampled_from(SQUARES), st.sampled_from(list(ORTHODOX_MEN)), max_size=32
)


def picture(board: BoardView) -> QImage:
    return board.grab().toImage()


def near(image: QImage, point: QPoint, colour: str, reach: int = 3) -> bool:
    """Whether a colour is seen within some pixels of a point."""
    wanted = QColor(colour)
    steps = range(-reach, reach + 1)
    return any(
        image.pixelColor(point.x() + x, point.y() + y).rgb() == wanted.rgb()
        for x, y in itertools.product(steps, steps)
    )


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(placements, st.booleans(), st.booleans()), max_size=6))
def test_any_row_of_positions_leaves_the_last_on_the_screen(board, row) -> None:
    for men, moving, flip in row:
        board.set_motion(MOVING if moving else STILL)
        board.set_position(Position.of(men))
        if flip:
            board.flip()
    board.set_motion(STILL)
    assert board.drawing.shown() == dict(board.position)
    pictures = [item for item in board.scene().items() if isinstance(item, QGraphicsPixmapItem)]
    assert len(pictures) == len(board.position) + 1  # and the ghost of the stamp


@pytest.fixture
def board(qtbot, appearance: Appearance) -> BoardView:
    view = BoardView(appearance)
    qtbot.addWidget(view)
    view.resize(view.sizeHint())
    view.show()
    return view


@pytest.mark.parametrize("colours", [each for each in BOARDS if not each.hatched])
def test_every_square_has_its_colour(board: BoardView, appearance: Appearance, colours) -> None:
    appearance.colour(LIGHT, colours)
    board.set_position(parse_fen(FEN))
    image = picture(board)
    for square in SQUARES:
        x, y = board.drawing.geometry.corner(square)
        wanted = colours.light if is_light(square) else colours.dark
        for dx, dy in ((0, 0), (71, 0), (0, 71), (71, 71)):
            assert image.pixelColor(int(x) + dx, int(y) + dy).name() == wanted.lower()


def test_hatched_squares_are_drawn_with_strokes(board: BoardView, appearance: Appearance) -> None:
    appearance.colour(LIGHT, HATCHED)
    board.set_position(parse_fen("8/8/8/8/8/8/8/K6k"))
    image, middle = picture(board), board.square_centre(parse_square("c3"))
    seen = {image.pixelColor(middle + QPoint(n, 0)).lightness() for n in range(10)}
    assert min(seen) < 120
    assert max(seen) > 240


def test_men_on_hatched_squares_have_a_white_rim(board: BoardView, appearance: Appearance) -> None:
    board.set_position(parse_fen("8/8/8/8/8/2r5/8/8"))
    seen = []
    for colours in (HATCHED, LINEN, HATCHED):
        appearance.colour(LIGHT, colours)
        left, top = board.drawing.geometry.corner(parse_square("c3"))
        image = picture(board)
        # The rook's foot ends about 1/5 of the square from its left edge.
        strip = [image.pixelColor(int(left) + 12, int(top) + y).lightness() for y in range(58, 63)]
        seen.append(min(strip) > 200)
    assert seen == [True, False, True]


def test_the_window_shows_round_the_board(board: BoardView, appearance: Appearance) -> None:
    for tokens in (LIGHT, DARK):
        appearance.colour(tokens)
        assert picture(board).pixelColor(1, 1).name() == tokens.window.lower()


def test_white_and_black_men_are_seen_on_every_board(
    board: BoardView, appearance: Appearance
) -> None:
    board.set_position(parse_fen("8/8/8/8/3rR3/8/8/8"))
    for colours in BOARDS:
        appearance.colour(LIGHT, colours)
        image = picture(board)
        assert image.pixelColor(board.square_centre(parse_square("d4"))).lightness() < 40
        assert image.pixelColor(board.square_centre(parse_square("e4"))).lightness() > 240


@pytest.mark.parametrize("flipped", [False, True])
def test_lit_squares_are_lit_and_no_others(board: BoardView, flipped: bool) -> None:
    board.set_flipped(flipped)
    plain = picture(board)
    board.overlays.set("chips", [Lit(parse_square("c3")), Lit(parse_square("h8"), framed=True)])
    lit = picture(board)
    changed = {
        square_name(square)
        for square in SQUARES
        if lit.pixelColor(board.square_centre(square))
        != plain.pixelColor(board.square_centre(square))
    }
    assert changed == {"c3", "h8"}
    board.overlays.clear("chips")
    assert picture(board) == plain


def test_each_arrow_has_its_colour(board: BoardView) -> None:
    board.set_position(parse_fen("8/8/8/8/8/8/8/K6k"))
    colours = {
        Role.WHITE: MARKS.white,
        Role.BLACK: MARKS.black,
        Role.MATE: MARKS.mate,
        Role.COOK: MARKS.cook,
    }
    for role, colour in colours.items():
        board.overlays.set("tree", [Arrow(parse_square("b2"), parse_square("b7"), role)])
        image = picture(board)
        assert near(image, board.square_centre(parse_square("b4")), colour, reach=30)
        assert not near(image, board.square_centre(parse_square("d4")), colour, reach=30)


def test_numbers_rings_and_ghosts_are_seen(board: BoardView) -> None:
    board.set_position(parse_fen("8/8/8/8/8/8/8/K6k"))
    plain = picture(board)
    marks = (
        Arrow(parse_square("e2"), parse_square("e4"), number=1),
        Badge(parse_square("a8"), 2, Role.BLACK),
        Ring(parse_square("a1")),
        Ring(parse_square("c1"), RingRole.CAN_GO),
        Ring(parse_square("d1"), RingRole.NEEDED),
        Ghost(parse_square("g7"), Man.BLACK_PAWN),
    )
    for mark in marks:
        board.overlays.set("one", [mark])
        assert picture(board) != plain, mark
    board.overlays.set("one", ())
    assert picture(board) == plain


def test_owners_do_not_touch_each_others_marks() -> None:
    drawn: list[tuple[Overlay, ...]] = []
    overlays = Overlays(lambda: drawn.append(tuple(overlays)))
    overlays.set("tree", [Lit(1)])
    overlays.set("defects", [Ring(2)])
    overlays.set("tree", [Lit(1)])  # nothing new to draw
    assert drawn == [(Lit(1),), (Lit(1), Ring(2))]
    overlays.clear("tree")
    overlays.clear("tree")
    assert drawn[2:] == [(Ring(2),)]
    assert overlays.of("tree") == ()


def test_an_empty_board_says_what_to_do(board: BoardView) -> None:
    board.set_position(Position.of({}))
    lies = board.drawing.geometry
    middle = QPoint(int(lies.left + lies.side / 2) - 60, int(lies.top + lies.side / 2))
    assert near(picture(board), middle, LIGHT.panel)
    board.set_position(parse_fen("8/8/8/8/8/8/8/K6k"))
    assert not near(picture(board), middle, LIGHT.panel)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_men_are_drawn_with_all_pixels_of_the_screen(appearance: Appearance, ratio: float) -> None:
    pictures = MenPictures(appearance)
    man = pictures.pixmap(Man.WHITE_QUEEN, 72, ratio)
    assert man.width() == 72 * ratio
    assert man.devicePixelRatio() == ratio
    assert pictures.pixmap(Man.WHITE_QUEEN, 72, ratio) is man
    assert pictures.shadow(Man.WHITE_QUEEN, 72, ratio).size() == man.size()


def test_squares_shrink_and_grow_with_the_view(board: BoardView) -> None:
    told = []
    board.square_size_changed.connect(told.append)
    board.set_position(parse_fen(FEN))
    for side in (40, 63, 100):
        board.resize(19 + 8 * side, 21 + 8 * side)
        assert board.drawing.geometry.square == side
        assert board.drawing.shown() == dict(board.position)
    assert told == [40.0, 63.0, 100.0]


def test_the_usual_colours_differ_by_theme(board: BoardView, appearance: Appearance) -> None:
    board.set_position(parse_fen(FEN))
    seen = set()
    for tokens, colours in ((LIGHT, LINEN), (DARK, SLATE)):
        appearance.colour(tokens, colours)
        seen.add(picture(board).pixelColor(board.square_centre(parse_square("a1"))).name())
    assert seen == {LINEN.dark.lower(), SLATE.dark.lower()}


def test_a_hint_wider_than_a_small_board_goes_over_several_lines(qapp) -> None:
    board = BoardGeometry(left=0, top=0, square=40)
    image = QImage(320, 320, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    painter = QPainter(image)
    draw_hint(painter, board, LIGHT, qapp.font(), "Drag men here, or paste a position. " * 4)
    painter.end()
    red = QColor("#ff0000")
    touched = [x for x in range(320) if any(image.pixelColor(x, y) != red for y in range(320))]
    lines = [y for y in range(320) if image.pixelColor(160, y) != red]
    assert 4 <= min(touched) < max(touched) < 316
    assert len(lines) > 2 * QFontMetrics(qapp.font()).height() + 16
