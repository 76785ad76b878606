# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches in their thread, with real processes, and after the program was killed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from searches import BLOCK, small, whole_board

from composer.explore.judging import Judge
from composer.explore.spec import Spec
from composer.explore.specfile import spec_object
from composer.gui.exploring.journals import JOURNAL_END
from composer.gui.exploring.searchrun import SearchRun
from composer.gui.exploring.shelf import Shelf, ShelfError, read_kept
from composer.gui.threads.running import State, Workers

_PROGRAM = Path(__file__).with_name("searcher.py")
PATIENCE = 60_000


@pytest.fixture
def exploration(qtbot: QtBot, tmp_path: Path) -> Iterator[SearchRun]:
    made = SearchRun(tmp_path)
    yield made
    made.close()


def until(qtbot: QtBot, exploration: SearchRun, state: State) -> None:
    qtbot.waitUntil(lambda: exploration.state is state, timeout=PATIENCE)


def search() -> Spec:
    return replace(whole_board(BLOCK, changes=2, themes=False), limit=20_001)


def test_it_is_told_what_is_found(qtbot: QtBot, exploration: SearchRun) -> None:
    spec = small()
    _, finds = Judge(spec).turns(0, 10**9)
    told: list[object] = []
    exploration.found.connect(told.append)
    exploration.start(spec, Workers(jobs=1))
    until(qtbot, exploration, State.FINISHED)
    assert told[-1] == tuple(sorted(finds, key=lambda find: find.rank))


def test_a_killed_search_goes_on_and_comes_to_the_same(
    qtbot: QtBot, exploration: SearchRun, tmp_path: Path
) -> None:
    spec = search()
    file = tmp_path / "spec.json"
    file.write_text(json.dumps(spec_object(spec)), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(_PROGRAM), str(tmp_path), str(file)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "searching\n"
        finally:
            process.kill()
    (kept,) = Shelf(tmp_path).past()
    assert kept.spec == spec
    assert not kept.is_finished
    assert 0 < kept.percent < 100
    told: list[object] = []
    exploration.found.connect(told.append)
    exploration.go_on(kept, Workers(jobs=2))
    until(qtbot, exploration, State.FINISHED)
    tally, finds = Judge(spec).turns(0, 10**9)
    again = read_kept(kept.path)
    assert again.tally == tally
    assert again.best == tuple(sorted(finds, key=lambda find: find.rank))[:1000]
    assert told[-1] == again.best
    assert len(list(tmp_path.glob(f"*{JOURNAL_END}"))) == 1


def test_a_folder_that_cannot_be_made_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    exploration = SearchRun(tmp_path / "file" / "searches")
    faults: list[Exception] = []
    exploration.failed.connect(faults.append)
    exploration.start(small(), Workers(jobs=1))
    until(qtbot, exploration, State.FAILED)
    assert str(tmp_path) in str(faults[0])
    exploration.close()


def test_a_search_that_cannot_be_read_is_not_overwritten(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    path = shelf.save("mine", small())
    path.write_text('{"version": 99}', encoding="utf-8")
    with pytest.raises(ShelfError, match=r"mine\.search\.json cannot be read"):
        shelf.save("mine", small())
    assert path.read_text(encoding="utf-8") == '{"version": 99}'


def test_a_search_needs_a_name(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    with pytest.raises(ShelfError, match="name"):
        shelf.save(" .. ", small())
    path = shelf.save('a/b:"c"', small())
    assert path.parent == tmp_path
    assert shelf.open(path) == replace(small())
    assert shelf.named() == (("a_b__c_", path),)


def test_what_is_no_journal_is_passed_over(tmp_path: Path) -> None:
    broken = tmp_path / f"x{JOURNAL_END}"
    broken.write_bytes(b"\xff\xfe nonsense\n")
    assert Shelf(tmp_path).past() == ()
    assert broken.exists()
