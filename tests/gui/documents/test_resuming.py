# SPDX-License-Identifier: GPL-3.0-or-later
"""A start goes on where the last one ended, be it closed, killed, or its library gone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from patience import awaited
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.gui.documents.savedsession import SavedSession, read_session
from composer.gui.user.prompts import Unsaved
from composer.library.access.store import Library
from composer.library.changes.bin import empty_bin
from composer.library.changes.operations import delete_records
from composer.problem.fen import parse_fen
from composer.problem.position import EMPTY, Position

Open = Callable[[], Studio]
VICTIM = Path(__file__).with_name("tabsvictim.py")


def positions(studio: Studio) -> list[Position]:
    return [document.problem.position for document in studio.window.workbench.documents]


def written(folder: Path, is_so: Callable[[SavedSession], bool]) -> None:
    """Wait for what another program writes down."""

    def holds() -> bool:
        session = read_session(folder)
        return session is not None and is_so(session)

    assert awaited(holds), f"not written down: {read_session(folder)}"


def open_two(studio: Studio) -> tuple[int, int]:
    """Open two records of the library in a tab each."""
    workbench, desk = studio.window.workbench, studio.window.desk
    first, second = studio.record_ids()[:2]
    desk.open_record(first)
    studio.until(lambda: workbench.document.place.record_id == first)
    desk.open_record_beside(second)
    studio.until(lambda: workbench.document.place.record_id == second)
    return first, second


def test_a_killed_program_loses_nothing_of_any_tab(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    with subprocess.Popen(
        [sys.executable, str(VICTIM), str(tmp_path), BLOCK, THREATS],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as victim:
        try:
            assert victim.stdout is not None
            assert victim.stdout.readline() == "composed\n"
            written(
                tmp_path / "d",
                lambda told: (
                    [bool(tab.draft) for tab in told.tabs] == [True, True, False]
                    and told.query == "men:3-"
                    and told.shows_library
                    and told.front == 0
                ),
            )
        finally:
            victim.kill()
    studio = open_studio().ready()
    workbench = studio.window.workbench
    studio.until(lambda: len(workbench.documents) == 3)
    assert positions(studio)[:2] == [parse_fen(BLOCK), parse_fen(THREATS)]
    assert [document.is_clean for document in workbench.documents] == [False, False, True]
    assert [document.place.record_id for document in workbench.documents] == [None, None, 1]
    assert workbench.document is workbench.documents[0]
    assert studio.window.lay.views.is_library
    assert studio.window.library.query == "men:3-"
    assert studio.notice("problems that were not saved were brought back")
    studio.window.lay.views.show_studio()
    studio.trigger("undo")  # an empty history: nothing is taken back that was not done here
    assert positions(studio)[0] == parse_fen(BLOCK)


def test_after_a_clean_end_the_same_tabs_are_open(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    records = open_two(before)
    before.trigger("previous-tab")
    before.close()
    after = open_studio().ready()
    workbench = after.window.workbench
    after.until(lambda: len(workbench.documents) == 2)
    assert tuple(document.place.record_id for document in workbench.documents) == records
    assert workbench.document is workbench.documents[0]
    assert all(document.is_clean for document in workbench.documents)
    assert after.window.notices.sentence == ""


def test_unsaved_work_can_be_kept_for_the_next_start(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    before.lay(problem(BLOCK, "#2", "Kept, Kay"))
    before.trigger("new")
    before.lay(problem(SOUND))
    before.prompts.answer = Unsaved.KEEP
    before.close()
    after = open_studio().ready()
    workbench = after.window.workbench
    after.until(lambda: len(workbench.documents) == 2)
    assert positions(after) == [parse_fen(BLOCK), parse_fen(SOUND)]
    assert workbench.documents[0].problem.credits.authors == ("Kept, Kay",)
    assert not any(document.is_clean for document in workbench.documents)
    after.prompts.answer = Unsaved.DISCARD
    after.close()
    assert not list((tmp_path / "d").glob("*.draft.json"))
    last = open_studio().ready()
    assert positions(last) == [EMPTY]


def test_it_begins_empty_where_that_is_wished_and_work_is_offered_all_the_same(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    open_two(before)
    before.trigger("new")
    before.lay(problem(BLOCK))
    before.prompts.answer = Unsaved.KEEP
    before.trigger("resume")
    assert not before.window.preferring.now.resume
    before.close()
    after = open_studio().ready()
    assert after.notice("Unsaved work of")
    assert positions(after) == [EMPTY]


def test_a_problem_that_has_gone_is_left_out_with_a_sentence(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    first, second = open_two(before)
    before.close()
    with Library.open(small_library) as library:
        delete_records(library, (first,))
        empty_bin(library, (first,))
    after = open_studio().ready()
    assert after.notice("One tab was not opened again")
    assert [document.place.record_id for document in after.window.workbench.documents] == [second]


def test_a_damaged_list_of_tabs_loses_no_work(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    before.lay(problem(BLOCK))
    before.prompts.answer = Unsaved.KEEP
    before.close()
    (tmp_path / "d" / "sitting.json").write_text("{", "utf-8")
    after = open_studio().ready()
    assert after.notice("Unsaved work of")
    after.press_notice("Bring it back")
    assert positions(after) == [parse_fen(BLOCK)]


def test_a_second_window_begins_empty_and_spoils_nothing(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    first = open_studio().ready()
    records = open_two(first)
    first.window.files.keeper.keep()
    written_by_first = tmp_path / "d"
    first.until(lambda: read_session(written_by_first) is not None)
    second = open_studio()
    second.until(lambda: second.window.librarian.path is not None)
    second.lay(problem(BLOCK))
    second.window.files.keeper.keep()
    second.until(lambda: list((tmp_path / "d").glob("*.draft.json")))
    second.prompts.answer = Unsaved.DISCARD
    second.close()
    session = read_session(tmp_path / "d")
    assert session is not None
    assert tuple(tab.record_id for tab in session.tabs) == records


_HOLDER = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("PRAGMA locking_mode = EXCLUSIVE")
held.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held_by_another_program(path: Path) -> Iterator[None]:
    """Let another program have a library for itself."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as holder:
        try:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "held\n"
            yield
        finally:
            holder.kill()


def test_tabs_come_back_though_another_program_holds_the_library(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    first, second = open_two(before)
    before.lay(problem(BLOCK))
    before.prompts.answer = Unsaved.KEEP
    before.close()
    session = read_session(tmp_path / "d")
    with held_by_another_program(small_library):
        after = open_studio()
        assert after.notice("Another program holds the library")
        workbench = after.window.workbench
        after.until(lambda: not workbench.document.is_blank)
        assert positions(after) == [parse_fen(BLOCK)]
        assert workbench.document.place.record_id == second
        after.trigger("save")
        assert after.notice("is being written by another program")
        after.window.files.keeper.keep()
        after.rest()
        assert read_session(tmp_path / "d") == session
    after.window.files.safekeeping.look()
    after.until(lambda: len(workbench.documents) == 2)
    assert after.notice("The library is open now.")
    assert [document.place.record_id for document in workbench.documents] == [first, second]
    assert [document.is_clean for document in workbench.documents] == [True, False]
    after.trigger("save")
    after.until(lambda: workbench.document.is_clean)
    assert len(after.record_ids()) == 3  # saved in its place
