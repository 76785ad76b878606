# SPDX-License-Identifier: GPL-3.0-or-later
"""A library too large to be looked through on opening is looked through while it is used."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from composer.gui.threads import integrity as lookingthrough
from composer.gui.threads.integrity import LookingThrough
from composer.gui.threads.librarian import Librarian
from composer.library.access import admitting


def overwrite(path: Path, name: str) -> None:
    """Spoil the first page of a table or index."""
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("r+b") as stream:
        stream.seek((root - 1) * size + 8)
        stream.write(b"\xff" * 40)


@pytest.fixture
def librarian(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Librarian]:
    monkeypatch.setattr(admitting, "CHECKED_ON_OPENING", 0)
    monkeypatch.setattr(lookingthrough, "SETTLED", 10)
    one = Librarian()
    yield one
    one.close()


def looked_through(qtbot: QtBot, librarian: Librarian, path: Path, needless: bool) -> object:
    """Open a library; return what came of looking through it."""
    looking = LookingThrough(librarian, is_needless=lambda _: needless)
    try:
        with qtbot.waitSignal(looking.ended) as told:
            librarian.open(path)
    finally:
        looking.close()
    return told.args[0]


def test_a_whole_one_is_found_whole(
    qtbot: QtBot, librarian: Librarian, small_library: Path
) -> None:
    faults: list[str] = []
    librarian.faulted.connect(faults.append)
    assert looked_through(qtbot, librarian, small_library, needless=False) is True
    assert faults == []


def test_damage_is_told_in_a_sentence(
    qtbot: QtBot, librarian: Librarian, small_library: Path
) -> None:
    overwrite(small_library, "record_by_authors")
    faults: list[str] = []
    librarian.faulted.connect(faults.append)
    assert looked_through(qtbot, librarian, small_library, needless=False) is False
    assert len(faults) == 1
    assert "is damaged" in faults[0]


def test_one_that_was_looked_through_on_opening_is_left_alone(
    qtbot: QtBot, librarian: Librarian, small_library: Path
) -> None:
    overwrite(small_library, "record_by_authors")
    faults: list[str] = []
    librarian.faulted.connect(faults.append)
    assert looked_through(qtbot, librarian, small_library, needless=True) is None
    assert faults == []


def test_closing_gives_it_up(qtbot: QtBot, librarian: Librarian, small_library: Path) -> None:
    looking = LookingThrough(librarian, is_needless=lambda _: False)
    ended: list[object] = []
    looking.ended.connect(ended.append)
    with qtbot.waitSignal(librarian.opened):
        librarian.open(small_library)
    looking.close()
    qtbot.pass_time(looking)  # seconds after opening it would have begun
    assert ended == []
