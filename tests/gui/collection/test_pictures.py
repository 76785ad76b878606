# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of rows: painted once, some in a frame, and in the end all that are seen."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot
from studio import BLOCK, SOUND, THREATS, problem

from composer.gui.collection.gallery import Gallery
from composer.gui.collection.model import RecordsModel
from composer.gui.collection.pictures import Pictures, waiting_number
from composer.gui.collection.table import RecordTable
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import DARK, LIGHT, SLATE
from composer.library.records.values import Finding, Row

SIZE = QSize(40, 10)
LONG, NO_TIME = 1000.0, 0.0  # seconds
NOW = datetime(2026, 1, 2, tzinfo=UTC)


class Painter:
    """Paints in a colour and counts how often."""

    def __init__(self, colour: str) -> None:
        self.colour, self.times = QColor(colour), 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(0, 0, 100, 100, self.colour)


@pytest.fixture
def view(qtbot: QtBot) -> QListView:
    made = QListView()
    qtbot.addWidget(made)
    made.resize(100, 100)
    return made


def test_the_same_look_is_painted_once(view: QListView) -> None:
    pictures, red, blue = Pictures(view, LONG), Painter("red"), Painter("blue")
    pictures.begin("light")
    first = pictures.picture(1, "one", SIZE, red)
    assert first is not None
    assert first.toImage().pixelColor(5, 5) == QColor("red")
    pictures.begin("light")
    assert pictures.picture(1, "one", SIZE, blue) is first
    assert pictures.picture(1, "other", SIZE, blue) is not first
    pictures.begin("dark")
    pictures.picture(1, "other", SIZE, blue)
    assert (red.times, blue.times) == (1, 2)


def test_what_there_is_no_time_for_follows(view: QListView) -> None:
    pictures, paint = Pictures(view, NO_TIME), Painter("red")
    for frame in range(1, 4):
        pictures.begin("light")
        found = [pictures.picture(number, "look", SIZE, paint) for number in (1, 2, 3)]
        assert [pixmap is not None for pixmap in found] == [number <= frame for number in (1, 2, 3)]
        assert pictures.is_complete == (frame == 3)
        assert paint.times == frame
        pictures.end()


def test_an_older_look_is_better_than_none(view: QListView) -> None:
    pictures, red, blue = Pictures(view, NO_TIME), Painter("red"), Painter("blue")
    for number in (1, 2):
        pictures.begin("light")
        pictures.picture(number, "unchosen", SIZE, red)
    pictures.begin("light")
    shown = [pictures.picture(number, "chosen", SIZE, blue) for number in (1, 2)]
    colours = [pixmap.toImage().pixelColor(1, 1).name() for pixmap in shown if pixmap is not None]
    assert colours == ["#0000ff", "#ff0000"]


def test_what_stands_for_others_is_always_painted(view: QListView) -> None:
    pictures, paint = Pictures(view, NO_TIME), Painter("red")
    pictures.begin("light")
    pictures.picture(1, "look", SIZE, paint)
    assert pictures.picture(2, "look", SIZE, paint) is None
    assert pictures.picture(waiting_number(False, True), "empty", SIZE, paint) is not None


def test_the_oldest_go_but_never_what_is_seen(view: QListView) -> None:
    pictures, paint = Pictures(view, LONG), Painter("red")
    large = QSize(1000, 1000)
    pictures.begin("light")
    for number in range(20):
        pictures.picture(number, "look", large, paint)
    pictures.picture(19, "look", large, paint)
    assert paint.times == 20
    pictures.picture(0, "look", large, paint)
    assert paint.times == 21
    huge = QSize(4000, 4000)  # larger than all the room: the last one stays all the same
    pictures.picture(30, "look", huge, paint)
    pictures.picture(30, "look", huge, paint)
    assert paint.times == 22


def rows() -> tuple[Row, ...]:
    fens = (SOUND, BLOCK, THREATS, SOUND, BLOCK)
    sound = Finding("sound", ("e3e4",), key_text="Qe4")
    return tuple(
        Row(number, problem(fen, "#2", f"Author {number}"), sound, 1, NOW)
        for number, fen in enumerate(fens, start=1)
    )


@pytest.fixture
def records(appearance: Appearance) -> RecordsModel:
    made = RecordsModel(appearance)
    made.show_ids(range(1, 6))
    return made


@pytest.fixture(params=["table", "gallery"])
def shown(
    request: pytest.FixtureRequest,
    records: RecordsModel,
    qtbot: QtBot,
    appearance: Appearance,
) -> RecordTable | Gallery:
    """A table or a gallery that has time for one picture in a frame."""
    thumbnails = Thumbnails(appearance)
    made = (
        RecordTable(records, thumbnails, appearance)
        if request.param == "table"
        else Gallery(records, thumbnails, appearance)
    )
    qtbot.addWidget(made)
    made.resize(900, 700)
    made.show()
    return made


def view_of(shown: RecordTable | Gallery) -> RecordTable | QListView:
    return shown if isinstance(shown, RecordTable) else shown.grid


def seen(shown: RecordTable | Gallery) -> QImage:
    return view_of(shown).viewport().grab().toImage()


def test_rows_come_one_after_the_other_and_all_come(
    shown: RecordTable | Gallery, records: RecordsModel, qtbot: QtBot
) -> None:
    view = view_of(shown)
    empty = seen(shown)
    view.pictures = Pictures(view, LONG)
    records.take_rows(rows())
    whole = seen(shown)
    assert whole != empty
    view.pictures = Pictures(view, NO_TIME)
    assert seen(shown) not in (whole, empty)
    assert not view.pictures.is_complete
    qtbot.waitUntil(lambda: view.pictures.is_complete)
    assert seen(shown) == whole


def test_other_colours_are_seen_at_once(
    shown: RecordTable | Gallery, records: RecordsModel, appearance: Appearance
) -> None:
    records.take_rows(rows())
    view = view_of(shown)
    view.pictures = Pictures(view, LONG)
    looks = [seen(shown)]
    appearance.colour(LIGHT, SLATE)
    looks.append(seen(shown))
    appearance.colour(DARK, SLATE)
    looks.append(seen(shown))
    view.selectRow(1) if isinstance(view, RecordTable) else view.selectAll()
    looks.append(seen(shown))
    records.set_matcher(lambda _: [20, 21])
    looks.append(seen(shown))
    assert all(one != other for one, other in pairwise(looks))
