# SPDX-License-Identifier: GPL-3.0-or-later
"""What a record is linked with stands in its details, and a click leads there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from studio import Studio

from composer.formats.entry import Entry
from composer.library.access.store import Library
from composer.library.arriving.links import Link, LinkKind, add_links
from composer.library.changes.intake import bring_in
from composer.problem.credits import Credits
from composer.problem.problem import Problem


@pytest.fixture
def linked(small_library: Path) -> Path:
    """Of three problems the first is anticipated by the third."""
    with Library.open(small_library) as library, library.writing() as connection:
        add_links(connection, (Link(1, 3, LinkKind.ANTICIPATED),))
    return small_library


def test_a_link_is_told_from_both_sides_and_leads_there(linked: Path, studio: Studio) -> None:
    window = studio.window
    detail, table = window.shelves.parts.detail, window.library.table
    studio.trigger("show-library")
    table.choosing.choose(1)
    studio.until(lambda: "Anticipated by Zeller" in detail.text)
    label = next(each for each in detail.findChildren(QLabel) if "<a href" in each.text())
    label.linkActivated.emit("3")
    studio.until(lambda: "Anticipates Anne Aubry" in detail.text)
    assert window.library.chosen_records() == (3,)
    # One that the list does not show is shown alone.
    window.library.set_query("zeller")
    studio.until(lambda: studio.record_ids() == [3])
    detail.link_requested.emit(1)
    studio.until(lambda: studio.record_ids() == [1])
    studio.until(lambda: window.library.chosen_records() == (1,))


def test_a_link_is_removed_and_made_again(linked: Path, studio: Studio) -> None:
    window = studio.window
    detail, table = window.shelves.parts.detail, window.library.table
    studio.trigger("show-library")
    table.choosing.choose(3)
    studio.until(lambda: "Anticipates Anne Aubry" in detail.text)
    label = next(each for each in detail.findChildren(QLabel) if "<a href" in each.text())
    label.linkActivated.emit("-0")
    assert studio.notice("The link was removed.")
    studio.until(lambda: "Anticipates" not in detail.text)
    studio.press_notice("Undo")
    studio.until(lambda: "Anticipates Anne Aubry" in detail.text)
    window.shelves.parts.changes.redo()
    studio.until(lambda: "Anticipates" not in detail.text)


def test_where_else_it_was_printed_is_told(small_library: Path, studio: Studio) -> None:
    window = studio.window
    row = window.library.records.row_at(0)
    assert row is not None
    credits = Credits(row.problem.credits.authors, "BCM", "1918")
    again = Credits(row.problem.credits.authors, "Book", "1950")
    tellings = [
        Entry(Problem(row.problem.position, row.problem.stipulation, each), 1)
        for each in (credits, again)
    ]

    def take(library: Library) -> bool:
        for _ in bring_in(library, tellings):
            pass
        return True

    done: list[bool] = []
    window.librarian.change(take, done.append)
    studio.until(lambda: done)
    studio.trigger("show-library")
    window.library.set_query("bcm")
    studio.until(lambda: len(studio.record_ids()) == 1)
    window.library.table.choosing.choose(studio.record_ids()[0])
    detail = window.shelves.parts.detail
    studio.until(lambda: "Book 1950" in detail.text)
    assert "Also printed" in detail.text
