# SPDX-License-Identifier: GPL-3.0-or-later
"""Unsaved work outlives the program: written in time, offered once, never lost."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from patience import awaited
from PySide6.QtWidgets import QPushButton
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.gui.documents.autosave import DELAY, Keeper
from composer.gui.documents.savedsession import FILE, read_session
from composer.gui.documents.workbench import Workbench
from composer.gui.user.prompts import Unsaved
from composer.library.keeping.autosave import Draft, DraftStore
from composer.problem.fen import parse_fen
from composer.studio.saving import RecordPlace

Open = Callable[[], Studio]
VICTIM = Path(__file__).with_name("victim.py")


def drafts_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.draft.json"))


def names_draft(folder: Path) -> bool:
    """Tell whether what is open is written down, with the unsaved work in it."""
    session = read_session(folder)
    return session is not None and any(tab.draft for tab in session.tabs)


@pytest.fixture
def keeping(qtbot, tmp_path: Path) -> Iterator[tuple[Workbench, Keeper, Path]]:
    workbench = Workbench()
    keeper = Keeper(workbench, tmp_path / "d", lambda: tmp_path / "l.chesslib")
    yield workbench, keeper, tmp_path / "d"
    keeper.close(keep=False)


def leave_draft(folder: Path, fen: str, library: Path | None = None) -> None:
    with DraftStore.open(folder) as store:
        store.write_draft(Draft(problem(fen, "#2", "Found, Fay"), library))


class TestKeeping:
    def test_work_is_on_the_disk_within_two_seconds(self, qtbot, keeping) -> None:
        workbench, _, folder = keeping
        assert DELAY <= 1000  # and a second for the disk
        workbench.document.change(problem(SOUND), "a")
        qtbot.waitUntil(lambda: bool(drafts_in(folder)))
        workbench.document.change(problem(BLOCK), "b")
        expected = BLOCK.split()[0]
        qtbot.waitUntil(lambda: expected in drafts_in(folder)[0].read_text("utf-8"))

    def test_steps_one_after_the_other_do_not_put_it_off(self, qtbot, keeping) -> None:
        workbench, _, folder = keeping
        steps = count()

        def work_on() -> bool:  # a step every few milliseconds, without a rest
            workbench.document.change(problem(SOUND, "#2", str(next(steps))), "x")
            return bool(drafts_in(folder))

        qtbot.waitUntil(work_on)

    def test_saved_work_leaves_no_draft(self, qtbot, keeping) -> None:
        workbench, keeper, folder = keeping
        workbench.document.change(problem(SOUND), "a")
        keeper.keep()
        qtbot.waitUntil(lambda: bool(drafts_in(folder)))
        workbench.document.mark_saved(RecordPlace(1, 1), problem(SOUND))
        keeper.keep()
        qtbot.waitUntil(lambda: not drafts_in(folder))

    def test_closing_with_keep_writes_what_is_unsaved(self, qtbot, tmp_path: Path) -> None:
        workbench = Workbench()
        keeper = Keeper(workbench, tmp_path / "d", lambda: None)
        workbench.document.change(problem(SOUND), "a")
        keeper.close(keep=True)
        assert len(drafts_in(tmp_path / "d")) == 1
        workbench.document.change(problem(BLOCK), "after the end")

    def test_a_folder_that_cannot_be_made_is_told(self, qtbot, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("x", "utf-8")
        told: list[str] = []
        keeper = Keeper(Workbench(), tmp_path / "file" / "d", lambda: None)
        keeper.faulted.connect(told.append)
        qtbot.waitUntil(lambda: bool(told))
        keeper.close(keep=False)
        assert told[0].startswith("Unsaved work cannot be kept safe")

    def test_what_was_open_and_cannot_be_read_is_kept_and_told_once(
        self, qtbot, tmp_path: Path
    ) -> None:
        written = '{"form": 2, "tabs": "of a program to come"}'
        (tmp_path / FILE).write_text(written, "utf-8")
        told: list[str] = []
        for _ in range(2):
            keeper = Keeper(Workbench(), tmp_path, lambda: None)
            keeper.faulted.connect(told.append)
            keeper.begun.connect(lambda _, keeper=keeper: keeper.note_what_is_open())
            keeper.keep()
            qtbot.waitUntil(lambda: read_session(tmp_path) is not None)
            keeper.close(keep=True)
        assert len(told) == 1
        aside = next(tmp_path.glob("*.unread-*.json"))
        assert told[0] == f"What was open last cannot be read; it was set aside as {aside}."
        assert aside.read_text("utf-8") == written

    def test_a_draft_belongs_in_its_own_library_only(self, tmp_path: Path) -> None:
        draft = Draft(problem(SOUND), tmp_path / "a.chesslib", 3, 4)
        assert Keeper.place_of(draft, tmp_path / "a.chesslib") == RecordPlace(3, 4)
        assert Keeper.place_of(draft, tmp_path / "b.chesslib") == RecordPlace()
        assert Keeper.place_of(draft, None) == RecordPlace()


class TestAfterACrash:
    def test_a_killed_studio_s_work_is_offered_and_brought_back(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        with subprocess.Popen(
            [sys.executable, str(VICTIM), str(tmp_path), BLOCK],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as victim:
            try:
                assert victim.stdout is not None
                assert victim.stdout.readline() == "composed\n"
                assert awaited(lambda: names_draft(tmp_path / "d"))
            finally:
                victim.kill()
        studio = open_studio().ready()
        studio.notice("One problem that was not saved was brought back.")
        assert studio.window.workbench.document.problem.credits.authors == ("Lost, Lea",)
        assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)
        assert not studio.window.workbench.document.is_clean
        studio.save()
        studio.close()
        assert drafts_in(tmp_path / "d") == []
        again = open_studio().ready()
        assert again.window.notices.sentence == ""

    def test_a_clean_end_leaves_nothing_to_offer(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        first = open_studio().ready()
        first.prompts.answer = Unsaved.DISCARD
        first.lay(problem(BLOCK))
        first.window.files.keeper.keep()
        first.until(lambda: drafts_in(tmp_path / "d"))
        first.close()
        assert drafts_in(tmp_path / "d") == []
        second = open_studio().ready()
        assert second.window.notices.sentence == ""

    def test_each_of_several_drafts_is_offered(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        for fen in (SOUND, BLOCK, THREATS):
            leave_draft(tmp_path / "d", fen)
        studio = open_studio().ready()
        bring, discard = studio.window.notices.findChildren(QPushButton)[:2]
        assert "6+3" in studio.notice("Unsaved work")
        discard.click()
        assert "9+6" in studio.notice("Unsaved work")
        bring.click()
        assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)
        assert "3+1" in studio.notice("Unsaved work")
        bring.click()
        assert studio.window.workbench.document.problem.position == parse_fen(SOUND)
        assert [document.problem.position for document in studio.window.workbench.documents] == [
            parse_fen(BLOCK),
            parse_fen(SOUND),
        ]  # in tabs of their own: nothing need be left for them
        assert studio.prompts.asked == []
        assert studio.window.notices.sentence == ""

    def test_what_is_brought_back_leaves_the_work_on_the_board(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        leave_draft(tmp_path / "d", BLOCK)
        studio = open_studio().ready()
        studio.lay(problem(SOUND))
        studio.notice("Unsaved work")
        work = studio.window.workbench.document
        studio.window.notices.findChildren(QPushButton)[0].click()
        assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)
        assert work.problem == problem(SOUND)
        assert work in studio.window.workbench.documents

    def test_an_offer_outlives_other_notices(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        leave_draft(tmp_path / "d", BLOCK)
        studio = open_studio().ready()
        studio.notice("Unsaved work")
        studio.trigger("copy")
        assert "Copied" in studio.window.notices.sentence
        studio.window.notices.dismiss()
        assert "Unsaved work" in studio.window.notices.sentence

    def test_a_damaged_draft_is_told_and_kept(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        leave_draft(tmp_path / "d", BLOCK)
        (path,) = drafts_in(tmp_path / "d")
        path.write_text("{half", "utf-8")
        studio = open_studio().ready()
        studio.notice("cannot be read")
        assert path.exists()
