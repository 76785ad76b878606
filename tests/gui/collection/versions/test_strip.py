# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip of versions."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtTest import QTest
from studio import BLOCK, LEFT, NONE, SOUND, THREATS, problem

from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.thumbnails import Thumbnails
from composer.gui.tokens import LINEN
from composer.library.records import Finding, Version

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
def strip(qtbot) -> VersionsStrip:
    made = VersionsStrip(Thumbnails(LINEN))
    qtbot.addWidget(made)
    return made


def test_the_strip_keeps_its_place_however_many_there_are(strip: VersionsStrip) -> None:
    strip.show()
    high = strip.sizeHint().height()
    assert strip._kept.text() == "Each sound position will be kept here."
    strip.show_versions(THREE, 6)
    assert strip._kept.text() == "every sound position is kept"
    assert strip.sizeHint().height() == high  # the board beside it must not move under the hand


def test_names_signs_and_the_one_on_the_board(strip: VersionsStrip) -> None:
    strip.show_versions(THREE, 6)
    items = [strip._list.item(place) for place in range(3)]
    assert [item.text() for item in items] == ["v1 ✓", "v2 –", "v3"]
    assert strip._list.currentItem() is items[1]
    assert "with the queen on e3\nNo solution" in items[1].toolTip()
    assert "a word of a later program" in items[2].toolTip()
    assert all(not item.icon().isNull() for item in items)


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
    strip.tree_asked.connect(lambda: asked.append(True))
    strip.show_versions(THREE, 9)
    strip.show()
    QTest.mouseClick(strip._tree, LEFT, NONE, strip._tree.rect().center())
    assert asked == [True]
