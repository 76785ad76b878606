# SPDX-License-Identifier: GPL-3.0-or-later
"""From which version each was made, where some were saved over."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from studio import BLOCK, LONG, SOUND, THREATS, problem

from composer.gui.collection.versions.order import merged_versions
from composer.library.records.values import Version

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


def version(number: int, fen: str, minute: int, parent: int | None = None) -> Version:
    return Version(number, 1, parent, problem(fen), None, "", BEGUN + timedelta(minutes=minute))


def story(saved: list[Version], remembered: list[Version]) -> list[tuple[int, int | None]]:
    return [
        (version.version_id, version.parent_id) for version in merged_versions(saved, remembered)
    ]


def test_what_was_saved_over_is_the_first_and_the_rest_was_made_from_it() -> None:
    saved = [version(7, BLOCK, 5)]  # held SOUND before
    remembered = [version(-1, SOUND, 1, 7), version(-2, BLOCK, 4, -1)]
    assert story(saved, remembered) == [(-1, None), (7, -1)]
    # A third, made from the first after it had been saved over, is a child of the first.
    third = version(8, THREATS, 9, 7)
    remembered.append(version(-3, THREATS, 8, -1))
    assert story([*saved, third], remembered) == [(-1, None), (7, -1), (8, -1)]


def test_what_is_remembered_of_a_saved_one_is_told_once() -> None:
    saved = [version(7, SOUND, 1), version(8, BLOCK, 5, 7)]
    remembered = [version(-1, SOUND, 2, 7), version(-2, THREATS, 3, -1), version(-3, BLOCK, 4, -2)]
    assert story(saved, remembered) == [(7, None), (-2, 7), (8, -2)]


def test_an_older_version_saved_over_keeps_its_own_parent_for_what_it_held() -> None:
    saved = [version(6, LONG, 0), version(7, BLOCK, 5, 6)]  # 7 held SOUND before
    remembered = [version(-1, SOUND, 1, 7), version(-2, BLOCK, 4, -1)]
    assert story(saved, remembered) == [(6, None), (-1, 6), (7, -1)]


def test_a_position_come_back_to_makes_no_circle() -> None:
    saved = [version(7, SOUND, 1), version(8, BLOCK, 2, 7), version(9, SOUND, 3, 8)]
    remembered = [version(-1, SOUND, 1, 7), version(-2, BLOCK, 2, -1)]
    assert story(saved, remembered) == [(7, None), (8, 7), (9, 8)]
    round_about = [version(-1, SOUND, 1, -2), version(-2, BLOCK, 2, -1)]
    told = merged_versions([], round_about)
    assert sum(each.parent_id is None for each in told) == 1
