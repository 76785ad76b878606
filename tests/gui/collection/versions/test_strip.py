# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of versions."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from studio import BLOCK, LEFT, NONE, SOUND, THREATS, problem

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.gui.collection.versions.strip import VersionMark, VersionsStrip
from composer.gui.collection.versions.stripdelegate import FACE_ROLE, SIDE, Face
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import DARK, LIGHT
from composer.library.records.values import Finding, Version
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.solver.solution import Verdict

NOW = datetime(2026, 1, 2, tzinfo=UTC)


def version(number: int, fen: str, verdict: str | None = None, note: str = "") -> Version:
    finding = None if verdict is None else Finding(verdict)
    return Version(number, 1, None, problem(fen), finding, note, NOW)


THREE = (
    version(5, SOUND, "sound"),
    version(6, BLOCK, "no-solution", "with the queen on e3"),
    version(9, THREATS, "a word of a later program"),
)


@pytest.fixture
def strip(qtbot, appearance: Appearance) -> VersionsStrip:
    made = VersionsStrip(Thumbnails(appearance), appearance)
    qtbot.addWidget(made)
    return made


def test_the_strip_keeps_its_place_however_many_there_are(strip: VersionsStrip) -> None:
    strip.show()
    high = strip.sizeHint().height()
    assert strip._kept.text() == "Each sound position will be kept here."
    strip.show_versions(THREE, 6)
    assert strip._kept.text() == "3, every sound position is kept"
    assert strip.sizeHint().height() == high  # the board beside it must not move under the hand


def faces(strip: VersionsStrip) -> list[Face]:
    return [strip._list.item(place).data(FACE_ROLE) for place in range(strip._list.count())]


def test_names_verdicts_and_the_one_on_the_board(strip: VersionsStrip) -> None:
    strip.show_versions(THREE, 6)
    items = [strip._list.item(place) for place in range(3)]
    assert [item.text() for item in items] == ["v1", "v2", "v3"]
    assert [face.verdict for face in faces(strip)] == [Verdict.SOUND, Verdict.NO_SOLUTION, None]
    assert [face.is_here for face in faces(strip)] == [False, True, False]
    assert strip._list.currentItem() is items[1]
    assert "with the queen on e3\nNo solution" in items[1].toolTip()
    assert "a word of a later program" in items[2].toolTip()
    spoken = [item.data(Qt.ItemDataRole.AccessibleTextRole) for item in items]
    assert spoken == ["v1, Sound", "v2, No solution", "v3"]


def test_remarks_pins_and_what_is_only_remembered_are_marked(strip: VersionsStrip) -> None:
    remembered = version(-2, THREATS, "sound")
    strip.show_versions((*THREE, remembered), 5, {-2: VersionMark("matrix", True, "Grimshaw")})
    assert [face.marks for face in faces(strip)] == [(), ("edit",), (), ("pin",)]
    assert [face.is_saved for face in faces(strip)] == [True, True, True, False]
    assert faces(strip)[3].name == "matrix"


def test_a_face_is_that_of_a_problem_of_whatever_game(qtbot, appearance: Appearance) -> None:
    book = game_book_of("tablut")
    game = as_problem(GameProblem(GamePosition.of(book, {"e5": "K"}), Rules(book)))
    thumbnails = Thumbnails(appearance)
    strip = VersionsStrip(thumbnails, appearance)
    qtbot.addWidget(strip)
    strip.show_versions((replace(THREE[0], problem=game),), 5)
    drawn = thumbnails.of_problem(game, SIDE, strip.devicePixelRatioF()).toImage()
    rect = strip._list.visualItemRect(strip._list.item(0))
    seen = strip._list.grab(rect).toImage()
    middle = drawn.rect().center()
    assert seen.pixelColor(middle + QPoint(3, 3)) == drawn.pixelColor(middle)


def shows(strip: VersionsStrip, place: int, colour: str) -> bool:
    """Tell whether a version is painted with a colour, or nearly: thin lines are softened."""
    rect = strip._list.visualItemRect(strip._list.item(place))
    image = strip._list.viewport().grab(rect).toImage()
    wanted = QColor(colour).getRgb()[:3]
    return any(
        max(abs(a - b) for a, b in zip(image.pixelColor(x, y).getRgb(), wanted, strict=False)) < 36
        for x in range(image.width())
        for y in range(image.height())
    )


def test_the_one_on_the_board_is_framed_and_verdicts_have_their_colours(
    strip: VersionsStrip, appearance: Appearance
) -> None:
    strip.resize(600, 140)
    strip.show()
    strip.show_versions(THREE, 6)
    assert shows(strip, 1, LIGHT.accent)
    assert not shows(strip, 0, LIGHT.accent)
    assert shows(strip, 0, LIGHT.sound)
    assert shows(strip, 1, LIGHT.nosol)
    appearance.colour(DARK)
    assert shows(strip, 0, DARK.sound)
    assert not shows(strip, 0, LIGHT.sound)


def test_one_is_chosen(strip: VersionsStrip) -> None:
    chosen: list[Version] = []
    strip.version_chosen.connect(chosen.append)
    strip.show_versions(THREE, 9)
    strip._list.itemClicked.emit(strip._list.item(0))
    assert chosen == [THREE[0]]


def test_a_double_click_chooses_once(strip: VersionsStrip) -> None:
    chosen: list[Version] = []
    strip.version_chosen.connect(chosen.append)
    strip.resize(600, 140)
    strip.show()
    strip.show_versions(THREE, 9)
    port = strip._list.viewport()
    middles = [strip._list.visualItemRect(strip._list.item(place)).center() for place in (0, 1)]
    QTest.mouseClick(port, LEFT, NONE, middles[0])
    QTest.mouseDClick(port, LEFT, NONE, middles[0])
    assert chosen == [THREE[0]]
    QTest.mouseClick(port, LEFT, NONE, middles[1])  # another one is chosen at once
    assert chosen == [THREE[0], THREE[1]]
    strip._again.stop()  # time has passed
    QTest.mouseClick(port, LEFT, NONE, middles[1])
    assert chosen == [THREE[0], THREE[1], THREE[1]]


def test_the_tree_is_asked_for(strip: VersionsStrip) -> None:
    asked: list[bool] = []
    strip.tree_requested.connect(lambda: asked.append(True))
    strip.show_versions(THREE, 9)
    strip.show()
    QTest.mouseClick(strip._tree, LEFT, NONE, strip._tree.rect().center())
    assert asked == [True]
