# SPDX-License-Identifier: GPL-3.0-or-later
"""The choice of a set of men: on the board, in the palette, in small pictures, in exports."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QMenu

from composer.diagrams.style.style import PieceSet, pieces_named
from composer.gui.board.palette import MenPalette
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Preferences, Settings
from composer.gui.user.viewmenu import fill_view_menu, men_names
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.problem import Problem
from composer.problem.squares import parse_square

POSITION = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8")


def ink(picture: QImage) -> bytes:
    return bytes(picture.constBits())


def test_every_set_has_a_name_in_the_menu() -> None:
    assert {pieces_named(name) for name in men_names()} == set(PieceSet)
    assert pieces_named("of a later version") is PieceSet.CLASSIC


def test_pictures_change_with_the_set_and_back(appearance: Appearance) -> None:
    pictures = MenPictures(appearance)
    for make in (pictures.pixmap, pictures.shadow):
        seen: list[QPixmap] = []
        for pieces in (PieceSet.CLASSIC, PieceSet.PRINT, PieceSet.CLASSIC):
            appearance.draw_men(pieces)
            seen.append(make(Man.BLACK_KNIGHT, 60, 1.0))
        first, other, again = (ink(pixmap.toImage()) for pixmap in seen)
        assert first == again != other


def test_board_and_palette_draw_the_set(qtbot, appearance: Appearance) -> None:
    pictures = MenPictures(appearance)
    board = BoardView(appearance, pictures)
    palette = MenPalette(appearance, board)
    for widget in (board, palette):
        qtbot.addWidget(widget)
        widget.resize(widget.sizeHint())
        widget.show()
    board.set_position(POSITION)
    before = [ink(widget.grab().toImage()) for widget in (board, palette)]
    appearance.draw_men(PieceSet.PRINT)
    after = [ink(widget.grab().toImage()) for widget in (board, palette)]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert board.drawing.shown() == dict(POSITION)


def test_men_lifted_are_of_the_set(qtbot, appearance: Appearance) -> None:
    board = BoardView(appearance)
    qtbot.addWidget(board)
    board.resize(board.sizeHint())
    board.show()
    board.set_position(POSITION)
    appearance.draw_men(PieceSet.PRINT)
    assert ink(board.scene().picture(Man.WHITE_KING).toImage()) == ink(
        MenPictures(appearance)
        .pixmap(Man.WHITE_KING, board.drawing.geometry.square, board.devicePixelRatioF())
        .toImage()
    )


def test_small_pictures_draw_the_set(appearance: Appearance) -> None:
    thumbnails = Thumbnails(appearance)
    first = ink(thumbnails.pixmap(POSITION, 60, 1.0).toImage())
    appearance.draw_men(PieceSet.PRINT)
    assert ink(thumbnails.pixmap(POSITION, 60, 1.0).toImage()) != first


def test_the_view_menu_offers_the_sets(qtbot, tmp_path) -> None:
    settings = Settings(tmp_path / "s.ini")
    settings.keep_preferences(Preferences(men="print"))
    menu, preferring, languages = QMenu(), Preferring(settings), []
    qtbot.addWidget(menu)
    fill_view_menu(menu, preferring, languages.append)
    (men,) = [inner for inner in menu.findChildren(QMenu) if inner.title() == "Men"]
    classic, own = men.actions()
    assert (classic.isChecked(), own.isChecked()) == (False, True)
    with qtbot.waitSignal(preferring.changed) as told:
        classic.trigger()
    assert told.args == [{"men"}]
    assert settings.preferences().men == "classic"
    assert not languages


@pytest.mark.parametrize("pieces", list(PieceSet))
def test_the_export_draws_the_set_that_is_chosen(qtbot, tmp_path, pieces: PieceSet) -> None:
    workbench = Workbench()
    workbench.document.open(Problem(POSITION))
    window = ExportWindow(Stock(workbench), Prompts())
    qtbot.addWidget(window)
    window.choose_men(pieces.value)
    assert window.requested_style().pieces is pieces
    path = tmp_path / "d.svg"
    window.write(path)
    qtbot.waitUntil(lambda: bool(window.told.text()))
    window.close_worker()
    text = path.read_text("utf-8")
    assert text.count('id="wK"') == 1
    king = parse_square("a5")
    assert f'xlink:href="#wK" x="0" y="{(7 - king // 8) * 45}"' in text
    assert ('stroke-width="2"' in text) == (pieces is PieceSet.PRINT)


def test_the_whole_window_shows_the_set_and_remembers_it(studio, qtbot) -> None:
    window = studio.window
    window.workbench.document.open(Problem(POSITION))
    board = ink(window.board.grab().toImage())
    window.preferring.prefer(men="print")
    assert ink(window.board.grab().toImage()) != board
    assert window.basis.settings.preferences().men == "print"
    window.shelves.publishing.show()
    assert window.shelves.publishing.window.requested_style().pieces is PieceSet.PRINT


def test_a_man_picked_in_the_palette_is_stamped_on_the_board(studio) -> None:
    window = studio.window
    window.study.palette.set_picked(Man.WHITE_QUEEN)
    assert window.board.input.stamp is Man.WHITE_QUEEN
    window.board.input.set_stamp(None)
    assert window.study.palette.picked_man is None
