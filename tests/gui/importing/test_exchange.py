# SPDX-License-Identifier: GPL-3.0-or-later
"""Import and export from the window: live, stoppable, told in the notice bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from patience import PatientBot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from studio import Studio

from composer.formats.sniff import read_problems
from composer.gui.importing import course
from composer.gui.importing.course import BATCH, Report
from composer.library.access.opening import open_for_session
from composer.library.arriving.arrivals import Imported

MEN = "algebraic: {white: [Kd6, Rb3, Sa4], black: [Ke8%s]}\nstipulation: '#3'\n"


def olv(folder: Path, count: int) -> Path:
    """A collection of so many problems, and one that cannot be read."""
    squares = [f"{file}{rank}" for rank in "7654" for file in "fgh"]
    text = "".join(
        f"---\n{MEN % f', P{squares[n % 12]}, P{squares[n // 12]}'}" for n in range(12, 12 + count)
    )
    path = folder / "in.olv"
    path.write_text(f"{text}---\nalgebraic: {{white: [XXa1]}}\nstipulation: '#2'\n", "utf-8")
    return path


def lines(number: int) -> list[str]:
    """So many positions, none of which is another one turned."""
    men = [f"{a}{b}{c}" for a in "QRBN" for b in "qrbn" for c in "1qrbn"]
    rows = [f"{place}k{7 - place}" if place else "k7" for place in range(7)]
    boards = [f"{row}/8/8/p7/8/{man}4K/8/8" for row in rows for man in men]
    boards += [board.replace("p7", "1p6") for board in boards]
    return [f"{board} w - - 0 1\t#2".replace("1q", "q1") for board in boards][:number]


def count(studio: Studio) -> int:
    return studio.window.library.records.rowCount()


def test_a_file_comes_in_and_the_report_can_be_copied(studio: Studio, tmp_path: Path) -> None:
    studio.ready()
    before = count(studio)
    studio.prompts.path = olv(tmp_path, 1)
    studio.trigger("import")
    notices = studio.window.notices
    studio.until(lambda: "not read" in notices.sentence)
    assert notices.sentence == "in.olv: 1 added, 0 merged, 0 there already, 1 not read."
    studio.until(lambda: count(studio) == 1)  # just what came in
    assert studio.window.lay.views.is_library
    studio.press_notice("Report")
    view = studio.window.files.exchange.bringing.view
    assert view is not None
    view.copy()
    assert "XXa1: XX is no man" in QGuiApplication.clipboard().text()
    view.close()
    studio.window.library.set_query("")
    studio.until(lambda: count(studio) == before + 1)


def begin_long_import(studio: Studio, folder: Path) -> None:
    path = folder / "many.txt"
    path.write_text("\n".join(lines(1100)), "utf-8")
    studio.prompts.path = path
    studio.trigger("import")
    studio.until(lambda: f"{BATCH} problems read" in studio.window.notices.sentence)


def test_another_library_ends_an_import_with_a_word(studio: Studio, tmp_path: Path) -> None:
    studio.ready()
    begin_long_import(studio, tmp_path)
    studio.prompts.path = tmp_path / "other.chesslib"
    studio.trigger("new-library")
    studio.until(lambda: "another library was opened" in studio.window.notices.sentence)
    assert " added, 0 merged" in studio.window.notices.sentence
    studio.until(lambda: count(studio) == 0)


def test_the_window_looks_at_the_library_anew_when_twice_as_much_has_come(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a look counts half a million problems: one after each batch takes as long as that."""
    monkeypatch.setattr(course, "BATCH", 20)
    studio.ready()
    looks: list[object] = []
    studio.window.librarian.changed.connect(looks.append)
    path = tmp_path / "many.txt"
    path.write_text("\n".join(lines(200)), "utf-8")
    studio.prompts.path = path
    studio.trigger("import")
    studio.until(lambda: "200 added" in studio.window.notices.sentence)
    assert [look.seen for look in looks if isinstance(look, Report)] == [20, 40, 80, 160]
    assert isinstance(looks[-1], Imported)


def test_a_library_that_can_only_be_read_ends_an_import_at_once(
    small_library: Path, open_studio: Callable[[], Studio], tmp_path: Path, qtbot: PatientBot
) -> None:
    held = open_for_session(small_library)
    studio = open_studio().ready()
    faults: list[str] = []
    studio.window.librarian.faulted.connect(faults.append)
    studio.prompts.path = olv(tmp_path, 3)
    studio.trigger("import")
    studio.until(lambda: faults)
    studio.until(studio.window.files.exchange.may_leave)
    qtbot.pass_time(studio.window)
    assert len(faults) == 1
    held.close()


def test_the_window_asks_before_it_ends_an_import(studio: Studio, tmp_path: Path) -> None:
    studio.ready()
    begin_long_import(studio, tmp_path)
    assert not studio.window.close()
    assert studio.prompts.asked[-1] == "Stop the import?"
    studio.window.choose_language("de")
    assert studio.prompts.asked[-2:] == ["Stop the import?"] * 2
    studio.until(lambda: "1,100 added" in studio.window.notices.sentence)
    assert studio.window.files.exchange.may_leave()


def test_a_long_import_can_be_stopped_and_the_window_stays_live(
    studio: Studio, tmp_path: Path
) -> None:
    studio.ready()
    before = count(studio)
    path = tmp_path / "many.txt"
    path.write_text("\n".join(lines(1100)), "utf-8")
    studio.prompts.path = path
    studio.trigger("import")
    notices = studio.window.notices
    studio.until(lambda: "problems read" in notices.sentence)
    studio.trigger("import")  # one at a time
    assert "under way" in notices.sentence
    studio.until(lambda: count(studio) > before)  # what is on the disk is shown
    studio.until(lambda: "problems read" in notices.sentence)
    next(b for b in notices.findChildren(QPushButton) if b.isVisible()).click()
    studio.until(lambda: "added" in notices.sentence)
    added = int(notices.sentence.split(": ")[1].split()[0].replace(",", ""))
    assert added % BATCH == 0
    assert 0 < added < 1100
    studio.window.library.set_query("")  # what came in alone is listed
    studio.until(lambda: count(studio) == before + added)


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"\x89PNG", "a picture (PNG)"), (b"", "the file is empty"), (b"hello", "expected a FEN")],
)
def test_what_is_no_file_of_problems_is_told(
    studio: Studio, tmp_path: Path, content: bytes, words: str
) -> None:
    studio.ready()
    before = count(studio)
    studio.prompts.path = tmp_path / "x.olv"
    studio.prompts.path.write_bytes(content)
    studio.trigger("import")
    studio.until(lambda: words in studio.window.notices.sentence)
    assert count(studio) == before


def test_what_is_shown_is_written(studio: Studio, tmp_path: Path) -> None:
    studio.ready()
    studio.prompts.path = tmp_path / "out"
    studio.trigger("export-problems")
    studio.until(lambda: "written to" in studio.window.notices.sentence)
    assert len(read_problems(tmp_path / "out.olv")) == count(studio)


def test_a_place_that_cannot_be_written_is_told(studio: Studio, tmp_path: Path) -> None:
    studio.ready()
    studio.prompts.path = tmp_path / "none" / "out.olv"
    studio.trigger("export-problems")
    studio.until(lambda: "cannot be written" in studio.window.notices.sentence)


def test_no_choice_of_a_file_changes_nothing(studio: Studio) -> None:
    studio.ready()
    studio.prompts.path = None
    studio.trigger("import")
    studio.trigger("export-problems")
    assert studio.window.notices.sentence == ""
    assert studio.prompts.asked == ["Import problems", "problems.olv"]
