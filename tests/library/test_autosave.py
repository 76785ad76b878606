# SPDX-License-Identifier: GPL-3.0-or-later
"""Drafts of unsaved work: kept over a kill, never stolen from a living program."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from library.strategies import BROKEN_TEXT, problems

from composer.library.keeping.autosave import Draft, DraftStore, DraftsUnwritable
from composer.problem.problem import Problem

DRAFTER = Path(__file__).with_name("drafter.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the drafts lie; not made yet."""
    return tmp_path / "state" / "drafts"


def leave_behind(folder: Path, *drafts: Draft) -> None:
    """Leave drafts as programs do that die without discarding them."""
    for draft in drafts:
        with DraftStore.open(folder) as store:
            store.write_draft(draft)


def test_a_draft_left_behind_is_found_with_all_it_held(folder: Path, mate: Problem) -> None:
    draft = Draft(mate, folder / "a.library", record_id=7, version_id=11)
    before = datetime.now(UTC)
    leave_behind(folder, draft)
    with DraftStore.open(folder) as store:
        (found,) = store.read_drafts()
    assert found.complaint == ""
    assert found.draft is not None
    assert before <= found.draft.written_at <= datetime.now(UTC)
    assert found.draft == Draft(mate, draft.library, 7, 11, found.draft.written_at)


@given(problem=problems(BROKEN_TEXT))
def test_any_problem_comes_back_from_its_draft(
    problem: Problem, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("drafts")
    leave_behind(folder, Draft(problem))
    with DraftStore.open(folder) as store:
        (found,) = store.read_drafts()
    assert found.draft is not None
    assert found.draft.problem == problem
    assert (found.draft.library, found.draft.record_id) == (None, None)


def test_the_last_draft_replaces_the_ones_before(
    folder: Path, mate: Problem, other: Problem
) -> None:
    with DraftStore.open(folder) as store:
        store.write_draft(Draft(mate))
        store.write_draft(Draft(other))
        assert len(list(folder.glob("*.json"))) == 1
    with DraftStore.open(folder) as store:
        (found,) = store.read_drafts()
        assert found.draft is not None
        assert found.draft.problem == other


def test_a_discarded_draft_is_gone(folder: Path, mate: Problem) -> None:
    with DraftStore.open(folder) as store:
        store.discard_draft()  # nothing to discard yet
        store.write_draft(Draft(mate))
        store.discard_draft()
    with DraftStore.open(folder) as store:
        assert store.read_drafts() == ()
    assert list(folder.iterdir()) == []


def test_a_living_program_keeps_its_draft(folder: Path, mate: Problem) -> None:
    with DraftStore.open(folder) as living, DraftStore.open(folder) as second:
        living.write_draft(Draft(mate))
        assert second.read_drafts() == ()
        assert living.read_drafts() == ()  # nor is its own offered
        with pytest.raises(ValueError, match="claimed"):
            second.discard_draft(living.path)
        assert living.path.exists()


def test_a_claimed_draft_is_offered_once(folder: Path, mate: Problem) -> None:
    leave_behind(folder, Draft(mate))
    with DraftStore.open(folder) as first, DraftStore.open(folder) as second:
        (found,) = first.read_drafts()
        assert second.read_drafts() == ()
        assert first.read_drafts() == (found,)
        first.discard_draft(found.path)
        assert first.read_drafts() == ()
    with DraftStore.open(folder) as third:
        assert third.read_drafts() == ()
    assert list(folder.iterdir()) == []


def test_a_claimed_draft_that_was_not_wanted_nor_discarded_is_offered_again(
    folder: Path, mate: Problem
) -> None:
    leave_behind(folder, Draft(mate))
    for _ in range(2):
        with DraftStore.open(folder) as store:
            assert len(store.read_drafts()) == 1


def test_several_drafts_come_newest_first(folder: Path, mate: Problem, other: Problem) -> None:
    leave_behind(folder, Draft(mate), Draft(other), Draft(Problem()))
    with DraftStore.open(folder) as store:
        found = [draft.draft.problem for draft in store.read_drafts() if draft.draft is not None]
    assert found == [Problem(), other, mate]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"{",
        b"[]",
        b"null",
        b"[" * 100_000,
        b"{}",
        b'{"form": 2}',
        b'{"form": 1, "written_at": "yesterday"}',
        b'{"form": 1, "written_at": "2026-01-01T00:00:00+00:00", "problem": {"fen": "x"}}',
        b'{"form": 1, "written_at": "2026-01-01T00:00:00+00:00", "library": 3}',
        b" " * (5 << 20),
    ],
)
def test_a_damaged_draft_is_told_and_may_be_discarded(
    folder: Path, mate: Problem, content: bytes
) -> None:
    leave_behind(folder, Draft(mate))
    (path,) = folder.glob("*.json")
    path.write_bytes(content)
    with DraftStore.open(folder) as store:
        (found,) = store.read_drafts()
        assert found.draft is None
        assert str(path) in found.complaint
        assert "\n" not in found.complaint
        assert path.read_bytes() == content
        store.discard_draft(found.path)
        assert not path.exists()


def test_a_folder_that_cannot_be_is_told(folder: Path) -> None:
    folder.parent.mkdir()
    folder.write_text("a file stands here", "utf-8")
    with pytest.raises(DraftsUnwritable) as raised:
        DraftStore.open(folder)
    assert str(folder) in str(raised.value)


def test_a_folder_that_went_away_is_told_and_the_program_goes_on(
    folder: Path, mate: Problem
) -> None:
    with DraftStore.open(folder) as store:
        store.write_draft(Draft(mate))
        away = folder.rename(folder.with_name("away"))
        with pytest.raises(DraftsUnwritable):
            store.write_draft(Draft(mate))
        away.rename(folder)
        store.write_draft(Draft(mate))


def test_locks_of_dead_programs_are_tidied_only_when_old(folder: Path) -> None:
    folder.mkdir(parents=True)
    old, young = folder / "old.draft.lock", folder / "young.draft.lock"
    for path in (old, young):
        path.touch()
    yesterday = time.time() - 2 * 24 * 3600
    os.utime(old, (yesterday, yesterday))
    with DraftStore.open(folder) as living, DraftStore.open(folder) as store:
        (own,) = folder.glob(f"{living.path.name.partition('.')[0]}*.lock")
        os.utime(own, (yesterday, yesterday))
        store.read_drafts()
        assert not old.exists()
        assert young.exists()
        assert own.exists()


def test_a_killed_program_offers_its_draft_and_a_running_one_does_not(
    folder: Path, mate: Problem
) -> None:
    with subprocess.Popen(
        [sys.executable, str(DRAFTER), str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "drafted\n"
            with DraftStore.open(folder) as store:
                assert store.read_drafts() == ()
                process.kill()
                process.wait()
                (found,) = store.read_drafts()
                assert found.draft is not None
                assert found.draft.problem.title == "unsaved"
        finally:
            process.kill()
